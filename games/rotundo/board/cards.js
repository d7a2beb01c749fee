// The drawings of the cards of Rotundo: a bag with its ball, number and value; and two smaller forms.

import { h } from '/dom.js';
import { createOnce } from '/kit/once.js';
import { numeral } from '/kit/numerals.js';
import { cardSheet, INK, PAPER } from '/kit/palette.js';
import { ball } from './balls.js';
import { CLOTH, dots, front, mouth, tag } from './bags.js';

/** @typedef {import('./deck.js').Deck} Deck */

const once = createOnce();

/** Returns a key of all that a picture depends on. @param {string} form @param {Deck} deck @param {string} card */
function keyOf(form, deck, card) {
  const { bag, number, value, triple } = deck.of(card);
  return [form, card, bag, number, value, triple, deck.row(card), deck.initials(card)].join(' ');
}

/** The sign on cards of which three are never a collection. */
const noThree = () =>
  h(
    'g',
    { transform: 'translate(86 15)' },
    h('circle', { r: 10, fill: PAPER, stroke: '#A3241F', 'stroke-width': 2 }),
    numeral(3, { y: 5.4, size: 15 }),
    h('path', { d: 'M-7 7 7-7', stroke: '#A3241F', 'stroke-width': 2 }),
  );

/** @param {Deck} deck @param {string} card */
export function face(deck, card) {
  const { bag, number, value, triple } = deck.of(card);
  return once(keyOf('face', deck, card), () =>
    h(
      'svg',
      { viewBox: '0 0 100 140', class: 'rotundo-face', 'aria-hidden': 'true' },
      cardSheet(),
      h('g', { transform: 'translate(56 67)' }, mouth(bag)),
      h('g', { transform: 'translate(57 41) scale(28)' }, ball(deck, card)),
      h('g', { transform: 'translate(56 67)' }, front(bag), dots(number, 8, 38)),
      tag(value, 19, 119),
      numeral(number, { x: 14, y: 27, size: 27 }),
      triple === false && noThree(),
    ),
  );
}

/** The strip of cloth under a ball; its edge is as that of the bag: waves, straight, points. */
const EDGES = {
  beige: 'M2 56Q7 48 12 54T22 54T32 54T42 54T52 54T62 56V76Q62 82 56 82H8Q2 82 2 76Z',
  brown: 'M2 52H62V76Q62 82 56 82H8Q2 82 2 76Z',
  blue: 'M2 55 9.5 49 17 55 24.5 49 32 55 39.5 49 47 55 54.5 49 62 55V76Q62 82 56 82H8Q2 82 2 76Z',
};

/** A card in a display or a bid: its ball, its bag, its value. @param {Deck} deck @param {string} card */
export function small(deck, card) {
  const { bag, value } = deck.of(card);
  return once(keyOf('small', deck, card), () =>
    h(
      'svg',
      { viewBox: '0 0 64 84', class: 'rotundo-face', 'aria-hidden': 'true' },
      h('rect', {
        x: 1,
        y: 1,
        width: 62,
        height: 82,
        rx: 7,
        fill: PAPER,
        stroke: INK,
        'stroke-opacity': 0.55,
        'stroke-width': 1.5,
      }),
      h('g', { transform: 'translate(32 28) scale(22)' }, ball(deck, card)),
      h('path', { d: EDGES[bag], fill: CLOTH[bag], stroke: INK, 'stroke-width': 1 }),
      h('rect', { x: 12, y: 57, width: 40, height: 23, rx: 5, fill: PAPER, stroke: INK, 'stroke-width': 1 }),
      numeral(value, { x: 32, y: 76.5, size: 22 }),
    ),
  );
}

/** The ball alone. @param {Deck} deck @param {string} card */
export const mini = (deck, card) =>
  once(keyOf('mini', deck, card), () =>
    h('svg', { viewBox: '-1.15 -1.15 2.3 2.3', class: 'mini', 'aria-hidden': 'true' }, ball(deck, card)),
  );

/** The back: three bags' colours around a ball of string. */
export const cardBack = () =>
  once('reverse', () =>
    h(
      'svg',
      { viewBox: '0 0 100 140', class: 'rotundo-face', 'aria-hidden': 'true' },
      cardSheet(),
      h('rect', { x: 8, y: 8, width: 84, height: 124, rx: 5, fill: '#5B3A3A' }),
      h(
        'g',
        { transform: 'translate(50 70)', fill: 'none', stroke: '#F0DDB8', 'stroke-width': 2.5 },
        h('circle', { r: 27 }),
        [-30, 30, 90].map((turn) =>
          h('g', { transform: `rotate(${turn})` }, h('path', { d: 'M-26 6Q0-12 26 6M-24 13Q0 0 24 13' })),
        ),
      ),
    ),
  );
