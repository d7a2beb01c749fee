// Cards and groups of cards as they are spoken of.

import { has, t } from '../../words.js';

/** Materials of other decks have only their own name. @param {string} card */
export const nameOf = (card) => has(`rotundo.card.${card}`) ? t(`rotundo.card.${card}`) : card;

/** @param {import('./deck.js').Deck} deck @param {string} card */
export function whole(deck, card) {
  const { bag, number, value } = deck.of(card);
  return t('rotundo.card', { card: nameOf(card), bag: t(`rotundo.bag.${bag}`), number, value });
}

/** "2 × wood, gold". @param {import('./deck.js').Deck} deck @param {string[]} cards */
export const listed = (deck, cards) => deck.groups(cards)
  .map(({ card, count }) => count > 1 ? `${count} × ${nameOf(card)}` : nameOf(card)).join(', ');
