// What the strong bot thinks of a game, as far as it has come: asked again until it is through.

import { transport, Trouble } from '../transport.js';

/**
 * @typedef {{at: number, seat: number, chances: number[], worth: number, played: number,
 *   best: {action: import('../types.js').Action, text: string}}} Judged
 * @typedef {{result: number, fair: number, deal: number, draws: number, skill: number,
 *   gifts: number}} Account
 * @typedef {{done: number, of: number, given_up: boolean, moments: Judged[],
 *   accounts: Account[] | null}} Told
 * @typedef {{at: number, seat: number, from: number, to: number, lasting: number,
 *   decided: boolean}} Turning  `lasting` is what remained of the change in the next few moments
 * @typedef {ReturnType<typeof analyse>} Analysis
 */

const AGAIN = 1000;
/** There is no such game any more. */
const REFUSED = [404, 409];
/** Less than this is no turning point, and no mistake. */
const SLIGHT = 0.04;
const MOST = 6;

/** @param {string} code @param {() => void} changed */
export function analyse(code, changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  let game = 1;
  /** @type {number[]} */
  let result = [];
  /** Answers to an older question are not heard. */
  let question = 0;

  const analysis = {
    of: 0,
    /** @type {Judged[]} */
    moments: [],
    /** @type {Account[] | null} */
    accounts: null,
    /** No more will come. */
    givenUp: false,

    /** From the beginning, also in another language. @param {import('./looking.js').Replay} replay */
    open(replay) {
      game = replay.number;
      result = replay.names.map((_, seat) => (replay.winners.includes(seat) ? 1 / replay.winners.length : 0));
      Object.assign(analysis, { moments: [], chances: [], turnings: [], accounts: null, givenUp: false });
      question += 1;
      ask();
    },
    close() {
      question += 1;
      clearTimeout(next);
    },
    /** Everybody's chances moment by moment, as far as they are known. @type {number[][]} */
    chances: [],
    /** The moments that changed most, in the order of the game. @type {Turning[]} */
    turnings: [],
    /** What cost this player most, in the order of the game. @param {number} seat */
    costly: (seat) => strongest(analysis.moments.filter((judged) => judged.seat === seat && cost(judged) >= SLIGHT), cost),
  };

  async function ask() {
    clearTimeout(next);
    const mine = question;
    try {
      const told = await transport.analysis(code, game, analysis.moments.length);
      if (mine !== question) return;
      analysis.of = told.of;
      analysis.moments.push(...told.moments);
      analysis.accounts = told.accounts;
      analysis.givenUp = told.given_up;
      const known = analysis.moments.map(({ chances }) => chances);
      if (told.accounts) known.push(result);
      analysis.chances = known.map((_, at) => agreed(known, at));
      const changes = analysis.moments.flatMap((judged) => turning(judged, known) ?? []);
      analysis.turnings = strongest(changes, ({ lasting }) => lasting);
    } catch (trouble) {
      // It is nice to have; the next question may be answered, unless this one is refused.
      if (mine === question) analysis.givenUp = trouble instanceof Trouble && REFUSED.includes(trouble.status);
    }
    if (mine !== question) return;
    changed();
    if (!analysis.accounts && !analysis.givenUp) next = setTimeout(ask, AGAIN);
  }

  return analysis;
}

/** What the bot would have got more out of it. @param {Judged} judged */
export const cost = ({ worth, played }) => Math.max(0, worth - played);

/** Each opinion is that of the player on turn, who knows his own cards: together they agree on the
 * mean of a few. The first and the last are what they are. @param {number[][]} known @param {number} at */
function agreed(known, at) {
  const reach = Math.min(known[at].length, at, known.length - 1 - at);
  const near = known.slice(at - reach, at + reach + 1);
  return known[at].map((_, seat) => mean(near, seat));
}

/**
 * Whose chances a step changed most; of equals the mover's. What does not outlast the next few
 * opinions is no turn.
 * @param {Judged} judged @param {number[][]} known  the opinions moment by moment @returns {Turning | null}
 */
function turning({ at, seat: mover, worth, played }, known) {
  if (!known[at + 1]) return null;
  const around = 2 * known[at].length;
  const before = known.slice(Math.max(0, at + 1 - around), at + 1);
  const after = known.slice(at + 1, at + 1 + around);
  const changes = known[at].map((opinion, seat) => {
    const [from, to] = [mean(before, seat), mean(after, seat)];
    const step = known[at + 1][seat] - opinion;
    const lasting = Math.min(Math.abs(step), Math.sign(step) * (to - from));
    return { at, seat, from, to, lasting, decided: worth - played > lasting / 2 };
  });
  const most = Math.max(...changes.map(({ lasting }) => lasting));
  if (most < 2 * SLIGHT) return null;
  return changes[mover].lasting > most - 0.001 ? changes[mover] : (changes.find(({ lasting }) => lasting === most) ?? null);
}

/** @param {number[][]} known @param {number} seat */
const mean = (known, seat) => known.reduce((sum, chances) => sum + chances[seat], 0) / known.length;

/** @template {{at: number}} T @param {T[]} all @param {(one: T) => number} by */
const strongest = (all, by) =>
  all
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
