// What the shell has to know of Monad before its board is opened. The picture: a warm and a cold card make a
// bigger one, and finally a Monad.

import { h } from '/dom.js';
import { face, monad } from './cards.js';

/** @param {string} card @param {string} at */
const lying = (card, at) =>
  h('g', { transform: at }, h('svg', { width: 72, height: 101, viewBox: '0 0 100 140' }, face(card).children));

const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    lying('r3', 'translate(22 30) rotate(-9 36 50)'),
    lying('d3', 'translate(70 22) rotate(3 36 50)'),
    lying('y4', 'translate(126 22) rotate(9 36 50)'),
    h(
      'g',
      { transform: 'translate(244 72)' },
      h('svg', { x: -42, y: -42, width: 84, height: 84, viewBox: '-52 -52 104 104' }, monad().children),
    ),
  );

/** @type {import('/types.js').About} */
export const about = { picture, quietEvents: ['ended'] };
