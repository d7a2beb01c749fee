// The board of Fiches in a browser.

import assert from 'node:assert/strict';
import { button, drag, learnFile, openClause, openExample, startGame } from '../../../../browser/play/start-game.js';
import { suite } from '../../../../browser/suite.js';
import { words } from '../../../../browser/words.js';

const { t, like, keys } = words();
const browserTest = suite();

browserTest('a tile goes to the table and back; the table says why a series is invalid', async ({ visit }) => {
  const { page, settled } = await startGame(await visit(), 'fiches');
  const rack = page.getByRole('group', { name: t('fiches-rack') });
  const tiles = rack.getByRole('button');
  const many = await tiles.count();
  const table = page.getByRole('region', { name: t('table-middle') });
  const broken = page.getByRole('group', { name: like('fiches-series-broken') });
  await drag(page, tiles.first(), newSeries(page));
  await settled();
  assert.equal(await tiles.count(), many - 1);
  await broken.waitFor();
  await broken.getByRole('button', { name: t('fiches-fault-short') }).click();
  await openClause(page);
  await button(page, t('bar-undo')).click();
  await settled();
  assert.equal(await tiles.count(), many);
  assert.equal(await broken.count(), 0);
  await button(page, t('bar-redo')).click();
  await broken.waitFor();
  await drag(page, table.getByRole('button', { name: t('fiches-yours') }).first(), rack);
  await settled();
  assert.equal(await tiles.count(), many);
  assert.equal(await broken.count(), 0);
});

/**
 * Returns the button that begins a new series, whatever its label.
 * @param {import('../../../../browser/visitor.js').Page} page
 */
function newSeries(page) {
  const labels = keys.filter((key) => key === 'fiches-new' || key.startsWith('fiches-new-'));
  return button(page, new RegExp(labels.map((key) => like(key).source).join('|')));
}

browserTest('the bar says what a lay would earn, and a screen reader how many tiles are left', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/rules/fiches');
  const example = await openExample(page, 'fiches', learnFile('fiches', 'examples')[0].name);
  for (const number of [3, 4, 5]) {
    await example
      .getByRole('group', { name: t('fiches-rack') })
      .getByRole('button', { name: t('fiches-tile-r', { number }) })
      .click();
  }
  await example.getByRole('button', { name: t('fiches-new-here') }).click();
  const lay = example.getByRole('button', { name: t('fiches-do-lay', { count: 3 }) });
  await lay.getByText(t('fiches-earns', { count: 4 })).waitFor();
  await lay.click();
  const left = t('fiches-progress', { person: 'you', name: '', count: 3 });
  await page.locator('#announcements').getByText(left, { exact: true }).waitFor({ state: 'attached' });
});
