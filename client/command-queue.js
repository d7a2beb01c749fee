// Commands go out one after the other, in the order in which they were given. None is dropped, and none is made of
// what the page only hopes for: each is put together when its turn comes, from what the server has by then.

/**
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {Record<string, any>} Command
 * @typedef {{body: () => Command, identity: string, answer: Promise<Answer>}} Entry
 */

export class CommandQueue {
  /** Those without an answer; the first is on its way. @type {Entry[]} */
  #entries = [];
  #send;
  #changed;

  /** @param {(command: Command) => Promise<Answer>} send @param {() => void} changed */
  constructor(send, changed) {
    this.#send = send;
    this.#changed = changed;
  }

  /** Returns the commands that the server has not answered, in their order. */
  get pending() {
    return this.#entries.map(({ body }) => body());
  }

  /**
   * Adds a command. The same as the last one before it is answered means a double click: that is one command.
   * @param {Command | (() => Command)} command  a function: what depends on the answers to those before
   * @param {string} [identity]  what two commands have in common that are the same
   * @returns {Promise<Answer>}
   */
  add(command, identity = JSON.stringify(command)) {
    const last = this.#entries.at(-1);
    if (last?.identity === identity) return last.answer;
    const body = typeof command === 'function' ? /** @type {() => Command} */ (command) : () => command;
    const before = last?.answer ?? Promise.resolve();
    /** @type {Entry} */
    const entry = { body, identity, answer: before.then(() => this.#send(body())).finally(() => this.#remove(entry)) };
    this.#entries.push(entry);
    this.#changed();
    return entry.answer;
  }

  /** @param {Entry} entry */
  #remove(entry) {
    this.#entries = this.#entries.filter((one) => one !== entry);
    this.#changed();
  }
}
