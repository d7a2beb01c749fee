// The strong bot's analysis of a game, loaded again and again until it is complete.

import { RequestError, transport } from '../transport.js';

/**
 * @typedef {import('../types.js').DecisionReview} DecisionReview
 * @typedef {import('../types.js').Breakdown} Breakdown
 * @typedef {{step: number, seat: number, from: number, to: number, lasting: number,
 *   byDecision: boolean}} TurningPoint  `lasting`: what remained of the change over the next few steps
 * @typedef {ReturnType<typeof loadAnalysis>} Analysis
 */

/** In milliseconds. */
const POLL_INTERVAL = 1000;
/** These statuses mean that there is no such game any more. */
const GONE = [404, 409];
/** A smaller change of winning chances is no turning point, and no mistake. */
const MIN_CHANGE = 0.04;
const MAX_SHOWN = 6;

/** @param {string} code @param {() => void} changed */
export function loadAnalysis(code, changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let game = 1;
  /** @type {number[]} */
  let result = [];
  /** Answers to requests of an older generation are ignored. */
  let generation = 0;

  const analysis = {
    total: 0,
    /** @type {DecisionReview[]} */
    decisions: [],
    /** @type {Breakdown[] | null} */
    breakdowns: null,
    /** Whether no more will come. */
    failed: false,

    /** Starts from the beginning; also after a change of language. @param {import('../types.js').Replay} replay */
    open(replay) {
      game = replay.number;
      result = replay.names.map((_, seat) => (replay.winners.includes(seat) ? 1 / replay.winners.length : 0));
      Object.assign(analysis, { decisions: [], chances: [], turningPoints: [], breakdowns: null, failed: false });
      generation += 1;
      poll();
    },
    close() {
      generation += 1;
      clearTimeout(timer);
    },
    /** Everybody's winning chances step by step, as far as they are known. @type {number[][]} */
    chances: [],
    /** The steps that changed most, in the order of the game. @type {TurningPoint[]} */
    turningPoints: [],
    /** Returns the decisions that cost a player most, in the order of the game. @param {number} seat */
    costly: (seat) => largest(analysis.decisions.filter((decision) => decision.seat === seat && cost(decision) >= MIN_CHANGE), cost),
  };

  async function poll() {
    clearTimeout(timer);
    const current = generation;
    try {
      const answer = await transport.analysis(code, game, analysis.decisions.length);
      if (current !== generation) return;
      analysis.total = answer.total;
      analysis.decisions.push(...answer.decisions);
      analysis.breakdowns = answer.breakdowns;
      analysis.failed = answer.failed;
      const known = analysis.decisions.map(({ chances }) => chances);
      if (answer.breakdowns) known.push(result);
      analysis.chances = known.map((_, at) => smoothed(known, at));
      const changes = analysis.decisions.flatMap((decision) => turningPoint(decision, known) ?? []);
      analysis.turningPoints = largest(changes, ({ lasting }) => lasting);
    } catch (error) {
      // The next request may succeed, unless the game is gone.
      if (current === generation) analysis.failed = error instanceof RequestError && GONE.includes(error.status);
    }
    if (current !== generation) return;
    changed();
    if (!analysis.breakdowns && !analysis.failed) timer = setTimeout(poll, POLL_INTERVAL);
  }

  return analysis;
}

/** Returns the winning chance that a decision cost. @param {DecisionReview} decision */
export const cost = ({ best_value: best, played_value: played }) => Math.max(0, best - played);

/** Smooths the chances over a few steps: each estimate was made with the hand of the player on turn alone. The
 * first and the last stay as they are. @param {number[][]} known @param {number} at */
function smoothed(known, at) {
  const reach = Math.min(known[at].length, at, known.length - 1 - at);
  const near = known.slice(at - reach, at + reach + 1);
  return known[at].map((_, seat) => mean(near, seat));
}

/**
 * Returns whose chances a step changed most; of equals the mover's. A change that does not last over the next few
 * estimates is no turning point.
 * @param {DecisionReview} decision @param {number[][]} known  the estimates step by step @returns {TurningPoint | null}
 */
function turningPoint({ step, seat: mover, best_value: best, played_value: played }, known) {
  if (!known[step + 1]) return null;
  const around = 2 * known[step].length;
  const before = known.slice(Math.max(0, step + 1 - around), step + 1);
  const after = known.slice(step + 1, step + 1 + around);
  const changes = known[step].map((estimate, seat) => {
    const [from, to] = [mean(before, seat), mean(after, seat)];
    const change = known[step + 1][seat] - estimate;
    const lasting = Math.min(Math.abs(change), Math.sign(change) * (to - from));
    return { step, seat, from, to, lasting, byDecision: best - played > lasting / 2 };
  });
  const most = Math.max(...changes.map(({ lasting }) => lasting));
  if (most < 2 * MIN_CHANGE) return null;
  return changes[mover].lasting > most - 0.001 ? changes[mover] : (changes.find(({ lasting }) => lasting === most) ?? null);
}

/** @param {number[][]} known @param {number} seat */
const mean = (known, seat) => known.reduce((sum, chances) => sum + chances[seat], 0) / known.length;

/** @template {{step: number}} T @param {T[]} all @param {(one: T) => number} by */
const largest = (all, by) =>
  all
    .toSorted((a, b) => by(b) - by(a))
    .slice(0, MAX_SHOWN)
    .sort((a, b) => a.step - b.step);
