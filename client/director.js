// The director: what the others do is shown at a pace that can be followed. Each of their steps is a beat: its pieces
// come to the middle of the table with a sentence, stay there for a while, and then go where they belong.
//
// What the server has sent is not held back: a tap on the table, Escape or an action of one's own leads to the present.

import { timestampNow } from './elapsed.js';
import { HOLDS, pace } from './pace.js';

/**
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {import('./types.js').Update} Update
 *
 * @typedef {object} Beat  a step, or what else happened
 * @property {Update[]} updates
 * @property {Snapshot | null} snapshot  after it; null if the server has sent only a later one
 * @property {import('./elapsed.js').Timestamp} receivedAt
 * @property {number | null} mover  whose move it is
 * @property {number | null} seat  of the mover, if they are another player who is to be watched
 * @property {boolean} [isLaidOut]  its pieces lie in the middle, and the table is as it was before
 */

/** If beats that wait would take longer than this together, they all get shorter, but none shorter than that. */
const MAX_WAIT = 6000;
const MIN_HOLD = 300;
/** After pieces have begun to go where they belong, the next beat waits until they are there. */
const TRAVEL = 300;

/**
 * Cuts what has come into beats. Light updates alone are worth no beat of their own.
 * @param {Snapshot} snapshot @param {Update[]} updates @param {import('./elapsed.js').Timestamp} receivedAt
 * @returns {Beat[]}
 */
export function beatsOf(snapshot, updates, receivedAt) {
  /** @type {Beat[]} */
  const beats = [];
  let step;
  for (const update of updates) {
    const last = beats.at(-1);
    if (last && update.step === step) last.updates.push(update);
    else beats.push({ updates: [update], snapshot: null, receivedAt, mover: moverOf(update), seat: null });
    step = update.step;
  }
  if (!beats.length) beats.push({ updates: [], snapshot: null, receivedAt, mover: null, seat: null });
  for (const beat of beats) if (beat.mover !== snapshot.you && sentenceOf(beat)) beat.seat = beat.mover;
  /** @type {Beat} */ (beats.at(-1)).snapshot = snapshot;
  return beats;
}

/** @param {Beat} beat @param {Snapshot | null} snapshot */
const isOwn = ({ mover }, snapshot) => mover !== null && mover === snapshot?.you;

/** The first event of a step is what its player did; those that follow may name others. @param {Update} first */
const moverOf = ({ event }) => (typeof event?.seat === 'number' ? event.seat : null);

/** Returns the sentence of a beat: what matters most of it. @param {Beat} beat */
export const sentenceOf = ({ updates }) => updates.find(({ text, light }) => text && !light)?.text ?? '';

export class Director {
  /** What is shown. @type {Snapshot | null} */
  snapshot = null;
  /** When its clocks were read. */
  receivedAt = timestampNow();
  /** The number of the last update that was told. */
  told = -1;
  /** What is being watched. @type {Beat | null} */
  beat = null;
  /** @type {Beat[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #on;

  /**
   * @param {object} on
   * @param {(updates: Update[]) => void} on.told  log, voice and bubbles follow
   * @param {(snapshot: Snapshot, updates: Update[], before: Snapshot | null) => void} on.shown  the table follows
   * @param {(beat: Beat) => boolean} on.layOut  returns whether the beat has pieces to lay out in the middle
   * @param {() => void} on.changed  the beat is another one
   */
  constructor(on) {
    this.#on = on;
  }

  /** Whether everything is shown that has come. */
  get isLive() {
    return !this.#waiting.length && !this.beat?.isLaidOut;
  }

  /**
   * The `received` of a session.
   * @param {Snapshot} snapshot @param {Update[]} updates @param {Snapshot | null} before
   */
  receive(snapshot, updates, before) {
    const beats = beatsOf(snapshot, updates, timestampNow());
    const mustSee = before && this.snapshot && HOLDS[pace()] && !document.hidden;
    // A player who acts is in the present.
    if (!mustSee || beats.some((beat) => isOwn(beat, snapshot))) this.catchUp();
    this.#waiting.push(...beats);
    if (!mustSee) this.catchUp();
    else this.#next();
  }

  /** Shows again what happened before, on the table as it is now. @param {Update[]} updates */
  recall(updates) {
    if (!this.snapshot) return;
    this.catchUp();
    this.#waiting.push(...beatsOf(this.snapshot, updates, this.receivedAt));
    this.#next();
  }

  /** Shows the present at once. */
  catchUp() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const current = this.beat?.isLaidOut ? [this.beat] : [];
    const rest = this.#waiting.splice(0);
    if (this.beat) {
      this.beat = null;
      this.#on.changed();
    }
    this.#tell(rest);
    this.#show([...current, ...rest]);
  }

  close() {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #next() {
    while (!this.#timer) {
      const hold = this.#hold();
      const beat = this.#waiting.shift();
      const watched = beat && beat.seat !== null ? beat : null;
      if (watched !== this.beat) {
        this.beat = watched;
        this.#on.changed();
      }
      if (!beat) return;
      this.#tell([beat]);
      if (watched) this.#watch(watched, hold);
      else {
        this.#show([beat]);
        if (isOwn(beat, this.snapshot)) this.#after(TRAVEL);
      }
    }
  }

  /** @param {Beat} beat @param {number} hold */
  #watch(beat, hold) {
    beat.isLaidOut = this.#on.layOut(beat);
    if (!beat.isLaidOut) {
      this.#show([beat]);
      return this.#after(hold);
    }
    this.#timer = setTimeout(() => {
      beat.isLaidOut = false;
      this.#show([beat]);
      this.#after(TRAVEL);
    }, hold);
  }

  /** Goes on later. @param {number} delay */
  #after(delay) {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, delay);
  }

  /** Returns how long the next beat stays, so that all that wait are shown in time. */
  #hold() {
    // A recall is shown whatever the setting is.
    const usual = HOLDS[pace()] || HOLDS.normal;
    const many = this.#waiting.filter(({ seat }) => seat !== null).length;
    return many * usual > MAX_WAIT ? Math.max(MIN_HOLD, MAX_WAIT / many) : usual;
  }

  /** @param {Beat[]} beats */
  #tell(beats) {
    const updates = beats.flatMap((beat) => beat.updates);
    this.told = Math.max(this.told, updates.at(-1)?.number ?? 0);
    if (updates.length) this.#on.told(updates);
  }

  /** @param {Beat[]} beats */
  #show(beats) {
    const last = beats.findLast(({ snapshot }) => snapshot);
    if (!last?.snapshot) return;
    const before = this.snapshot;
    this.snapshot = last.snapshot;
    this.receivedAt = last.receivedAt;
    this.#on.shown(
      last.snapshot,
      beats.flatMap((beat) => beat.updates),
      before,
    );
  }
}

/**
 * Returns the session as far as it is shown.
 * @template {import('./table-session.js').PlaySession} Session
 * @param {Session} session
 * @param {Director} director
 * @returns {Session}
 */
export const pacedSession = (session, director) =>
  Object.create(session, {
    snapshot: { get: () => director.snapshot },
    receivedAt: { get: () => director.receivedAt },
    log: { get: () => (director.isLive ? session.log : session.log.filter(({ number }) => number <= director.told)) },
    isYourTurn: { value: () => director.isLive && session.isYourTurn() },
  });
