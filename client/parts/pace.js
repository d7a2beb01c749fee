// How much time there is: none, for a turn, for the game, or days.

import { h } from '../dom.js';
import { t } from '../words.js';
import { choice } from './header.js';
import { paceWords } from './clock.js';

/** @typedef {import('../types.js').Pace} Pace */

/** @type {Pace[]} */
const PACES = [
  { clock: 'none' },
  { clock: 'turn', seconds: 30 },
  { clock: 'turn', seconds: 60 },
  { clock: 'turn', seconds: 120 },
  { clock: 'total', seconds: 600, more: 5 },
  { clock: 'total', seconds: 1800, more: 10 },
  { clock: 'days', days: 1 },
  { clock: 'days', days: 3 },
];

/** @param {Pace} pace @param {(pace: Pace) => void} change */
export function clockForm(pace, change) {
  const same = (/** @type {Pace} */ other) => JSON.stringify(other) === JSON.stringify(pace);
  const paces = PACES.some(same) ? PACES : [...PACES, pace];
  return h(
    'div',
    { class: 'option' },
    choice(
      t('pace'),
      `${paces.findIndex(same)}`,
      paces.map((one, at) => [`${at}`, paceWords(one)]),
      (at) => change(paces[Number(at)]),
    ),
    h('p', { class: 'small' }, t('pace.what')),
  );
}
