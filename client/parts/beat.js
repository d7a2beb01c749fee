// What another player does, while it is being watched: a sentence over the table, and the pieces that it is about.

import { h } from '../dom.js';
import { sentenceOf } from '../director.js';

/**
 * @typedef {import('../director.js').Beat} Beat
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 */

/**
 * Returns the pieces that the board lays out for a beat; null if it has none.
 * @param {Board} board @param {Scene} scene @param {Beat} beat
 */
export function laidOut(board, scene, { updates }) {
  for (const { event } of updates) {
    const pieces = event && board.layOut?.(event, scene);
    if (pieces?.length) return pieces;
  }
  return null;
}

/** Screen readers hear it as an announcement. @param {Board} board @param {Scene} scene @param {Beat} beat */
export const drawBeat = (board, scene, beat) =>
  h(
    'div',
    { class: `beat ${beat.isLaidOut ? 'laid-out' : ''}`, key: 'beat', 'aria-hidden': 'true' },
    h('p', null, sentenceOf(beat)),
    beat.isLaidOut && h('div', { class: 'beat-pieces', 'data-place': 'beat' }, laidOut(board, scene, beat)),
  );
