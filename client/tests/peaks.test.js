// Peaks of a game: your own is laid out for a moment over the table, and never blocks or outlasts anything.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createPage } from '../../browser/page.js';

createPage();
const { createPeaks } = await import('../parts/peaks.js');
const { store } = await import('../storage.js');

const board = /** @type {any} */ ({
  peak: (/** @type {any} */ { event }) => (event === 'united' ? 'chime' : null),
  layOut: (/** @type {any} */ { event }) => (event === 'united' ? ['pieces'] : []),
});
const scene = /** @type {any} */ ({ you: 0, over: false });
const update = (/** @type {number} */ seat, event = 'united') =>
  /** @type {any} */ ({ number: 1, event: { event, seat } });

/** @type {import('node:test').Mock<() => void>} */
let redraw;
/** @type {ReturnType<typeof createPeaks>} */
let peaks;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  store('pace', 'normal');
  redraw = mock.fn();
  peaks = createPeaks(redraw);
});

test('your own peak is shown for less than one and a half seconds', () => {
  assert.equal(peaks.received(board, scene, [update(0)]), 'chime');
  assert.ok(peaks.beat()?.isLaidOut);
  mock.timers.tick(1499);
  assert.equal(peaks.beat(), null);
  assert.equal(redraw.mock.callCount(), 1);
});

test('a press ends it at once, and so does the next step', () => {
  peaks.received(board, scene, [update(0)]);
  peaks.end();
  assert.equal(peaks.beat(), null);
  peaks.received(board, scene, [update(0)]);
  peaks.received(board, scene, [update(1, 'drew')]);
  assert.equal(peaks.beat(), null);
});

test('what others did is laid out while it is watched, and heard once', () => {
  const updates = [update(1)];
  peaks.laidOut(board, /** @type {any} */ ({ updates }));
  assert.equal(peaks.received(board, scene, updates), null);
  assert.equal(peaks.beat(), null);
});

test('without pauses nothing is laid out', () => {
  store('pace', 'off');
  assert.equal(peaks.received(board, scene, [update(0)]), 'chime');
  assert.equal(peaks.beat(), null);
});
