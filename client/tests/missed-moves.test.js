// What was missed: all that others did since this browser last showed the table, and nothing else.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedMoves } from '../missed-moves.js';

/** @param {number} number @param {number} seat @param {object} [more] @returns {any} */
const moved = (number, seat, more = {}) => ({
  number,
  step: number,
  text: `${number}`,
  event: { event: 'x', seat },
  ...more,
});

const numbers = (/** @type {import('../types.js').Update[]} */ updates) => updates.map(({ number }) => number);

test('at a table that is new to this browser nothing was missed', () => {
  const missed = missedMoves('new');
  missed.comeBack([moved(1, 1), moved(2, 2)], 0);
  assert.deepEqual(missed.all, []);
});

test('moves of others after the last one that was shown are offered, also after a reload', () => {
  missedMoves('a').comeBack([moved(1, 0)], 0);
  const log = [moved(1, 0), moved(2, 1), moved(3, 1, { light: true }), moved(4, 2)];
  const missed = missedMoves('a');
  missed.comeBack(log, 0);
  assert.deepEqual([numbers(missed.all), missed.count], [[2, 3, 4], 2]);
  missed.shown([moved(5, 2)]);
  const reloaded = missedMoves('a');
  reloaded.comeBack([...log, moved(5, 2)], 0);
  assert.deepEqual(numbers(reloaded.all), [2, 3, 4, 5], 'what is offered has not been seen');
  reloaded.dismiss([...log, moved(5, 2)]);
  reloaded.comeBack([...log, moved(5, 2)], 0);
  assert.deepEqual(reloaded.all, []);
});

test('what happened before your own last move is over', () => {
  missedMoves('b').comeBack([moved(1, 0)], 0);
  const missed = missedMoves('b');
  missed.comeBack([moved(1, 0), moved(2, 1), moved(3, 0), moved(4, 2)], 0);
  assert.deepEqual(numbers(missed.all), [4]);
});

test('those who watch and those whose game began anew have missed nothing', () => {
  missedMoves('c').comeBack([moved(1, 0)], 0);
  const log = [moved(1, 0), moved(2, 1), { number: 3, started: 2 }];
  for (const you of [null, 0]) {
    const missed = missedMoves('c');
    missed.comeBack(log, you);
    assert.deepEqual(missed.all, [], `${you}`);
  }
});
