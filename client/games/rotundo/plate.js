// What lies before a player: cards in hand, the display in groups, what they are worth. And the end.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { mini, reverse } from './cards.js';
import { deckOf, seen, size } from './deck.js';
import { listed, nameOf } from './names.js';

/** @typedef {import('../../types.js').Scene} Scene */

/** Balls with how many there are of each. @param {Scene} scene @param {string[]} cards @param {string} [place] */
function balls(scene, cards, place) {
  const deck = deckOf(scene.view);
  return h('span', { class: 'balls', 'aria-hidden': 'true', 'data-place': place }, deck.groups(cards).map(({ card, count }) =>
    h('span', { key: card, class: 'some', 'data-piece': place && card, title: nameOf(card) }, mini(deck, card), count > 1 && h('b', null, count))));
}

/** @param {number} seat @param {Scene} scene */
export function plate(seat, scene) {
  const { view } = scene;
  const deck = deckOf(view);
  const display = /** @type {string[]} */ (view.displays[seat]);
  const worth = deck.worth(display);
  if (seat === scene.you) {
    const hand = deck.worth(seen(view.hands[seat]));
    return h('p', { class: 'standing' },
      h('span', null, t('rotundo.display'), ' ', h('b', null, worth)),
      h('span', null, t('rotundo.in-hand'), ' ', h('b', null, signed(-hand))),
      h('b', null, h('span', { class: 'unseen' }, t('rotundo.score')), `= ${signed(worth - hand)}`));
  }
  const many = size(view.hands[seat]);
  const known = /** @type {string[]} */ (view.known?.hands[seat] ?? []);
  const words = [
    t('rotundo.cards', { count: many }),
    t('rotundo.display.is', { count: display.length, worth }),
    listed(deck, display),
    known.length > 0 && t('rotundo.known', { cards: listed(deck, known) }),
  ];
  return h('div', { class: 'rotundo-plate' },
    h('span', { class: 'unseen' }, words.filter(Boolean).join(', ')),
    h('span', { class: 'counts', 'aria-hidden': 'true' },
      h('span', { class: 'reverse' }, reverse()), h('b', null, many),
      h('span', { class: 'price', title: t('rotundo.display.is', { count: display.length, worth }) }, worth)),
    h('span', { class: 'lies', 'aria-hidden': 'true' },
      balls(scene, display, `display-${seat}`),
      known.length > 0 && h('span', { class: 'sure', title: t('rotundo.known', { cards: listed(deck, known) }) }, h('span', { class: 'reverse' }, reverse()), balls(scene, known))));
}

/** With a true minus. @param {number} points */
const signed = (points) => points < 0 ? `−${-points}` : `${points}`;

/** Display less hand is the score, card by card; the best first. @param {Scene} scene */
export function outcome(scene) {
  const { view } = scene;
  const deck = deckOf(view);
  const order = scene.names.map((_, seat) => seat).sort((a, b) => view.scores[b] - view.scores[a]);
  /** @param {string} name @param {number} points @param {string[] | number} cards */
  const part = (name, points, cards) => h('div', { class: 'part' },
    h('span', { class: 'small' }, t(`rotundo.${name}`)), ' ', h('b', null, signed(points)), ' ',
    typeof cards === 'number'
      ? cards > 0 && h('span', { class: 'small' }, t('rotundo.cards', { count: cards }))
      : [h('span', { class: 'unseen' }, listed(deck, cards)), balls(scene, cards)]);
  return h('ol', { class: 'results' }, order.map((seat) => {
    const worth = deck.worth(view.displays[seat]);
    return h('li', { key: seat, class: view.winners.includes(seat) ? 'won' : '' },
      h('bdi', null, scene.names[seat]),
      part('display', worth, view.displays[seat]),
      part('in-hand', view.scores[seat] - worth, scene.views?.[seat].hands[seat] ?? view.hands[seat]),
      h('span', { class: 'total' }, h('span', { class: 'unseen' }, t('rotundo.score'), ' '), `= ${signed(view.scores[seat])}`));
  }));
}
