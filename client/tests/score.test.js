// Results: the order of players, bars on one scale, kind words that are true, and the picture to share.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPage } from '../../browser/page.js';

const { document } = createPage();
const { render } = await import('../dom.js');
const { barsOf, bestPart, closeBehind, ranked } = await import('../kit/score.js');
const { fitText, resultPicture } = await import('../result-picture.js');

/** @param {number} seat @param {number[]} points @returns {import('../types.js').PlayerScore} */
const score = (seat, ...points) => ({
  seat,
  total: points.reduce((sum, one) => sum + one, 0),
  parts: points.map((one, at) => ({ label: `part ${at}`, points: one, best: `best ${at}` })),
});

/** @param {number[]} winners @param {string[]} names */
const scene = (winners, names = ['Anna', 'Ben', 'Cleo']) =>
  /** @type {import('../types.js').Scene} */ (/** @type {unknown} */ ({ view: { winners }, names }));

/** As wide as its letters. @param {string} text @param {number} size */
const measure = (text, size) => text.length * size * 0.6;

test('the best come first, and who won before others with as much', () => {
  const scores = [score(0, 5), score(1, 9), score(2, 9)];
  assert.deepEqual(
    ranked(scene([2]), scores).map(({ seat }) => seat),
    [2, 1, 0],
  );
});

test('bars share one scale; what is lost lies over the end of what was gained', () => {
  const { zero, bars } = barsOf([score(0, 80, -30), score(1, 10, -30)]);
  // From −20 to 80.
  assert.equal(zero, 0.2);
  assert.deepEqual(bars[0], [
    { from: 0.2, to: 1, loses: false, nth: 0 },
    { from: 0.7, to: 1, loses: true, nth: 1 },
  ]);
  assert.deepEqual(bars[1], [
    { from: 0.2, to: 0.3, loses: false, nth: 0 },
    { from: 0, to: 0.3, loses: true, nth: 1 },
  ]);
});

test('a part without points has no bar, and the scale has room for the goal', () => {
  const { bars } = barsOf([{ seat: 0, total: 2, parts: [{ label: 'a', points: 2 }, { label: 'b' }] }], 4);
  assert.deepEqual(bars, [[{ from: 0, to: 0.5, loses: false, nth: 0 }]]);
});

test('only little is told as little', () => {
  assert.equal(closeBehind([score(0, 700), score(1, 650)], 1), 50);
  assert.equal(closeBehind([score(0, 700), score(1, 500)], 1), null);
  assert.equal(closeBehind([score(0, 3), score(1, 2)], 1), 1);
  assert.equal(closeBehind([score(0, 3), score(1, 3)], 1), 0);
});

test('a part is the best only if all others have less', () => {
  const scores = [score(0, 90, -10), score(1, 50, -5), score(2, 50)];
  assert.equal(bestPart(scores, 0)?.best, 'best 0');
  assert.equal(bestPart(scores, 1), undefined);
});

test('a text is cut where there is no room for it', () => {
  assert.equal(fitText('Anna', 100, 10, measure), 'Anna');
  assert.equal(fitText('Annemarie the Great', 60, 10, measure), 'Annemarie…');
  assert.equal(fitText('👩‍👩‍👧 family', 1, 10, measure), '…');
});

test('no name runs into its bar in the picture, however long it is', () => {
  const holder = document.createElement('div');
  const names = ['W'.repeat(80), 'Ben <b>', 'Cleo'];
  const result = { why: '', behind: String, scores: [score(0, 90, -10), score(1, 50, -90), score(2, 0, 0)] };
  const about = { app: 'Stammtisch', title: 'Game', headline: 'N'.repeat(200), measure };
  render(holder, [resultPicture(scene([0], names), result, about)]);
  const texts = [...holder.querySelectorAll('text')];
  for (const text of texts.filter((one) => one.getAttribute('text-anchor') !== 'end')) {
    const size = Number(text.getAttribute('font-size'));
    assert.ok(measure(text.textContent ?? '', size) < 1200, text.textContent ?? '');
  }
  const name = texts.find((one) => one.textContent?.startsWith('W'));
  assert.ok(measure(name?.textContent ?? '', Number(name?.getAttribute('font-size'))) <= 276);
  assert.ok(texts.some((one) => one.textContent === 'Ben <b>'));
  assert.ok([...holder.querySelectorAll('rect')].every((one) => Number(one.getAttribute('width')) >= 0));
});
