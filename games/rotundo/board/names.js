// The names of cards and groups of cards.

import { hasMessage, list, t } from '/words.js';

/** Returns the name of a card; materials of other decks are named by their id. @param {string} card */
export const nameOf = (card) => (hasMessage(`rotundo-card-${card}`) ? t(`rotundo-card-${card}`) : card);

/** @param {import('./deck.js').Deck} deck @param {string} card */
export function fullName(deck, card) {
  const { bag, number, value } = deck.of(card);
  return t('rotundo-card', { card: nameOf(card), bag: t(`rotundo-bag-${bag}`), number, value });
}

/** Returns "2 × wood and gold". @param {string[]} cards */
export function countedNames(cards) {
  const count = (/** @type {string} */ card) => cards.filter((other) => other === card).length;
  return list([...new Set(cards)].map((card) => (count(card) > 1 ? `${count(card)} × ${nameOf(card)}` : nameOf(card))));
}

/** Returns "2 × wood, gold". @param {import('./deck.js').Deck} deck @param {string[]} cards */
export const groupedNames = (deck, cards) =>
  deck
    .groups(cards)
    .map(({ card, count }) => (count > 1 ? `${count} × ${nameOf(card)}` : nameOf(card)))
    .join(', ');
