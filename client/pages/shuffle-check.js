// Checks in this browser whether a game was shuffled fairly, and says what that proves.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport } from '../transport.js';
import { noncesOf } from '../shuffle-nonces.js';
import { verify } from '../verify-shuffle.js';
import { loadDeal } from '../boards.js';
import { icon } from '../parts/icons.js';
import { downloadRecord } from '../parts/download-record.js';
import { errorText } from '../parts/error-text.js';
import { messagePage } from './not-found.js';

/**
 * @typedef {import('../verify-shuffle.js').Finding} Finding
 * @typedef {import('../verify-shuffle.js').GameRecord} GameRecord
 */

const COMMAND = 'stammtisch verify';

/** @param {import('../app.js').App} app @param {string} code @returns {import('../app.js').Page} */
export function shuffleCheck(app, code) {
  /** @type {GameRecord | null} */
  let record = null;
  /** @type {Finding[] | null} */
  let findings = null;
  let error = '';
  const game = new URLSearchParams(location.search).get('game');

  async function load() {
    try {
      const [played, { snapshot }] = await Promise.all([transport.record(code, game), transport.table(code)]);
      record = /** @type {GameRecord} */ (played);
      const { shuffle } = record;
      const latest = snapshot.phase === 'playing' ? snapshot.game_number - 1 : snapshot.game_number;
      const stored = noncesOf(code, Number(game ?? latest));
      if (shuffle) {
        findings = verify({ ...record, shuffle }, await loadDeal(record.game), stored, snapshot.you !== null);
        app.announce(verdict(findings));
      }
    } catch (failure) {
      error = errorText(failure);
    }
    app.redraw();
  }
  load();

  return {
    title: () => `${t('shuffle-check-title')} · ${t('app')}`,
    languageChanged: load,
    draw() {
      const back = h('a', { class: 'button', href: `/t/${code}` }, t('shuffle-check-back'));
      if (error) return messagePage(error, back);
      if (!record) return h('p', { class: 'message-page', role: 'status' }, t('shuffle-check-working'));
      return h(
        'article',
        { class: 'card reading shuffle-check' },
        h('h1', null, t('shuffle-check-title')),
        h('p', null, t('shuffle-check-lead')),
        findings ? findingsList(findings, record) : h('p', { class: 'verdict' }, t('shuffle-check-not-shuffled')),
        findings && meaning(findings, record),
        h(
          'p',
          { class: 'row' },
          h('button', { class: 'button', on: { click: () => downloadRecord(code, game) } }, t('end-download')),
          back,
        ),
      );
    },
  };
}

/** @param {Finding[]} findings */
function verdict(findings) {
  const faulty = findings.some(({ held }) => held === false);
  const complete = findings.every(({ held }) => held);
  return t(faulty ? 'shuffle-check-fault' : complete ? 'shuffle-check-complete' : 'shuffle-check-partial');
}

/** @param {Finding[]} findings @param {GameRecord} record */
function findingsList(findings, record) {
  const state = (/** @type {Finding} */ { held }) => (held === null ? 'unknown' : held ? 'held' : 'fault');
  return [
    h('p', { class: `verdict ${findings.some(({ held }) => held === false) ? 'refusal' : ''}` }, verdict(findings)),
    h(
      'ol',
      { class: 'findings' },
      findings.map((finding) =>
        h(
          'li',
          { key: finding.check, class: state(finding) },
          icon(state(finding)),
          h('span', null, t(`shuffle-check-${finding.check}-${state(finding)}`)),
        ),
      ),
    ),
    h(
      'details',
      { class: 'numbers' },
      h('summary', null, t('shuffle-check-numbers')),
      h(
        'dl',
        null,
        findings.flatMap(({ values }) =>
          values.map(([name, value]) =>
            h('div', { key: name }, h('dt', null, valueName(name, record)), h('dd', null, h('code', null, value))),
          ),
        ),
      ),
    ),
  ];
}

/**
 * Says what follows from the findings and what does not. Without a part of its own a browser can say little.
 * @param {Finding[]} findings
 * @param {GameRecord} record
 */
function meaning(findings, record) {
  if (findings.some(({ held }) => held === false)) return null;
  const allHeld = findings.every(({ held }) => held);
  const count = record.shuffle?.broken ?? 0;
  const [proven, open] = meaningOf(allHeld, record.shuffle?.version === 2, count);
  return [list('proven', proven, count), list('open', open, count)];
}

/** @param {boolean} allHeld @param {boolean} sealed  whether the proof has the second form @param {number} broken */
function meaningOf(allHeld, sealed, broken) {
  if (!allHeld) return [['together'], ['before', 'look', 'moves']];
  if (!sealed)
    return [
      ['players', 'after'],
      ['bots', 'look', 'moves'],
    ];
  return [
    ['nobody', 'after'],
    [broken ? 'break' : 'no-break', 'look', 'moves'],
  ];
}

/** Returns the label of a value; a number is a seat. @param {string} name @param {GameRecord} record */
function valueName(name, record) {
  if (!/^\d+$/.test(name)) return t(`shuffle-check-value-${name}`);
  const who = record.names?.[Number(name)];
  return who
    ? t('shuffle-check-value-by', { name: who })
    : t('shuffle-check-value-by-bot', { name: t('bot-nth', { count: Number(name) + 1 }) });
}

/** @param {string} kind @param {string[]} points @param {number} count  of shuffles that were broken off */
function list(kind, points, count) {
  return h(
    'section',
    { key: kind },
    h('h2', null, t(`shuffle-check-${kind}`)),
    h(
      'ul',
      { class: 'points' },
      points.map((point) => h('li', null, t(`shuffle-check-${kind}-${point}`, { command: COMMAND, count }))),
    ),
  );
}
