// A line to one table: a socket that comes back by itself, asks for what it missed, and repeats
// what was not answered. A wish to act carries a key, so that repeating it does nothing twice.

import { language } from './words.js';
import { hex } from './chance.js';
import { transport } from './transport.js';

/**
 * @typedef {import('./types.js').Now} Now
 * @typedef {import('./types.js').News} News
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {'joining' | 'open' | 'away' | 'barred' | 'gone'} LineState
 *   away: the server does not answer just now; barred: it does, but something on the way lets no
 *   socket through; gone: there is no such table
 *
 * @typedef {object} Ear
 * @property {(now: Now, news: News[], fresh: boolean) => void} hear  not `fresh`: the log from its beginning
 * @property {(state: LineState) => void} state
 */

/** As much of the log as a new line asks for; the server keeps at least that. */
const LOOK_BACK = 200;
const LONGEST_WAIT = 15_000;
const PATIENCE = 12_000;

export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** The newest news heard; -1 before any. */
  #last = -1;
  #since = 0;
  /** @type {number | null | undefined} */
  #you;
  /** Whether the log is there, or was asked for with a number that the server surely keeps. */
  #asked = false;
  #greeted = false;
  #failures = 0;
  #closed = false;
  #nextId = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Map<number, {frame: Record<string, any>, done: (answer: Answer) => void}>} */
  #pending = new Map();
  #code;
  #ear;
  #watch;

  /** @param {string} code @param {Ear} ear @param {boolean} watch  without one's seat, whoever one is */
  constructor(code, ear, watch) {
    this.#watch = watch;
    this.#code = code;
    this.#ear = ear;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    ear.state('joining');
    this.#connect();
  }

  /** @param {Record<string, any>} wish @returns {Promise<Answer>} */
  wish(wish) {
    const once = wish.wish === 'act' || wish.wish === 'undo';
    return this.#send(once ? { key: hex(16), ...wish } : wish);
  }

  /** @param {Record<string, any>} ask @returns {Promise<Answer>} */
  ask(ask) {
    return this.#send(ask);
  }

  /** Connects anew: another language, another cookie, another seat. The log comes again. */
  again() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#since = Math.max(0, this.#last - LOOK_BACK);
    this.#asked = true;
    this.#last = -1;
    this.#failures = 0;
    this.#connect();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#greeted = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const asked = `lang=${language()}&since=${this.#since}&watch=${this.#watch}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.#code}?${asked}`);
    this.#socket = socket;
    socket.onopen = () => {
      for (const { frame } of this.#pending.values()) socket.send(JSON.stringify(frame));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#take(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** @param {any} frame */
  #take(frame) {
    this.#failures = 0;
    if (frame.bye) return;
    const waiting = this.#pending.get(frame.id);
    if (waiting) this.#pending.delete(frame.id);
    // A refusal may show how things stand; what led there comes by itself.
    if (frame.now && waiting && !frame.news) this.#ear.hear(frame.now, [], true);
    else if (frame.now) this.#hear(frame.now, frame.news ?? []);
    waiting?.done(frame);
  }

  /** @param {Now} now @param {News[]} news */
  #hear(now, news) {
    if (!this.#greeted) this.#ear.state('open');
    this.#greeted = true;
    if (!this.#asked && news.length === 0 && now.news > 0) {
      // Too much has happened for a whole log: ask for its end.
      this.#last = now.news;
      return this.again();
    }
    this.#asked = true;
    this.#ear.hear(
      now,
      news.filter((one) => one.number > this.#last),
      this.#last >= 0,
    );
    this.#last = now.news;
    this.#since = now.news;
    if (this.#you !== undefined && this.#you !== now.you) {
      // Another seat is another stream, with numbers of its own.
      this.#last = -1;
      setTimeout(() => this.again());
    }
    this.#you = now.you;
  }

  async #lost() {
    this.#socket = null;
    if (this.#closed) return;
    this.#failures += 1;
    // A browser does not say why a socket was refused; a request does.
    const status = await transport.table(this.#code).then(
      () => 200,
      (trouble) => trouble.status,
    );
    if (this.#closed || this.#socket) return;
    if (status === 404) return this.#ear.state('gone');
    this.#ear.state(status === 200 && this.#failures > 2 ? 'barred' : 'away');
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Back on the net, or back on this page: no need to wait any longer. */
  #hurry = () => {
    if (!this.#socket && this.#failures > 0 && !document.hidden) this.#connect();
  };

  /** @param {Record<string, any>} body @returns {Promise<Answer>} */
  #send(body) {
    return new Promise((done) => {
      const frame = { id: this.#nextId++, ...body };
      this.#pending.set(frame.id, { frame, done });
      const open = () => (this.#socket?.readyState === WebSocket.OPEN ? this.#socket : null);
      // A line that says nothing for so long is dead, even if nobody has noticed: a new one asks again.
      setTimeout(() => this.#pending.has(frame.id) && open()?.close(), PATIENCE);
      open()?.send(JSON.stringify(frame));
    });
  }
}
