// The cards that another player's move is about: they lie in the middle for a while.

import { h } from '/dom.js';
import { face } from './cards.js';
import { deckOf } from './deck.js';

/** @type {Record<string, (event: any) => string[]>} */
const CARDS = { collected: ({ card, give }) => [give[0], card, give[1]], took: ({ cards }) => cards };

/** @param {import('/types.js').GameEvent} event @param {import('/types.js').Scene} scene */
export function layOut(event, { view }) {
  const deck = deckOf(view);
  const cards = CARDS[event.event]?.(event) ?? [];
  return cards.map((card, at) => h('span', { key: at, class: 'rotundo-card', 'data-piece': card }, face(deck, card)));
}
