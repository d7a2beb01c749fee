// A line to one table: a socket that comes back by itself, asks for what it missed, and repeats
// what was not answered. A wish to act carries a key, so that repeating it does nothing twice.

import { language } from './words.js';
import { hex } from './chance.js';
import { transport } from './transport.js';

/**
 * @typedef {import('./types.js').Now} Now
 * @typedef {import('./types.js').News} News
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {'joining' | 'open' | 'away' | 'gone'} LineState
 *   away: the server does not answer just now; gone: there is no such table
 *
 * @typedef {object} Ear
 * @property {(now: Now, news: News[], fresh: boolean) => void} hear  not `fresh`: the log from its beginning
 * @property {(state: LineState) => void} state
 *
 * @typedef {object} Line
 * @property {(wish: Record<string, any>) => Promise<Answer>} wish
 * @property {(ask: Record<string, any>) => Promise<Answer>} ask
 * @property {() => void} again  connect anew: other language, other cookie
 * @property {() => void} close
 */

/** As much of the log as a new line asks for; the server keeps at least that. */
const LOOK_BACK = 200;
const LONGEST_WAIT = 15_000;

/** @param {string} code @param {Ear} ear @returns {Line} */
export function openLine(code, ear) {
  /** @type {WebSocket | null} */
  let socket = null;
  let last = -1;
  let since = 0;
  /** @type {number | null | undefined} */
  let you;
  /** Whether the log was asked for with a number that the server surely keeps. */
  let asked = false;
  let greeted = false;
  let failures = 0;
  let closed = false;
  let nextId = 1;
  /** @type {number | undefined} */
  let timer;
  /** @type {Map<number, {frame: Record<string, any>, done: (answer: Answer) => void}>} */
  const pending = new Map();

  const connect = () => {
    clearTimeout(timer);
    if (closed) return;
    greeted = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const mine = new WebSocket(`${scheme}://${location.host}/ws/${code}?lang=${language()}&since=${since}`);
    socket = mine;
    mine.onopen = () => {
      for (const { frame } of pending.values()) mine.send(JSON.stringify(frame));
    };
    mine.onmessage = ({ data }) => {
      if (socket === mine) take(JSON.parse(data));
    };
    mine.onclose = () => {
      if (socket === mine) lost();
    };
  };

  /** @param {any} frame */
  const take = (frame) => {
    failures = 0;
    if (frame.bye) return;
    const waiting = pending.get(frame.id);
    if (waiting) pending.delete(frame.id);
    if (frame.now) hear(frame.now, frame.news ?? []);
    waiting?.done(frame);
  };

  /** @param {Now} now @param {News[]} news */
  const hear = (now, news) => {
    const first = !greeted;
    if (first) ear.state('open');
    greeted = true;
    // Too much has happened for a whole log: ask for its end.
    if (first && !asked && news.length === 0 && now.news > 0) {
      last = now.news;
      return again();
    }
    ear.hear(now, news.filter((one) => one.number > last), last >= 0);
    last = now.news;
    since = last;
    // Another seat is another stream, with numbers of its own.
    if (you !== undefined && you !== now.you) {
      last = -1;
      setTimeout(again);
    }
    you = now.you;
  };

  const lost = async () => {
    socket = null;
    if (closed) return;
    failures += 1;
    if (failures === 1 || !greeted) {
      const there = await transport.table(code).then(() => true, (trouble) => trouble.status !== 404);
      if (closed || socket) return;
      if (!there) return ear.state('gone');
    }
    ear.state('away');
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** failures) * (0.75 + Math.random() / 2);
    timer = setTimeout(connect, wait);
  };

  /** @param {Record<string, any>} body @returns {Promise<Answer>} */
  const send = (body) => new Promise((done) => {
    const frame = { id: nextId++, ...body };
    pending.set(frame.id, { frame, done });
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  });

  const again = () => {
    const old = socket;
    socket = null;
    old?.close();
    since = Math.max(0, last - LOOK_BACK);
    asked = true;
    last = -1;
    failures = 0;
    connect();
  };
  const online = () => {
    if (!socket) connect();
  };
  addEventListener('online', online);
  ear.state('joining');
  connect();
  return {
    wish: (wish) => send(wish.wish === 'act' || wish.wish === 'undo' ? { key: hex(16), ...wish } : wish),
    ask: (ask) => send(ask),
    again,
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', online);
      socket?.close();
    },
  };
}
