// A lesson: a guided first game in a few steps, each with what to look at, what to do, and why.

import { h } from '../dom.js';
import { fileUrl } from '../version.js';
import { afterDraw } from '../frames.js';
import { hasMessage, loadMessages, t } from '../words.js';
import { botsAround, defaultSettings, ensureGuest, loadGames } from '../app-state.js';
import { playNow } from '../play-now.js';
import { RequestError, transport } from '../transport.js';
import { sandboxTable } from '../parts/sandbox.js';
import { errorText } from '../parts/error-text.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {object} Step
 * @property {string} name  in the keys of its messages
 * @property {Record<string, any>} [state]  without it, the step continues where the one before ended
 * @property {'plates' | 'middle' | 'own'} [look]  the part of the table that the step is about
 * @property {Partial<Action>} [do]  the action that completes it; without it, there is only something to see
 * @property {Action} [show]  one such action in full, where `do` leaves fields open
 * @property {string} rule  the clause of the rule book
 */

/**
 * Returns whether an action is what a step asks for: fields left out may have any value, lists may be in any order.
 * @param {any} expected
 * @param {any} actual
 * @returns {boolean}
 */
function matches(expected, actual) {
  if (Array.isArray(expected)) return Array.isArray(actual) && unordered(expected) === unordered(actual);
  if (typeof expected !== 'object') return expected === actual;
  return Object.keys(expected).every((name) => matches(expected[name], actual?.[name] ?? false));
}

/** @param {any} value @returns {string} */
const unordered = (value) => (Array.isArray(value) ? `[${value.map(unordered).sort().join(' ')}]` : `${value}`);

