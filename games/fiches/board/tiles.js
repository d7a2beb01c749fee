// The drawings of Fiches: ivory tiles with a number and a pip for their colour, jokers, chips. The pip's shape tells
// the colour without words.

import { h } from '/dom.js';
import { createOnce } from '/kit/once.js';
import { numeral } from '/kit/numerals.js';
import { INK, PAPER } from '/kit/palette.js';

/** @type {Record<string, string>} */
export const COLOUR = { r: '#B8292F', y: '#A86E00', b: '#1F5FA8', k: '#1D1D1F' };
export const COLOURS = 'rybk';
const IVORY = '#FDF9EE';

/**
 * The pips, about `r` in every direction: circle, triangle, square, diamond. Their position is part of the path,
 * because
 * every `transform` costs the browser time, and a full table has a hundred of them.
 * @type {Record<string, (x: number, y: number, r: number) => string>}
 */
const PIPS = {
  r: (x, y, r) =>
    `M${x + 0.92 * r} ${y}a${0.92 * r} ${0.92 * r} 0 1 1 ${-1.84 * r} 0a${0.92 * r} ${0.92 * r} 0 1 1 ${1.84 * r} 0Z`,
  y: (x, y, r) => `M${x} ${y - r}l${1.05 * r} ${1.85 * r}h${-2.1 * r}Z`,
  b: (x, y, r) => `M${x - 0.85 * r} ${y - 0.85 * r}h${1.7 * r}v${1.7 * r}h${-1.7 * r}Z`,
  k: (x, y, r) => `M${x} ${y - 1.12 * r}l${r} ${1.12 * r}l${-r} ${1.12 * r}l${-r} ${-1.12 * r}Z`,
};

const STAR =
  'M0-1C.12-1 .2-.88.3-.62.38-.42.42-.38.62-.36.92-.34 1.04-.3 1.04-.18 1.04-.06.92.04.72.2.54.34.52.4.' +
  '58.62.66.92.7 1.02.58 1.1.48 1.18.36 1.06.16.92 0 .8 0 .8-.16.92-.36 1.06-.48 1.18-.58 1.1-.7 1.02-.' +
  '66.92-.58.62-.52.4-.54.34-.72.2-.92.04-1.04-.06-1.04-.18-1.04-.3-.92-.34-.62-.36-.42-.38-.38-.42-.3-' +
  '.62-.2-.88-.12-1 0-1Z';

const once = createOnce();

/** The body of a tile: a side that shows below the face, and a bevel around it. */
const body = () => [
  h('rect', {
    x: 0.75,
    y: 3,
    width: 58.5,
    height: 76.25,
    rx: 9,
    fill: '#CBBC95',
    stroke: INK,
    'stroke-opacity': 0.55,
    'stroke-width': 1.2,
  }),
  h('rect', {
    x: 0.75,
    y: 0.75,
    width: 58.5,
    height: 74,
    rx: 9,
    fill: '#EFE6CE',
    stroke: INK,
    'stroke-opacity': 0.3,
    'stroke-width': 1,
  }),
  h('rect', { x: 3.4, y: 2.6, width: 53.2, height: 69.4, rx: 7, fill: IVORY }),
];

/** @param {string} key @param {() => import('/dom.js').Child} print */
const tile = (key, print) =>
  once(key, () => h('svg', { viewBox: '0 0 60 80', class: 'tile-face', 'aria-hidden': 'true' }, body(), print()));

/** @param {string} colour @param {number} x @param {number} y @param {number} size @param {string} [fill] */
const pip = (colour, x, y, size, fill = COLOUR[colour]) => h('path', { d: PIPS[colour](x, y, size), fill });

/** A star that winks. @param {number} y @param {number} size */
const winking = (y, size) =>
  h(
    'g',
    { transform: `translate(30 ${y}) scale(${size})` },
    h('path', { d: STAR, fill: '#E6B73E', stroke: INK, 'stroke-width': 0.09, 'stroke-linejoin': 'round' }),
    h('circle', { cx: -0.26, cy: -0.06, r: 0.11, fill: INK }),
    h('path', {
      d: 'M.12-.02Q.27-.16.42-.02M-.3.3Q.02.62.34.28',
      fill: 'none',
      stroke: INK,
      'stroke-width': 0.1,
      'stroke-linecap': 'round',
    }),
  );

/** @param {string} code */
const plain = (code) => [
  numeral(code.slice(1), { x: 30, y: 44, size: code.length > 2 ? 37 : 42, fill: COLOUR[code[0]] }),
  pip(code[0], 30, 58.5, 8.4),
];

/** A joker; what it stands for is printed small. @param {string | undefined} as */
const joker = (as) =>
  as
    ? [
        winking(25, 17),
        numeral(as.slice(1), { x: as.length > 2 ? 20 : 21, y: 67, size: 23, fill: COLOUR[as[0]] }),
        pip(as[0], as.length > 2 ? 46 : 40, 59.5, 6.4),
      ]
    : [winking(37, 22)];

/** @param {string} kind @param {string} [as] */
const print = (kind, as) => (kind === 'J' ? joker(as) : plain(kind));

/** @param {string} kind  `r7` or `J` @param {string} [as]  what a joker stands for */
export const face = (kind, as) => tile(`${kind} ${as ?? ''}`, () => print(kind, as));

/** The same as part of a larger picture, 60 by 80. @param {string} kind @param {string} [as] */
export const drawing = (kind, as) => [body(), print(kind, as)];

export const back = () =>
  tile('back', () => [
    h('rect', { x: 8, y: 7.5, width: 44, height: 60, rx: 4, fill: 'none', stroke: '#B9A97F', 'stroke-width': 1.6 }),
    pip('r', 21, 28, 6, '#B9A97F'),
    pip('y', 39, 28, 6, '#B9A97F'),
    pip('b', 21, 47, 6, '#B9A97F'),
    pip('k', 39, 47, 6, '#B9A97F'),
  ]);

/** A chip around 0 0, of 20 in every direction. */
export const token = () => [
  h('circle', { r: 20, fill: '#A8322F', stroke: INK, 'stroke-width': 1.4 }),
  h('circle', { r: 16.6, fill: 'none', stroke: PAPER, 'stroke-width': 5, 'stroke-dasharray': '8.7 8.68' }),
  h('circle', { r: 11.5, fill: PAPER, stroke: INK, 'stroke-opacity': 0.5, 'stroke-width': 0.8 }),
  h('path', { d: 'M0-7 6.5 0 0 7-6.5 0Z', fill: '#A8322F' }),
];

export const chip = () =>
  once('chip', () => h('svg', { viewBox: '-21 -21 42 42', class: 'chip', 'aria-hidden': 'true' }, token()));
