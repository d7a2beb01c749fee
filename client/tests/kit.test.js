// The kit's selection and pieces: no document is needed for them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldPieces, idsOf, sizeOf, visiblePieces, without } from '../kit/pieces.js';
import { previewOf, setPreview } from '../kit/previews.js';
import { signed } from '../kit/count-up.js';
import { createSelection } from '../kit/selection.js';

const ACTIONS = [{ do: 'trade', give: ['a', 'b'] }, { do: 'trade', give: ['a', 'a', 'c'] }, { do: 'pass' }];
const [a1, a2, b, c] = heldPieces(['a', 'a', 'b', 'c']);

/** @param {import('../kit/pieces.js').Held[]} all */
function selectionOf(...all) {
  const selection = createSelection('give');
  for (const held of all) selection.toggle(held);
  return selection;
}

test('equal pieces differ in their id', () => {
  assert.deepEqual(heldPieces(['a', 'b', 'a']), [
    { id: 'a.1', piece: 'a' },
    { id: 'b.1', piece: 'b' },
    { id: 'a.2', piece: 'a' },
  ]);
});

test('pieces are counted where some are equal', () => {
  assert.deepEqual(without(['a', 'b', 'a'], ['a', 'd']), ['b', 'a']);
  assert.deepEqual([...idsOf([a1, a2, b], ['a', 'd'])], ['a.1']);
});

test('hidden pieces have a number and no names', () => {
  assert.equal(sizeOf(4), 4);
  assert.equal(sizeOf(['a', 'b']), 2);
  assert.deepEqual(visiblePieces(4), []);
});

test('a second toggle takes a piece back, and the others keep their order', () => {
  const selection = selectionOf(a1, b, c);
  selection.toggle(b);
  assert.deepEqual(selection.pieces(), ['a', 'c']);
  assert.equal(selection.order('c.1'), 2);
  assert.equal(selection.order('b.1'), 0);
});

test('of each piece as many are possible as one listed action uses', () => {
  assert.deepEqual(selectionOf().possible(ACTIONS), new Set(['a', 'b', 'c']));
  assert.deepEqual(selectionOf(a1).possible(ACTIONS), new Set(['a', 'b', 'c']));
  assert.deepEqual(selectionOf(a1, a2).possible(ACTIONS), new Set(['c']));
  assert.deepEqual(selectionOf(b).possible(ACTIONS), new Set(['a']));
});

test('an action is ready with just its pieces, in the order of selection and with its preview', () => {
  setPreview(ACTIONS[0], { points: 3 });
  assert.deepEqual(selectionOf(a1).ready(ACTIONS), []);
  const [ready] = selectionOf(b, a1).ready(ACTIONS);
  assert.deepEqual(ready, { do: 'trade', give: ['b', 'a'] });
  assert.deepEqual(previewOf(ready), { points: 3 });
  assert.deepEqual(selectionOf().ready(ACTIONS), [], 'nothing is selected');
});

test('an action may name one piece', () => {
  const selection = createSelection('card');
  const lay = { do: 'lay', card: 'a' };
  selection.toggle(a2);
  assert.deepEqual(selection.ready([lay, { do: 'lay', card: 'b' }]), [lay]);
});

test('a selection is saved as JSON, and nothing as null', () => {
  const selection = selectionOf(a1, c);
  const other = createSelection('give');
  other.restore(JSON.parse(JSON.stringify(selection.save())));
  assert.deepEqual(other.pieces(), ['a', 'c']);
  assert.ok(other.clear());
  assert.ok(!other.clear());
  assert.equal(other.save(), null);
});

test('numbers have a true minus', () => {
  assert.deepEqual([-3, 0, 3].map(signed), ['−3', '0', '3']);
});
