// A chart of each player's winning chances through the game. Lines differ in their dashes as well as in colour; the
// list of turning points has the same in words.

import { h } from '../dom.js';
import { language, list, t } from '../words.js';

/**
 * @typedef {import('./replay-state.js').ReplayState} ReplayState
 * @typedef {import('./analysis.js').Analysis} Analysis
 */

/** The least distance between names at the ends of lines, as a part of the height. */
const LABEL_DISTANCE = 0.19;

/** By language: creating a format takes longer than drawing the whole chart. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} chance */
export function percent(chance) {
  const format =
    formats.get(language()) ?? new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
  formats.set(language(), format);
  return format.format(chance);
}

/** Returns a part with a tenth of a per cent. @param {number} part */
export const smallPercent = (part) =>
  new Intl.NumberFormat(language(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    part,
  );

/** @param {ReplayState} state @param {Analysis} analysis */
export function chancesChart(state, analysis) {
  const { replay, step } = state;
  if (!replay) return null;
  const last = Math.max(1, state.lastStep());
  const known = analysis.chances;
  const current = known[step];
  const currentText = current && list(replay.names.map((name, seat) => `${name} ${percent(current[seat])}`));
  /** @param {number} seat */
  const points = (seat) => known.map((chances, x) => `${x},${(100 - 100 * chances[seat]).toFixed(1)}`).join(' ');
  /** @param {MouseEvent} event */
  const jump = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    state.pause();
    state.go(Math.round(((event.clientX - box.x) / box.width) * last));
  };
  return h(
    'section',
    { class: 'chances', key: 'chances', 'aria-labelledby': 'chances-title' },
    h('h2', { id: 'chances-title' }, t('replay-chances')),
    (currentText || !analysis.failed) &&
      h(
        'p',
        { class: 'small', key: 'current' },
        currentText ? t('replay-chances-here', { chances: currentText }) : t('replay-not-analysed'),
      ),
    !analysis.breakdowns && (analysis.failed ? failedText(analysis, last) : progress(analysis)),
    h(
      'div',
      { class: 'chart' },
      h(
        'ul',
        { class: 'axis-labels', 'aria-hidden': 'true' },
        [1, 0.5, 0].map((one) => h('li', { key: one }, percent(one))),
      ),
      h(
        'svg',
        {
          viewBox: `0 0 ${last} 100`,
          preserveAspectRatio: 'none',
          role: 'img',
          'aria-label': t('replay-chances-what'),
          on: { click: jump },
        },
        [0, 25, 50, 75, 100].map((y) => h('path', { key: `y${y}`, class: 'rule', d: `M0 ${y}H${last}` })),
        analysis.turningPoints.map((one) =>
          h('path', { key: `t${one.step}`, class: 'turning-point-line', d: `M${one.step} 0V100` }),
        ),
        replay.names.map((_, seat) =>
          h('polyline', { key: seat, class: `chart-line seat-${seat}`, points: points(seat) }),
        ),
        h('path', { key: 'current', class: 'current', d: `M${step} 0V100` }),
      ),
      h('ul', { class: 'line-labels', 'aria-hidden': 'true' }, lineLabels(known.at(-1), replay.names)),
    ),
  );
}

/** @param {Analysis} analysis */
const progress = ({ steps, total }) =>
  h(
    'p',
    { class: 'progress', key: 'progress' },
    h('progress', { max: Math.max(1, total), value: steps.length, 'aria-label': t('replay-progress') }),
    h('span', { class: 'small' }, t('replay-at', { at: steps.length, of: total })),
  );

/** @param {Analysis} analysis @param {number} total */
const failedText = ({ steps }, total) =>
  h('p', { class: 'small', key: 'failed', role: 'status' }, t('replay-failed', { at: steps.length, of: total }));

/**
 * Returns the names at the ends of their lines, moved apart where they would overlap.
 * @param {number[] | undefined} chances
 * @param {string[]} names
 */
function lineLabels(chances, names) {
  const order = names.map((_, seat) => seat).sort((a, b) => (chances?.[b] ?? 0) - (chances?.[a] ?? 0));
  let least = 0;
  return order.map((seat, place) => {
    const room = 1 - LABEL_DISTANCE * (order.length - 1 - place);
    const top = Math.min(room, Math.max(least, 1 - (chances?.[seat] ?? 0)));
    least = top + LABEL_DISTANCE;
    return h(
      'li',
      { key: seat, style: { top: `${100 * top}%` } },
      h('svg', { viewBox: '0 0 28 6', class: 'sample' }, h('path', { class: `chart-line seat-${seat}`, d: 'M0 3H28' })),
      h('bdi', null, names[seat]),
    );
  });
}
