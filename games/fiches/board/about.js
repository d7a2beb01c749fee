// What the shell has to know of Fiches before its board is opened. The picture: a run of tiles with a joker, and
// the chips that it earns.

import { h } from '/dom.js';
import { INK } from '/kit/palette.js';
import { drawing, token } from './tiles.js';

/** @type {[string, string?][]} */
const TILES = [['b6'], ['b7'], ['J', 'b8']];

/** The positions of the chips. */
const CHIPS = [
  [246, 96],
  [270, 76],
  [243, 62],
];

const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    h('rect', {
      x: 14,
      y: 113,
      width: 202,
      height: 10,
      rx: 5,
      fill: '#B9A27A',
      stroke: '#7F6A45',
      'stroke-width': 1.2,
    }),
    TILES.map(([kind, as], at) =>
      h('g', { transform: `translate(${22 + at * 63} 30) scale(1.03)` }, drawing(kind, as)),
    ),
    CHIPS.map(([x, y]) =>
      h('g', { transform: `translate(${x} ${y})` }, h('circle', { cy: 3, r: 20.5, fill: INK, opacity: 0.55 }), token()),
    ),
  );

/** @type {import('/types.js').About} */
export const about = { picture, offers: 'set', lessons: ['classic'], kids: true };
