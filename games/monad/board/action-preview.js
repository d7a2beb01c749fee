// Which cards an action would gain, for showing it beforehand. This does not decide legality: actions come from the
// table's list, or the table has checked them.

import { colourOf, rankOf } from './cards.js';

/**
 * @typedef {{columns: Record<string, string[]>, talon: any[] | number, homes: string[]}} Layout
 * @typedef {{rank: number, gain: string | null, bonus: string[], talon: boolean}} ActionPreview
 *   `gain` is null for a Monad
 */

/** @param {Layout} view */
export const talonSize = (view) => (typeof view.talon === 'number' ? view.talon : view.talon.length);

/**
 * Returns the rank of the traded cards: with a relative, that of the other card (M6.2).
 * @param {string[]} give
 * @param {string} home
 */
function tradedRank(give, home) {
  const [first, second] = give;
  return rankOf(rankOf(first) !== rankOf(second) && colourOf(first) === home ? second : first);
}

/**
 * Returns the rank of the card that an action gains; 0 if it gains none.
 * @param {import('/types.js').Action} action
 * @param {string} home
 */
export function targetRank(action, home) {
  if (action.do === 'trade') return tradedRank(action.give, home) + 1;
  if (action.do === 'buy') return action.rank;
  return action.do === 'leap' ? action.give.length - 1 : 0;
}

/** @param {import('/types.js').Action} action @param {Layout} view @param {string} home @returns {ActionPreview} */
export function previewAction(action, view, home) {
  const rank = targetRank(action, home);
  /** @type {ActionPreview} */
  const preview = { rank, gain: view.columns[rank]?.[0] ?? null, bonus: [], talon: false };
  if (!action.bonus) return preview;
  // Down rank by rank, until one is missing (M5.2).
  for (let lower = rank - 2; lower >= 2; lower -= 1) {
    const front = view.columns[lower]?.[0];
    if (!front) return preview;
    preview.bonus.push(front);
  }
  preview.talon = talonSize(view) > 0;
  return preview;
}
