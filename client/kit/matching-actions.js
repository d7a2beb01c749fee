// Which of the listed actions match a selection. Equal pieces are counted. This alone decides which pieces can be
// selected; the client knows no rules.

import { previewOf, setPreview } from './previews.js';

/** @typedef {import('../types.js').Action} Action */

/** @param {string[]} pieces */
function count(pieces) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/**
 * @param {Action[]} actions
 * @param {string[]} selected
 * @param {(action: Action) => string[]} piecesOf  the pieces that an action uses
 * @returns {{exact: Action[], open: Action[], next: Map<string, number>}} `exact` use just these pieces,
 *   `open` use these and perhaps more; `next`: how many of each piece can be selected in all
 */
export function matchActions(actions, selected, piecesOf) {
  const have = count(selected);
  /** @type {Action[]} */
  const exact = [];
  /** @type {Action[]} */
  const open = [];
  /** @type {Map<string, number>} */
  const next = new Map();
  for (const action of actions) {
    const pieces = piecesOf(action);
    if (pieces.length < selected.length) continue;
    const needs = count(pieces);
    if (![...have].every(([piece, many]) => (needs.get(piece) ?? 0) >= many)) continue;
    open.push(action);
    if (pieces.length === selected.length) exact.push(action);
    for (const [piece, many] of needs) next.set(piece, Math.max(next.get(piece) ?? 0, many));
  }
  return { exact, open, next };
}

/**
 * Returns the action with its pieces in the order of selection, which is the order in which they are put down.
 * @param {Action} action @param {string} field @param {string[]} selected
 * @returns {Action}
 */
export function inSelectionOrder(action, field, selected) {
  const ordered = { ...action, [field]: [...selected] };
  setPreview(ordered, previewOf(action));
  return ordered;
}
