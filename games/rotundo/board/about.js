// What the shell has to know of Rotundo before its board is opened. The picture: three bags with a ball on top.

import { h } from '/dom.js';
import { face } from './cards.js';
import { deckOf } from './deck.js';

const usual = () => deckOf({ game: 'rotundo', players: 2 });

/** @param {string} card @param {string} at */
const lying = (card, at) =>
  h('g', { transform: at }, h('svg', { width: 80, height: 112, viewBox: '0 0 100 140' }, face(usual(), card).children));

const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    lying('cloth', 'translate(24 18) rotate(-8 40 56)'),
    lying('platinum', 'translate(196 18) rotate(8 40 56)'),
    lying('stone', 'translate(110 10)'),
  );

/** @type {import('/types.js').About} */
export const about = { picture, players: 4 };
