// What the analysis says of a game: this move, the turning points, mistakes, how well everybody played, skill and luck.

import { h } from '../dom.js';
import { t } from '../words.js';
import { percent, smallPercent } from './chances-chart.js';

/**
 * @typedef {import('./replay-state.js').ReplayState} ReplayState
 * @typedef {import('./replay-state.js').Replay} Replay
 * @typedef {import('./analysis.js').Analysis} Analysis
 */

/**
 * @param {ReplayState} state
 * @param {Analysis} analysis
 * @param {ReturnType<typeof import('./replay-table.js').replayTable>} table
 */
export function analysisReport(state, analysis, table) {
  const { replay } = state;
  if (!replay || !analysis.steps.length) return null;
  const seat = state.shown?.seat ?? replay.you;
  return h(
    'div',
    { class: 'analysis-report', key: 'report' },
    move(state, analysis, table),
    turningPoints(state, analysis),
    seat !== null && mistakes(state, analysis, seat),
    ratings(replay, analysis),
    breakdown(replay, analysis),
  );
}

/**
 * Says what the next move is worth.
 * @param {ReplayState} state
 * @param {Analysis} analysis
 * @param {ReturnType<typeof import('./replay-table.js').replayTable>} table
 */
function move(state, analysis, table) {
  const { replay, step: at, shown } = state;
  const review = analysis.steps[at];
  const step = replay?.steps[at];
  if (!replay || !step || !review) return null;
  const best = review.best?.action;
  const isMistake = review.verdict.endsWith('mistake');
  // It can be marked where its pieces are open.
  const isOpen = shown?.step === at && (shown.views || shown.seat === review.seat);
  const isMarked = table.highlighted() !== null;
  return h(
    'section',
    { class: 'decision', key: 'decision', 'aria-labelledby': 'decision' },
    h(
      'h2',
      { id: 'decision' },
      t(review.seat === replay.you ? 'replay-decision-you' : 'replay-decision', { name: replay.names[review.seat] }),
    ),
    h('p', null, step.text),
    h(
      'p',
      null,
      h('b', null, verdict(review)),
      review.off_chart && ` ${t('replay-off-chart')}`,
      review.lucky !== null && ` ${t(`replay-lucky-${review.lucky}`)}`,
    ),
    isMistake &&
      best &&
      isOpen &&
      Object.keys(best).length > 1 &&
      h(
        'button',
        {
          class: 'button',
          'aria-pressed': `${isMarked}`,
          on: { click: () => table.highlight(isMarked ? null : best) },
        },
        t('replay-show'),
      ),
  );
}

/** @param {ReplayState} state @param {Analysis} analysis */
function turningPoints(state, analysis) {
  const { replay } = state;
  const found = analysis.turningPoints;
  if (!replay) return null;
  return h(
    'section',
    { class: 'turning-points', key: 'turning-points', 'aria-labelledby': 'turning-points' },
    h('h2', { id: 'turning-points' }, t('replay-turning-points')),
    !found.length && analysis.breakdowns && h('p', { class: 'empty' }, t('replay-turning-points-none')),
    h(
      'ol',
      null,
      found.map((one) =>
        h(
          'li',
          { key: one.step },
          jump(
            state,
            one.step,
            h('span', null, one.text),
            h(
              'b',
              null,
              t('replay-turning-point', { name: replay.names[one.seat], from: percent(one.from), to: percent(one.to) }),
            ),
            h('span', { class: 'tag' }, t(`replay-kind-${one.kind}`, { name: replay.names[one.by] })),
          ),
        ),
      ),
    ),
  );
}

/** @param {ReplayState} state @param {Analysis} analysis @param {number} seat */
function mistakes(state, analysis, seat) {
  const { replay } = state;
  const found = analysis.mistakes(seat);
  if (!replay) return null;
  const name = replay.names[seat];
  return h(
    'section',
    { class: 'turning-points', key: 'mistakes', 'aria-labelledby': 'mistakes' },
    h('h2', { id: 'mistakes' }, t(seat === replay.you ? 'replay-mistakes-you' : 'replay-mistakes', { name })),
    !found.length && analysis.breakdowns && h('p', { class: 'empty' }, t('replay-mistakes-none')),
    h(
      'ol',
      null,
      found.map((review) =>
        h(
          'li',
          { key: review.step },
          jump(
            state,
            review.step,
            h('span', null, replay.steps[review.step - 1].text),
            h('b', null, isMissedWin(review) ? verdict(review) : mistake(review)),
          ),
        ),
      ),
    ),
  );
}

