// What an action would gain, as the table says it: for showing it beforehand.

import { movesFrom, previewOf } from '/kit/previews.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {{target: string | null, gain: string | null, bonus: {card: string, place: string}[], talon: boolean,
 *   value: number, price: number, reveals: boolean}} ActionPreview  `gain` is null for a Monad
 */

/** Returns the place that an action is for. @param {Action} action @returns {string | null} */
export const targetOf = (action) => previewOf(action)?.target ?? null;

/** @param {Action} action @returns {ActionPreview} */
export function previewAction(action) {
  const preview = previewOf(action);
  const target = targetOf(action);
  const taken = movesFrom(action, 'columns').map(({ piece, from }) => ({ card: piece ?? '', place: from }));
  return {
    target,
    gain: taken.find(({ place }) => place === target)?.card ?? null,
    bonus: taken.filter(({ place }) => place !== target),
    talon: movesFrom(action, 'talon').length > 0,
    value: preview?.value ?? 0,
    price: preview?.price ?? 0,
    reveals: preview?.reveals ?? false,
  };
}
