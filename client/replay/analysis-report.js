// What the strong bot says of a game: this decision, the turning points, the costliest decisions, skill and luck.

import { h } from '../dom.js';
import { language, t } from '../words.js';
import { cost } from './analysis.js';
import { percent } from './chances-chart.js';
import { stepText } from './replay-state.js';

/**
 * @typedef {import('./replay-state.js').ReplayState} ReplayState
 * @typedef {import('./replay-state.js').Replay} Replay
 * @typedef {import('./analysis.js').Analysis} Analysis
 */

/** @param {ReplayState} state @param {Analysis} analysis @param {ReturnType<typeof import('./replay-table.js').replayTable>} table */
export function analysisReport(state, analysis, table) {
  const { replay } = state;
  if (!replay || !analysis.decisions.length) return null;
  const seat = state.shown?.seat ?? replay.you;
  return h(
    'div',
    { class: 'analysis-report', key: 'report' },
    decision(state, analysis, table),
    turningPoints(state, analysis),
    seat !== null && mistakes(state, analysis, seat),
    breakdown(replay, analysis),
  );
}

/** Compares the next decision with what the bot would have done. @param {ReplayState} state @param {Analysis} analysis @param {ReturnType<typeof import('./replay-table.js').replayTable>} table */
function decision(state, analysis, table) {
  const { replay, step: at, shown } = state;
  const review = analysis.decisions[at];
  const step = replay?.steps[at];
  if (!replay || !step || !review) return null;
  const lost = cost(review);
  const same = JSON.stringify(review.best.action) === JSON.stringify(step.action);
  // It can be marked where its pieces are open.
  const isOpen = shown?.step === at && (shown.views || shown.seat === review.seat);
  const hasPieces = Object.keys(review.best.action).length > 1;
  const isMarked = table.highlighted() !== null;
  return h(
    'section',
    { class: 'decision', key: 'decision', 'aria-labelledby': 'decision' },
    h('h2', { id: 'decision' }, t(review.seat === replay.you ? 'replay.decision.you' : 'replay.decision', { name: replay.names[review.seat] })),
    h('dl', null,
      h('dt', null, t('replay.played')), h('dd', null, step.text, ' ', h('b', null, percent(review.played_value))),
      !same && [h('dt', null, t('replay.best')), h('dd', null, review.best.text, ' ', h('b', null, percent(review.best_value)))]),
    h('p', { class: 'small' }, same ? t('replay.same') : lost < 0.005 ? t('replay.as-good') : t('replay.cost', { points: points(lost) })),
    !same &&
      isOpen &&
      hasPieces &&
      h(
        'button',
        {
          class: 'button',
          'aria-pressed': `${isMarked}`,
          on: { click: () => table.highlight(isMarked ? null : review.best.action, state) },
        },
        t('replay.show'),
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
    h('h2', { id: 'turning-points' }, t('replay.turning-points')),
    !found.length && analysis.breakdowns && h('p', { class: 'empty' }, t('replay.turning-points.none')),
    h(
      'ol',
      null,
      found.map((one) =>
        h('li', { key: one.step }, jump(state, one.step + 1,
          h('span', null, stepText(replay, one.step + 1, '')),
          h('b', null, t('replay.turning-point', { name: replay.names[one.seat], from: percent(one.from), to: percent(one.to) })),
          h('span', { class: 'tag' }, t(one.byDecision ? 'replay.by-decision' : 'replay.by-luck'))))),
    ),
  );
}

/** @param {ReplayState} state @param {Analysis} analysis @param {number} seat */
function mistakes(state, analysis, seat) {
  const { replay } = state;
  const found = analysis.costly(seat);
  if (!replay) return null;
  const name = replay.names[seat];
  return h(
    'section',
    { class: 'turning-points', key: 'mistakes', 'aria-labelledby': 'mistakes' },
    h('h2', { id: 'mistakes' }, t(seat === replay.you ? 'replay.mistakes.you' : 'replay.mistakes', { name })),
    !found.length && analysis.breakdowns && h('p', { class: 'empty' }, t('replay.mistakes.none')),
    h(
      'ol',
      null,
      found.map((review) =>
        h('li', { key: review.step }, jump(state, review.step,
          h('span', null, t('replay.done', { what: replay.steps[review.step].text })),
          h('span', null, t('replay.better', { what: review.best.text })),
          h('b', null, t('replay.cost', { points: points(cost(review)) }))))),
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

/** Shows how the result came about from a fair share, a column for each player. @param {Replay} replay @param {Analysis} analysis */
function breakdown(replay, { breakdowns: all }) {
  if (!all) return null;
  const parts = /** @type {const} */ (['fair', 'deal', 'draws', 'skill', 'gifts', 'result']);
  return h(
    'section',
    { class: 'breakdown', key: 'breakdown', 'aria-labelledby': 'breakdown' },
    h('h2', { id: 'breakdown' }, t('replay.breakdown')),
    h('p', null, t('replay.breakdown.what')),
    h(
      'table',
      { class: 'scores' },
      h(
        'thead',
        null,
        h('tr', null, h('td', null), replay.names.map((name, seat) => h('th', { key: seat, scope: 'col' }, h('bdi', null, name)))),
      ),
      h(
        'tbody',
        null,
        parts.map((part) => {
          const write = part === 'fair' || part === 'result' ? percent : signed;
          return h(
            'tr',
            { key: part, class: part === 'result' ? 'won' : '' },
            h('th', { scope: 'row' }, t(`replay.${part}`)),
            all.map((one, seat) => h('td', { key: seat }, write(one[part]))),
          );
        }),
      ),
    ),
  );
}

/** @param {number} part */
const points = (part) =>
  (100 * part).toLocaleString(language(), { maximumFractionDigits: part < 0.095 ? 1 : 0 });

/** Returns a number of hundredths with its sign, a true minus. @param {number} part */
const signed = (part) => {
  const whole = Math.round(100 * part);
  return whole < 0 ? `−${-whole}` : whole > 0 ? `+${whole}` : '0';
};
