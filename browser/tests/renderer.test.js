// What the renderer needs a real browser for: focus, frames, motion, and errors of our own code.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { button, startGame } from '../play/start-game.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const { t, like } = words();
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** The cards of the hand. @param {Page} page */
const cards = (page) => page.getByRole('group', { name: t('monad-hand') }).getByRole('button');

/** @param {import('playwright-core').Locator} element */
const hasFocus = (element) => element.evaluate((one) => one === document.activeElement);

browserTest('the skip link leads to the content and leaves the table as it is', async ({ visit }) => {
  const visitor = await visit();
  const { page, settled } = visitor;
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await startGame(visitor, 'monad');
  await cards(page).first().click();
  await settled();
  const skip = page.getByRole('link', { name: t('skip') });
  await skip.focus();
  await page.keyboard.press('Enter');
  await settled();
  assert.ok(await hasFocus(page.getByRole('main')), 'the content has no focus');
  assert.equal(await cards(page).first().getAttribute('aria-pressed'), 'true', 'the selection is lost');
  assert.equal(sockets, 1);
  // Nor does another part of the same address open the page again.
  await page.evaluate(() => (location.hash = 'main'));
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => !location.hash);
  await settled();
  assert.equal(await cards(page).first().getAttribute('aria-pressed'), 'true', 'the selection is lost');
  assert.equal(sockets, 1);
});

browserTest('the settings close when the focus leaves them', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const sheet = page.locator('details.settings');
  await sheet.locator('summary').focus();
  await page.keyboard.press('Enter');
  await sheet.locator('select').first().focus();
  assert.ok(await sheet.evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open));
  await page.getByRole('link', { name: t('app') }).focus();
  assert.ok(!(await sheet.evaluate((one) => /** @type {HTMLDetailsElement} */ (one).open)), 'it is still open');
});

browserTest('the Tab key comes back to the card that had the focus', async ({ visit }) => {
  const visitor = await visit();
  const { page, settled } = visitor;
  await startGame(visitor, 'monad');
  await cards(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await settled();
  assert.ok(await hasFocus(cards(page).nth(1)));
  await page.keyboard.press('Shift+Tab');
  assert.ok(!(await hasFocus(cards(page).nth(1))), 'the hand is more than one stop');
  await page.keyboard.press('Tab');
  assert.ok(await hasFocus(cards(page).nth(1)), 'the arrow keys are forgotten');
  assert.equal(await page.locator('[data-place=hand] [tabindex="0"]').count(), 1);
});

browserTest('a piece is never seen at its goal before it has flown there', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await startGame(visitor, 'fiches');
  const tile = page
    .getByRole('group', { name: t('fiches-rack') })
    .getByRole('button')
    .first();
  const id = await tile.getAttribute('data-tile');
  // Observers are called when the page has been drawn and before it is painted: this is what the next frame shows.
  await page.evaluate((id) => {
    /** @type {{goal: boolean, flying: number | undefined}[]} */
    const frames = [];
    Object.assign(globalThis, { frames });
    const start = document.querySelector(`[data-tile="${id}"] svg`)?.getBoundingClientRect();
    const sample = () => {
      const arrived = document.querySelector(`[data-place=table] [data-tile="${id}"]`);
      if (!arrived || frames.length) return;
      const ghost = document.querySelector('body > .ghost')?.getBoundingClientRect();
      const goal = getComputedStyle(arrived).opacity !== '0';
      frames.push({ goal, flying: ghost && start && Math.hypot(ghost.x - start.x, ghost.y - start.y) });
    };
    new MutationObserver(sample).observe(document.body, { childList: true, subtree: true });
  }, id);
  await tile.click();
  await button(page, t('fiches-new-here')).click();
  await page.locator(`[data-place=table] [data-tile="${id}"]`).waitFor({ state: 'attached' });
  const [frame] = await page.evaluate(() => /** @type {any} */ (globalThis).frames);
  assert.equal(frame.goal, false, 'the tile is shown at its goal');
  assert.ok(frame.flying < 12, `its picture starts ${frame.flying} pixels away`);
});

browserTest('a hidden page is not drawn, and once when it is shown', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await page.locator('details.settings summary').click();
  await page.locator('details.settings select').first().waitFor();
  const counts = await page.evaluate(async () => {
    let hidden = true;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    const show = () => document.dispatchEvent(new Event('visibilitychange'));
    // Every drawing asks for the frame that shows it.
    let frames = 0;
    const request = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => {
      frames += 1;
      return request.call(globalThis, callback);
    };
    show();
    const [, theme] = document.querySelectorAll('details.settings select');
    for (let change = 0; change < 5; change += 1) theme.dispatchEvent(new Event('change'));
    const tasksAreDone = () => new Promise((done) => setTimeout(done, 50));
    await tasksAreDone();
    const whileHidden = frames;
    hidden = false;
    show();
    await tasksAreDone();
    return { whileHidden, shown: frames };
  });
  assert.deepEqual(counts, { whileHidden: 0, shown: 1 });
});

