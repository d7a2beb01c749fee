// A player's name plate: cards in hand, the display in groups, their value. And the result at the end.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { results, signed } from '/kit/score.js';
import { cardBack, mini } from './cards.js';
import { deckOf } from './deck.js';
import { groupedNames, nameOf } from './names.js';

/** @typedef {import('/types.js').Scene} Scene */

/** Draws balls with the number of each. @param {Scene} scene @param {string[]} cards @param {string} [place] */
function balls(scene, cards, place) {
  const deck = deckOf(scene.view);
  return h(
    'span',
    { class: 'balls', 'aria-hidden': 'true', 'data-place': place },
    deck
      .groups(cards)
      .map(({ card, count }) =>
        h(
          'span',
          { key: card, class: 'some', 'data-piece': place && card, title: nameOf(card) },
          mini(deck, card),
          count > 1 && h('b', null, count),
        ),
      ),
  );
}

/** @param {number} seat @param {Scene} scene */
export function plate(seat, scene) {
  const { view } = scene;
  const deck = deckOf(view);
  const display = /** @type {string[]} */ (view.displays[seat]);
  const { display: worth, hand, score } = view.standing[seat];
  if (seat === scene.you) {
    return h(
      'p',
      { class: 'score-line' },
      h('span', null, t('rotundo-display'), ' ', h('b', null, worth)),
      h('span', null, t('rotundo-in-hand'), ' ', h('b', null, signed(hand))),
      h('b', null, h('span', { class: 'visually-hidden' }, t('rotundo-score')), `= ${signed(score)}`),
    );
  }
  const many = sizeOf(view.hands[seat]);
  const known = /** @type {string[]} */ (view.known?.hands[seat] ?? []);
  const facts = [
    t('rotundo-cards', { count: many }),
    t('rotundo-display-is', { count: display.length, worth }),
    groupedNames(deck, display),
    known.length > 0 && t('rotundo-known', { cards: groupedNames(deck, known) }),
  ];
  return h(
    'div',
    { class: 'rotundo-plate' },
    hiddenLabel(...facts),
    h(
      'span',
      { class: 'counts', 'aria-hidden': 'true' },
      h('span', { class: 'reverse' }, cardBack()),
      h('b', null, many),
      h('span', { class: 'price', title: t('rotundo-display-is', { count: display.length, worth }) }, worth),
    ),
    h(
      'span',
      { class: 'open-cards', 'aria-hidden': 'true' },
      balls(scene, display, `display-${seat}`),
      known.length > 0 &&
        h(
          'span',
          { class: 'known-cards', title: t('rotundo-known', { cards: groupedNames(deck, known) }) },
          h('span', { class: 'reverse' }, cardBack()),
          balls(scene, known),
        ),
    ),
  );
}

/** Shows the scores, best first: the display minus the hand, card by card. @param {Scene} scene */
export function outcome(scene) {
  const { view } = scene;
  const deck = deckOf(view);
  const order = scene.names.map((_, seat) => seat).sort((a, b) => view.scores[b] - view.scores[a]);
  /** @param {string} name @param {number} points @param {string[] | number} cards */
  const part = (name, points, cards) =>
    h(
      'div',
      { class: 'part' },
      h('span', { class: 'small' }, t(`rotundo-${name}`)),
      ' ',
      h('b', null, signed(points)),
      ' ',
      typeof cards === 'number'
        ? cards > 0 && h('span', { class: 'small' }, t('rotundo-cards', { count: cards }))
        : [hiddenLabel(groupedNames(deck, cards)), balls(scene, cards)],
    );
  return results(scene, order, (seat) => {
    const { display, hand, score } = view.standing[seat];
    return [
      part('display', display, view.displays[seat]),
      part('in-hand', hand, scene.views?.[seat].hands[seat] ?? view.hands[seat]),
      h(
        'span',
        { class: 'total' },
        h('span', { class: 'visually-hidden' }, t('rotundo-score'), ' '),
        `= ${signed(score)}`,
      ),
    ];
  });
}
