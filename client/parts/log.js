// The log: what happened, in sentences. Those of a finished game link to their step of the replay.

import { h } from '../dom.js';
import { t } from '../words.js';
import { roving } from '../kit/roving.js';
import { byWeight } from '../recent-events.js';
import { icon } from './icons.js';
import { lightText } from './light-text.js';

/**
 * @typedef {import('../types.js').Update} Update
 * @typedef {import('../types.js').Snapshot} Snapshot
 * @typedef {import('../table-session.js').TableSession} TableSession
 */

/** Draws the log, newest last. @param {TableSession} session */
export function log(session) {
  const { snapshot, code } = session;
  // The same sentence twice in a row, as when the host tries options, is shown once.
  const shown = session.log
    .filter((one) => one.text)
    .filter((one, at, all) => one.text !== all[at + 1]?.text || one.event);
  if (!snapshot || !shown.length) return h('p', { class: 'empty' }, t('log-empty'));
  const links = replayLinks(code, session.log, snapshot);
  const told = byWeight(shown);
  const first = told.findLast(({ main }) => links.has(main.number))?.main;
  return [
    snapshot.phase === 'finished' &&
      h('a', { class: 'button quiet', href: `/t/${code}/replay?game=${snapshot.game_number}` }, t('replay-open')),
    h(
      'ol',
      { class: 'log', ...roving },
      told.map(({ main, light }) => {
        const href = links.get(main.number);
        const stop = { href, 'data-stop': true, tabindex: main === first ? '0' : '-1' };
        return h(
          'li',
          { key: main.number, class: main.event ? '' : 'of-table' },
          href ? h('a', stop, main.text) : main.text,
          light.length > 0 && [' ', lightText(light)],
        );
      }),
    ),
    footer(session, snapshot),
  ];
}

/**
 * Returns the addresses of updates in the replay, by their number: only those of finished games, and not steps that
 * were taken back, which are no part of the game.
 * @param {string} code @param {Update[]} updates @param {Snapshot} snapshot
 */
function replayLinks(code, updates, snapshot) {
  /** @type {Map<number, string>} */
  const links = new Map();
  let game = snapshot.game_number;
  let undone = Infinity;
  for (const { number, event, step = Infinity, ...other } of updates.toReversed()) {
    if (other.started) {
      game = other.started - 1;
      undone = Infinity;
    } else if (other.undone) undone = Math.min(undone, step);
    else if (event && step < undone && (game < snapshot.game_number || snapshot.phase !== 'playing'))
      links.set(number, `/t/${code}/replay?game=${game}&step=${step}`);
  }
  return links;
}

/**
 * Draws the buttons that stay in sight however long the log is.
 * @param {TableSession} session
 * @param {Snapshot} snapshot
 */
function footer(session, snapshot) {
  const chair = snapshot.phase === 'playing' && snapshot.you !== null ? snapshot.seats[snapshot.you] : null;
  return h(
    'div',
    { class: 'panel-footer' },
    chair &&
      !chair.away &&
      h(
        'button',
        { class: 'button quiet', on: { click: () => session.command({ command: 'leave' }) } },
        t('seat-let-bot-play'),
      ),
    h(
      'a',
      { class: 'button quiet', key: 'screen', href: `/screen/${session.code}`, target: '_blank' },
      icon('screen'),
      t('lobby-screen'),
    ),
  );
}
