// During a game nothing moves but pieces: no button, sentence or number that comes or goes moves anything else.

import assert from 'node:assert/strict';
import { shifts, watchShifts } from '../layout-shifts.js';
import { takeTurn, waitForTurn } from '../play/by-role.js';
import { startTable } from '../play/start-game.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const browserTest = suite();

/** Every game with as many players as fit. */
const GAMES = { monad: 4, rotundo: 5, fiches: 4 };

/** How many turns are played, and at which pace: with beats, and many more without. */
const PLAYED = /** @type {const} */ ([
  { size: 'tall-phone', pace: 'quick', turns: 5 },
  { size: 'tall-phone', pace: 'off', turns: 15 },
  { size: 'large-desktop', pace: 'quick', turns: 5 },
  { size: 'tablet', pace: 'off', turns: 15 },
]);

/** What somebody has asked for opens in the bar, which may then cover a little of the middle. */
const isAnswer = (/** @type {import('../layout-shifts.js').Shift} */ { source, afterInput }) =>
  afterInput && /section\.bar/.test(source);

for (const [game, players] of Object.entries(GAMES))
  for (const { size, pace, turns } of PLAYED)
    browserTest(`only pieces move in ${game} (${size}, pace ${pace})`, async ({ visit }) => {
      const { page, settled, random } = await visit({ size, pace });
      await watchShifts(page);
      await startTable(page, game, players);
      const player = { page, settled, words: words(), game, random: random(1) };
      await waitForTurn(player);
      const atStart = (await shifts(page)).length;
      let seen = await shifts(page);
      for (let turn = 0; turn < turns; turn += 1) {
        await takeTurn(player);
        // The end of a game is another screen.
        if ((await waitForTurn(player)) === 'over') break;
        seen = await shifts(page);
      }
      const moved = seen.slice(atStart).filter((shift) => !shift.isPiece && !isAnswer(shift));
      assert.deepEqual([...new Set(moved.map(({ source }) => source))], []);
    });

/** On a phone the offer of sounds takes the place of the name of the site: the box of the tools grows to the left. */
const isToolsBox = (/** @type {import('../layout-shifts.js').Shift} */ { source }) =>
  /header\S* > div\.tools /.test(source);

for (const size of /** @type {const} */ (['tall-phone', 'large-desktop']))
  browserTest(`nothing moves while a game that is on is opened (${size})`, async ({ visit }) => {
    const { page } = await visit({ size });
    await startTable(page, 'monad', 2);
    await watchShifts(page);
    await page.reload();
    await page.locator('.cloth').waitFor();
    const moved = (await shifts(page)).filter((shift) => !shift.isPiece && !isToolsBox(shift));
    assert.deepEqual([...new Set(moved.map(({ source }) => source))], []);
  });
