// Being at a position that is nobody's: an example of the rule book, a step of a lesson. To a board it
// is a table like any other; the state is our own, and goes to and fro with each request.

import { transport, Trouble } from './transport.js';
import { why } from './parts/name.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Now} Now
 * @typedef {import('./types.js').News} News
 * @typedef {import('./transport.js').Tried} Tried
 * @typedef {{state: Record<string, any>, seat?: number, bots?: boolean}} Situation  `bots`: they play for the others
 * @typedef {ReturnType<typeof tryOut>} Trying
 */

/** A bot waits before it moves, so that people can follow. */
const PAUSE = 900;

/**
 * @param {Situation} start
 * @param {object} on
 * @param {() => void} on.changed
 * @param {(now: Now, news: News[], before: Now | null) => void} on.heard  before it is drawn
 * @param {(action: Action) => boolean} [on.meant]  whether an action that is allowed is wanted here as well
 */
export function tryOut(start, on) {
  const seat = start.seat ?? 0;
  /** What came back last, and before that within this turn. @type {{tried: Tried, action: Action}[]} */
  let past = [];
  /** @type {Tried | null} */
  let last = null;
  /** Answers to what was asked before a reset are not heard. */
  let visit = 0;

  const sitting = {
    /** @type {Now | null} */
    now: null,
    heardAt: 0,
    /** @type {News[]} */
    log: [],
    busy: false,
    /** @type {Action[]} */
    undone: [],
    /** @type {{rule: string | null, why: string} | null} */
    refusal: null,
    state: () => last?.state ?? start.state,

    /** @param {Action} action @returns {Promise<Answer>} */
    async act(action) {
      if (sitting.busy || !last) return { ok: false, rule: null, why: '', stale: true };
      const before = last;
      const answer = await ask(() => transport.tryOut({ state: before.state, seat, action }));
      if (!answer.ok) return answer;
      if (on.meant && !on.meant(action)) {
        on.changed();
        return { ok: false, rule: null, why: '', stale: false };
      }
      past.push({ tried: before, action });
      sitting.undone = [];
      hear(answer.tried);
      if (start.bots) letOthersPlay();
      return { ok: true };
    },
    async undo() {
      const step = past.pop();
      if (!step) return;
      sitting.undone.push(step.action);
      sitting.refusal = null;
      hear({ ...step.tried, news: [] }, true);
    },
    async redo() {
      const action = sitting.undone.at(-1);
      const rest = sitting.undone.slice(0, -1);
      if (action && (await sitting.act(action)).ok) sitting.undone = rest;
    },
    /** @param {Action} action @returns {Promise<Answer>} */
    check: (action) => refusals(() => transport.tryCheck({ state: sitting.state(), seat, action })),
    /** @returns {Promise<Answer>} */
    hint: () => refusals(() => transport.tryHint({ state: sitting.state(), seat })),
    /** @returns {Promise<Answer>} */
    wish: async () => ({ ok: false, rule: null, why: '', stale: false }),
    /** @param {{rule: string | null, why: string} | null} refusal */
    refuse(refusal) {
      sitting.refusal = refusal;
      on.changed();
    },
    /** @param {number} at */
    name: (at) => (at === seat ? t('trial.you') : t('bot.nth', { count: at + 1 })),
    mine: () => sitting.now?.phase === 'playing' && sitting.now.turn === seat,
    /** From the beginning; also in another language. */
    async reset() {
      visit += 1;
      past = [];
      sitting.busy = false;
      sitting.undone = [];
      sitting.refusal = null;
      sitting.log = [];
      const answer = await ask(() => transport.tryOut({ state: start.state, seat }));
      if (!answer.ok) return;
      hear(answer.tried, true);
      if (start.bots) letOthersPlay();
    },
    close: () => {
      visit += 1;
    },
  };

  /** @param {Tried} tried @param {boolean} [quietly] */
  function hear(tried, quietly) {
    const before = sitting.now;
    last = tried;
    const first = sitting.log.length;
    const news = tried.news.map((one, at) => ({ ...one, number: first + at }));
    if (tried.turn !== seat) past = [];
    sitting.log = [...sitting.log, ...news];
    // In a lesson a step that is done stays done.
    sitting.now = nowOf(tried, seat, past.length > 0 && !on.meant, (before?.number ?? 0) + 1);
    if (!quietly) sitting.refusal = null;
    on.heard(sitting.now, quietly ? [] : news, before);
    on.changed();
  }

  function letOthersPlay() {
    const then = visit;
    setTimeout(async () => {
      if (then !== visit || !last || last.over || last.turn === seat) return;
      const { state } = last;
      const answer = await ask(() => transport.tryOut({ state, seat, bots: true }));
      if (answer.ok) hear(answer.tried);
    }, PAUSE);
  }

  /** @param {() => Promise<Tried>} question @returns {Promise<{ok: true, tried: Tried} | import('./types.js').Refusal>} */
  async function ask(question) {
    const then = visit;
    sitting.busy = true;
    sitting.refusal = null;
    on.changed();
    const answer = await refusals(async () => ({ ok: /** @type {const} */ (true), tried: await question() }));
    if (then !== visit) return { ok: false, rule: null, why: '', stale: true };
    sitting.busy = false;
    if (!answer.ok) sitting.refusal = answer;
    on.changed();
    return answer;
  }

  sitting.reset();
  return sitting;
}

/**
 * What the server refuses, as an answer.
 * @template T
 * @param {() => Promise<T>} question
 * @returns {Promise<T | import('./types.js').Refusal>}
 */
async function refusals(question) {
  try {
    return await question();
  } catch (trouble) {
    return { ok: false, rule: trouble instanceof Trouble ? trouble.rule : null, why: why(trouble), stale: false };
  }
}

/** As a table would tell it. @param {Tried} tried @param {number} you @param {boolean} undo @param {number} number @returns {Now} */
function nowOf({ view, turn, actions, complete, over }, you, undo, number) {
  const seats = Array.from({ length: view.players }, (_, seat) => ({
    name: seat === you ? t('trial.you') : null, bot: seat === you ? null : 'easy', away: false, ready: true,
  }));
  return {
    news: number, number, you, seats, view, turn, actions, complete,
    phase: over ? 'over' : 'playing',
    plan: { game: view.game, players: view.players, options: view.options, pace: { clock: 'none' }, public: false },
    host: '', games: 1, clocks: null, can_undo: undo,
    shuffle: { commitment: '', nonces: null, secret: null },
  };
}
