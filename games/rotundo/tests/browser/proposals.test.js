// What the bar offers, in which order. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../browser/client-modules.js';
import { createPage } from '../../../../browser/page.js';

createPage();
const { setPreviews } = await import('/kit/previews.js');
const { proposals } = await import('/games/rotundo/board/proposals.js');

const deck = [{ id: 'wood', bag: 'beige', number: 1, value: 20 }];

/** @param {any[]} actions @param {number[]} points @returns {any} */
function sceneOf(actions, points) {
  setPreviews(
    actions,
    points.map((one) => ({ points: one })),
  );
  return { actions, complete: true, view: { middle: 'wood', phase: 'take', pile: 9, options: { deck } } };
}

/** @param {any} [ready] @returns {any} */
const selection = (ready = null) => ({ ready: () => ready, cards: () => [], bid: () => [] });

/** @param {import('/types.js').Proposal[]} all */
const shown = (all) => all.map(({ action, note, main }) => [action.do, note ?? null, main]);

test('what gains more stands first and is the main button, and taking says what it costs', () => {
  const scene = sceneOf([{ do: 'take' }, { do: 'leave' }], [-95, 0]);
  assert.deepEqual(shown(proposals(scene, selection())), [
    ['take', 'rotundo-now', true],
    ['leave', null, false],
  ]);
});

test('once the pile is empty no card can be collected any more, so that leaving gains more than taking', () => {
  const scene = sceneOf([{ do: 'take' }, { do: 'leave' }], [-95, 0]);
  scene.view.pile = 0;
  assert.deepEqual(shown(proposals(scene, selection())), [
    ['leave', null, true],
    ['take', 'rotundo-now', false],
  ]);
});

test('the only thing that is possible is the main button', () => {
  const scene = sceneOf([{ do: 'pass' }], [0]);
  assert.deepEqual(shown(proposals(scene, selection())), [['pass', null, true]]);
});

test('a bid is offered before passing, and neither is pressed for the player', () => {
  const scene = sceneOf([{ do: 'auction', bid: ['wood'] }, { do: 'pass' }], [0, 0]);
  assert.deepEqual(
    proposals(scene, selection()).map(({ action, main }) => [action.do, main]),
    [
      ['auction', false],
      ['pass', false],
    ],
  );
});
