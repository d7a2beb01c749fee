// What a player has: a fan of backs, and the display that lies before them with its value. And the result at the end.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { backs } from '/kit/seat.js';
import { count } from '/kit/count-up.js';
import { cardBack, mini, small } from './cards.js';
import { deckOf } from './deck.js';
import { groupedNames, nameOf } from './names.js';

/** @typedef {import('/types.js').Scene} Scene */

/** Draws balls with the number of each. @param {Scene} scene @param {string[]} cards */
function balls(scene, cards) {
  const deck = deckOf(scene.view);
  return h(
    'span',
    { class: 'balls', 'aria-hidden': 'true' },
    deck
      .groups(cards)
      .map(({ card, count }) =>
        h(
          'span',
          { key: card, class: 'some', title: nameOf(card) },
          mini(deck, card),
          count > 1 && h('b', null, count),
        ),
      ),
  );
}

/** How many backs are drawn; the number is always shown. */
const MAX_DRAWN = 7;
/** How many different cards lie beside each other on a phone. */
const MAX_APART = 4;
/** How many equal cards are drawn on top of each other. */
const MAX_STACKED = 3;

/** Draws the cards that lie before a player, equal ones in a stack. @param {Scene} scene @param {number} seat */
function displayed(scene, seat) {
  const deck = deckOf(scene.view);
  const stack = (/** @type {import('./deck.js').Group} */ { card, count }) =>
    h(
      'span',
      { key: card, class: 'pack', 'data-pieces': true, title: nameOf(card) },
      Array.from({ length: Math.min(count, MAX_STACKED) }, (_, at) =>
        h('span', { key: at, 'data-piece': card }, small(deck, card)),
      ),
      count > 1 && h('b', null, count),
    );
  const groups = deck.groups(scene.view.displays[seat]);
  return h(
    'span',
    { class: `displayed ${groups.length > MAX_APART ? 'crowded' : ''}`, 'data-place': `display-${seat}` },
    groups.map(stack),
  );
}

/** Your own: the display lies before you, so here are its value and what the hand costs. @param {Scene} scene */
function ownPlate({ view, you }) {
  const { display, hand, score } = view.standing[/** @type {number} */ (you)];
  return h(
    'p',
    { class: 'score-line' },
    h('span', null, t('rotundo-display'), ' ', h('b', null, count(display))),
    h('span', null, t('rotundo-in-hand'), ' ', h('b', null, count(hand))),
    h('b', null, h('span', { class: 'visually-hidden' }, t('rotundo-score')), '= ', count(score)),
  );
}

/** Returns what everybody knows of another player. @param {number} seat @param {Scene} scene @returns {string[]} */
export function facts(seat, { view }) {
  const deck = deckOf(view);
  const display = /** @type {string[]} */ (view.displays[seat]);
  const known = /** @type {string[]} */ (view.known?.hands[seat] ?? []);
  return [
    t('rotundo-cards', { count: sizeOf(view.hands[seat]) }),
    t('rotundo-display-is', { count: display.length, worth: view.standing[seat].display }),
    groupedNames(deck, display),
    known.length ? t('rotundo-known', { cards: groupedNames(deck, known) }) : '',
  ].filter(Boolean);
}

/** @param {number} seat @param {Scene} scene */
export function plate(seat, scene) {
  if (seat === scene.you) return ownPlate(scene);
  const { view } = scene;
  const deck = deckOf(view);
  const display = /** @type {string[]} */ (view.displays[seat]);
  const { display: worth } = view.standing[seat];
  const many = sizeOf(view.hands[seat]);
  const known = /** @type {string[]} */ (view.known?.hands[seat] ?? []);
  return h(
    'div',
    { class: 'rotundo-plate' },
    hiddenLabel(...facts(seat, scene)),
    h(
      'span',
      { class: 'counts', 'aria-hidden': 'true' },
      backs(many, MAX_DRAWN, cardBack),
      known.length > 0 &&
        h(
          'span',
          { class: 'known-cards', title: t('rotundo-known', { cards: groupedNames(deck, known) }) },
          balls(scene, known),
        ),
      h('span', { class: 'price', title: t('rotundo-display-is', { count: display.length, worth }) }, count(worth)),
    ),
    h('span', { class: 'open-cards', 'aria-hidden': 'true' }, displayed(scene, seat)),
  );
}

/** The display minus the hand, card by card. @param {Scene} scene @returns {import('/types.js').Result} */
export function result(scene) {
  const { view } = scene;
  const deck = deckOf(view);
  /** @param {string[] | number} cards */
  const open = (cards) =>
    typeof cards === 'number'
      ? { text: cards > 0 ? t('rotundo-cards', { count: cards }) : '' }
      : { pieces: balls(scene, cards), words: groupedNames(deck, cards) };
  return {
    why: t(`rotundo-end-${scene.events.findLast(({ event }) => event === 'over')?.by ?? 'pile'}`),
    behind: (count) => t('rotundo-end-behind', { count }),
    scores: scene.names.map((_, seat) => {
      const { display, hand, score } = view.standing[seat];
      return {
        seat,
        total: score,
        parts: [
          {
            label: t('rotundo-display'),
            points: display,
            best: t('rotundo-end-best-display'),
            ...open(view.displays[seat]),
          },
          {
            label: t('rotundo-in-hand'),
            points: hand,
            best: t('rotundo-end-best-hand'),
            ...open(scene.views?.[seat].hands[seat] ?? view.hands[seat]),
          },
        ],
      };
    }),
  };
}
