// Roving tabindex: one stop for the Tab key, and the arrow keys within it.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { createPage } from '../../browser/page.js';

const { document, root, window } = createPage();
const { h, render } = await import('../dom.js');
const { roving } = await import('../kit/roving.js');

/** Draws a group of pieces; the first is described as its stop. @param {string} pieces */
const draw = (pieces) =>
  render(root, [
    h(
      'div',
      { ...roving },
      [...pieces].map((key, at) =>
        h('button', { key, id: key, 'data-stop': true, tabindex: at ? '-1' : '0' }, h('svg', null)),
      ),
    ),
  ]);

/** Returns the ids of the stops. */
const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ id }) => id).join('');
const focus = (/** @type {string} */ id) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id;

/** @param {string} key @param {KeyboardEventInit} [init] */
function press(key, init) {
  const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return document.activeElement?.dispatchEvent(event);
}

beforeEach(() => {
  render(root, []);
  draw('abcd');
});

test('arrows, Home and End move the focus, around the ends', () => {
  assert.equal(stops(), 'a');
  focus('a');
  for (const [key, to] of [
    ['ArrowRight', 'b'],
    ['ArrowDown', 'c'],
    ['ArrowLeft', 'b'],
    ['ArrowUp', 'a'],
    ['ArrowLeft', 'd'],
    ['ArrowRight', 'a'],
    ['End', 'd'],
    ['Home', 'a'],
  ]) {
    assert.equal(press(key), false, 'the page would scroll');
    assert.equal(focused(), to);
    assert.equal(stops(), to);
  }
});

test('other keys, and arrows that belong to the browser, are left alone', () => {
  focus('b');
  assert.ok(press('x') && press('ArrowLeft', { altKey: true }) && press('End', { ctrlKey: true }));
  assert.equal(focused(), 'b');
});

test('the stop is kept through drawings and moves', () => {
  focus('c');
  draw('abcd');
  assert.equal(stops(), 'c');
  draw('cxab');
  assert.equal(stops(), 'c');
  assert.equal(focused(), 'c');
});

test('if the stop is gone, its neighbour is the stop', () => {
  focus('c');
  draw('abd');
  assert.equal(stops(), 'd');
  draw('ab');
  assert.equal(stops(), 'b');
  draw('');
  draw('xy');
  assert.equal(stops().length, 1);
});