/** @param {Page} page @param {string} path @param {(source: string) => string} change */
const breakModule = (page, path, change) =>
  page.route(`**/${path}`, (route) => {
    const source = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: change(source) });
  });

const ON_PURPOSE = /broken on purpose/;

browserTest('a part that cannot be drawn says so, and the rest of the page goes on', async ({ visit }) => {
  const visitor = await visit({ expectedErrors: ON_PURPOSE });
  const { page } = visitor;
  await breakModule(page, 'games/monad/board/middle.js', (source) =>
    source.replace(
      /export function columns\(.*\{/,
      '$& if (!globalThis.repaired) throw new Error("broken on purpose");',
    ),
  );
  await startGame(visitor, 'monad');
  const middle = page.getByRole('region', { name: t('table-middle') });
  await middle.getByText(t('error-bug-part', { part: t('table-middle') })).waitFor();
  assert.ok((await cards(page).count()) > 0, 'the hand is gone');
  await page.getByRole('region', { name: t('bar') }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
  await middle.getByRole('button', { name: t('error-retry') }).click();
  await middle.getByRole('alert').waitFor({ state: 'detached' });
  await middle.locator('[data-place=talon]').waitFor();
});

/** Breaks the board of a game: it takes no position until it is repaired. @param {Page} page @param {string} game */
const breakUpdate = (page, game) =>
  breakModule(page, `games/${game}/board/board.js`, (source) =>
    source.replace(
      /export function createBoard\(context\) \{/,
      `export function createBoard(context) {
        const board = soundBoard(context);
        const { update } = board;
        board.update = (scene) => {
          if (!globalThis.repaired) throw new Error('broken on purpose');
          update.call(board, scene);
        };
        return board;
      }
      function soundBoard(context) {`,
    ),
  );

/** Checks that what the board cannot draw is named, and that it can be tried again. @param {Page} page */
async function repair(page) {
  const failed = page.getByText(t('error-bug-part', { part: t('table-middle') }));
  await failed.waitFor();
  await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
  await page
    .getByRole('alert')
    .filter({ has: failed })
    .getByRole('button', { name: t('error-retry') })
    .click();
  await page.getByRole('alert').first().waitFor({ state: 'detached' });
}

browserTest('at a table, a board that cannot take a position says so, and the rest goes on', async ({ visit }) => {
  const visitor = await visit({ expectedErrors: ON_PURPOSE });
  const { page } = visitor;
  await breakUpdate(page, 'monad');
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await repair(page);
  await cards(page).first().waitFor();
});

browserTest('in a lesson, a board that cannot take a position says so, and the coach goes on', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: ON_PURPOSE });
  await breakUpdate(page, 'monad');
  await page.goto('/learn/monad');
  await page.getByRole('heading', { name: like('learn-step') }).waitFor();
  await repair(page);
  await cards(page).first().waitFor();
});

browserTest('on a screen, a board that cannot take a position says so, and the code stays', async ({ visit }) => {
  const player = await visit();
  await startGame(player, 'monad');
  const { page } = await visit({ expectedErrors: ON_PURPOSE });
  await breakUpdate(page, 'monad');
  await page.goto(new URL(player.page.url()).pathname.replace('/t/', '/screen/'));
  await page.getByRole('img', { name: t('lobby-qr') }).waitFor();
  await repair(page);
  await page.locator('[data-place=talon]').waitFor();
});

browserTest('at the children’s table, a board that cannot take a position says so', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: ON_PURPOSE });
  await breakUpdate(page, 'fiches');
  await page.goto('/kids/fiches');
  await button(page, t('fiches-kids-begin', { count: 1 })).click();
  await repair(page);
  await page.getByRole('group', { name: t('fiches-rack') }).waitFor();
});

browserTest('an error of our own is not blamed on the server', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: ON_PURPOSE });
  await page.route('**/play-now.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const playNow = () => { throw new Error("broken on purpose"); };',
    }),
  );
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('alert').getByText(t('error-bug')).waitFor();
});

browserTest('a page that fails offers a way on', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: ON_PURPOSE });
  await page.route('**/pages/rules.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const rulesPage = () => { throw new Error("broken on purpose"); };',
    }),
  );
  await page.goto('/rules/monad');
  await page.getByRole('heading', { name: t('error-bug-title') }).waitFor();
  await page.getByRole('link', { name: t('to-home'), exact: true }).click();
  await button(page, like('home-play')).first().waitFor();
});
