// One table as this browser uses it: the last snapshot and the log, what is being sent, undo and redo. What is shown is
// what the server has; what is only being sent is known as that.

import { commitmentFor, nonceToReveal } from './shuffle-nonces.js';
import { appState, seatName } from './app-state.js';
import { CommandQueue } from './command-queue.js';
import { Connection } from './connection.js';
import { timestampNow } from './elapsed.js';
import { setPreview } from './kit/previews.js';
import { vibrate } from './vibration.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {import('./types.js').Update} Update
 * @typedef {import('./types.js').TableSettings} TableSettings
 * @typedef {Partial<TableSettings>} SettingsChange  of `options` those that change
 * @typedef {ReturnType<typeof openSession>} TableSession
 * @typedef {Pick<TableSession, 'snapshot' | 'receivedAt' | 'log' | 'busy' | 'undone' | 'refusal' | 'act' | 'undo' |
 * 'redo'
 *   | 'check' | 'arrange' | 'hint' | 'command' | 'showRefusal' | 'name' | 'isYourTurn'>} PlaySession  what a board and
 * its bar use
 * of it:
 *   a sandbox has the same
 */

/** @param {any} settings @param {SettingsChange} change @returns {any} */
const withChange = (settings, change) => ({
  ...settings,
  ...change,
  options: { ...settings?.options, ...change.options },
});

/**
 * @param {string} code
 * @param {{changed: () => void, received: (snapshot: Snapshot, updates: Update[], before: Snapshot | null) => void,
 *   reacted?: (reaction: import('./connection.js').SeatReaction) => void}} on
 *   `received` is called before the snapshot is drawn, with new updates only
 * @param {boolean} [watch]  watches, even with a seat at the table
 */
