// What is wrong with a draft. The table is asked after each step, but only a few times a second; it names the series
// and tiles at fault by their places.

import { hasMessage, language, t } from '/words.js';
import { layAction } from './draft.js';

/**
 * @typedef {import('/types.js').Fault} Fault
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Series} Series
 * @typedef {{rule: string | null, why: string}} Reason
 * @typedef {{first_lay: FirstLay | null, repair: import('/types.js').Action | null}} Assessed  how far a draft has
 *   come, and a valid one near to it
 * @typedef {{worth: number, needed: number}} FirstLay
 * @typedef {{draft: Draft, language: string, reason: Reason | null, faults: Map<Series, Fault>, gain: number,
 *   assessed: Assessed | null}} Verdict  `faults`: of each series; `gain`: the chips that a valid draft would earn
 */

/** The least time between two checks, in milliseconds. */
const CHECK_INTERVAL = 250;

/** Returns the series of the draft that a place is in; undefined if it is no place of the table. */
const seriesAt = (/** @type {Draft} */ draft, /** @type {string} */ place) => draft.table[Number(place.split('/')[1])];

/** @param {Draft} draft @param {Fault[]} faults @returns {Map<Series, Fault>} the first fault of each series */
function bySeries(draft, faults) {
  /** @type {Map<Series, Fault>} */
  const found = new Map();
  for (const fault of faults.toReversed())
    for (const place of fault.at) {
      const series = seriesAt(draft, place);
      if (series) found.set(series, fault);
    }
  return found;
}

/** @param {import('/types.js').BoardContext} context */
export function createValidator(context) {
  /** @type {Verdict | null} */
  let verdict = null;
  /** The draft being edited; null before the first change. @type {Draft | null} */
  let current = null;
  /** @type {Draft | null} */
  let queued = null;
  let isChecking = false;

  /** @param {Draft} draft */
  async function checkDraft(draft) {
    const action = layAction(draft);
    const [answer, assessed] = await Promise.all([context.check(action), context.arrange({ lay: action })]);
    if (draft !== current) return;
    verdict = {
      assessed: assessed.ok ? assessed.arranged : null,
      draft,
      language: language(),
      reason: answer.ok ? null : answer,
      faults: bySeries(draft, answer.ok ? [] : (answer.faults ?? [])),
      gain: answer.ok ? (answer.preview?.points ?? 0) : 0,
    };
    announce(verdict);
    context.redraw();
  }

  /**
   * Says how the draft stands. A fault of one series is shown on its rail; any other is said in full.
   * @param {Verdict} of
   */
  function announce({ reason, faults, gain }) {
    const broken = faults.size;
    if (reason && !broken) context.showRefusal(reason);
    context.announce(
      !reason
        ? `${t('fiches-valid')} ${t('fiches-valid-earns', { count: gain })}`
        : broken
          ? brokenText(faults)
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

  /** Returns what is known of a draft; after a change of language it is asked again. @param {Draft} draft */
  function known(draft) {
    if (verdict?.draft !== draft) return null;
    if (verdict.language !== language() && !isChecking) check(draft);
    return verdict;
  }

  /** @param {Draft | null} draft */
  function check(draft) {
    current = draft;
    queued = draft;
    if (!isChecking) checkQueued();
  }

  return {
    /** Begins a turn: all series on the table are valid. */
    reset() {
      verdict = null;
      current = null;
      queued = null;
    },
    check,
    /**
     * Returns what is wrong with a series of the draft, as far as it is known; until the next answer a series that has
     * not changed is as it was.
     * @param {Series} series
     */
    fault: (series) => verdict?.faults.get(series),
    /** Says in full what is wrong with a series. @param {Series} series */
    explain(series) {
      const reason = verdict?.faults.get(series);
      if (!reason) return;
      context.showRefusal(reason);
      context.announce(reason.why);
    },
    /** Says what is wrong with series of the draft; nothing if it is none of them. @param {Draft} draft */
    brokenText(draft) {
      const faults = known(draft)?.faults;
      return faults?.size ? brokenText(faults) : null;
    },
    /**
     * Returns why the draft is invalid, null if it is valid, undefined while it is being checked.
     * @param {Draft} draft
     * @returns {Reason | null | undefined}
     */
    reason: (draft) => known(draft)?.reason,
    /** Returns what the first lay is worth so far, as far as it is known. */
    firstLay: () => (current ? verdict?.assessed?.first_lay : null),
    /** Returns a lay that is valid and near to the draft. @param {Draft} draft */
    repair: (draft) => known(draft)?.assessed?.repair ?? null,
    /** Returns the chips that the draft would earn; null unless it is valid. @param {Draft} draft */
    gain(draft) {
      const found = known(draft);
      return found && !found.reason ? found.gain : null;
    },
  };
}

/** Returns a fault in a few words, for the rail. @param {Series} series @param {Fault} fault */
export const shortReason = (series, fault) => t(`fiches-fault-${kindOf(series, fault)}`);

/** Says what is wrong: with one series which fault, with several only how many. @param {Map<Series, Fault>} faults */
function brokenText(faults) {
  const [[series, fault]] = faults;
  return faults.size > 1 ? t('fiches-broken', { count: faults.size }) : t(`fiches-broken-${kindOf(series, fault)}`);
}

/**
 * Returns what a fault is called here. Of numbers that are not in sequence, a tile that is there twice is no gap.
 * @param {Series} series
 * @param {Fault} fault
 */
function kindOf({ tiles }, { kind }) {
  if (kind === 'sequence' && new Set(tiles.map((tile) => tile.as ?? tile.kind)).size < tiles.length) return 'double';
  return hasMessage(`fiches-fault-${kind}`) ? kind : 'no-such';
}
