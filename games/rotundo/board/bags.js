// The drawings of the three bags, which differ in shape as well as in colour. The origin is the middle of the mouth;
// a bag is 66 deep.

import { h } from '/dom.js';
import { numeral } from '/kit/numerals.js';
import { INK, PAPER } from '/kit/palette.js';

/** @typedef {import('./deck.js').Bag} Bag */

/** @type {Record<Bag, string>} */
export const CLOTH = { beige: '#D9C3A0', brown: '#7A4B2A', blue: '#2F5D8C' };

/** A round pouch, a square sack, a tall bag with a drawstring. @type {Record<Bag, string>} */
const BODY = {
  beige: 'M-24-5Q-16 2-8-2T8-2T24-5L16 9C32 14 39 28 38 40C37 58 20 66 0 66S-37 58-38 40C-39 28-32 14-16 9Z',
  brown: 'M-34-3Q0 5 34-3L36 58L40 67L30 65H-30L-40 67L-36 58Z',
  blue: 'M-23-8Q-12-1 0-5T23-8L19 9L28 60Q28 66 22 66H-22Q-28 66-28 60L-19 9Z',
};

/** @type {Record<Bag, string>} */
const SEAM = {
  beige: 'M-16 9Q0 15 16 9M-14 10Q-20 24-27 32M14 10Q20 22 26 28M-5 12Q-6 20-9 25',
  brown: 'M-34 8Q0 16 34 8M-30 59H30',
  blue: 'M-19 9Q0 15 19 9M-10 12L-12 22M12 12L13 20',
};

/** The cord that ties it. @type {Record<Bag, string>} */
const CORD = {
  beige: 'M-16 9Q0 15 16 9',
  brown: 'M-31 10L-27 13M-21 13L-17 15M-10 15L-6 16M2 16H6M13 15L17 14M24 13L28 11',
  blue: 'M-19 9Q0 15 19 9M-19 9Q-30 12-29 24M-19 9Q-26 16-23 26',
};

/** The inside of the mouth, behind the ball. @param {Bag} bag */
export const mouth = (bag) =>
  h('ellipse', { cx: 0, cy: -3, rx: bag === 'brown' ? 33 : 22, ry: 6, fill: INK, opacity: 0.55 });

/** @param {Bag} bag */
export const front = (bag) =>
  h(
    'g',
    { 'stroke-linejoin': 'round', 'stroke-linecap': 'round', fill: 'none' },
    h('path', { d: BODY[bag], fill: CLOTH[bag], stroke: INK, 'stroke-width': 1.6 }),
    h('path', { d: SEAM[bag], stroke: INK, 'stroke-width': 1.2, opacity: 0.45 }),
    h('path', { d: CORD[bag], stroke: bag === 'beige' ? '#8A5A2B' : '#F0DDB8', 'stroke-width': 2.2 }),
    bag === 'blue' && [
      h('circle', { cx: -29, cy: 26, r: 3, fill: '#F0DDB8' }),
      h('circle', { cx: -23, cy: 28, r: 3, fill: '#F0DDB8' }),
    ],
  );

/** @type {Record<number, number[][]>} */
const DOTS = {
  1: [[0, 0]],
  2: [
    [-7, 0],
    [7, 0],
  ],
  3: [
    [0, -6],
    [-7, 6],
    [7, 6],
  ],
  4: [
    [-7, -7],
    [7, -7],
    [-7, 7],
    [7, 7],
  ],
};

/** Draws this many small balls. @param {number} number @param {number} x @param {number} y */
export const dots = (number, x, y) =>
  (DOTS[number] ?? []).map(([dx, dy]) =>
    h('circle', { cx: x + dx, cy: y + dy, r: 5.4, fill: PAPER, stroke: INK, 'stroke-width': 1.4 }),
  );

/**
 * A price tag on a string. It is on the left, the side of a card that stays visible in a fanned hand.
 * @param {number} value
 * @param {number} x
 * @param {number} y  its middle
 */
export const tag = (value, x, y) =>
  h(
    'g',
    { transform: `translate(${x} ${y}) rotate(6)` },
    h('path', { d: 'M0-11Q4-28 17-40', fill: 'none', stroke: INK, 'stroke-width': 1.3 }),
    h('path', {
      d: 'M-15.5 13V-8L-9-15H9L15.5-8V13Z',
      fill: PAPER,
      stroke: INK,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    h('circle', { cy: -10.5, r: 2, fill: INK }),
    numeral(value, { y: 10, size: 21 }),
  );
