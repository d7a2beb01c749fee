// Another player's step, while it is being watched: a sentence at their seat, and its pieces in the middle.

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
export const laidOutPieces = (board, scene, beat) =>
  beat.isLaidOut &&
  h(
    'div',
    { class: 'laid-out', key: `laid-out ${beat.updates.at(-1)?.number}`, 'data-place': 'beat', 'aria-hidden': 'true' },
    laidOut(board, scene, beat),
  );

/** Screen readers hear it as an announcement. @param {Beat} beat */
export const beatSentence = (beat) =>
  h('p', { class: 'bubble', key: 'bubble', 'aria-hidden': 'true' }, sentenceOf(beat));
