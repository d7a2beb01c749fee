// A card: its number.

import { h } from '/dom.js';

/** Draws a card of 60 by 100. @param {string} card */
export const face = (card) =>
  h(
    'g',
    null,
    h('rect', { x: 1, y: 1, width: 58, height: 98, rx: 8, fill: '#FBF6EA', stroke: '#22201C' }),
    h(
      'text',
      { x: 30, y: 64, 'text-anchor': 'middle', 'font-size': 40, 'font-family': 'serif', fill: '#22201C' },
      card,
    ),
  );

/** Draws a card as a picture of its own. @param {string} card */
export const picture = (card) =>
  h('svg', { viewBox: '0 0 60 100', class: 'toy-face', 'aria-hidden': 'true' }, face(card));
