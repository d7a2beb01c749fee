// What the shell has to know of Toy before its board is opened. The picture: a pair of cards.

import { h } from '/dom.js';
import { face } from './cards.js';

const card = () => h('svg', { width: 72, height: 101, viewBox: '0 0 100 140' }, face('5').children);

const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    h('g', { transform: 'translate(80 20) rotate(-8 36 50)' }, card()),
    h('g', { transform: 'translate(145 20) rotate(8 36 50)' }, card()),
  );

/** @type {import('/types.js').About} */
export const about = { picture };
