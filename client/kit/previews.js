// What actions would do, as the server says it: with the listed actions, with an action that it checked, with a hint.

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('../types.js').Preview} Preview
 */

/** @type {WeakMap<Action, Preview>} */
const known = new WeakMap();

/** @param {Action} action @param {Preview | undefined} preview */
export function setPreview(action, preview) {
  if (preview) known.set(action, preview);
}

/** @param {Action[]} actions @param {Preview[]} previews  one for each of them */
export const setPreviews = (actions, previews) => actions.forEach((action, at) => setPreview(action, previews[at]));

/** Returns what an action would do; undefined for one that did not come from the server. @param {Action} action */
export const previewOf = (action) => known.get(action);

/**
 * Returns the pieces that an action takes from a place, in the names that they have where they go to.
 * @param {Action} action
 * @param {string} place  `hands/0`; of all parts of a field, `columns`
 * @returns {{piece: string | null, from: string, to: string}[]}
 */
export const movesFrom = (action, place) =>
  (previewOf(action)?.moves ?? [])
    .filter(({ from }) => from === place || from.startsWith(`${place}/`))
    .flatMap(({ from, to, pieces }) => pieces.map((piece) => ({ piece, from, to })));
