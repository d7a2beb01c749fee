// Which series stand: the table is asked, after each step and not more than a few times a second.
// What it said of a series holds for the same tiles again.

import { language, t } from '../../words.js';
import { codes, lay } from './draft.js';
import { isJoker, shapeOf } from './joker.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Series} Series
 * @typedef {{rule: string | null, why: string}} Reason
 */

const PAUSE = 250;

/** The clauses that speak of one series, whatever else lies on the table. */
const OF_A_SERIES = ['F1.1', 'F1.2', 'F3.1', 'F3.6', 'F5.1', 'F5.2'];

/** @param {import('../../types.js').Desk} desk */
export function judging(desk) {
  /** By its tiles: why a series does not stand, or null. @type {Map<string, Reason | null>} */
  const known = new Map();
  /** `gain`: the chips that it would bring, if it stands. @type {{draft: Draft, reason: Reason | null, gain: number} | null} */
  let verdict = null;
  /** The draft that is looked at; null where nothing has been moved. @type {Draft | null} */
  let current = null;
  /** @type {Draft | null} */
  let wanted = null;
  let asking = false;
  let options = '';

  /** Other options are other rules, and reasons are in one language. @param {Series} series */
  const text = (series) => `${options} ${language()} ${codes(series).join(' ')}`;

  /** Alone on a table a series is judged by itself. @param {Series} series */
  async function askOne(series) {
    const answer = await desk.check({ do: 'lay', table: [codes(series)] });
    known.set(text(series), !answer.ok && OF_A_SERIES.includes(answer.rule ?? '') ? answer : null);
  }

  /** @param {Draft} draft */
  async function ask(draft) {
    const unknown = draft.table.filter((series) => !known.has(text(series)));
    const [answer] = await Promise.all([desk.check(lay(draft)), ...unknown.map(askOne)]);
    if (draft !== current) return;
    const reason = answer.ok ? null : answer;
    verdict = { draft, reason, gain: answer.ok ? (answer.gain ?? 0) : 0 };
    say(draft, verdict);
    desk.redraw();
  }

  /** What a friend at the table would say. What is wrong with one series stands on its rail; all else is said in full. @param {Draft} draft @param {{reason: Reason | null, gain: number}} verdict */
  function say(draft, { reason, gain }) {
    const broken = draft.table.filter((series) => known.get(text(series))).length;
    if (reason && !broken) desk.refuse(reason);
    desk.tell(!reason ? `${t('fiches.stands')} ${t('fiches.stands.earns', { count: gain })}` : broken ? t('fiches.broken', { count: broken }) : reason.why);
  }

  async function work() {
    asking = true;
    while (wanted) {
      const draft = wanted;
      wanted = null;
      await Promise.all([ask(draft), new Promise((done) => setTimeout(done, PAUSE))]);
    }
    asking = false;
  }

  return {
    /** A turn begins: what lies there stands. @param {Draft} draft @param {string} rules  the options of the game */
    trust(draft, rules) {
      options = rules;
      verdict = null;
      current = null;
      wanted = null;
      for (const series of draft.table) known.set(text(series), null);
    },
    /** @param {Draft | null} draft */
    look(draft) {
      current = draft;
      wanted = draft;
      if (!asking) work();
    },
    /** @param {Series} series @returns {Reason | null} */
    fault: (series) => known.get(text(series)) ?? null,
    /** In full, with what to do instead: among those that stand, so that the table speaks of this one. @param {Draft} draft @param {Series} series */
    async explain(draft, series) {
      const among = draft.table.filter((one) => one === series || !known.get(text(one)));
      const answer = await desk.check({ ...lay(draft), table: among.map(codes) });
      const reason = answer.ok ? known.get(text(series)) : answer;
      if (!reason) return;
      desk.refuse(reason);
      desk.tell(reason.why);
    },
    /** What the table says of the whole draft; undefined while it thinks. @param {Draft} draft @returns {Reason | null | undefined} */
    of: (draft) => verdict?.draft === draft ? verdict.reason : undefined,
    /** The chips that this draft would bring; null unless it stands. @param {Draft} draft */
    gain: (draft) => verdict?.draft === draft && !verdict.reason ? verdict.gain : null,
  };
}

/** The table's reason in three words, for the rail. @param {Reason} reason @param {Series} series */
export function briefly(reason, { tiles }) {
  if (reason.rule === 'F5.2') return t(tiles.every(isJoker) ? 'fiches.fault.jokers-only' : 'fiches.fault.one-joker');
  if (reason.rule === 'F3.6') return t('fiches.fault.twice');
  if (reason.rule !== 'F3.1') return t('fiches.fault.no-such');
  if (tiles.length < 3) return t('fiches.fault.short');
  const shape = shapeOf(tiles);
  return t(shape === 'run' ? 'fiches.fault.sequence' : shape === 'group' ? 'fiches.fault.group' : 'fiches.fault.colours');
}
