// The set that a table plays with, and what its rules count with.

import { factsOf } from '../../store.js';

/** @typedef {import('../../types.js').View} View */

/** @param {View} view @returns {'junior' | 'classic'} */
export const setOf = (view) => view.options.set ?? 'junior';

/** First chips, highest number, whether the table may be rearranged. @param {View} view @returns {{chips: number, numbers: number, rearrange: boolean}} */
export function ofSet(view) {
  const usual = factsOf('fiches')[setOf(view)];
  return { ...usual, rearrange: view.options.rearrange ?? usual.rearrange };
}

/** What a tile of the pot costs, and what going out brings. @returns {{drawing: number, out: number}} */
export const prices = () => /** @type {any} */ (factsOf('fiches'));
