// The tile set of a table, and the constants of its rules.

import { constantsOf } from '/app-state.js';

/** @typedef {import('/types.js').View} View */

/** @param {View} view @returns {'junior' | 'classic'} */
export const nameOfSet = (view) => view.options.set ?? 'junior';

/** Returns whether the table may be rearranged. @param {View} view @returns {boolean} */
export const mayRearrange = (view) => view.options.rearrange ?? constantsOf('fiches')[nameOfSet(view)].rearrange;

/** Returns what a first lay must be worth; 0 for nothing. @param {View} view @returns {number} */
export const firstLayOf = (view) => view.options.first_lay ?? constantsOf('fiches')[nameOfSet(view)].first_lay ?? 0;
