// Makes the pictures that the README opens with: `cargo xtask pictures`. They follow from the seed.

import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.js';
import { startServer } from './server.js';
import { visit } from './visitor.js';
import { words } from './words.js';
import { followHint, waitForTurn } from './play/by-role.js';
import { startTable } from './play/start-game.js';

const FOLDER = join(import.meta.dirname, '../docs/pictures');
/** How many turns are played before the picture is taken, so that something lies on the table. */
const TURNS = 7;

/** @type {{game: string, players: number, colorScheme: 'light' | 'dark'}[]} */
const PICTURES = [
  { game: 'rotundo', players: 4, colorScheme: 'dark' },
  { game: 'monad', players: 3, colorScheme: 'light' },
  { game: 'fiches', players: 3, colorScheme: 'dark' },
];

/** Plays on as hints say, until it is the player's turn again. @param {import('./play/by-role.js').Player} player */
async function playOn(player) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await waitForTurn(player)) === 'over') return;
    await followHint(player);
  }
  await waitForTurn(player);
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
await mkdir(FOLDER, { recursive: true });
for (const { game, players, colorScheme } of PICTURES) {
  const visitor = await visit(browser, server.url, { size: 'desktop', colorScheme, person: game });
  const { page, settled, random } = visitor;
  await startTable(page, game, players);
  await page.getByRole('button', { name: words().t('panel-close') }).click();
  await playOn({ page, settled, words: words(), game, random: random(1) });
  // Pieces that have moved fade in.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.screenshot({ path: join(FOLDER, `${game}.jpg`), quality: 88 });
  await visitor.close();
}
await browser.close();
await server.close();
