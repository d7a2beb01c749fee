// What happened: the last sentences in a corner of the table, which open the log; and what somebody has missed.

import { h } from '../dom.js';
import { t } from '../words.js';
import { aboutOf } from '../boards.js';
import { hiddenLabel } from '../kit/label.js';
import { byWeight, isWorthShowing } from '../recent-events.js';
import { icon } from './icons.js';

/** How many sentences are shown. */
const SHOWN = 3;

/** @param {import('../table-session.js').TableSession} session @param {() => void} openLog */
export function ticker(session, openLog) {
  const quiet = aboutOf(session.snapshot?.settings.game ?? '')?.quietEvents;
  const told = byWeight(session.log.filter((one) => one.event && one.text && isWorthShowing(one, quiet))).slice(-SHOWN);
  return h(
    'button',
    { class: 'ticker', key: 'ticker', title: t('ticker-open'), on: { click: openLog } },
    hiddenLabel(t('ticker-open')),
    // All are drawn anew with each: none is seen to move.
    told.map(({ main }) => h('span', { key: `${main.number} ${told.at(-1)?.main.number}` }, main.text)),
  );
}

/**
 * Offers to see what happened while nobody looked.
 * @param {number} count @param {() => void} show
 */
export const missedMovesOffer = (count, show) =>
  h(
    'button',
    { class: 'button missed-moves', key: 'missed-moves', on: { click: show } },
    icon('play'),
    t('missed-moves', { count }),
  );
