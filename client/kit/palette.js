// What the drawings of all games share, so that they look like one set: ink, paper, and the sheet of a card.
// Pieces keep these colours in the dark; everything around them has the tokens of css/base.css.

import { h } from '../dom.js';

export const INK = '#22201C';
export const PAPER = '#FBF6EA';

/** The sheet of a card that is 140 high for every 100 of its width. */
export const cardSheet = () =>
  h('rect', {
    x: 0.75,
    y: 0.75,
    width: 98.5,
    height: 138.5,
    rx: 8,
    fill: PAPER,
    stroke: INK,
    'stroke-opacity': 0.4,
    'stroke-width': 1.5,
  });
