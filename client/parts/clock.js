// The time that is left, counted down between two snapshots.

import { h } from '../dom.js';
import { t } from '../words.js';
import { elapsedSince } from '../elapsed.js';

/** @param {import('../table-session.js').PlaySession} session @param {number} seat */
export function clock(session, seat) {
  const { snapshot } = session;
  if (!snapshot?.clocks || snapshot.phase !== 'playing') return null;
  const running = snapshot.turn === seat;
  const spent = Math.max(0, elapsedSince(session.receivedAt) - (snapshot.clock_wait ?? 0));
  const left = Math.max(0, snapshot.clocks[seat] - (running ? spent : 0));
  return h(
    'span',
    {
      class: `clock ${running ? 'running' : ''} ${left < 15_000 ? 'short' : ''}`,
      role: 'timer',
      'aria-label': t('clock-left', { time: formatTime(left) }),
    },
    formatTime(left),
  );
}

/** @param {number} ms */
export function formatTime(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86_400) return t('clock-days', { count: Math.floor(seconds / 86_400) });
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** Returns a time control in words. @param {import('../types.js').TimeControl} timeControl */
export function timeControlText(timeControl) {
  if (timeControl.kind === 'per_turn')
    return t('time-control-turn-is', { time: formatTime(timeControl.seconds * 1000) });
  if (timeControl.kind === 'total')
    return t('time-control-total-is', { time: formatTime(timeControl.seconds * 1000), more: timeControl.increment });
  if (timeControl.kind === 'days') return t('time-control-days-is', { count: timeControl.days });
  return t('time-control-none');
}
