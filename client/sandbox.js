// A position that is at no table: an example of the rule book, a step of a lesson. To a board it is like a table; the
// client holds the state and sends it with each request.

import { appState } from './app-state.js';
import { RequestError, transport } from './transport.js';
import { timestampNow } from './elapsed.js';
import { errorText } from './parts/error-text.js';
import { painted } from './frames.js';
import { setPreview } from './kit/previews.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {import('./types.js').Update} Update
 * @typedef {import('./types.js').SandboxAnswer} SandboxAnswer
 * @typedef {{state: Record<string, any>, seat?: number, bots?: boolean, others?: Action[]}} Position  `bots` play the
 *   other seats; or these do what is told in `others`, one after the other
 * @typedef {(action: Action, answer: SandboxAnswer) => boolean} Accepts  whether a legal action is wanted here as well
 * @typedef {ReturnType<typeof openSandbox>} Sandbox
 */

/** How long bots wait before they move, so that people can follow, in milliseconds. */
const BOT_DELAY = 900;

/**
 * @param {Position} start
 * @param {object} on
 * @param {() => void} on.changed
 * @param {(snapshot: Snapshot, updates: Update[], before: Snapshot | null) => void} on.received  before it is drawn
 * @param {Accepts} [on.accepts]
 */
export function openSandbox(start, on) {
  let seat = start.seat ?? 0;
  /** The answers before the last one, within this turn. @type {{answer: SandboxAnswer, action: Action}[]} */
  let history = [];
  /** @type {SandboxAnswer | null} */
  let last = null;
  /** Answers to requests from before a reset are ignored. */
  let generation = 0;

  const session = {
    /** @type {Snapshot | null} */
    snapshot: null,
    receivedAt: timestampNow(),
    /** @type {Update[]} */
    log: [],
    busy: false,
    /** @type {Action[]} */
    undone: [],
    /** @type {{rule: string | null, why: string} | null} */
    refusal: null,
    state: () => last?.state ?? start.state,
    /** Resolves once the position is there, with what the others did first. */
    opened: Promise.resolve(),

    /** @param {Action} action @returns {Promise<Answer>} */
    async act(action) {
      if (session.busy || !last) return { ok: false, rule: null, why: '', stale: true };
      const before = last;
      const result = await send(() => transport.sandbox({ state: before.state, seat, action }));
      if (!result.ok) return result;
      if (on.accepts && !on.accepts(action, result.answer)) {
        on.changed();
        return { ok: false, rule: null, why: '', stale: false };
      }
      history.push({ answer: before, action });
      session.undone = [];
      receive(result.answer);
      if (start.bots) letBotsPlay();
      return { ok: true };
    },
    async undo() {
      const step = history.pop();
      if (!step) return;
      session.undone.push(step.action);
      session.refusal = null;
      receive({ ...step.answer, updates: [] }, true);
    },
    async redo() {
      const action = session.undone.at(-1);
      const rest = session.undone.slice(0, -1);
      if (action && (await session.act(action)).ok) session.undone = rest;
    },
    /** @param {Action} action @returns {Promise<Answer>} */
    check: async (action) => {
      const answer = await asAnswer(() => transport.sandboxCheck({ state: session.state(), seat, action }));
      if (answer.ok) setPreview(action, answer.preview);
      return answer;
    },
    /** @param {Record<string, any>} draft @returns {Promise<Answer>} */
    arrange: (draft) => asAnswer(() => transport.sandboxArrange({ state: session.state(), seat, draft })),
    /** @returns {Promise<Answer>} */
    hint: () => asAnswer(() => transport.sandboxHint({ state: session.state(), seat })),
    /** @returns {Promise<Answer>} */
    command: async () => ({ ok: false, rule: null, why: '', stale: false }),
    /** @param {{rule: string | null, why: string} | null} refusal */
    showRefusal(refusal) {
      session.refusal = refusal;
      on.changed();
    },
    /** @param {number} at */
    name: (at) => (at === seat ? t('sandbox-you') : (regularAt(at)?.name ?? t('bot-nth', { count: at + 1 }))),
    isYourTurn: () => session.snapshot?.phase === 'playing' && session.snapshot.turn === seat,
    /** Shows the position to another seat, whose turn it is. @param {number} next */
    async sit(next) {
      const state = session.state();
      const result = await send(() => transport.sandbox({ state, seat: next }));
      if (!result.ok) return;
      // Not before: until then there is only what the other seat sees.
      seat = next;
      history = [];
      session.undone = [];
      receive(result.answer, true);
    },
    /** Goes back to the start; also after a change of language. */
    async reset() {
      generation += 1;
      history = [];
      session.busy = false;
      session.undone = [];
      session.refusal = null;
      session.log = [];
      const result = await send(() => transport.sandbox({ state: start.state, seat }));
      if (!result.ok) return;
      receive(result.answer, true);
      if (start.bots) letBotsPlay();
      await session.playOthers(start.others);
    },
    /** Lets the others do this, one after the other. @param {Action[]} [actions] */
    async playOthers(actions = []) {
      // What was there before is seen first.
      if (actions.length) await painted();
      for (const action of actions) {
        if (!last) return;
        const { state, turn } = last;
        const result = await send(() => transport.sandbox({ state, seat, by: turn ?? seat, action }));
        if (!result.ok) return;
        receive(result.answer);
      }
    },
    close: () => {
      generation += 1;
    },
  };

  /** @param {SandboxAnswer} answer @param {boolean} [quietly]  without updates, and with the refusal that is shown */
  function receive(answer, quietly) {
    const before = session.snapshot;
    last = answer;
    const first = session.log.length;
    const updates = answer.updates.map((one, at) => ({ ...one, number: first + at }));
    if (answer.turn !== seat) history = [];
    session.log = [...session.log, ...updates];
    // In a lesson a step that is done stays done.
    session.snapshot = snapshotOf(answer, seat, history.length > 0 && !on.accepts, (before?.state_number ?? 0) + 1);
    if (!quietly) session.refusal = null;
    on.received(session.snapshot, quietly ? [] : updates, before);
    on.changed();
  }

  function letBotsPlay() {
    const current = generation;
    setTimeout(async () => {
      if (current !== generation || !last || last.over || last.turn === seat) return;
      const { state } = last;
      const result = await send(() => transport.sandbox({ state, seat, bots: true }));
      if (result.ok) receive(result.answer);
    }, BOT_DELAY);
  }

  /**
   * @param {() => Promise<SandboxAnswer>} request
   * @returns {Promise<{ok: true, answer: SandboxAnswer} | import('./types.js').Rejection>}
   */
  async function send(request) {
    const current = generation;
    session.busy = true;
    session.refusal = null;
    on.changed();
    const result = await asAnswer(async () => ({ ok: /** @type {const} */ (true), answer: await request() }));
    if (current !== generation) return { ok: false, rule: null, why: '', stale: true };
    session.busy = false;
    if (!result.ok) session.refusal = result;
    on.changed();
    return result;
  }

  session.opened = session.reset();
  return session;
}

