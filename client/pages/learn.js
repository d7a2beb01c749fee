// A guided first game: what to look at, what to do, and why, in a handful of steps.

import { h } from '../dom.js';
import { has, speakOf, t } from '../words.js';
import { beSomebody, knowGames } from '../store.js';
import { transport } from '../transport.js';
import { trial } from '../parts/trial.js';
import { why } from '../parts/name.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {object} Step
 * @property {string} name  of its words
 * @property {Record<string, any>} [state]  left out, it goes on from where the step before ended
 * @property {'plates' | 'middle' | 'own'} [look]  the part of the table that is spoken of
 * @property {Partial<Action>} [do]  what completes it; left out, there is only something to see
 * @property {Action} [show]  one way to do it, where `do` leaves open which
 * @property {string} rule  the clause where it is written
 */

/** Whether an action is what a step asks for: what the step leaves open may be anything, lists may be in any order. @param {any} asked @param {any} done @returns {boolean} */
function fits(asked, done) {
  if (Array.isArray(asked)) return Array.isArray(done) && plain(asked) === plain(done);
  if (typeof asked !== 'object') return asked === done;
  return Object.keys(asked).every((name) => fits(asked[name], done?.[name] ?? false));
}

/** @param {any} value @returns {string} */
const plain = (value) => (Array.isArray(value) ? `[${value.map(plain).sort().join(' ')}]` : `${value}`);

/** @param {import('../app.js').App} app @param {string} game @returns {import('../app.js').Page} */
export function learn(app, game) {
  const words = `${game}/learn`;
  /** @type {Step[]} */
  let steps = [];
  /** The state that each step began with. @type {Record<string, any>[]} */
  const begun = [];
  let at = 0;
  let done = false;
  let aside = '';
  let trouble = '';
  /** @type {import('../parts/trial.js').Trial | null} */
  let table = null;

  Promise.all([fetch(`/games/${game}/learn/lesson.json`), speakOf([game, words])])
    .then(async ([answer]) => {
      if (!answer.ok) throw new Error(game);
      steps = await answer.json();
      begin(0);
    })
    .catch(() => {
      trouble = t('trouble.away');
      app.redraw();
    });

  /** Beside the lesson, so that it stays where it is. @param {string} rule */
  const openRule = (rule) => void open(`/rules/${game}#${rule}`, '_blank');

  /** @param {string} part */
  const said = (part) => t(`${words}.step.${steps[at].name}.${part}`);

  /** @param {number} to @param {Record<string, any>} [from]  the state it goes on from, if not from this one */
  function begin(to, from) {
    const goesOn = to === at + 1 && !steps[to]?.state && !from && table;
    at = to;
    done = false;
    aside = '';
    trouble = '';
    if (at < steps.length) {
      begun[at] = steps[at].state ?? from ?? (goesOn ? goesOn.state() : begun[at]);
      if (!goesOn) {
        table?.close();
        table = trial(app, game, { state: begun[at] }, { meant, openRule });
      }
    }
    app.redraw();
    requestAnimationFrame(() => setTimeout(() => document.getElementById('coach')?.focus()));
  }

  /** What was to be done is done all the same, so that the next step finds it so. */
  async function skip() {
    const step = steps[at];
    if (!steps[at + 1] || steps[at + 1].state) return begin(at + 1);
    const action = step.show ?? /** @type {Action} */ (step.do);
    try {
      begin(at + 1, (await transport.tryOut({ state: begun[at], seat: 0, action })).state);
    } catch (failure) {
      aside = why(failure);
      app.redraw();
    }
  }

  /** A move that is allowed but not meant is not made; the coach says why. @param {Action} action */
  function meant(action) {
    const { do: wanted, name } = steps[at];
    if (done || !wanted) aside = t('learn.go-on');
    else if (fits(wanted, action)) {
      done = true;
      aside = '';
      app.tell(said('why'));
      return true;
    } else aside = has(`${words}.step.${name}.other`) ? said('other') : t('learn.other');
    app.tell(aside);
    return false;
  }

  async function play() {
    try {
      await Promise.all([beSomebody(), knowGames()]);
      const plan = { game, players: 2, options: {}, pace: /** @type {const} */ ({ clock: 'none' }), public: false };
      const { code } = await transport.open({ plan, sit: 0, bots: [null, 'easy'], start: true });
      app.go(`/t/${code}`);
    } catch (failure) {
      trouble = why(failure);
      app.redraw();
    }
  }

  const button = (/** @type {string} */ name, /** @type {() => void} */ click, /** @type {string} */ kind) =>
    h('button', { key: name, class: `button ${kind}`, on: { click } }, t(`learn.${name}`));

  function coach() {
    const step = steps[at];
    const ready = done || !step.do;
    return h('section', { class: 'coach', id: 'coach', key: 'coach', tabindex: '-1', 'data-refuge': true, 'aria-labelledby': 'coach-title', 'aria-describedby': 'coach-text' },
      h('h1', { id: 'coach-title' }, t('learn.title', { game: t(`${game}.title`) }), ' ', h('small', null, t('learn.step', { at: at + 1, count: steps.length }))),
      h('p', { id: 'coach-text', class: done ? 'praise' : '' }, done ? said('why') : said('text'), ' ', h('a', { href: `/rules/${game}#${step.rule}`, target: '_blank', 'aria-label': t('rules.clause', { rule: step.rule }) }, step.rule)),
      aside && h('p', { class: 'aside' }, aside),
      h('div', { class: 'row' },
        ready && button('next', () => begin(at + 1), 'main'),
        !ready && button('show', () => { table?.point(step.show ?? /** @type {Action} */ (step.do)); app.redraw(); }, ''),
        !ready && button('skip', skip, 'quiet'),
        at > 0 && h('button', { key: 'back', class: 'icon-button', 'aria-label': t('learn.back'), title: t('learn.back'), on: { click: () => begin(at - 1) } }, '←')));
  }

  const end = () =>
    h('section', { class: 'calm', id: 'coach', tabindex: '-1' },
      h('h1', null, t('learn.end')),
      h('p', null, t(`${words}.end`)),
      trouble && h('p', { class: 'refusal', role: 'alert' }, trouble),
      h('div', { class: 'row' },
        button('play', play, 'main'),
        h('a', { class: 'button', href: `/rules/${game}` }, t('panel.rules')),
        button('again', () => begin(0), 'quiet')));

  return {
    get kind() {
      return table && at < steps.length ? 'at-table at-lesson' : '';
    },
    title: () => (has(`${game}.title`) ? t('learn.title', { game: t(`${game}.title`) }) : t('app')),
    draw() {
      if (!steps.length) return h('p', { class: 'calm', role: 'status' }, trouble || t('table.joining'));
      if (at >= steps.length) return end();
      const { look, do: wanted } = steps[at];
      return h('div', { class: `lesson ${look ? `look-${look}` : ''} ${wanted ? '' : 'only-looking'}` }, coach(), table?.draw());
    },
    spoken: () => at < steps.length && begin(at, begun[at]),
    close: () => table?.close(),
  };
}
