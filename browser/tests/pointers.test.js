// Dragging with mouse, pen and finger: what ends a drag, and what a press on a piece does not do.

import assert from 'node:assert/strict';
import { startGame } from '../play/start-game.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const { t } = words();
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** The tiles of the rack. @param {Page} page */
const tiles = (page) => page.getByRole('group', { name: t('fiches-rack') }).getByRole('button');

/** @param {import('playwright-core').Locator} element */
async function middleOf(element) {
  const box = await element.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lifts the first tile of the rack with the mouse; it is not released. @param {Page} page */
async function liftTile(page) {
  const { x, y } = await middleOf(tiles(page).first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 60, { steps: 4 });
  await page.locator('.drag-layer').waitFor({ state: 'attached' });
}

/** @param {Page} page @param {number} many  tiles that the rack had */
async function assertNothingHappened(page, many) {
  assert.equal(await page.locator('.drag-layer, .dragged, .drop-target').count(), 0, 'the drag goes on');
  await page.mouse.up();
  assert.equal(await tiles(page).count(), many, 'the tile was dropped');
  assert.equal(await page.locator('[aria-pressed=true][data-tile]').count(), 0, 'the release was a click');
}

/** @type {[string, (page: Page) => Promise<void>][]} */
const ENDS = [
  ['Escape is pressed', (page) => page.keyboard.press('Escape')],
  ['the dragged tile vanishes', (page) => page.evaluate(() => document.querySelector('.dragged')?.remove())],
  [
    'the pointer is taken away',
    // The browser takes it away with its next event.
    (page) =>
      page.evaluate(() => {
        const tile = /** @type {HTMLElement} */ (document.querySelector('.dragged'));
        for (let id = 0; id < 10; id += 1) if (tile.hasPointerCapture(id)) tile.releasePointerCapture(id);
      }),
  ],
];

for (const [name, happens] of ENDS) {
  browserTest(`a drag ends without a drop when ${name}`, async ({ visit }) => {
    const visitor = await visit();
    const { page, settled } = visitor;
    await startGame(visitor, 'fiches');
    const many = await tiles(page).count();
    await liftTile(page);
    await happens(page);
    if (name.includes('vanishes')) {
      assert.equal(await page.locator('.drag-layer').count(), 0, 'a copy stays on the page');
      await page.mouse.up();
      return;
    }
    await page.mouse.move(300, 200, { steps: 3 });
    await assertNothingHappened(page, many);
    await settled();
    // The next drag works.
    await liftTile(page);
    await page.mouse.up();
  });
}

browserTest('a pen drags like a finger, and a mouse is ignored meanwhile', async ({ visit }) => {
  const visitor = await visit();
  const { page, settled } = visitor;
  await startGame(visitor, 'fiches');
  const many = await tiles(page).count();
  const devtools = await page.context().newCDPSession(page);
  /** @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type @param {{x: number, y: number}} point */
  const pen = (type, point) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      ...point,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  const from = await middleOf(tiles(page).first());
  const to = await middleOf(page.locator('.new-series'));
  await pen('mousePressed', from);
  await pen('mouseMoved', { x: from.x, y: from.y - 30 });
  await page.locator('.drag-layer').waitFor({ state: 'attached' });
  // Another pointer presses another tile, and clicks it.
  await tiles(page)
    .nth(1)
    .evaluate((tile) => {
      const init = { bubbles: true, pointerId: 77, pointerType: 'touch', button: 0, clientX: 5, clientY: 5 };
      tile.dispatchEvent(new PointerEvent('pointerdown', init));
      tile.dispatchEvent(new PointerEvent('pointermove', { ...init, clientX: 90 }));
      tile.dispatchEvent(new PointerEvent('click', init));
    });
  assert.equal(await page.locator('.drag-layer').count(), 1, 'two pointers drag');
  assert.equal(await tiles(page).nth(1).getAttribute('aria-pressed'), 'false', 'a piece was selected meanwhile');
  await pen('mouseMoved', to);
  await pen('mouseReleased', to);
  await settled();
  assert.equal(await tiles(page).count(), many - 1);
});

browserTest('a finger drags a tile to the table', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page, settled } = visitor;
  await startGame(visitor, 'fiches');
  const many = await tiles(page).count();
  const devtools = await page.context().newCDPSession(page);
  const from = await middleOf(tiles(page).first());
  const to = await middleOf(page.locator('.new-series'));
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {any[]} */ touchPoints) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
  await settled();
  assert.equal(await tiles(page).count(), many - 1);
});

for (const game of ['monad', 'rotundo', 'fiches']) {
  browserTest(`in ${game} a right-click on a piece opens no menu, and no text of it is selected`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await startGame(visitor, game);
    await page.evaluate(() => {
      /** @type {boolean[]} */
      const menus = [];
      Object.assign(globalThis, { menus });
      addEventListener('contextmenu', (event) => {
        menus.push(!event.defaultPrevented);
        // The real menu would stay open.
        event.preventDefault();
      });
    });
    const menus = () => page.evaluate(() => /** @type {any} */ (globalThis).menus);
    const pieces = page.locator('[data-piece]:visible, [data-handle]:visible');
    await pieces.last().click({ button: 'right' });
    assert.deepEqual(await menus(), [false]);
    await page.getByRole('banner').click({ button: 'right', position: { x: 300, y: 10 } });
    assert.deepEqual(await menus(), [false, true]);
    const selectable = await pieces.evaluateAll((all) =>
      all.filter((piece) => getComputedStyle(piece).userSelect !== 'none').map((piece) => piece.className),
    );
    assert.deepEqual(selectable, []);
  });
}
