// When the page is drawn: before a frame, at most once each, and not while it is hidden.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { createPage } from '../../browser/page.js';

const page = createPage();
const { afterDraw, afterPaint, scheduleDrawing } = await import('../frames.js');

/** @type {string[]} */
let seen = [];
const redraw = scheduleDrawing(
  () => seen.push('draw'),
  () => seen.push('title'),
);
/** Returns what happened since the last call. */
const happened = () => {
  const before = seen;
  seen = [];
  return before;
};

/** Runs the tasks that are due, and returns what they did. */
const tasks = () => {
  mock.timers.tick(1);
  return happened();
};

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

test('many changes are drawn once, in a task before the frame', () => {
  for (let change = 0; change < 5; change += 1) redraw();
  assert.deepEqual(happened(), []);
  assert.deepEqual(tasks(), ['draw']);
  assert.equal(page.frame(), 1);
  assert.deepEqual(tasks(), []);
  assert.equal(page.frame(), 0);
});

test('what changes after a drawing is drawn after its frame', () => {
  redraw();
  assert.deepEqual(tasks(), ['draw']);
  redraw();
  redraw();
  assert.deepEqual(tasks(), []);
  page.frame();
  assert.deepEqual(tasks(), ['draw']);
  page.frame();
  assert.deepEqual(tasks(), []);
});

test('a hidden page is not drawn but changes its title, and is drawn once when it is shown', () => {
  page.setHidden(true);
  redraw();
  redraw();
  assert.deepEqual(tasks(), ['title', 'title']);
  assert.equal(page.pendingFrames(), 0);
  page.setHidden(false);
  assert.deepEqual(tasks(), ['draw']);
  page.frame();
});

test('a change whose page is hidden before it is drawn is drawn when it is shown again', () => {
  redraw();
  page.setHidden(true);
  assert.deepEqual(tasks(), []);
  page.setHidden(false);
  assert.deepEqual(tasks(), ['draw']);
  page.setHidden(true);
  assert.equal(page.pendingFrames(), 0);
  page.setHidden(false);
  assert.deepEqual(tasks(), []);
});

test('a change that waits for the frame of the last drawing is not lost when the page is hidden', () => {
  redraw();
  assert.deepEqual(tasks(), ['draw']);
  redraw();
  page.setHidden(true);
  page.setHidden(false);
  assert.deepEqual(tasks(), ['draw']);
  page.frame();
});

test('after the drawing, and within its task, comes what waits for it', () => {
  redraw();
  afterDraw(() => seen.push('first'));
  afterDraw(() => seen.push('second'));
  assert.deepEqual(tasks(), ['draw', 'first', 'second']);
  page.frame();
  redraw();
  assert.deepEqual(tasks(), ['draw']);
  page.frame();
});

test('what waits for the paint comes after the frame, with one frame for all of it', async () => {
  mock.timers.reset();
  afterPaint(() => seen.push('first'));
  const second = new Promise((resolve) => afterPaint(() => resolve(seen.push('second'))));
  assert.equal(page.pendingFrames(), 1);
  page.frame();
  assert.deepEqual(happened(), []);
  await second;
  assert.deepEqual(happened(), ['first', 'second']);
});
