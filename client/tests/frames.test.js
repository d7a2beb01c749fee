// When the page is drawn: once a frame, and not while it is hidden.

import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('many changes are drawn once', () => {
  for (let change = 0; change < 5; change += 1) redraw();
  assert.equal(page.pendingFrames(), 1);
  page.frame();
  assert.deepEqual(happened(), ['draw']);
  assert.equal(page.frame(), 0);
});

test('a hidden page asks for no frame but changes its title, and is drawn once when it is shown', () => {
  page.setHidden(true);
  redraw();
  redraw();
  assert.equal(page.pendingFrames(), 0);
  assert.deepEqual(happened(), ['title', 'title']);
  page.setHidden(false);
  assert.equal(page.pendingFrames(), 1);
  page.frame();
  assert.deepEqual(happened(), ['draw']);
});

test('a change whose page is hidden before its frame is drawn when it is shown again', () => {
  redraw();
  page.setHidden(true);
  assert.equal(page.pendingFrames(), 0);
  page.setHidden(false);
  page.frame();
  assert.deepEqual(happened(), ['draw']);
  page.setHidden(true);
  page.setHidden(false);
  assert.equal(page.pendingFrames(), 0);
});

test('after the drawing, and within its frame, comes what waits for it', () => {
  redraw();
  afterDraw(() => seen.push('first'));
  afterDraw(() => seen.push('second'));
  page.frame();
  assert.deepEqual(happened(), ['draw', 'first', 'second']);
  redraw();
  page.frame();
  assert.deepEqual(happened(), ['draw']);
});

test('what waits for the paint comes after the frame, with one frame for all of it', async () => {
  afterPaint(() => seen.push('first'));
  const second = new Promise((resolve) => afterPaint(() => resolve(seen.push('second'))));
  assert.equal(page.pendingFrames(), 1);
  page.frame();
  assert.deepEqual(happened(), []);
  await second;
  assert.deepEqual(happened(), ['first', 'second']);
});
