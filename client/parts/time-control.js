// The form of a table's time control.

import { h } from '../dom.js';
import { t } from '../words.js';
import { choice } from './header.js';
import { timeControlText } from './clock.js';

/** @typedef {import('../types.js').TimeControl} TimeControl */

/** @type {TimeControl[]} */
const CHOICES = [
  { kind: 'none' },
  { kind: 'per_turn', seconds: 30 },
  { kind: 'per_turn', seconds: 60 },
  { kind: 'per_turn', seconds: 120 },
  { kind: 'total', seconds: 600, increment: 5 },
  { kind: 'total', seconds: 1800, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

/**
 * @param {TimeControl} current
 * @param {(chosen: TimeControl) => void} change
 * @param {boolean} [isSending]  the server does not have this value yet
 */
export function timeControlForm(current, change, isSending) {
  const same = (/** @type {TimeControl} */ other) => JSON.stringify(other) === JSON.stringify(current);
  const choices = CHOICES.some(same) ? CHOICES : [...CHOICES, current];
  return h(
    'div',
    { class: 'option' },
    choice(
      t('time-control'),
      `${choices.findIndex(same)}`,
      choices.map((one, at) => [`${at}`, timeControlText(one)]),
      (at) => change(choices[Number(at)]),
      isSending,
    ),
    h('p', { class: 'small' }, t('time-control-what')),
  );
}
