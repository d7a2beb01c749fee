// Which of the listed actions fit what is selected. Pieces are counted: two alike are two.
// This is all that tells a card that can be chosen from one that cannot; no rule is known here.

/** @typedef {import('./types.js').Action} Action */

/** @param {string[]} pieces */
function count(pieces) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/**
 * @param {Action[]} actions
 * @param {string[]} chosen
 * @param {(action: Action) => string[]} pieces  the pieces that an action names
 * @returns {{exact: Action[], open: Action[], next: Map<string, number>}} `exact` use just these pieces,
 *   `open` these and perhaps more; `next`: how many of each piece can be chosen in all
 */
export function sift(actions, chosen, pieces) {
  const have = count(chosen);
  /** @type {Action[]} */
  const exact = [];
  /** @type {Action[]} */
  const open = [];
  /** @type {Map<string, number>} */
  const next = new Map();
  for (const action of actions) {
    const named = pieces(action);
    if (named.length < chosen.length) continue;
    const needs = count(named);
    if (![...have].every(([piece, many]) => (needs.get(piece) ?? 0) >= many)) continue;
    open.push(action);
    if (named.length === chosen.length) exact.push(action);
    for (const [piece, many] of needs) next.set(piece, Math.max(next.get(piece) ?? 0, many));
  }
  return { exact, open, next };
}

/**
 * The action with its pieces in the order in which they were chosen: that is the order in which
 * they are put down.
 * @param {Action} action @param {string} field @param {string[]} chosen
 * @returns {Action}
 */
export const inOrder = (action, field, chosen) => ({ ...action, [field]: [...chosen] });
