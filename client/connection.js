// The connection to one table: a socket that reconnects, asks for the updates it missed, and repeats what was not
// answered. A command that acts carries a key, so that repeating it never acts twice.

import { language } from './words.js';
import { randomHex } from './random.js';
import { transport } from './transport.js';

/**
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {import('./types.js').Update} Update
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {'joining' | 'open' | 'unreachable' | 'blocked' | 'gone' | 'damaged' | 'outdated'
 *   | 'signed-out' | 'no-watching'} ConnectionState
 *   unreachable: the server does not answer; blocked: it does, but sockets do not get through; gone: there is no such
 *   table; damaged: the table is set aside; outdated: the server speaks another protocol, so the page has to be
 * reloaded;
 *   signed-out: this device was signed out; no-watching: the host does not let others watch
 *
 * @typedef {object} ConnectionListener
 * @property {(snapshot: Snapshot, updates: Update[], isNew: boolean) => void} received  not `isNew`: the log from its
 * beginning
 * @property {(state: ConnectionState) => void} stateChanged
 */

/** The version of the socket's protocol that this client speaks. */
const PROTOCOL = 1;
/** How many updates a new connection asks for; the server keeps at least as many. */
const LOG_LENGTH = 200;
/** In milliseconds. */
const MAX_RETRY_DELAY = 15_000;
/** A request without an answer for this long closes the socket, in milliseconds. */
const ANSWER_TIMEOUT = 12_000;

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** The number of the last update received; -1 before any. */
  #last = -1;
  #since = 0;
  /** @type {number | null | undefined} */
  #you;
  /** @type {Snapshot | null}  the last one, which the next changes start from */
  #snapshot = null;
  /** Whether the log is there, or was asked for from a number that the server surely keeps. */
  #logRequested = false;
  #opened = false;
  #failures = 0;
  #closed = false;
  #nextId = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Map<number, {frame: Record<string, any>, resolve: (answer: Answer) => void}>} */
  #pending = new Map();
  #code;
  #listener;
  #watch;

  /**
   * @param {string} code
   * @param {ConnectionListener} listener
   * @param {boolean} watch  watches, even with a seat at the table
   */
  constructor(code, listener, watch) {
    this.#watch = watch;
    this.#code = code;
    this.#listener = listener;
    addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryNow);
    listener.stateChanged('joining');
    this.#connect();
  }

  /**
   * A command that is sent again after a lost connection has the same key, and is carried out once.
   * @param {Record<string, any>} command
   * @returns {Promise<Answer>}
   */
  command(command) {
    return this.#send({ key: randomHex(16), ...command });
  }

  /** @param {Record<string, any>} query @returns {Promise<Answer>} */
  query(query) {
    return this.#send(query);
  }

  /** Connects again with another language, cookie or seat. The log comes again. */
  reconnect() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#since = Math.max(0, this.#last - LOG_LENGTH);
    this.#logRequested = true;
    this.#last = -1;
    this.#failures = 0;
    this.#connect();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#opened = false;
    const query = `lang=${language()}&since=${this.#since}&watch=${this.#watch}&changes=true`;
    const socket = new WebSocket(`${transport.socketHref(this.#code)}?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      for (const { frame } of this.#pending.values()) socket.send(JSON.stringify(frame));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#handle(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** @param {any} frame */
  #handle(frame) {
    this.#failures = 0;
    if (frame.closing === 'signed_out') return this.#end('signed-out');
    if (frame.closing === 'no_watching') return this.#end('no-watching');
    if (frame.closing) return;
    if (frame.protocol !== undefined && frame.protocol !== PROTOCOL) return this.#end('outdated');
    const request = this.#pending.get(frame.id);
    if (request) this.#pending.delete(frame.id);
    const snapshot = this.#snapshotIn(frame);
    // A rejection may carry the snapshot; the updates that led to it come in a frame of their own.
    if (snapshot && request && !frame.updates) this.#listener.received(snapshot, [], true);
    else if (snapshot) this.#receive(snapshot, frame.updates ?? []);
    request?.resolve(frame);
  }

  /** Stays closed: connecting again would lead to the same. @param {ConnectionState} state */
  #end(state) {
    this.close();
    this.#listener.stateChanged(state);
  }

  /**
   * Returns the snapshot of a frame: a whole one, or the last one with what has changed.
   * @param {any} frame
   * @returns {Snapshot | null}
   */
  #snapshotIn(frame) {
    if (!frame.snapshot && !(frame.changes && this.#snapshot)) return null;
    const snapshot = frame.snapshot ?? { ...this.#snapshot, ...frame.changes };
    if (frame.view_changes) snapshot.view = { ...snapshot.view, ...frame.view_changes };
    for (const field of frame.gone ?? []) delete snapshot[field];
    this.#snapshot = snapshot;
    return snapshot;
  }

  /** @param {Snapshot} snapshot @param {Update[]} updates */
  #receive(snapshot, updates) {
    if (!this.#opened) this.#listener.stateChanged('open');
    this.#opened = true;
    if (!this.#logRequested && updates.length === 0 && snapshot.last_update > 0) {
      // The server no longer keeps all updates: ask for the last of them.
      this.#last = snapshot.last_update;
      return this.reconnect();
    }
    this.#logRequested = true;
    this.#listener.received(
      snapshot,
      updates.filter((one) => one.number > this.#last),
      this.#last >= 0,
    );
    this.#last = snapshot.last_update;
    this.#since = snapshot.last_update;
    if (this.#you !== undefined && this.#you !== snapshot.you) {
      // Another seat has another stream, with numbers of its own.
      this.#last = -1;
      setTimeout(() => this.reconnect());
    }
    this.#you = snapshot.you;
  }

  async #lost() {
    this.#socket = null;
    if (this.#closed) return;
    this.#failures += 1;
    // A browser does not say why a socket failed; a request does.
    const status = await transport.table(this.#code).then(
      () => 200,
      (error) => error.status,
    );
    if (this.#closed || this.#socket) return;
    if (status === 403) return this.#listener.stateChanged('no-watching');
    if (status === 404) return this.#listener.stateChanged('gone');
    if (status === 500) return this.#listener.stateChanged('damaged');
    this.#listener.stateChanged(status === 200 && this.#failures > 2 ? 'blocked' : 'unreachable');
    const delay = Math.min(MAX_RETRY_DELAY, 300 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** The network or the page is back: connects without waiting any longer. */
  #retryNow = () => {
    if (!this.#socket && this.#failures > 0 && !document.hidden) this.#connect();
  };

  /** @param {Record<string, any>} body @returns {Promise<Answer>} */
  #send(body) {
    return new Promise((resolve) => {
      const frame = { id: this.#nextId++, ...body };
      this.#pending.set(frame.id, { frame, resolve });
      const open = () => (this.#socket?.readyState === WebSocket.OPEN ? this.#socket : null);
      // A socket may be dead without an event: closing it leads to a new one, which repeats the request.
      setTimeout(() => this.#pending.has(frame.id) && open()?.close(), ANSWER_TIMEOUT);
      open()?.send(JSON.stringify(frame));
    });
  }
}