export function openSession(code, on, watch = false) {
  const session = {
    code,
    /** @type {Snapshot | null} */
    snapshot: null,
    /** When the clocks of the snapshot were read. */
    receivedAt: timestampNow(),
    /** @type {Update[]} */
    log: [],
    /** @type {import('./connection.js').ConnectionState} */
    connection: 'joining',
    /** Whether a command is being sent. */
    get busy() {
      return queue.pending.length > 0;
    },
    /** Steps of this turn that were taken back, on whichever page; the next one to redo is last. @returns {Action[]} */
    get undone() {
      return session.snapshot?.undone ?? [];
    },
    /** @type {{rule: string | null, why: string} | null} */
    refusal: null,

    /** @param {Action} action @returns {Promise<Answer>} */
    act: (action) => command({ command: 'act', state_number: session.snapshot?.state_number, action }),
    async undo() {
      await command({ command: 'undo', state_number: session.snapshot?.state_number });
    },
    async redo() {
      const action = session.undone.at(-1);
      if (action) await session.act(action);
    },
    /** @param {Action} action @returns {Promise<Answer>} */
    check: async (action) => {
      const answer = await connection.query({ query: 'check', action });
      if (answer.ok) setPreview(action, answer.preview);
      return answer;
    },
    /** @param {Record<string, any>} draft @returns {Promise<Answer>} */
    arrange: (draft) => connection.query({ query: 'arrange', draft }),
    hint: () => connection.query({ query: 'hint' }),
    /** @param {Record<string, any>} body */
    command: (body) => command(body),
    /**
     * Returns the last of these commands that is being sent.
     * @param {string | string[]} names
     * @param {Record<string, any>} [like]  some of its fields
     */
    sending: (names, like = {}) =>
      queue.pending.findLast(
        (body) =>
          [names].flat().includes(body.command) &&
          Object.entries(like).every(([field, value]) => body[field] === value),
      ),
    /**
     * Changes some of the settings. The others stay as the server has them when the change goes out.
     * @param {SettingsChange} change
     */
    changeSettings: (change) =>
      command(
        () => ({ command: 'change_settings', settings: withChange(session.snapshot?.settings, change), change }),
        JSON.stringify(change),
      ),
    /** Returns the settings as they will be if the server accepts what is being sent. */
    wantedSettings() {
      const changes = queue.pending.filter((body) => body.command === 'change_settings').map(({ change }) => change);
      return changes.reduce(withChange, session.snapshot?.settings);
    },
    ready: () => command({ command: 'ready', commitment: commitmentFor(code, session.snapshot?.shuffle.game ?? 1) }),
    /** Shows the others how you feel; nothing is kept of it. @param {import('./types.js').Reaction} reaction */
    react: (reaction) => connection.command({ command: 'react', reaction }),
    /** @param {string} text */
    chat: (text) => connection.command({ command: 'chat', text }),
    /** Draws again: something that only this browser knows has changed. */
    changed: on.changed,
    reconnect: () => connection.reconnect(),
    close: () => connection.close(),
    /** @param {{rule: string | null, why: string} | null} refusal */
    showRefusal(refusal) {
      session.refusal = refusal;
      if (refusal) vibrate('refused');
      on.changed();
    },
    /** Returns the name by which a seat is called. @param {number} seat */
    name(seat) {
      const chair = session.snapshot?.seats[seat];
      return chair ? seatName(chair, seat) : t('seat-nth', { count: seat + 1 });
    },
    /** Returns whether it is your turn and no bot plays for you. */
    isYourTurn: () =>
      session.snapshot?.phase === 'playing' &&
      session.snapshot.you !== null &&
      session.snapshot.turn === session.snapshot.you &&
      !session.snapshot.seats[session.snapshot.you]?.away,
    isHost: () =>
      session.snapshot?.hosting ?? (appState.me?.name !== null && session.snapshot?.host === appState.me?.name),
  };

  /** Whether this browser's nonce is being sent. */
  let revealing = false;

  /** Reveals this browser's nonce when the table asks for it. @param {Snapshot} snapshot */
  async function reveal(snapshot) {
    const nonce = revealing ? null : nonceToReveal(code, snapshot);
    if (nonce === null) return;
    revealing = true;
    await connection.command({ command: 'reveal', nonce });
    revealing = false;
  }

  /**
   * Returns whether this player revealed their nonce in a shuffle that somebody else broke off.
   * @param {Snapshot} snapshot
   * @param {Snapshot | null} before
   */
  function isLetDown({ you, seats, settings, shuffle }, before) {
    const reveal = before?.shuffle.reveal;
    if (you === null || !reveal || reveal.seats.includes(you) || seats[you]?.ready) return false;
    const sameGame = JSON.stringify(settings) === JSON.stringify(before.settings);
    return sameGame && you === before.you && (shuffle.broken ?? 0) > (before.shuffle.broken ?? 0);
  }

  // The change that settings come from stays here.
  const queue = new CommandQueue(({ change, ...body }) => connection.command(body), on.changed);

  /**
   * @param {Record<string, any> | (() => Record<string, any>)} body
   * @param {string} [identity]
   * @returns {Promise<Answer>}
   */
  async function command(body, identity) {
    session.refusal = null;
    const answer = await queue.add(body, identity);
    if (!answer.ok) session.showRefusal(answer.stale ? { rule: null, why: t('error-stale') } : answer);
    return answer;
  }

  const connection = new Connection(
    code,
    {
      received(snapshot, updates, isNew) {
        const before = session.snapshot;
        session.snapshot = snapshot;
        session.receivedAt = timestampNow();
        session.log = isNew ? [...session.log, ...updates].slice(-500) : updates;
        if (snapshot.turn !== before?.turn || snapshot.game_number !== before?.game_number) {
          session.refusal = null;
        }
        on.received(snapshot, isNew ? updates : [], before);
        on.changed();
        reveal(snapshot);
        // They stay ready, with another nonce.
        if (isLetDown(snapshot, before)) session.ready();
      },
      reacted: on.reacted,
      stateChanged(state) {
        session.connection = state;
        on.changed();
      },
    },
    watch,
  );
  return session;
}
