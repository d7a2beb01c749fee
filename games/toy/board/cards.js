// A card: its number.

import { h } from '/dom.js';
import { createOnce } from '/kit/once.js';
import { numeral } from '/kit/numerals.js';
import { cardSheet } from '/kit/palette.js';

const once = createOnce();

/** Draws a card of 100 by 140. @param {string} card */
export const face = (card) =>
  once(card, () =>
    h(
      'svg',
      { viewBox: '0 0 100 140', class: 'toy-face', 'aria-hidden': 'true' },
      cardSheet(),
      numeral(card, { x: 50, y: 88, size: 56 }),
    ),
  );