/** @typedef {Analysis['steps'][number]} Review */

/** A mistake that cost at least this much is said without a figure: nothing is as sure as "100 % more" sounds. */
const MISSED_WIN = 0.9;

/** @param {Review} review */
const isMissedWin = ({ verdict, cost }) => verdict.endsWith('mistake') && cost >= MISSED_WIN;

/** @param {Review} review */
const mistake = ({ best, cost }) => t('replay-mistake', { what: best?.text ?? '', cost: percent(cost) });

/** Says what a decision was worth. @param {Review} review */
function verdict(review) {
  const what = review.best?.text ?? '';
  if (isMissedWin(review)) return t('replay-missed-win', { what });
  return t(`replay-verdict-${review.verdict}`, { cost: percent(review.cost), what });
}

/** Says how well everybody played. @param {Replay} replay @param {Analysis} analysis */
function ratings(replay, { breakdowns: all }) {
  if (!all) return null;
  return h(
    'section',
    { class: 'ratings', key: 'ratings', 'aria-labelledby': 'ratings' },
    h('h2', { id: 'ratings' }, t('replay-rating')),
    h('p', { class: 'small' }, t('replay-rating-what')),
    h(
      'ul',
      null,
      all.map(
        ({ rating, decisions, average_cost: cost, average_error: error }, seat) =>
          decisions > 0 &&
          h(
            'li',
            { key: seat },
            t(`replay-rating-${rating ?? 'none'}`, {
              name: replay.names[seat],
              cost: smallPercent(cost),
              error: smallPercent(2 * error),
            }),
          ),
      ),
    ),
  );
}

/** @param {ReplayState} state @param {number} at @param {...import('../dom.js').Child} words */
const jump = (state, at, ...words) =>
  h(
    'button',
    {
      class: 'line',
      on: {
        click: () => {
          state.pause();
          state.go(at);
        },
      },
    },
    h('span', { class: 'number' }, at),
    h('span', { class: 'words' }, words),
  );

/**
 * Shows how the result came about from a fair share, a column for each player.
 * @param {Replay} replay
 * @param {Analysis} analysis
 */
function breakdown(replay, { breakdowns: all }) {
  if (!all) return null;
  const parts = /** @type {const} */ (['fair', 'deal', 'luck', 'skill', 'others', 'result']);
  return h(
    'section',
    { class: 'breakdown', key: 'breakdown', 'aria-labelledby': 'breakdown' },
    h('h2', { id: 'breakdown' }, t('replay-breakdown')),
    h('p', null, t('replay-breakdown-what')),
    h(
      'ul',
      null,
      all.map((one, seat) => {
        const { part, gained } = mostly(one);
        return (
          gained !== null && h('li', { key: seat }, t(`replay-mostly-${part}-${gained}`, { name: replay.names[seat] }))
        );
      }),
    ),
    h(
      'table',
      { class: 'scores' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('td', null),
          replay.names.map((name, seat) => h('th', { key: seat, scope: 'col' }, h('bdi', null, name))),
        ),
      ),
      h(
        'tbody',
        null,
        parts.map((part) => {
          const write = part === 'fair' || part === 'result' ? percent : signed;
          return h(
            'tr',
            { key: part, class: part === 'result' ? 'won' : '' },
            h('th', { scope: 'row' }, t(`replay-${part}`)),
            all.map((one, seat) => h('td', { key: seat }, write(one[part]))),
          );
        }),
      ),
    ),
  );
}

/**
 * Returns what most of a result came from, and whether that was a gain; neither if the result is a fair share.
 * @param {import('../types.js').Breakdown} one
 */
function mostly(one) {
  const parts = /** @type {const} */ (['deal', 'luck', 'skill', 'others']);
  const change = one.result - one.fair;
  const part = parts.reduce((most, other) => (one[other] * change > one[most] * change ? other : most));
  return { part, gained: Math.abs(change) < 0.005 ? null : change > 0 };
}

/** Returns a number of hundredths with its sign, a true minus. @param {number} part */
const signed = (part) => {
  const whole = Math.round(100 * part);
  return whole < 0 ? `−${-whole}` : whole > 0 ? `+${whole}` : '0';
};
