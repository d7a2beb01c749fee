// Animations of pieces, and none where the system asks for reduced motion.

import assert from 'node:assert/strict';
import { takeTurn, waitForTurn } from '../play/by-role.js';
import { startGame } from '../play/start-game.js';
import { suite } from '../suite.js';

const browserTest = suite();

for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
  browserTest(
    `pieces ${reducedMotion === 'reduce' ? 'do not fly' : 'fly and arrive'} when motion is ${reducedMotion}`,
    async ({ visit }) => {
      const player = await startGame(await visit({ reducedMotion }), 'monad', 5);
      const { page } = player;
      await page.evaluate(() => {
        const flown = { count: 0 };
        Object.assign(globalThis, { flown });
        const count = (/** @type {MutationRecord[]} */ records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes)
              flown.count += Number(node instanceof Element && node.classList.contains('ghost'));
        };
        new MutationObserver(count).observe(document.body, { childList: true });
      });
      for (let turn = 0; turn < 3; turn += 1) {
        await takeTurn(player);
        await waitForTurn(player);
      }
      const flown = await page.evaluate(() => /** @type {any} */ (globalThis).flown.count);
      if (reducedMotion === 'reduce') assert.equal(flown, 0);
      else assert.ok(flown > 0, 'no piece flew');
      await page.waitForFunction(() => !document.querySelector('.ghost'));
    },
  );
}
