// What the bar offers, in which order. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../browser/client-modules.js';
import { createPage } from '../../../../browser/page.js';

createPage();
const { setPreviews } = await import('/kit/previews.js');
const { prompt, proposals } = await import('/games/monad/board/proposals.js');

const plain = { do: 'trade', give: ['r1', 'd1'] };
const bonus = { do: 'trade', give: ['r1', 'd1'], bonus: true };
const moves = [{ from: 'columns/2', to: 'hands/0', pieces: ['g2'] }];

/** @param {number} points  with the bonus @param {typeof moves} more  moves of the bonus */
function selection(points, more) {
  const ready = [plain, bonus];
  setPreviews(ready, [
    { points: 1, target: 'columns/2', moves },
    { points, target: 'columns/2', moves: [...moves, ...more] },
  ]);
  return /** @type {any} */ ({ cards: plain.give, target: null, ready: () => ready });
}

const scene = /** @type {any} */ ({ actions: [], view: {} });

test('a bonus that brings something is the main button and stands first', () => {
  const more = [{ from: 'columns/3', to: 'hands/0', pieces: ['y3'] }];
  assert.deepEqual(
    proposals(scene, selection(8, more)).map(({ action, main }) => [Boolean(action.bonus), main]),
    [
      [true, true],
      [false, false],
    ],
  );
});

test('a bonus that brings nothing is not offered', () => {
  assert.deepEqual(
    proposals(scene, selection(1, [])).map(({ action, main }) => [Boolean(action.bonus), main]),
    [[false, true]],
  );
});

test('when only one thing is possible, that is said', () => {
  const none = /** @type {any} */ ({ cards: [], target: null, ready: () => [], targets: () => [] });
  const only = /** @type {any} */ ({ actions: [{ do: 'pass' }], complete: true, view: {} });
  assert.equal(prompt(only, none), 'monad-prompt-only-pass');
});

test('when only one trade is possible, the cards for it are asked for', () => {
  const none = /** @type {any} */ ({ cards: [], target: null, ready: () => [], targets: () => [] });
  const only = /** @type {any} */ ({ actions: [plain], complete: true, view: {} });
  assert.equal(prompt(only, none), 'monad-prompt-trade');
});

test('how many Monads a player has is said when they get one', async () => {
  const { progress } = await import('/games/monad/board/result.js');
  const { appState } = await import('/app-state.js');
  appState.games = /** @type {any} */ ([{ game: 'monad', constants: { goal: { 2: 5 } } }]);
  const seen = /** @type {any} */ ({
    you: 0,
    names: ['Ada', 'Ben'],
    view: { monads: [0, 2], players: 2, options: {} },
  });
  assert.equal(progress({ event: 'traded', seat: 1, gain: 'monad' }, seen), 'monad-progress');
  assert.equal(progress({ event: 'traded', seat: 1, gain: 'r4' }, seen), null);
});
