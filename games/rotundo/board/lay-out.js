// The cards that another player's move is about: they lie in the middle for a while, with what they have in common.

import { h } from '/dom.js';
import { t } from '/words.js';
import { face } from './cards.js';
import { deckOf } from './deck.js';
import { reasons } from './middle.js';

/** @type {Record<string, (event: any) => string[]>} */
const CARDS = { collected: ({ card, give }) => [give[0], card, give[1]], took: ({ cards }) => cards };

/** @param {import('/types.js').GameEvent} event @param {import('/types.js').Scene} scene */
export function layOut(event, scene) {
  const deck = deckOf(scene.view);
  if (event.event === 'won') return sold(deck, event, scene);
  const cards = CARDS[event.event]?.(event) ?? [];
  if (!cards.length) return [];
  const labels = event.event === 'collected' ? reasons(scene, cards) : [];
  return [
    ...cards.map((card, at) => h('span', { key: at, class: 'rotundo-card', 'data-piece': card }, face(deck, card))),
    h(
      'span',
      { key: 'bracket', class: 'bracket' },
      [...labels, t('rotundo-worth', { count: deck.value(cards) })].map((label) => h('span', { key: label }, label)),
    ),
  ];
}

/** The card goes to the highest bidder. @param {import('./deck.js').Deck} deck @param {any} event
 * @param {import('/types.js').Scene} scene */
const sold = (deck, { card, seat, height }, { names }) => [
  h('span', { key: 'card', class: 'rotundo-card', 'data-piece': card, 'data-from': 'middle' }, face(deck, card)),
  h(
    'span',
    { key: 'bracket', class: 'bracket sold' },
    h('strong', { key: 'sold' }, t('rotundo-sold')),
    h('span', { key: 'to' }, t('rotundo-sold-to', { name: names[seat], sum: height })),
  ),
];
