// The table of Fiches in a browser: everything fits, stays where it is, and can be put right.

import assert from 'node:assert/strict';
import { openFullTable } from '../../../../browser/play/full-table.js';
import { waitForTurn } from '../../../../browser/play/by-role.js';
import { button, drag, openExample, startGame } from '../../../../browser/play/start-game.js';
import { suite } from '../../../../browser/suite.js';
import { words } from '../../../../browser/words.js';

/** @typedef {import('../../../../browser/visitor.js').Page} Page */

const { t, like } = words();
const browserTest = suite();

/** Returns the tiles on the table, and the box that they are in. @param {Page} page */
const measured = (page) =>
  page.evaluate(() => {
    const box = /** @type {Element} */ (document.querySelector('.spread'));
    const tiles = [...box.querySelectorAll('.series .tile-face')].map((tile) => tile.getBoundingClientRect());
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isInside = (/** @type {DOMRect} */ tile) =>
      tile.left >= left && tile.right <= right && tile.top >= top && tile.bottom <= bottom;
    return {
      tiles: tiles.length,
      inside: tiles.filter(isInside).length,
      width: Math.min(...tiles.map(({ width }) => width)),
      height: Math.min(...tiles.map(({ height }) => height)),
      more: box instanceof HTMLElement ? box.dataset.more : '',
    };
  });

for (const size of /** @type {const} */ (['tablet', 'tall-phone']))
  browserTest(`every tile of a full table is in sight: ${size}`, async ({ visit }) => {
    const { page, settled } = await visit({ size });
    await openFullTable(page);
    await settled();
    const { tiles, inside, width, more } = await measured(page);
    assert.equal(tiles, 92);
    assert.ok(width >= 23.9, `tiles are ${width} pixels wide`);
    assert.equal(inside, tiles, `there is more: ${more}`);
    await page.locator('.series .fiches-tile').nth(40).click();
    await settled();
    const enlarged = await measured(page);
    assert.ok(enlarged.width >= 43.9, `enlarged tiles are ${enlarged.width} pixels wide`);
    assert.notEqual(enlarged.more, '', 'nothing says that there is more');
    await button(page, t('fiches-whole-table')).click();
    await settled();
    assert.equal((await measured(page)).inside, tiles);
  });

browserTest('forty tiles are 64 by 84 on a large desktop', async ({ visit }) => {
  const { page } = await visit({ size: 'large-desktop' });
  const colours = [...'rybk'];
  const runs = colours.flatMap((colour) => [
    [3, 4, 5].map((number) => `${colour}${number}`),
    [9, 10, 11].map((number) => `${colour}${number}`),
  ]);
  await openFullTable(page, [
    ...runs,
    ...[1, 7, 13].map((number) => colours.map((colour) => `${colour}${number}`)),
    colours.map((colour) => `${colour}2`),
  ]);
  const { tiles, inside, width, height } = await measured(page);
  assert.equal(tiles, 40);
  assert.equal(inside, tiles);
  assert.ok(width >= 63.9 && height >= 83.9, `tiles are ${width} by ${height}`);
});

/** Returns where each series lies, by its key. @param {Page} page */
const places = (page) =>
  page.locator('.series').evaluateAll((all) =>
    all.map((one) => {
      const { style, dataset } = /** @type {HTMLElement} */ (one);
      const tiles = one.querySelectorAll('[data-tile]').length;
      return { key: dataset.drop ?? '', tiles, x: style.getPropertyValue('--x'), y: style.getPropertyValue('--y') };
    }),
  );

