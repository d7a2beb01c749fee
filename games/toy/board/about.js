// What the shell has to know of Toy before its board is opened. The picture: a pair of cards.

import { h } from '/dom.js';
import { face } from './cards.js';

const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    h('g', { transform: 'translate(90 20) rotate(-8 30 50)' }, face('5')),
    h('g', { transform: 'translate(150 20) rotate(8 30 50)' }, face('5')),
  );

/** @type {import('/types.js').About} */
export const about = { picture };
