// The connection to one table: a socket that reconnects, asks for the updates it missed, and repeats what was not
// answered. A command that acts carries a key, so that repeating it never acts twice. A connection that is dead without
// an event is noticed by its silence.

import { language } from './words.js';
import { clientVersion } from './client-version.js';
import { Heartbeat } from './heartbeat.js';
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
 * @property {(reaction: SeatReaction) => void} [reacted]
 *
 * @typedef {{seat: number, reaction: import('./types.js').Reaction}} SeatReaction  how a player feels
 */

/** The version of the socket's protocol that this client speaks. */
const PROTOCOL = 1;
/** How many updates a new connection asks for; the server keeps at least as many. */
const LOG_LENGTH = 200;
/** How long to wait before connecting again after the first failure; it doubles with each further one. */
const RETRY_DELAY = 300;
/** Somebody looks: when the network is back, so is the table, within 8 seconds with {@link GREETING_TIMEOUT}. */
const MAX_RETRY_DELAY = 2400;
/** The same in the background. */
const MAX_HIDDEN_RETRY_DELAY = 15_000;
/** How long a new socket may take for its first frame. */
const GREETING_TIMEOUT = 4000;
/** The same while requests are answered, so that the server is there but has much to do. */
const SLOW_GREETING_TIMEOUT = 12_000;
/** A command without an answer for this long is repeated on another socket. */
const COMMAND_TIMEOUT = 10_000;
/** The same for a query: a bot may think for long. */
const QUERY_TIMEOUT = 30_000;

/**
 * @typedef {object} Request  what waits for an answer
 * @property {Record<string, any>} frame
 * @property {number} timeout
 * @property {ReturnType<typeof setTimeout>} [timer]
 * @property {(answer: Answer) => void} resolve
 */

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
  /** Whether requests are answered while sockets fail. */
  #answersRequests = false;
  /** Until the next attempt, or until the present one has failed. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Heartbeat | null} */
  #heartbeat = null;
  /** @type {Map<number, Request>} */
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
    for (const event of ['online', 'offline']) addEventListener(event, this.#probe);
    document.addEventListener('visibilitychange', this.#probe);
    listener.stateChanged('joining');
    this.#connect();
  }

  /**
   * A command that is sent again after a lost connection has the same key, and is carried out once.
   * @param {Record<string, any>} command
   * @returns {Promise<Answer>}
   */
  command(command) {
    return this.#request({ key: randomHex(16), ...command }, COMMAND_TIMEOUT);
  }

  /** @param {Record<string, any>} query @returns {Promise<Answer>} */
  query(query) {
    return this.#request(query, QUERY_TIMEOUT);
  }

  /** Connects again with another language, cookie or seat. The log comes again. */
  reconnect() {
    this.#drop();
    this.#since = Math.max(0, this.#last - LOG_LENGTH);
    this.#logRequested = true;
    this.#last = -1;
    this.#failures = 0;
    this.#connect();
  }

  close() {
    this.#closed = true;
    for (const event of ['online', 'offline']) removeEventListener(event, this.#probe);
    document.removeEventListener('visibilitychange', this.#probe);
    this.#drop();
  }

  /** Leaves the socket. It is not waited for: one that is dead would take minutes to close. */
  #drop() {
    this.#opened = false;
    clearTimeout(this.#timer);
    this.#heartbeat?.stop();
    this.#heartbeat = null;
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect() {
    this.#drop();
    if (this.#closed) return;
    const wanted = 'changes=true&heartbeat=true&reactions=true';
    const query = `lang=${language()}&since=${this.#since}&watch=${this.#watch}&${wanted}`;
    const socket = new WebSocket(`${transport.socketHref(this.#code)}?${query}`);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#lost(), this.#answersRequests ? SLOW_GREETING_TIMEOUT : GREETING_TIMEOUT);
    socket.onopen = () => {
      if (this.#socket === socket) for (const request of this.#pending.values()) this.#send(request);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heartbeat?.heard();
      this.#handle(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** @param {any} frame */
  #handle(frame) {
    if ('pong' in frame) return;
    if (frame.reaction) return this.#listener.reacted?.(frame.reaction);
    if (frame.closing === 'signed_out') return this.#end('signed-out');
    if (frame.closing === 'no_watching') return this.#end('no-watching');
    if (frame.closing) return;
    if (frame.protocol !== undefined && frame.protocol !== PROTOCOL) return this.#end('outdated');
    if (frame.protocol !== undefined) this.#greeted(frame.client_version);
    const request = this.#pending.get(frame.id);
    if (request) this.#pending.delete(frame.id);
    clearTimeout(request?.timer);
    const snapshot = this.#snapshotIn(frame);
    // A rejection may carry the snapshot; the updates that led to it come in a frame of their own.
    if (snapshot && request && !frame.updates) this.#listener.received(snapshot, [], true);
    else if (snapshot) this.#receive(snapshot, frame.updates ?? []);
    request?.resolve(frame);
  }

  /** The connection works: from now on its silence is watched. @param {string | undefined} version  of the client */
  #greeted(version) {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#answersRequests = false;
    clientVersion.note(version);
    this.#heartbeat = new Heartbeat({ ping: (number) => this.#sendFrame({ ping: number }), lost: () => this.#lost() });
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

  /** Says that the connection is lost, tries again after a while, and finds out whether that makes sense. */
  async #lost() {
    this.#drop();
    if (this.#closed) return;
    this.#failures += 1;
    const failure = this.#failures;
    // Before the first snapshot there is nothing to call old: a page says first whether there is such a table.
    if (this.#snapshot) this.#listener.stateChanged('unreachable');
    const most = document.hidden ? MAX_HIDDEN_RETRY_DELAY : MAX_RETRY_DELAY;
    const delay = Math.min(most, RETRY_DELAY * 2 ** (failure - 1)) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), delay);
    // A browser does not say why a socket failed; a request does.
    const status = await transport.tableStatus(this.#code);
    if (this.#closed || this.#failures !== failure || this.#opened) return;
    const end = /** @type {Record<number, ConnectionState>} */ ({ 403: 'no-watching', 404: 'gone', 500: 'damaged' });
    if (end[status]) {
      this.#drop();
      return this.#listener.stateChanged(end[status]);
    }
    this.#answersRequests = status === 200 && failure > 2;
    this.#listener.stateChanged(this.#answersRequests ? 'blocked' : 'unreachable');
  }

  /** The network or the page is back, or the network is gone: finds out at once whether the connection works. */
  #probe = () => {
    if (document.hidden) return;
    if (this.#heartbeat) this.#heartbeat.probe();
    else if (!this.#socket && this.#failures > 0) this.#connect();
  };

  /** @param {Record<string, any>} body @param {number} timeout @returns {Promise<Answer>} */
  #request(body, timeout) {
    return new Promise((resolve) => {
      const request = { frame: { id: this.#nextId++, ...body }, timeout, resolve };
      this.#pending.set(request.frame.id, request);
      this.#send(request);
    });
  }

  /** Sends a request if the socket is open; otherwise it is sent when it is. @param {Request} request */
  #send(request) {
    if (!this.#sendFrame(request.frame)) return;
    clearTimeout(request.timer);
    request.timer = setTimeout(() => this.#lost(), request.timeout);
  }

  /** Returns whether the socket is open, and takes the frame. @param {Record<string, any>} frame */
  #sendFrame(frame) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }
}
