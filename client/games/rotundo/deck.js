// The materials of Rotundo: the usual table of them, or the one that this table was opened with.

import { factsOf } from '../../store.js';

/**
 * @typedef {'beige' | 'brown' | 'blue'} Bag
 * @typedef {{id: string, bag: Bag, number: number, value: number, triple?: boolean}} Material
 *   `triple` false: three of them are never a collection
 * @typedef {{card: string, count: number}} Group
 */

/** @typedef {ReturnType<typeof deckOf>} Deck */

/** @param {import('../../types.js').View} view */
export function deckOf(view) {
  const materials = /** @type {Material[]} */ (view.options?.deck ?? factsOf('rotundo').deck);
  const rows = new Map(materials.map((material, row) => [material.id, row]));
  /** @param {string} card */
  const row = (card) => rows.get(card) ?? 0;
  /** @param {string} card */
  const of = (card) => materials[row(card)];
  return {
    of,
    row,
    /** Two letters for a ball that has no picture of its own. @param {string} card */
    initials: (card) => materials.some(({ id }) => id !== card && id.slice(0, 2) === card.slice(0, 2))
      ? `${card[0]}${card.at(-1)}` : card.slice(0, 2),
    /** @param {string[]} cards */
    worth: (cards) => cards.reduce((sum, card) => sum + of(card).value, 0),
    /** In the order of the table, so bag by bag. @param {string[]} cards */
    sort: (cards) => [...cards].sort((a, b) => row(a) - row(b)),
    /** Cards alike lie together. @param {string[]} cards @returns {Group[]} */
    groups: (cards) => materials
      .map(({ id }) => ({ card: id, count: cards.filter((card) => card === id).length }))
      .filter(({ count }) => count > 0),
  };
}

/** What is left of the cards without those. @param {string[]} cards @param {string[]} without */
export function less(cards, without) {
  const left = [...cards];
  for (const card of without) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** How many, seen or hidden. @param {string[] | number} cards */
export const size = (cards) => typeof cards === 'number' ? cards : cards.length;

/** Those that are seen. @param {string[] | number} cards */
export const seen = (cards) => typeof cards === 'number' ? [] : cards;
