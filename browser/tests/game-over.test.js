// The end of a game: the result with its parts, moments as small tables, another game, a picture to share.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { finishGame } from '../play/finish-game.js';

const all = words();
const { t } = all;
const browserTest = suite();

browserTest('the result has one main button, scores for everybody, and a picture to share', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await finishGame(visitor, all);
  const outcome = page.locator('.outcome');
  assert.deepEqual(await outcome.locator('.button.main').allInnerTexts(), [t('end-rematch')]);
  assert.equal(await outcome.locator('.row > *').first().innerText(), t('end-rematch'));
  assert.equal(await outcome.locator('.results > li .score-bar').count(), 2);
  assert.ok((await page.locator('.plate.won').count()) > 0, 'the winner sits in the light');
  await page.evaluate(() => {
    const write = XMLSerializer.prototype.serializeToString;
    XMLSerializer.prototype.serializeToString = function (svg) {
      const text = write.call(this, svg);
      Object.assign(globalThis, { picture: text });
      return text;
    };
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('end-share') }).click();
  const png = await readFile(await (await download).path());
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  assert.ok(png.length > 20_000, `${png.length} bytes: the picture is empty`);
  // Others look at it.
  const picture = await page.evaluate(() => /** @type {any} */ (globalThis).picture);
  assert.ok(picture.includes(t('app')) && !picture.includes(t('end-you')), 'the picture says "you"');
});

browserTest(
  'moments are small tables that lead to their step, and nothing in them can be pressed',
  async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const point = { step: 1, seat: 0, by: 0, from: 0.5, to: 0.8, text: 'Anna trades.', kind: 'choice' };
    const found = { start: { chances: [0.5, 0.5] }, steps: [], turning_points: [point], breakdowns: [] };
    await page.route('**/analysis?**', (route) =>
      route.fulfill({ json: { done: 1, total: 1, failed: false, ...found } }),
    );
    await finishGame(visitor, all);
    const moments = page.getByRole('region', { name: t('end-moments') });
    await moments.locator('.small-table .middle *').first().waitFor();
    assert.equal(await moments.getByRole('button').count(), 0);
    await moments.getByRole('link', { name: point.text }).click();
    await page.waitForURL(/\/replay\?game=1&step=1/);
  },
);
