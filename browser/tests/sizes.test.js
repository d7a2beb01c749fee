// Every page and every board in windows of all sizes, and with text of twice the size: nothing scrolls sideways, and
// everything can be reached.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { layoutFaults } from '../layout-faults.js';
import { SCREENSHOTS, suite } from '../suite.js';
import { SIZES } from '../sizes.js';
import { GAMES, words } from '../words.js';
import { possible } from '../play/by-role.js';
import { finishGame } from '../play/finish-game.js';
import { openExample, learnFile, startGame } from '../play/start-game.js';

const all = words();
const { t } = all;
const browserTest = suite();

/** @typedef {import('../visitor.js').Visitor} Visitor */

/** The windows that are checked; the text of the last two has twice its size, as a browser's setting makes it. */
const WINDOWS = /** @type {const} */ ([
  ['landscape-phone', 16],
  ['small-phone', 16],
  ['narrow-phone', 16],
  ['tall-phone', 16],
  ['tablet', 16],
  ['laptop', 16],
  ['large-desktop', 16],
  ['desktop', 32],
  ['tall-phone', 32],
]);

/**
 * Checks the page that a visitor has open in all windows.
 * @param {Visitor} visitor
 * @param {string} name
 */
async function checkSizes({ page, context, settled }, name) {
  await settled();
  const browser = await context.newCDPSession(page);
  const faults = [];
  for (const [size, standard] of WINDOWS) {
    await page.setViewportSize(SIZES[size].viewport);
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    // Queries are evaluated, and what they change is laid out and drawn, within two frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const found = await layoutFaults(page);
    faults.push(...found.map((fault) => `${size}, text of ${standard}: ${fault}`));
    if (found.length) await page.screenshot({ path: join(SCREENSHOTS, 'failed', `${name}-${size}-${standard}.png`) });
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
  await page.setViewportSize(SIZES.desktop.viewport);
  assert.deepEqual(faults, [], name);
}

browserTest('home page, settings, lobby and children’s page in all windows', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: t('fiches-title') }).waitFor();
  await checkSizes(visitor, 'home');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await checkSizes(visitor, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${t('home-open-table')} ${t('rotundo-title')}` }).click();
  await page.getByRole('heading', { name: t('lobby-settings') }).waitFor();
  await checkSizes(visitor, 'lobby');
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).waitFor();
  await checkSizes(visitor, 'kids-start');
  await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).click();
  await page.getByRole('button', { name: t('bar-hint'), disabled: false }).waitFor();
  await checkSizes(visitor, 'kids');
});

for (const game of GAMES) {
  browserTest(`${game} in all windows: the table with a selection, the lesson, an example`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const player = await startGame(visitor, game);
    const [piece] = await possible(player);
    const own = page.getByRole('region', { name: t('table-own') });
    if (piece) await own.getByRole('button', { name: piece.name, exact: true }).first().click();
    await checkSizes(visitor, game);
    await page.goto(`/learn/${game}`);
    await page.getByRole('region', { name: t('table-own') }).waitFor();
    await checkSizes(visitor, `lesson-${game}`);
    await page.goto(`/rules/${game}`);
    await openExample(page, game, learnFile(game, 'examples')[0].name);
    await checkSizes(visitor, `example-${game}`);
  });
}

browserTest('the end of a game and its replay in all windows', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await finishGame(visitor, all);
  await page.getByRole('heading', { name: t('end-moments') }).waitFor();
  await checkSizes(visitor, 'end');
  const replay = page.getByRole('link', { name: t('replay-open') });
  await replay.first().click();
  await page.getByRole('heading', { name: t('replay-of', { game: t('monad-title') }) }).waitFor();
  await checkSizes(visitor, 'replay');
});
