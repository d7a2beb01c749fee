// The set that a table plays with, and what its rules count with.

import { factsOf } from '../../store.js';

/** @typedef {import('../../types.js').View} View */

/** @param {View} view @returns {'junior' | 'classic'} */
export const setOf = (view) => view.options.set ?? 'junior';

/** First chips, highest number, whether the table may be rearranged. @param {View} view @returns {{chips: number, numbers: number, rearrange: boolean}} */
export const ofSet = (view) => ({ ...factsOf('fiches')[setOf(view)], ...(view.options.rearrange === undefined ? {} : { rearrange: view.options.rearrange }) });

/** What a tile of the pot costs, and what going out brings. @returns {{drawing: number, out: number}} */
export const prices = () => /** @type {any} */ (factsOf('fiches'));
