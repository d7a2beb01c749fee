// What the connection needs of a browser, for tests without one: sockets that the test answers, requests, events, and
// timers that pass when the test says so.

import { mock } from 'node:test';

/** The milliseconds of one step of {@link passTime}: finer than any interval of the client. */
const STEP = 50;

export class FakeSocket {
  static OPEN = 1;
  /** All sockets that were opened, oldest first. @type {FakeSocket[]} */
  static all = [];
  readyState = 0;
  /** Frames that the client sent. @type {any[]} */
  sent = [];
  isClosed = false;
  /** Whether pings are answered. */
  answersPings = true;
  /** @type {(() => void) | undefined} */
  onopen;
  /** @type {((event: {data: string}) => void) | undefined} */
  onmessage;
  /** @type {(() => void) | undefined} */
  onclose;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** @param {string} text */
  send(text) {
    const frame = JSON.parse(text);
    this.sent.push(frame);
    if ('ping' in frame && this.answersPings) queueMicrotask(() => this.receive({ pong: frame.ping }));
  }

  /** A dead socket fires no event when it is closed. */
  close() {
    this.isClosed = true;
  }

  /** Opens the socket and greets the client. @param {object} [snapshot] @param {object} [more] */
  greet(snapshot = {}, more = {}) {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.receive({ protocol: 1, snapshot: { ...SNAPSHOT, ...snapshot }, ...more });
  }

  /** @param {object} frame */
  receive(frame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The network ends it with an event. */
  fail() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The frames that are no pings. */
  get requests() {
    return this.sent.filter((frame) => !('ping' in frame));
  }

  static get last() {
    return /** @type {FakeSocket} */ (FakeSocket.all.at(-1));
  }
}

export const SNAPSHOT = { last_update: 0, state_number: 1, you: 0, phase: 'lobby', seats: [], shuffle: {} };

const events = new EventTarget();
const documentEvents = new EventTarget();

export const browser = {
  /** Whether the page is in the background. */
  hidden: false,
  /** How the server answers requests; 0: not at all. */
  status: 0,
  /** @param {'online' | 'offline'} name */
  fire: (name) => events.dispatchEvent(new Event(name)),
  /** @param {boolean} hidden */
  setHidden(hidden) {
    browser.hidden = hidden;
    documentEvents.dispatchEvent(new Event('visibilitychange'));
  },
};

/** Replaces the browser's globals and its timers; call it before each test. */
export function startBrowser() {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  FakeSocket.all = [];
  Object.assign(browser, { hidden: false, status: 0 });
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: {
      getElementById: () => null,
      addEventListener: documentEvents.addEventListener.bind(documentEvents),
      removeEventListener: documentEvents.removeEventListener.bind(documentEvents),
      get hidden() {
        return browser.hidden;
      },
    },
    location: { protocol: 'http:', host: 'table.test' },
    fetch: async () => {
      if (!browser.status) throw new TypeError('the network is gone');
      return { status: browser.status };
    },
  });
}

/** Lets what is ready run: promises, and what they lead to. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Lets time pass in small steps, so that promises between two timers are kept. @param {number} ms */
export async function passTime(ms) {
  await settle();
  for (let passed = 0; passed < ms; passed += STEP) {
    mock.timers.tick(Math.min(STEP, ms - passed));
    await settle();
  }
}

// Modules of the client look at the document when they are loaded: import this one before them.
startBrowser();
