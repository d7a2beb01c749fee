// The tile set of a table, and the constants of its rules.

import { constantsOf } from '/app-state.js';

/** @typedef {import('/types.js').View} View */

/** @param {View} view @returns {'junior' | 'classic'} */
export const nameOfSet = (view) => view.options.set ?? 'junior';

/**
 * Returns the first chips, the highest number, and whether the table may be rearranged.
 * @param {View} view
 * @returns {{chips: number, numbers: number, rearrange: boolean}}
 */
export function constantsOfSet(view) {
  const defaults = constantsOf('fiches')[nameOfSet(view)];
  return { ...defaults, rearrange: view.options.rearrange ?? defaults.rearrange };
}

/** Returns what drawing a tile costs and what going out earns. @returns {{drawing: number, out: number}} */
export const prices = () => /** @type {any} */ (constantsOf('fiches'));
