// The pieces that the player has selected, in the order of selection, and the listed actions that they match. What a
// board does about a change (asking the table, redrawing) is its own.

import { inSelectionOrder, matchActions } from './matching-actions.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('./pieces.js').Held} Held
 * @typedef {ReturnType<typeof createSelection>} Selection
 */

/** @param {string} field  of an action, which names the pieces that it uses: a list, or one piece */
export function createSelection(field) {
  /** @type {Held[]} */
  let chosen = [];

  const pieces = () => chosen.map(({ piece }) => piece);
  /** @param {string} id */
  const has = (id) => chosen.some((held) => held.id === id);
  /** @param {Action} action @returns {string[]} */
  const piecesOf = (action) => [action[field]].flat();
  /** Returns the listed actions that use the selection, see {@link matchActions}. @param {Action[]} actions */
  const match = (actions) =>
    matchActions(
      actions.filter((action) => action[field]),
      pieces(),
      piecesOf,
    );

  return {
    has,
    match,
    pieces,
    held: () => chosen,
    /** Returns the position in the order of selection; 0 if not selected. @param {string} id */
    order: (id) => chosen.findIndex((held) => held.id === id) + 1,
    /** @param {Held} held */
    toggle(held) {
      chosen = has(held.id) ? chosen.filter(({ id }) => id !== held.id) : [...chosen, held];
    },
    /** Selects these too. @param {Held[]} all */
    take(all) {
      chosen = [...chosen, ...all.filter(({ id }) => !has(id))];
    },
    /** Returns whether anything was selected. */
    clear() {
      const any = chosen.length > 0;
      chosen = [];
      return any;
    },
    /** Returns the selection for `restore`; null if there is none. */
    save: () => (chosen.length ? chosen : null),
    /** @param {Held[] | null} saved */
    restore(saved) {
      chosen = saved ?? [];
    },
    /** Returns the pieces of which one more can be selected. @param {Action[]} actions @returns {Set<string>} */
    possible(actions) {
      const taken = pieces();
      const many = (/** @type {string} */ piece) => taken.filter((other) => other === piece).length;
      return new Set([...match(actions).next].filter(([piece, most]) => most > many(piece)).map(([piece]) => piece));
    },
    /**
     * Returns the listed actions that use just the selection, with their pieces in its order.
     * @param {Action[]} actions @returns {Action[]}
     */
    ready: (actions) =>
      chosen.length
        ? match(actions).exact.map((action) =>
            Array.isArray(action[field]) ? inSelectionOrder(action, field, pieces()) : action,
          )
        : [],
  };
}
