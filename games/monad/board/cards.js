// The drawings of Monad: six shapes, five ranks, the Monad. Warm shapes are angular, cold ones round; the two
// colours of a bonus pair share one, two or three dots. Colour is never the only sign.

import { h } from '/dom.js';
import { constantsOf } from '/app-state.js';
import { createOnce } from '/kit/once.js';
import { numeral } from '/kit/numerals.js';
import { cardSheet, INK, PAPER } from '/kit/palette.js';

/** Outlines around 0 0 that reach about 1 in every direction. @type {Record<string, string>} */
const SHAPES = {
  r: 'M0-.98.98.76H-.98Z',
  o: 'M-.8-.8H.8V.8H-.8Z',
  y: 'M0-1.05.28-.38 1-.32.45.15.62.86 0 .48-.62.86-.45.15-1-.32-.28-.38Z',
  l: 'M.9 0A.9.9 0 1 1-.9 0A.9.9 0 1 1 .9 0Z',
  d: 'M0-1.08C.2-.6.78-.2.78.3A.78.78 0 0 1-.78.3C-.78-.2-.2-.6 0-1.08Z',
  g: 'M-.82.82C-1.1-.3-.3-1.1.88-.88C1.1.3.3 1.1-.82.82Z',
};

/** @type {Record<string, string>} */
const COLOUR = { r: '#C5302B', o: '#D9691A', y: '#E0B31E', l: '#3F9FD1', d: '#22407E', g: '#2F7D46' };
const FELT = '#2C5249';
/** Their contrast on paper is below 3:1, so they get a heavier outline, and dots in ink. */
const PALE = 'oyl';

/** Dots shared by the two colours of a bonus pair. @type {Record<string, number>} */
const DOTS = { r: 1, d: 1, o: 2, l: 2, y: 3, g: 3 };

/** The height of the dots within each shape. @type {Record<string, number>} */
const DOT_LINE = { r: 0.3, o: 0, y: 0.06, l: 0, d: 0.3, g: 0 };

/** The positions and sizes of the shapes on a card of 100 by 140. */
const PLACES = {
  1: { size: 29, at: [[50, 72]] },
  2: {
    size: 19,
    at: [
      [50, 51],
      [50, 115],
    ],
  },
  3: {
    size: 17.5,
    at: [
      [50, 51],
      [27, 112],
      [73, 112],
    ],
  },
  4: {
    size: 16.5,
    at: [
      [27, 54],
      [73, 54],
      [27, 112],
      [73, 112],
    ],
  },
  5: {
    size: 14.5,
    at: [
      [50, 48],
      [20, 74],
      [80, 74],
      [31, 116],
      [69, 116],
    ],
  },
};

/** Returns the points of a card of this rank. @param {number} rank @returns {number} */
export const valueOf = (rank) => constantsOf('monad').worth[rank - 1];
/** @returns {number} */
export const monadPrice = () => constantsOf('monad').worth.at(-1);
const COLOURS = 'royldg';

/** Returns the cards that are relatives at this home colour. @param {string} home @returns {string[]} */
export const relativesOf = (home) => constantsOf('monad').relatives[home] ?? [];

/** @param {string} card */
export const colourOf = (card) => card[0];
/** @param {string} card */
export const rankOf = (card) => Number(card[1]);
/** @param {string[]} cards */
export const valueOfAll = (cards) => cards.reduce((sum, card) => sum + valueOf(rankOf(card)), 0);

/** Sorts the highest rank first, warm before cold. @param {string} a @param {string} b */
export const byRank = (a, b) => rankOf(b) - rankOf(a) || COLOURS.indexOf(a[0]) - COLOURS.indexOf(b[0]);

