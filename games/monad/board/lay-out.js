// The cards that another player's move is about: what they gave and what it brought, or the hand they show.

import { h } from '/dom.js';
import { byRank, face, monad } from './cards.js';

/** @param {string} card @param {number} at */
const piece = (card, at) => h('span', { key: at, class: 'monad-card', 'data-piece': card }, face(card));

/** @param {string} gain @param {string[]} [bonus] */
const brought = (gain, bonus = []) => [
  h('span', { key: 'becomes', class: 'becomes' }, '→'),
  h('span', { key: 'gain', class: 'monad-card', 'data-piece': gain }, face(gain)),
  bonusCards(bonus),
];

/** @param {string[]} bonus */
const bonusCards = (bonus) =>
  bonus.map((card) => h('span', { key: `bonus-${card}`, class: 'monad-card', 'data-piece': card }, face(card)));

/** The cards unite into a Monad. @param {string[]} give @param {string[]} [bonus] */
const united = (give, bonus = []) => [
  h(
    'span',
    { key: 'uniting', class: 'uniting' },
    give.map((card, at) => h('span', { key: at, class: 'monad-card', 'data-piece': card }, face(card))),
    h('span', { key: 'monad', class: 'monad-card monad-gain', 'data-piece': 'monad', 'data-appears': true }, monad()),
  ),
  ...bonusCards(bonus),
];

/** @param {import('/types.js').GameEvent} event */
export function layOut({ event, give, gain, bonus, hand }) {
  if (event === 'passed') return hand.toSorted(byRank).map(piece);
  if (!give || !gain) return [];
  return gain === 'monad' ? united(give, bonus) : [...give.map(piece), ...brought(gain, bonus)];
}
