// Which series of a draft are valid. The table is asked after each step, but only a few times a second; its answer for
// a series is kept for the same tiles.

import { language, t } from '/words.js';
import { codes, layAction } from './draft.js';
import { isJoker, shapeOf } from './joker.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Series} Series
 * @typedef {{rule: string | null, why: string}} Reason
 */

/** The least time between two checks, in milliseconds. */
const CHECK_INTERVAL = 250;

/** The clauses that are about a single series. */
const SERIES_CLAUSES = ['F1.1', 'F1.2', 'F3.1', 'F3.6', 'F5.1', 'F5.2'];

/** @param {import('/types.js').BoardContext} context */
export function createValidator(context) {
  /** Why a series is invalid, or null if it is valid; by its tiles. @type {Map<string, Reason | null>} */
  const known = new Map();
  /**
   * `gain`: the chips that a valid draft would earn.
   * @type {{draft: Draft, reason: Reason | null, gain: number} | null}
   */
  let verdict = null;
  /** The draft being edited; null before the first change. @type {Draft | null} */
  let current = null;
  /** @type {Draft | null} */
  let queued = null;
  let isChecking = false;
  let options = '';

  /** Reasons depend on the options and are in one language. @param {Series} series */
  const keyOf = (series) => `${options} ${language()} ${codes(series).join(' ')}`;

  /** Checks a series alone on the table. @param {Series} series */
  async function checkSeries(series) {
    const answer = await context.check({ do: 'lay', table: [codes(series)] });
    known.set(keyOf(series), !answer.ok && SERIES_CLAUSES.includes(answer.rule ?? '') ? answer : null);
  }

  /** @param {Draft} draft */
  async function checkDraft(draft) {
    const unknown = draft.table.filter((series) => !known.has(keyOf(series)));
    const [answer] = await Promise.all([context.check(layAction(draft)), ...unknown.map(checkSeries)]);
    if (draft !== current) return;
    const reason = answer.ok ? null : answer;
    verdict = { draft, reason, gain: answer.ok ? (answer.gain ?? 0) : 0 };
    announce(draft, verdict);
    context.redraw();
  }

  /**
   * Says how the draft stands. A fault of one series is shown on its rail; any other is said in full.
   * @param {Draft} draft
   * @param {{reason: Reason | null, gain: number}} verdict
   */
  function announce(draft, { reason, gain }) {
    const broken = draft.table.filter((series) => known.get(keyOf(series))).length;
    if (reason && !broken) context.showRefusal(reason);
    context.announce(
      !reason
        ? `${t('fiches-valid')} ${t('fiches-valid-earns', { count: gain })}`
        : broken
          ? t('fiches-broken', { count: broken })
          : reason.why,
    );
  }

  async function checkQueued() {
    isChecking = true;
    while (queued) {
      const draft = queued;
      queued = null;
      await Promise.all([checkDraft(draft), new Promise((done) => setTimeout(done, CHECK_INTERVAL))]);
    }
    isChecking = false;
  }

  return {
    /**
     * Begins a turn: all series on the table are valid.
     * @param {Draft} draft
     * @param {string} rules  the options of the game
     */
    reset(draft, rules) {
      options = rules;
      verdict = null;
      current = null;
      queued = null;
      for (const series of draft.table) known.set(keyOf(series), null);
    },
    /** @param {Draft | null} draft */
    check(draft) {
      current = draft;
      queued = draft;
      if (!isChecking) checkQueued();
    },
    /** @param {Series} series @returns {Reason | null} */
    fault: (series) => known.get(keyOf(series)) ?? null,
    /**
     * Shows in full why a series is invalid. It is checked among the valid ones, so that the reason is about it.
     * @param {Draft} draft
     * @param {Series} series
     */
    async explain(draft, series) {
      const among = draft.table.filter((one) => one === series || !known.get(keyOf(one)));
      const answer = await context.check({ ...layAction(draft), table: among.map(codes) });
      const reason = answer.ok ? known.get(keyOf(series)) : answer;
      if (!reason) return;
      context.showRefusal(reason);
      context.announce(reason.why);
    },
    /**
     * Returns why the draft is invalid, null if it is valid, undefined while it is being checked.
     * @param {Draft} draft
     * @returns {Reason | null | undefined}
     */
    reason: (draft) => (verdict?.draft === draft ? verdict.reason : undefined),
    /** Returns the chips that the draft would earn; null unless it is valid. @param {Draft} draft */
    gain: (draft) => (verdict?.draft === draft && !verdict.reason ? verdict.gain : null),
  };
}

/** Returns the reason in a few words, for the rail. @param {Reason} reason @param {Series} series */
export function shortReason(reason, { tiles }) {
  if (reason.rule === 'F5.2') return t(tiles.every(isJoker) ? 'fiches-fault-jokers-only' : 'fiches-fault-one-joker');
  if (reason.rule === 'F3.6') return t('fiches-fault-twice');
  if (reason.rule !== 'F3.1') return t('fiches-fault-no-such');
  if (tiles.length < 3) return t('fiches-fault-short');
  const shape = shapeOf(tiles);
  return t(
    shape === 'run' ? 'fiches-fault-sequence' : shape === 'group' ? 'fiches-fault-group' : 'fiches-fault-colours',
  );
}
