// Time that is left, counted down here between two words from the server.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @param {import('../sitting.js').Seat} sitting @param {number} seat */
export function clock(sitting, seat) {
  const { now } = sitting;
  if (!now?.clocks || now.phase !== 'playing') return null;
  const running = now.turn === seat;
  const left = Math.max(0, now.clocks[seat] - (running ? performance.now() - sitting.heardAt : 0));
  return h(
    'span',
    {
      class: `clock ${running ? 'running' : ''} ${left < 15_000 ? 'short' : ''}`,
      role: 'timer',
      'aria-label': t('clock.left', { time: spell(left) }),
    },
    spell(left),
  );
}

/** @param {number} ms */
export function spell(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return t('clock.days', { count: Math.floor(seconds / 86_400) });
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** In words, how much time there is. @param {import('../types.js').Pace} pace */
export function paceWords(pace) {
  if (pace.clock === 'turn') return t('pace.turn.is', { time: spell(pace.seconds * 1000) });
  if (pace.clock === 'total')
    return t('pace.total.is', { time: spell(pace.seconds * 1000), more: pace.more });
  if (pace.clock === 'days') return t('pace.days.is', { count: pace.days });
  return t('pace.none');
}
