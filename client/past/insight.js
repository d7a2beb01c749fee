// What the strong bot has to say: about this decision, about where the game turned, and what was
// skill and what was luck.

import { h } from '../dom.js';
import { language, t } from '../words.js';
import { cost } from './analysis.js';
import { percent } from './curve.js';
import { saying } from './looking.js';

/**
 * @typedef {import('./looking.js').Looking} Looking
 * @typedef {import('./looking.js').Replay} Replay
 * @typedef {import('./analysis.js').Analysis} Analysis
 */

/** @param {Looking} looking @param {Analysis} analysis @param {ReturnType<typeof import('./stage.js').stage>} table */
export function insight(looking, analysis, table) {
  const { replay } = looking;
  if (!replay || !analysis.moments.length) return null;
  const whose = looking.moment?.seat ?? replay.you;
  return h(
    'div',
    { class: 'insight', key: 'insight' },
    decision(looking, analysis, table),
    turnings(looking, analysis),
    whose !== null && mistakes(looking, analysis, whose),
    accounts(replay, analysis),
  );
}

/** What was done next, and what the bot would have done. @param {Looking} looking @param {Analysis} analysis @param {ReturnType<typeof import('./stage.js').stage>} table */
function decision(looking, analysis, table) {
  const { replay, at, moment } = looking;
  const judged = analysis.moments[at];
  const step = replay?.steps[at];
  if (!replay || !step || !judged) return null;
  const lost = cost(judged);
  const same = JSON.stringify(judged.best.action) === JSON.stringify(step.action);
  // Marked where the pieces lie open that it is about.
  const open = moment?.at === at && (moment.views || moment.seat === judged.seat);
  const pieces = Object.keys(judged.best.action).length > 1;
  const shown = table.pointed() !== null;
  return h(
    'section',
    { class: 'decision', key: 'decision', 'aria-labelledby': 'decision' },
    h('h2', { id: 'decision' }, t(judged.seat === replay.you ? 'back.decision.you' : 'back.decision', { name: replay.names[judged.seat] })),
    h('dl', null,
      h('dt', null, t('back.played')), h('dd', null, step.text, ' ', h('b', null, percent(judged.played))),
      !same && [h('dt', null, t('back.best')), h('dd', null, judged.best.text, ' ', h('b', null, percent(judged.worth)))]),
    h('p', { class: 'small' }, same ? t('back.same') : lost < 0.005 ? t('back.as-good') : t('back.cost', { points: points(lost) })),
    !same &&
      open &&
      pieces &&
      h(
        'button',
        {
          class: 'button',
          'aria-pressed': `${shown}`,
          on: { click: () => table.point(shown ? null : judged.best.action, looking) },
        },
        t('back.show'),
      ),
  );
}

/** @param {Looking} looking @param {Analysis} analysis */
function turnings(looking, analysis) {
  const { replay } = looking;
  const found = analysis.turnings;
  if (!replay) return null;
  return h(
    'section',
    { class: 'turnings', key: 'turnings', 'aria-labelledby': 'turnings' },
    h('h2', { id: 'turnings' }, t('back.turnings')),
    !found.length && analysis.accounts && h('p', { class: 'empty' }, t('back.turnings.none')),
    h(
      'ol',
      null,
      found.map((one) =>
        h('li', { key: one.at }, jump(looking, one.at + 1,
          h('span', null, saying(replay, one.at + 1, '')),
          h('b', null, t('back.turning', { name: replay.names[one.seat], from: percent(one.from), to: percent(one.to) })),
          h('span', { class: 'tag' }, t(one.decided ? 'back.by-decision' : 'back.by-luck'))))),
    ),
  );
}

/** @param {Looking} looking @param {Analysis} analysis @param {number} seat */
function mistakes(looking, analysis, seat) {
  const { replay } = looking;
  const found = analysis.costly(seat);
  if (!replay) return null;
  const name = replay.names[seat];
  return h(
    'section',
    { class: 'turnings', key: 'mistakes', 'aria-labelledby': 'mistakes' },
    h('h2', { id: 'mistakes' }, t(seat === replay.you ? 'back.mistakes.you' : 'back.mistakes', { name })),
    !found.length && analysis.accounts && h('p', { class: 'empty' }, t('back.mistakes.none')),
    h(
      'ol',
      null,
      found.map((judged) =>
        h('li', { key: judged.at }, jump(looking, judged.at,
          h('span', null, t('back.done', { what: replay.steps[judged.at].text })),
          h('span', null, t('back.rather', { what: judged.best.text })),
          h('b', null, t('back.cost', { points: points(cost(judged)) }))))),
    ),
  );
}

/** @param {Looking} looking @param {number} at @param {...import('../dom.js').Child} words */
const jump = (looking, at, ...words) =>
  h(
    'button',
    {
      class: 'line',
      on: {
        click: () => {
          looking.pause();
          looking.go(at);
        },
      },
    },
    h('span', { class: 'number' }, at),
    h('span', { class: 'words' }, words),
  );

/** From a fair share to the result, a column for each player. @param {Replay} replay @param {Analysis} analysis */
function accounts(replay, { accounts: all }) {
  if (!all) return null;
  const parts = /** @type {const} */ (['fair', 'deal', 'draws', 'skill', 'gifts', 'result']);
  return h(
    'section',
    { class: 'accounts', key: 'accounts', 'aria-labelledby': 'accounts' },
    h('h2', { id: 'accounts' }, t('back.accounts')),
    h('p', null, t('back.accounts.what')),
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
            h('th', { scope: 'row' }, t(`back.${part}`)),
            all.map((account, seat) => h('td', { key: seat }, write(account[part]))),
          );
        }),
      ),
    ),
  );
}

/** @param {number} part */
const points = (part) =>
  (100 * part).toLocaleString(language(), { maximumFractionDigits: part < 0.095 ? 1 : 0 });

/** With its sign, a true minus. @param {number} part */
const signed = (part) => {
  const whole = Math.round(100 * part);
  return whole < 0 ? `−${-whole}` : whole > 0 ? `+${whole}` : '0';
};
