// The analysis of a game, loaded again and again until it is complete.

import { RequestError, transport } from '../transport.js';
import { loadMessages } from '../words.js';

/**
 * @typedef {import('../types.js').StepReview} StepReview
 * @typedef {import('../types.js').TurningPoint} TurningPoint
 * @typedef {import('../types.js').Breakdown} Breakdown
 * @typedef {ReturnType<typeof loadAnalysis>} Analysis
 */

/** In milliseconds. */
const POLL_INTERVAL = 1000;
/** These statuses mean that there is no such game any more. */
const GONE = [404, 409];

/** @param {string} code @param {() => void} changed */
export function loadAnalysis(code, changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let game = 1;
  /** Answers to requests of an older generation are ignored. */
  let generation = 0;

  const analysis = {
    total: 0,
    /** What is known of the steps, the first one first. @type {StepReview[]} */
    steps: [],
    /** Everybody's winning chances: at the start, and after each step. @type {number[][]} */
    chances: [],
    /** The steps that changed most, the largest change first. @type {TurningPoint[]} */
    turningPoints: [],
    /** @type {Breakdown[] | null} */
    breakdowns: null,
    /** Whether no more will come. */
    failed: false,

    /** Starts from the beginning; also after a change of language. @param {number} number  of the game */
    open(number) {
      game = number;
      Object.assign(analysis, { steps: [], chances: [], turningPoints: [], breakdowns: null, failed: false });
      generation += 1;
      poll();
    },
    close() {
      generation += 1;
      clearTimeout(timer);
    },
    /** Returns a player's mistakes, the costliest first. @param {number} seat */
    mistakes: (seat) =>
      analysis.steps
        .filter((step) => step.seat === seat && step.verdict.endsWith('mistake'))
        .sort((a, b) => b.cost - a.cost),
  };

  async function poll() {
    clearTimeout(timer);
    const current = generation;
    try {
      const answer = await transport.analysis(code, game, analysis.steps.length);
      // What is said of it is loaded by then.
      await loadMessages(['replay']);
      if (current !== generation) return;
      analysis.total = answer.total;
      analysis.steps.push(...answer.steps);
      analysis.chances = answer.start ? [answer.start.chances, ...analysis.steps.map(({ chances }) => chances)] : [];
      analysis.turningPoints = answer.turning_points;
      analysis.breakdowns = answer.breakdowns;
      analysis.failed = answer.failed;
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
