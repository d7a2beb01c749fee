// The chances of each player through the game. Lines differ in their dashes as well as in colour;
// the list of turning points says in words what is to be seen.

import { h } from '../dom.js';
import { language, list, t } from '../words.js';

/**
 * @typedef {import('./looking.js').Looking} Looking
 * @typedef {import('./analysis.js').Analysis} Analysis
 */

/** Names at the end of lines are at least so far apart, in parts of the height. */
const APART = 0.19;

/** Kept by language: to make one takes longer than to draw the whole curve. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {number} chance */
export function percent(chance) {
  const format = formats.get(language()) ?? new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
  formats.set(language(), format);
  return format.format(chance);
}

/** @param {Looking} looking @param {Analysis} analysis */
export function curve(looking, analysis) {
  const { replay, at } = looking;
  if (!replay) return null;
  const last = Math.max(1, looking.last());
  const known = analysis.chances;
  const now = known[at];
  const told = now && list(replay.names.map((name, seat) => `${name} ${percent(now[seat])}`));
  /** @param {number} seat */
  const points = (seat) => known.map((chances, x) => `${x},${(100 - 100 * chances[seat]).toFixed(1)}`).join(' ');
  /** @param {MouseEvent} event */
  const jump = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    looking.pause();
    looking.go(Math.round(((event.clientX - box.x) / box.width) * last));
  };
  return h(
    'section',
    { class: 'curve', key: 'curve', 'aria-labelledby': 'curve-title' },
    h('h2', { id: 'curve-title' }, t('back.chances')),
    (told || !analysis.givenUp) &&
      h('p', { class: 'small', key: 'now' }, told ? t('back.now', { chances: told }) : t('back.thinking')),
    !analysis.accounts && (analysis.givenUp ? gaveUp(analysis, last) : progress(analysis)),
    h(
      'div',
      { class: 'field-of-lines' },
      h('ul', { class: 'heights', 'aria-hidden': 'true' }, [1, 0.5, 0].map((one) => h('li', { key: one }, percent(one)))),
      h(
        'svg',
        {
          viewBox: `0 0 ${last} 100`,
          preserveAspectRatio: 'none',
          role: 'img',
          'aria-label': t('back.chances.what'),
          on: { click: jump },
        },
        [0, 25, 50, 75, 100].map((y) => h('path', { key: `y${y}`, class: 'rule', d: `M0 ${y}H${last}` })),
        analysis.turnings.map((one) => h('path', { key: `t${one.at}`, class: 'mark-of-turning', d: `M${one.at + 1} 0V100` })),
        replay.names.map((_, seat) => h('polyline', { key: seat, class: `line-of seat-${seat}`, points: points(seat) })),
        h('path', { key: 'now', class: 'now', d: `M${at} 0V100` }),
      ),
      h('ul', { class: 'ends', 'aria-hidden': 'true' }, ends(known.at(-1), replay.names)),
    ),
  );
}

/** @param {Analysis} analysis */
const progress = ({ moments, of }) =>
  h(
    'p',
    { class: 'progress', key: 'progress' },
    h('progress', { max: Math.max(1, of), value: moments.length, 'aria-label': t('back.progress') }),
    h('span', { class: 'small' }, t('back.at', { at: moments.length, of })),
  );

/** @param {Analysis} analysis @param {number} of */
const gaveUp = ({ moments }, of) =>
  h('p', { class: 'small', key: 'given-up', role: 'status' }, t('back.given-up', { at: moments.length, of }));

/** The names beside the ends of their lines, moved apart where they would cover each other. @param {number[] | undefined} chances @param {string[]} names */
function ends(chances, names) {
  const order = names.map((_, seat) => seat).sort((a, b) => (chances?.[b] ?? 0) - (chances?.[a] ?? 0));
  let least = 0;
  return order.map((seat, place) => {
    const room = 1 - APART * (order.length - 1 - place);
    const top = Math.min(room, Math.max(least, 1 - (chances?.[seat] ?? 0)));
    least = top + APART;
    return h(
      'li',
      { key: seat, style: { top: `${100 * top}%` } },
      h('svg', { viewBox: '0 0 28 6', class: 'sample' }, h('path', { class: `line-of seat-${seat}`, d: 'M0 3H28' })),
      h('bdi', null, names[seat]),
    );
  });
}