/** @param {string} colour @param {number} x @param {number} y @param {number} size @param {boolean} [dots] */
export function shape(colour, x, y, size, dots = true) {
  const many = dots ? DOTS[colour] : 0;
  const step = 0.42;
  return h(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})`, fill: COLOUR[colour] },
    h('path', {
      d: SHAPES[colour],
      stroke: INK,
      'stroke-width': PALE.includes(colour) ? 0.1 : 0.06,
      'stroke-linejoin': 'round',
    }),
    Array.from({ length: many }, (_, at) =>
      h('circle', {
        cx: (at - (many - 1) / 2) * step,
        cy: DOT_LINE[colour],
        r: 0.12,
        fill: PALE.includes(colour) ? INK : PAPER,
      }),
    ),
  );
}

const once = createOnce();

/** The face of a card; its top strip is visible behind other cards. @param {string} card */
export const face = (card) =>
  once(card, () => {
    const colour = colourOf(card);
    const rank = /** @type {keyof typeof PLACES} */ (rankOf(card));
    const { size, at } = PLACES[rank];
    return h(
      'svg',
      { viewBox: '0 0 100 140', class: 'monad-face', 'aria-hidden': 'true' },
      cardSheet(),
      Array.from({ length: rank }, (_, step) => shape(colour, 16 + step * 17, 15, 7.5, false)),
      at.map(([x, y]) => shape(colour, x, y, size)),
      numeral(valueOf(rank), { x: 50, y: rank === 1 ? 130 : 90, size: 22 }),
    );
  });

/** A warm and a cold half on a disc. */
export const monad = () =>
  once('monad', () =>
    h(
      'svg',
      { viewBox: '-52 -52 104 104', class: 'monad', 'aria-hidden': 'true' },
      h('circle', { r: 50, fill: PAPER, stroke: INK, 'stroke-width': 2 }),
      h('path', { d: 'M0-42A42 42 0 0 1 0 42A21 21 0 0 1 0 0A21 21 0 0 0 0-42Z', fill: COLOUR.o }),
      h('path', { d: 'M0-42A42 42 0 0 0 0 42A21 21 0 0 1 0 0A21 21 0 0 0 0-42Z', fill: COLOUR.d }),
      h('path', { d: 'M0-29 7-15H-7Z', fill: COLOUR.o }),
      h('circle', { cy: 21, r: 6.5, fill: COLOUR.d }),
    ),
  );

export const emptyDisc = () =>
  once('disc', () =>
    h(
      'svg',
      { viewBox: '-52 -52 104 104', class: 'monad empty', 'aria-hidden': 'true' },
      h('circle', {
        r: 46,
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 5,
        'stroke-dasharray': '14 10',
        opacity: 0.6,
      }),
    ),
  );

export const back = () =>
  once('back', () =>
    h(
      'svg',
      { viewBox: '0 0 100 140', class: 'back', 'aria-hidden': 'true' },
      cardSheet(),
      h('rect', { x: 8, y: 8, width: 84, height: 124, rx: 5, fill: FELT }),
      h('path', { d: 'M50 38A32 32 0 0 1 50 102A16 16 0 0 1 50 70A16 16 0 0 0 50 38Z', fill: PAPER, opacity: 0.5 }),
      h('circle', { cx: 50, cy: 70, r: 32, fill: 'none', stroke: PAPER, 'stroke-width': 2, opacity: 0.7 }),
    ),
  );

/** The emblem of a home colour. @param {string} colour */
export const emblem = (colour) =>
  once(`home ${colour}`, () =>
    h(
      'svg',
      { viewBox: '0 0 40 40', class: 'emblem', 'aria-hidden': 'true' },
      h('path', {
        d: 'M4 17 20 3 36 17V37H4Z',
        fill: PAPER,
        stroke: INK,
        'stroke-width': 1.2,
        'stroke-linejoin': 'round',
      }),
      shape(colour, 20, 23, 10),
    ),
  );

/** The bonus card: three pairs; turned over once the bonus is taken. @param {boolean} used */
export const bonusCard = (used) =>
  once(`bonus ${used}`, () =>
    h(
      'svg',
      { viewBox: '0 0 40 40', class: 'emblem', 'aria-hidden': 'true' },
      h('rect', {
        x: 4,
        y: 2,
        width: 32,
        height: 36,
        rx: 4,
        fill: used ? FELT : PAPER,
        stroke: INK,
        'stroke-width': 1.2,
      }),
      used
        ? h('path', { d: 'M10 20H30', stroke: PAPER, 'stroke-width': 3 })
        : [
            ['r', 'd'],
            ['o', 'l'],
            ['y', 'g'],
          ].map(([warm, cold], row) => [
            shape(warm, 14, 9 + row * 11, 4.4, false),
            shape(cold, 26, 9 + row * 11, 4.4, false),
          ]),
    ),
  );
