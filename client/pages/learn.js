// A lesson: a game in a few steps, each with something to do or to see, and a coach who says why.

import { h } from '../dom.js';
import { fileUrl } from '../version.js';
import { afterDraw } from '../frames.js';
import { hasMessage, loadMessages, t } from '../words.js';
import { appState, botsAround, defaultSettings, ensureGuest, loadGames, loadMe } from '../app-state.js';
import { loadAbout } from '../boards.js';
import { finishLesson, isFinished, keepStep, keptStep } from '../kept-lesson.js';
import { fulfils, sentenceKey, shownFirst, YOU } from '../lesson.js';
import { playNow } from '../play-now.js';
import { rememberCoached } from '../tips.js';
import { RequestError, transport } from '../transport.js';
import { createCoach } from '../parts/coach.js';
import { sandboxTable } from '../parts/sandbox.js';
import { errorText } from '../parts/error-text.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('../lesson.js').Step} Step
 * @typedef {import('../format-message.js').Values} Values
 */

/** A remark that takes more than two lines of a phone. */
const LONG_REMARK = 80;

/** @param {string} game @param {string} file @returns {Promise<Step[]>} */
async function loadSteps(game, file) {
  const answer = await fetch(fileUrl(`games/${game}/learn/${file}.json`));
  if (!answer.ok) throw new RequestError(answer.status);
  return answer.json();
}

/**
 * Returns the steps of a lesson, and what its texts can say of a table. A lesson for a value of an option follows the
 * first one: players who have not been through that begin there.
 * @param {string} game @param {string} part
 */
async function loadLesson(game, part) {
  const files = part ? [...(isFinished(game) ? [] : ['lesson']), `lesson-${part}`] : ['lesson'];
  const [steps, { facts }] = await Promise.all([
    Promise.all(files.map((file) => loadSteps(game, file))),
    /** @type {Promise<{facts: (scene: import('../types.js').Scene) => Values}>} */ (
      import(`/games/${game}/learn/facts.js`)
    ),
    loadMessages([game, `${game}-learn`]),
    // Who sits around the table, and who you are.
    loadGames(),
    appState.me ? null : loadMe().catch(() => {}),
  ]);
  return { steps: steps.flat(), facts };
}

