// Asks the other side of a connection again and again whether it is still there. A connection can be dead without any
// event: the phone slept, or the network swallows everything.

/** Silence after which a page that is seen asks, in milliseconds. */
export const PING_INTERVAL = 2500;
/** The same in the background, where browsers let timers run once a minute at worst. */
const HIDDEN_PING_INTERVAL = 30_000;
/** How long an answer may take. Together with the interval, a lost connection is noticed within 8 seconds. */
export const PONG_TIMEOUT = 4000;
/** The same when the page or the network has just come back. */
export const PROBE_TIMEOUT = 2000;

export class Heartbeat {
  #on;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #heardAt = Date.now();
  #number = 0;
  /** Whether a ping waits for its answer. */
  #isAsking = false;

  /** @param {{ping: (number: number) => void, lost: () => void}} on */
  constructor(on) {
    this.#on = on;
    this.#schedule();
  }

  /** Notes that something came: whatever it is, the connection works. */
  heard() {
    this.#heardAt = Date.now();
    if (!this.#isAsking) return;
    this.#isAsking = false;
    this.#schedule();
  }

  /** Asks at once, and does not wait for long. */
  probe() {
    this.#ask(PROBE_TIMEOUT);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #schedule() {
    clearTimeout(this.#timer);
    const interval = document.hidden ? HIDDEN_PING_INTERVAL : PING_INTERVAL;
    const rest = interval - (Date.now() - this.#heardAt);
    if (rest <= 0) this.#ask(PONG_TIMEOUT);
    // A clock that was set back must not lengthen the silence.
    else this.#timer = setTimeout(() => this.#schedule(), Math.min(rest, interval));
  }

  /** @param {number} timeout */
  #ask(timeout) {
    clearTimeout(this.#timer);
    this.#isAsking = true;
    const askedAt = Date.now();
    this.#timer = setTimeout(() => {
      // A timer that is this late was held back by the browser: the answer may wait behind it.
      if (Date.now() - askedAt > 2 * timeout) this.#ask(timeout);
      else this.#on.lost();
    }, timeout);
    this.#on.ping((this.#number += 1));
  }
}
