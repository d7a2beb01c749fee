// The materials of Rotundo: the default deck, or the one in the options of the table.

import { constantsOf } from '/app-state.js';

/**
 * @typedef {'beige' | 'brown' | 'blue'} Bag
 * @typedef {{id: string, bag: Bag, number: number, value: number, triple?: boolean}} Material
 *   `triple` false: three of them are never a collection
 * @typedef {{card: string, count: number}} Group
 */

/** @typedef {ReturnType<typeof deckOf>} Deck */

/**
 * Returns how many cards of the hand go into a collection, and how many discards may be taken.
 * @returns {{given: number, taken: number}}
 */
export const countsOf = () => /** @type {any} */ (constantsOf('rotundo'));

/** @param {import('/types.js').View} view */
export function deckOf(view) {
  const materials = /** @type {Material[]} */ (view.options?.deck ?? constantsOf('rotundo').deck);
  const rows = new Map(materials.map((material, row) => [material.id, row]));
  /** @param {string} card */
  const row = (card) => rows.get(card) ?? 0;
  /** @param {string} card */
  const of = (card) => materials[row(card)];
  return {
    of,
    row,
    /** Returns two letters for a ball that has no drawing of its own. @param {string} card */
    initials: (card) =>
      materials.some(({ id }) => id !== card && id.slice(0, 2) === card.slice(0, 2))
        ? `${card[0]}${card.at(-1)}`
        : card.slice(0, 2),
    /** @param {string[]} cards */
    value: (cards) => cards.reduce((sum, card) => sum + of(card).value, 0),
    /** Sorts cards in the order of the deck, so bag by bag. @param {string[]} cards */
    sort: (cards) => [...cards].sort((a, b) => row(a) - row(b)),
    /** Groups equal cards. @param {string[]} cards @returns {Group[]} */
    groups: (cards) =>
      materials
        .map(({ id }) => ({ card: id, count: cards.filter((card) => card === id).length }))
        .filter(({ count }) => count > 0),
  };
}