/** @param {import('../app.js').App} app @param {string} game @returns {import('../app.js').Page} */
export function learn(app, game) {
  const scope = `${game}-learn`;
  /** @type {Step[]} */
  let steps = [];
  /** The state at the beginning of each step. @type {Record<string, any>[]} */
  const startStates = [];
  let at = 0;
  let done = false;
  /** What the coach says of an action that is not the one meant. */
  let remark = '';
  let error = '';
  /** @type {import('../parts/sandbox.js').SandboxTable | null} */
  let table = null;

  Promise.all([fetch(fileUrl(`games/${game}/learn/lesson.json`)), loadMessages([game, scope])])
    .then(async ([answer]) => {
      if (!answer.ok) throw new RequestError(answer.status);
      steps = await answer.json();
      begin(0);
    })
    .catch((failure) => {
      error = errorText(failure);
      app.redraw();
    });

  /** Opens a clause in another tab, so that the lesson stays open. @param {string} rule */
  const openRule = (rule) => void open(`/rules/${game}#${rule}`, '_blank');

  /** @param {string} part */
  const stepText = (part) => t(`${scope}-step-${steps[at].name}-${part}`);

  /** @param {number} to @param {Record<string, any>} [from]  the state to start from, if not from the current one */
  function begin(to, from) {
    const continued = to === at + 1 && !steps[to]?.state && !from && table;
    at = to;
    done = false;
    remark = '';
    error = '';
    if (at < steps.length) {
      startStates[at] = steps[at].state ?? from ?? (continued ? continued.state() : startStates[at]);
      if (!continued) {
        table?.close();
        table = sandboxTable(app, game, { state: startStates[at] }, { accepts, openRule });
      }
    }
    app.redraw();
    afterDraw(() => document.getElementById('coach')?.focus());
  }

  /** Makes the expected move, so that the next step can continue from it. */
  async function skip() {
    const step = steps[at];
    if (!steps[at + 1] || steps[at + 1].state) return begin(at + 1);
    const action = step.show ?? /** @type {Action} */ (step.do);
    try {
      begin(at + 1, (await transport.sandbox({ state: startStates[at], seat: 0, action })).state);
    } catch (failure) {
      remark = errorText(failure);
      app.redraw();
    }
  }

  /**
   * Returns whether a legal action is the one that the step asks for; otherwise the coach says why not.
   * @param {Action} action
   */
  function accepts(action) {
    const { do: wanted, name } = steps[at];
    if (done || !wanted) remark = t('learn-done');
    else if (matches(wanted, action)) {
      done = true;
      remark = '';
      app.announce(stepText('why'));
      return true;
    } else remark = hasMessage(`${scope}-step-${name}-other`) ? stepText('other') : t('learn-other');
    app.announce(remark);
    return false;
  }

  async function play() {
    try {
      await Promise.all([ensureGuest(), loadGames()]);
      const settings = defaultSettings(game);
      const code = await playNow(settings, botsAround(settings, 'easy'));
      app.go(`/t/${code}`);
    } catch (failure) {
      error = errorText(failure);
      app.redraw();
    }
  }

  const button = (/** @type {string} */ name, /** @type {() => void} */ click, /** @type {string} */ kind) =>
    h('button', { key: name, class: `button ${kind}`, on: { click } }, t(`learn-${name}`));

  function coach() {
    const step = steps[at];
    const ready = done || !step.do;
    return h(
      'section',
      {
        class: 'coach',
        id: 'coach',
        key: 'coach',
        tabindex: '-1',
        'data-focus-fallback': true,
        'aria-labelledby': 'coach-title',
        'aria-describedby': 'coach-text',
      },
      h(
        'h1',
        { id: 'coach-title' },
        t('learn-title', { game: t(`${game}-title`) }),
        ' ',
        h('small', null, t('learn-step', { at: at + 1, count: steps.length })),
      ),
      h(
        'p',
        { id: 'coach-text', class: done ? 'praise' : '' },
        done ? stepText('why') : stepText('text'),
        ' ',
        h(
          'a',
          {
            href: `/rules/${game}#${step.rule}`,
            target: '_blank',
            'aria-label': t('rules-clause', { rule: step.rule }),
          },
          step.rule,
        ),
      ),
      remark && h('p', { class: 'aside' }, remark),
      h(
        'div',
        { class: 'row' },
        ready && button('next', () => begin(at + 1), 'main'),
        !ready &&
          button(
            'show',
            () => {
              table?.highlight(step.show ?? /** @type {Action} */ (step.do));
              app.redraw();
            },
            '',
          ),
        !ready && button('skip', skip, 'quiet'),
        at > 0 &&
          h(
            'button',
            {
              key: 'back',
              class: 'icon-button',
              'aria-label': t('learn-back'),
              title: t('learn-back'),
              on: { click: () => begin(at - 1) },
            },
            '←',
          ),
      ),
    );
  }

  const end = () =>
    h(
      'section',
      { class: 'message-page', id: 'coach', tabindex: '-1' },
      h('h1', null, t('learn-end')),
      h('p', null, t(`${scope}-end`)),
      error && h('p', { class: 'refusal', role: 'alert' }, error),
      h(
        'div',
        { class: 'row' },
        button('play', play, 'main'),
        h('a', { class: 'button', href: `/rules/${game}` }, t('panel-rules')),
        button('again', () => begin(0), 'quiet'),
      ),
    );

  return {
    get className() {
      return table && at < steps.length ? 'at-table at-lesson' : '';
    },
    title: () => (hasMessage(`${game}-title`) ? t('learn-title', { game: t(`${game}-title`) }) : t('app')),
    draw() {
      if (!steps.length) return h('p', { class: 'message-page', role: 'status' }, error || t('table-joining'));
      if (at >= steps.length) return end();
      const { look, do: wanted } = steps[at];
      return h(
        'div',
        { class: `lesson ${look ? `look-${look}` : ''} ${wanted ? '' : 'only-looking'}` },
        coach(),
        table?.draw(),
      );
    },
    languageChanged: () => at < steps.length && begin(at, startStates[at]),
    close: () => table?.close(),
  };
}