/**
 * Returns the answer of a request, a rejection included.
 * @template T
 * @param {() => Promise<T>} request
 * @returns {Promise<T | import('./types.js').Rejection>}
 */
async function asAnswer(request) {
  try {
    return await request();
  } catch (error) {
    const { rule, faults } = error instanceof RequestError ? error : { rule: null, faults: [] };
    return { ok: false, rule, why: errorText(error), stale: false, faults };
  }
}

/** Who sits where, as in the server's sentences. @param {number} seat */
const regularAt = (seat) => appState.regulars.at(seat);

/**
 * Returns the snapshot that a table would send.
 * @param {SandboxAnswer} answer
 * @param {number} you
 * @param {boolean} undo
 * @param {number} number
 * @returns {Snapshot}
 */
function snapshotOf({ view, turn, actions, previews, complete, over }, you, undo, number) {
  const seats = Array.from({ length: view.players }, (_, seat) => ({
    name: seat === you ? t('sandbox-you') : null,
    bot: seat === you ? null : 'easy',
    away: false,
    ready: true,
    ...(seat === you
      ? { face: appState.me?.face ?? undefined }
      : { regular: regularAt(seat), face: regularAt(seat)?.character }),
  }));
  return {
    last_update: number,
    state_number: number,
    you,
    seats,
    view,
    turn,
    actions,
    previews,
    complete,
    phase: over ? 'finished' : 'playing',
    settings: {
      game: view.game,
      players: view.players,
      options: view.options,
      time_control: { kind: 'none' },
      public: false,
    },
    host: '',
    game_number: 1,
    clocks: null,
    can_undo: undo,
    watching: false,
    shuffle: { commitment: '', nonces: null, secret: null },
  };
}
