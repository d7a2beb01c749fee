// Was it shuffled fairly? What this browser can check by itself, and in plain words what that proves.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport } from '../transport.js';
import { pledged } from '../pledge.js';
import { canVerify, verify } from '../verify.js';
import { mark } from '../parts/marks.js';
import { saveRecord } from '../parts/record.js';
import { why } from '../parts/name.js';
import { nothingHere } from './lost.js';

/**
 * @typedef {import('../verify.js').Finding} Finding
 * @typedef {import('../verify.js').GameRecord} GameRecord
 */

const COMMAND = 'stammtisch verify';
const SCRIPT = 'docs/deals.py --verify';

/** @param {import('../app.js').App} app @param {string} code @returns {import('../app.js').Page} */
export function proof(app, code) {
  /** @type {GameRecord | null} */
  let record = null;
  /** @type {Finding[] | null} */
  let findings = null;
  let trouble = '';

  async function load() {
    try {
      const [played, { now }] = await Promise.all([transport.record(code), transport.table(code)]);
      record = /** @type {GameRecord} */ (played);
      if (canVerify() && record.shuffle) {
        findings = await verify(record, pledged(code), now.you !== null);
        app.tell(verdict(findings));
      }
    } catch (failure) {
      trouble = why(failure);
    }
    app.redraw();
  }
  load();

  return {
    title: () => `${t('proof.title')} · ${t('app')}`,
    spoken: load,
    draw() {
      const back = h('a', { class: 'button', href: `/t/${code}` }, t('proof.back'));
      if (trouble) return nothingHere(trouble, back);
      if (!record) return h('p', { class: 'calm', role: 'status' }, t('proof.working'));
      return h(
        'article',
        { class: 'card reading proof' },
        h('h1', null, t('proof.title')),
        h('p', null, t('proof.lead')),
        findings ? checked(findings, record) : h('p', { class: 'verdict' }, unable(record)),
        findings && meaning(findings),
        h(
          'p',
          { class: 'row' },
          h('button', { class: 'button', on: { click: () => saveRecord(code) } }, t('end.record')),
          back,
        ),
      );
    },
  };
}

/** @param {Finding[]} findings */
function verdict(findings) {
  const faulty = findings.some(({ held }) => held === false);
  const whole = findings.every(({ held }) => held);
  return t(faulty ? 'proof.fault' : whole ? 'proof.whole' : 'proof.part');
}

/** Why nothing could be checked. @param {GameRecord} record */
const unable = (record) =>
  record.shuffle ? t('proof.unable', { command: COMMAND, script: SCRIPT }) : t('proof.unshuffled');

/** @param {Finding[]} findings @param {GameRecord} record */
function checked(findings, record) {
  const state = (/** @type {Finding} */ { held }) => (held === null ? 'unknown' : held ? 'held' : 'fault');
  return [
    h(
      'p',
      { class: `verdict ${findings.some(({ held }) => held === false) ? 'refusal' : ''}` },
      verdict(findings),
    ),
    h(
      'ol',
      { class: 'findings' },
      findings.map((finding) =>
        h(
          'li',
          { key: finding.check, class: state(finding) },
          mark(state(finding)),
          h('span', null, t(`proof.${finding.check}.${state(finding)}`)),
        ),
      ),
    ),
    h(
      'details',
      { class: 'numbers' },
      h('summary', null, t('proof.numbers')),
      h(
        'dl',
        null,
        findings.flatMap(({ values }) =>
          values.map(([name, value]) =>
            h(
              'div',
              { key: name },
              h('dt', null, valueName(name, record)),
              h('dd', null, h('code', null, value)),
            ),
          ),
        ),
      ),
    ),
  ];
}

/** What follows, and what does not: without a promise seen before the game much less does. @param {Finding[]} findings */
function meaning(findings) {
  if (findings.some(({ held }) => held === false)) return null;
  const seen = findings.every(({ held }) => held);
  return [
    list('proven', seen ? ['server', 'players', 'after'] : ['players', 'after']),
    list('open', seen ? ['look', 'bots', 'moves'] : ['before', 'look', 'bots', 'moves']),
  ];
}

/** A number stands for a seat. @param {string} name @param {GameRecord} record */
function valueName(name, record) {
  if (!/^\d+$/.test(name)) return t(`proof.value.${name}`);
  const who = record.names?.[Number(name)];
  return who
    ? t('proof.value.by', { name: who })
    : t('proof.value.by-bot', { name: t('bot.nth', { count: Number(name) + 1 }) });
}

/** @param {string} kind @param {string[]} points */
function list(kind, points) {
  return h(
    'section',
    { key: kind },
    h('h2', null, t(`proof.${kind}`)),
    h(
      'ul',
      { class: 'points' },
      points.map((point) => h('li', null, t(`proof.${kind}.${point}`, { command: COMMAND }))),
    ),
  );
}
