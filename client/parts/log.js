// The log: what happened, in words. Lines of a game that is over lead to their moment.

import { h } from '../dom.js';
import { t } from '../words.js';
import { rove, settle } from '../roving.js';
import { mark } from './marks.js';

/**
 * @typedef {import('../types.js').News} News
 * @typedef {import('../types.js').Now} Now
 * @typedef {import('../sitting.js').Sitting} Sitting
 */

/** Newest first, so that the newest is always in sight. @param {Sitting} sitting */
export function log(sitting) {
  const { now, code } = sitting;
  // What is said twice in a row (the host tries the options) is read once.
  const told = sitting.log
    .filter((one) => one.said)
    .filter((one, at, all) => one.said !== all[at + 1]?.said || one.event);
  if (!now || !told.length) return h('p', { class: 'empty' }, t('log.empty'));
  const ways = waysBack(code, sitting.log, now);
  const first = told.findLast(({ number }) => ways.has(number));
  return [
    now.phase === 'over' &&
      h('a', { class: 'button quiet', href: `/t/${code}/replay?game=${now.games}` }, t('back.open')),
    h(
      'ol',
      { class: 'log', reversed: true, on: { keydown: rove, focusin: settle } },
      told.toReversed().map((one) => {
        const href = ways.get(one.number);
        const stop = { href, 'data-stop': true, tabindex: one === first ? '0' : '-1' };
        return h('li', { key: one.number, class: one.event ? '' : 'of-table' }, href ? h('a', stop, one.said) : one.said);
      }),
    ),
    foot(sitting, now),
  ];
}

/**
 * Where news can be looked back at, by their number: only those of games that are over, and not what was
 * taken back, which is no part of the game.
 * @param {string} code @param {News[]} news @param {Now} now
 */
function waysBack(code, news, now) {
  /** @type {Map<number, string>} */
  const ways = new Map();
  let game = now.games;
  let undone = Infinity;
  for (const { number, event, step = Infinity, ...other } of news.toReversed()) {
    if (other.started) {
      game = other.started - 1;
      undone = Infinity;
    } else if (other.undone) undone = Math.min(undone, step);
    else if (event && step < undone && (game < now.games || now.phase !== 'playing'))
      ways.set(number, `/t/${code}/replay?game=${game}&at=${step}`);
  }
  return ways;
}

/** However long the log is, this stays within reach. @param {Sitting} sitting @param {Now} now */
function foot(sitting, now) {
  const chair = now.phase === 'playing' && now.you !== null ? now.seats[now.you] : null;
  return h(
    'div',
    { class: 'foot' },
    chair &&
      !chair.away &&
      h('button', { class: 'button quiet', on: { click: () => sitting.wish({ wish: 'leave' }) } }, t('seat.stand-in')),
    h('a', { class: 'button quiet', key: 'screen', href: `/screen/${sitting.code}`, target: '_blank' }, mark('screen'), t('lobby.screen')),
  );
}