browserTest('series stay where they are while everybody plays, and only pieces shift', async ({ visit }) => {
  const player = await startGame(await visit({ size: 'desktop' }), 'fiches', 3);
  const { page } = player;
  await page.evaluate(() => {
    const shifted = /** @type {string[]} */ (/** @type {any} */ (globalThis).shifted = []);
    const nodes = (/** @type {any} */ entry) => entry.sources.map((/** @type {any} */ { node }) => node);
    new PerformanceObserver((list) => {
      for (const node of list.getEntries().flatMap(nodes)) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('.middle, .own-pieces') && !element.closest('[data-piece], .series'))
          shifted.push(element.outerHTML.slice(0, 120));
      }
    }).observe({ type: 'layout-shift' });
  });
  let seen = await places(page);
  let checked = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    await drawTile(player);
    if ((await waitForTurn(player)) === 'over') break;
    const now = await places(page);
    for (const one of now) {
      const before = seen.find(({ key }) => key === one.key);
      if (!before || before.tiles !== one.tiles) continue;
      assert.deepEqual(one, before, 'a series that did not change is elsewhere');
      checked += 1;
    }
    seen = now;
  }
  assert.ok(checked > 0, 'no series was there for two turns');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).shifted), []);
});

/**
 * Draws a tile, or passes, although tiles could be laid.
 * @param {import('../../../../browser/play/by-role.js').Player} player
 */
async function drawTile({ page, settled }) {
  const bar = page.getByRole('region', { name: t('bar') });
  const either = new RegExp(`^(${t('fiches-do-draw')}|${t('fiches-do-pass')})`);
  await bar.getByRole('button', { name: either }).click();
  const cancel = bar.getByRole('button', { name: t('bar-not-now') });
  await settled();
  if (await cancel.isVisible()) await bar.getByRole('button', { name: either }).click();
}

browserTest('what would hold is drawn on the table, and one press does it', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: /409/ });
  await page.goto('/rules/fiches');
  const example = await openExample(page, 'fiches', 'rearrange');
  const rack = example.getByRole('group', { name: t('fiches-rack') });
  const table = example.getByRole('region', { name: t('table-middle') });
  const five = rack.getByRole('button', { name: t('fiches-tile-b', { number: 5 }) });
  await drag(page, five, table.getByRole('button', { name: t('fiches-tile-k', { number: 7 }) }));
  const broken = example.getByRole('group', { name: like('fiches-series-broken') });
  await broken.getByRole('button', { name: t('fiches-fault-colours') }).click();
  await example.getByRole('button', { name: t('fiches-do-this') }).click();
  await broken.waitFor({ state: 'detached' });
  await example.getByRole('button', { name: t('fiches-do-lay', { count: 1 }) }).waitFor();
});

browserTest('the menu of a tile lies over the series below it', async ({ visit }) => {
  const { page } = await visit({ size: 'tall-phone' });
  await openFullTable(
    page,
    ['r', 'b', 'k'].map((colour) => [3, 4, 5, 6, 7, 8].map((number) => `${colour}${number}`)),
  );
  await page.locator('.series [data-piece=r5]').click();
  await button(page, t('fiches-split')).click({ timeout: 3000 });
  await page.locator('.series').nth(3).waitFor();
});

browserTest('a joker is put into a gap, and stands for something else at a press beside it', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: /409/ });
  await page.goto('/rules/fiches');
  const example = await openExample(page, 'fiches', 'joker');
  const rack = example.getByRole('group', { name: t('fiches-rack') });
  for (const number of [3, 5]) await rack.getByRole('button', { name: t('fiches-tile-r', { number }) }).click();
  await example.getByRole('button', { name: t('fiches-new-here') }).click();
  const joker = rack.getByRole('button', { name: t('fiches-joker') });
  const five = example.locator('.series [data-piece=r5]');
  const [from, to] = [await joker.boundingBox(), await five.boundingBox()];
  assert.ok(from && to);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 4, to.y + to.height / 2, { steps: 6 });
  await page.locator('.drop-mark').waitFor();
  await page.mouse.up();
  const asFour = example.getByRole('button', {
    name: new RegExp(`^${t('fiches-joker-for', { tile: t('fiches-tile-r', { number: 4 }) })}`),
  });
  await asFour.waitFor();
  await example.getByRole('button', { name: t('fiches-do-lay', { count: 3 }) }).waitFor();
  // It was never at fault.
  assert.equal(await example.locator('.refusal').count(), 0);
  await asFour.click();
  await page.locator('.drop-mark').waitFor({ state: 'detached' });
  await example
    .getByRole('button', { name: like('fiches-joker-next') })
    .first()
    .click();
  await asFour.waitFor({ state: 'detached' });
});