/** @param {import('../app.js').App} app @param {string} game @returns {import('../app.js').Page} */
export function learn(app, game) {
  const scope = `${game}-learn`;
  /** The value of the game's offered option that the lesson is for; empty for the first one. */
  const part = new URLSearchParams(location.search).get('for')?.replace(/\W/g, '') ?? '';
  const kept = part ? `${game}-${part}` : game;
  /** @type {Step[]} */
  let steps = [];
  /** @type {(scene: import('../types.js').Scene) => Values} */
  let facts = () => ({});
  /** @type {import('../types.js').About | undefined} */
  let about;
  /** The state at the beginning of each step. @type {Record<string, any>[]} */
  let startStates = [];
  let at = 0;
  /** Whether the table is as the step's text says. */
  let isReady = false;
  /** What completed the step. @type {Action | null} */
  let done = null;
  /** What the coach says of an action that is not the one meant, or shows. */
  let remark = '';
  /** A move that is shown, and can be made from there. @type {Action | null} */
  let shown = null;
  let error = '';
  /** @type {import('../parts/sandbox.js').SandboxTable | null} */
  let table = null;
  const coach = createCoach();

  Promise.all([loadLesson(game, part), loadAbout(game)])
    .then(([lesson, loaded]) => {
      ({ steps, facts } = lesson);
      about = loaded;
      const { at: last, states } = keptStep(kept, steps);
      startStates = states;
      begin(last, states[last]);
    })
    .catch((failure) => {
      error = errorText(failure);
      app.redraw();
    });

  /** Opens a clause in another tab, so that the lesson stays open. @param {string} rule */
  const openRule = (rule) => void open(`/rules/${game}#${rule}`, '_blank');

  /** Says something with the facts of the table. @param {string} key */
  function say(key) {
    const scene = table?.scene();
    return t(`${scope}-${key}`, scene ? facts(scene) : {});
  }

  /** @param {string} key */
  const exists = (key) => hasMessage(`${scope}-${key}`);

  const coachText = () =>
    done ? say(sentenceKey(steps[at], 'why', done, exists)) : say(`step-${steps[at].name}-text`);

  /** @param {number} to @param {Record<string, any>} [from]  the state to start from, if not from the current one */
  function begin(to, from) {
    const continued = to === at + 1 && !steps[to]?.state && !from && table;
    at = to;
    isReady = false;
    done = shown = null;
    remark = '';
    error = '';
    if (at >= steps.length) {
      finishLesson(kept);
      table?.close();
      table = null;
    } else openTable(continued, from).catch(() => {});
    app.redraw();
    afterDraw(() => document.getElementById('coach')?.focus());
  }

  /**
   * @param {import('../parts/sandbox.js').SandboxTable | false | null} continued  the table, if the step continues
   *   there
   * @param {Record<string, any>} [from]
   */
  async function openTable(continued, from) {
    const { state, others } = steps[at];
    startStates[at] = state ?? from ?? (continued ? continued.state() : startStates[at]);
    startStates.length = at + 1;
    keepStep(kept, steps[at], startStates);
    if (!continued) {
      table?.close();
      table = sandboxTable(app, game, { state: startStates[at], others }, { accepts, openRule });
    }
    const opened = table;
    await (continued ? continued.playOthers(others) : opened?.opened);
    if (opened !== table) return;
    isReady = true;
    app.redraw();
  }

  /** Returns an action that completes the step, and what it leads to. */
  async function findWay() {
    const state = table?.state() ?? {};
    for (const action of shownFirst(steps[at], table?.scene()?.actions ?? [])) {
      const answer = await transport.sandbox({ state, seat: YOU, action });
      if (fulfils(steps[at], action, answer)) return { action, state: answer.state };
    }
    throw new RequestError(404);
  }

  /** @param {(way: {action: Action, state: Record<string, any>}) => void} use */
  async function withWay(use) {
    const step = at;
    try {
      const way = await findWay();
      if (step === at && !done) use(way);
    } catch (failure) {
      remark = errorText(failure);
    }
    app.redraw();
  }

  /** Marks a move that completes the step, and says where it is. */
  const show = () =>
    withWay(({ action }) => {
      shown = action;
      table?.highlight(action);
      const where = table?.describe(action) ?? '';
      app.announce(where);
      // The marks say it too, and what they are on should not move.
      remark = where.length > LONG_REMARK ? t('hint-look') : where;
    });

  const doShown = () => void (shown && table?.act(shown));

  /** Goes on as if the step had been done. */
  const skip = () =>
    steps[at + 1] && !steps[at + 1].state ? withWay(({ state }) => begin(at + 1, state)) : begin(at + 1);

  /** @type {import('../sandbox.js').Accepts} */
  function accepts(action, answer) {
    const isAccepted = !done && fulfils(steps[at], action, answer);
    shown = null;
    if (isAccepted) {
      done = action;
      remark = '';
    } else remark = done || !steps[at].do ? t('learn-done') : say(sentenceKey(steps[at], 'other', action, exists));
    // The table says first what happened.
    Promise.resolve().then(() => app.announce(remark || coachText()));
    return isAccepted;
  }

  async function play() {
    try {
      await ensureGuest();
      const options = part && about?.offers ? { [about.offers]: part } : {};
      const settings = defaultSettings(game, about, options);
      const code = await playNow(settings, botsAround(settings, 'easy'));
      rememberCoached(code);
      app.go(`/t/${code}`);
    } catch (failure) {
      error = errorText(failure);
      app.redraw();
    }
  }

  const retry = () => ({
    name: 'retry',
    label: t('error-retry'),
    kind: 'button main',
    press: () => begin(at, startStates[at]),
  });

  function drawCoach() {
    const step = steps[at];
    const canGoOn = done || !step.do;
    // The table says why it could not be opened; without one there is nothing to talk about.
    const isLost = isReady && !table?.scene();
    const button = (/** @type {string} */ name, /** @type {() => void} */ press, kind = 'button') => ({
      name,
      label: t(name === 'do' ? 'hint-do' : `learn-${name}`),
      kind,
      press,
    });
    return coach.draw({
      game,
      at: at + 1,
      count: steps.length,
      text: isReady && !isLost ? remark || coachText() : '…',
      tone: remark ? 'aside' : done ? 'praise' : '',
      rule: step.rule,
      buttons: isLost
        ? [retry()]
        : [
            canGoOn
              ? button('next', () => begin(at + 1), 'button main')
              : shown
                ? button('do', doShown)
                : button('show', show),
            ...(canGoOn ? [] : [button('skip', skip, 'button quiet')]),
            ...(at > 0 ? [button('back', () => begin(at - 1, startStates[at - 1]), 'icon-button')] : []),
          ],
    });
  }

  /** The lessons of the game that follow the first one. */
  const more = () => (part ? [] : (about?.lessons ?? []));

  const end = () =>
    h(
      'section',
      { class: 'message-page', id: 'coach', tabindex: '-1' },
      h('h1', null, t('learn-end')),
      h('p', null, t(`${scope}-end${part && `-${part}`}`)),
      error && h('p', { class: 'refusal', role: 'alert' }, error),
      h(
        'div',
        { class: 'row' },
        h('button', { class: 'button main', on: { click: play } }, t('learn-play')),
        more().map((next) =>
          h('a', { key: next, class: 'button', href: `/learn/${game}?for=${next}` }, t(`${scope}-more-${next}`)),
        ),
        h('a', { class: 'button', href: `/rules/${game}` }, t('panel-rules')),
        h('button', { class: 'button quiet', on: { click: () => begin(0) } }, t('learn-again')),
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
      const { look, others, do: wanted } = steps[at];
      const looks = [look && `look-${look}`, others && 'with-others', !wanted && 'only-looking'];
      return h('div', { class: `lesson ${looks.filter(Boolean).join(' ')}` }, drawCoach(), table?.draw());
    },
    languageChanged: () => at < steps.length && begin(at, startStates[at]),
    close: () => table?.close(),
  };
}
