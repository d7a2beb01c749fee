// Where the cards of an action come from, for showing it before it is done. Whether it may be
// done is not known here: actions come from the table's list, or the table has checked them.

import { colourOf, rankOf } from './cards.js';

/**
 * @typedef {{columns: Record<string, string[]>, talon: any[] | number, homes: string[]}} Layout
 * @typedef {{rank: number, gain: string | null, bonus: string[], talon: boolean}} Brought
 *   `gain` is null for a Monad
 */

/** @param {Layout} view */
export const talonSize = (view) => (typeof view.talon === 'number' ? view.talon : view.talon.length);

/** The rank of a trade: with a relative the other card fixes it (M6.2). @param {string[]} give @param {string} home */
function traded(give, home) {
  const [first, second] = give;
  return rankOf(rankOf(first) !== rankOf(second) && colourOf(first) === home ? second : first);
}

/** The rank that an action leads to; 0 for those that bring no card. @param {import('../../types.js').Action} action @param {string} home */
export function leadsTo(action, home) {
  if (action.do === 'trade') return traded(action.give, home) + 1;
  if (action.do === 'buy') return action.rank;
  return action.do === 'leap' ? action.give.length - 1 : 0;
}

/** @param {import('../../types.js').Action} action @param {Layout} view @param {string} home @returns {Brought} */
export function brings(action, view, home) {
  const rank = leadsTo(action, home);
  /** @type {Brought} */
  const brought = { rank, gain: view.columns[rank]?.[0] ?? null, bonus: [], talon: false };
  if (!action.bonus) return brought;
  // Down rank by rank; the first that is missing ends it (M5.2).
  for (let lower = rank - 2; lower >= 2; lower -= 1) {
    const front = view.columns[lower]?.[0];
    if (!front) return brought;
    brought.bonus.push(front);
  }
  brought.talon = talonSize(view) > 0;
  return brought;
}
