// What the others did while nobody looked: the page was closed, or in the background. A player who comes back is
// offered to see it.

import { sinceYourMove } from './recent-events.js';
import { store, stored } from './storage.js';

/**
 * @typedef {import('./types.js').Update} Update
 * @typedef {ReturnType<typeof missedMoves>} MissedMoves
 */

const NAME = 'seen-updates';
/** Of how many tables this is kept. */
const MAX_TABLES = 30;

/** The number of the last update that was seen at each table, oldest table first. @returns {[string, number][]} */
function readSeen() {
  try {
    return JSON.parse(stored(NAME, '[]'));
  } catch {
    return [];
  }
}

/** @param {string} code  of the table */
export function missedMoves(code) {
  let seen = readSeen().find(([table]) => table === code)?.[1] ?? null;
  /** Oldest first. @type {Update[]} */
  let missed = [];

  /** Everything up to this update has been seen. @param {number} number */
  function see(number) {
    seen = number;
    missed = [];
    const others = readSeen().filter(([table]) => table !== code);
    store(NAME, JSON.stringify([...others, [code, number]].slice(-MAX_TABLES)));
  }

  return {
    /** What is offered. */
    get all() {
      return missed;
    },
    /** How many moves these are. */
    get count() {
      return new Set(missed.filter(({ text, light }) => text && !light).map(({ step }) => step)).size;
    },
    /**
     * Somebody looks at the table again.
     * @param {Update[]} log @param {number | null} you
     */
    comeBack(log, you) {
      const last = log.at(-1)?.number ?? 0;
      // At a table that is new to this browser, and after a new game has begun, nothing was missed.
      const from = log.findLast(({ started }) => started)?.number ?? 0;
      const since = Math.max(seen ?? last, from);
      missed = you === null ? [] : sinceYourMove(log, you).filter(({ number }) => number > since);
      if (!missed.length) see(last);
    },
    /** Updates were shown; unless something is still offered, all has been seen. @param {Update[]} updates */
    shown(updates) {
      const last = updates.at(-1);
      if (last && !missed.length) see(last.number);
    },
    /** It was shown, or nobody wants to see it. @param {Update[]} log */
    dismiss(log) {
      if (missed.length) see(log.at(-1)?.number ?? 0);
    },
  };
}
