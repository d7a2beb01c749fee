// Being at one table: what was heard last, what is under way, and what can be asked for.

import { pledge } from './pledge.js';
import { transport } from './transport.js';
import { here } from './store.js';
import { nudge } from './sound.js';
import { t } from './words.js';

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Answer} Answer
 * @typedef {import('./types.js').Now} Now
 * @typedef {import('./types.js').News} News
 * @typedef {ReturnType<typeof sitDown>} Sitting
 * @typedef {Pick<Sitting, 'now' | 'heardAt' | 'log' | 'busy' | 'undone' | 'refusal' | 'act' | 'undo' | 'redo'
 *   | 'check' | 'hint' | 'wish' | 'refuse' | 'name' | 'mine'>} Seat  what a board and its bar need of it
 */

/**
 * @param {string} code
 * @param {{changed: () => void, heard: (now: Now, news: News[], before: Now | null) => void}} on
 *   `heard` comes before what was heard is drawn, and only for what is new
 * @param {boolean} [watch]  to watch only, even if one has a seat
 */
export function sitDown(code, on, watch = false) {
  const sitting = {
    code,
    /** @type {Now | null} */
    now: null,
    /** When the clocks of `now` were read. */
    heardAt: 0,
    /** @type {News[]} */
    log: [],
    /** @type {import('./line.js').LineState} */
    state: 'joining',
    /** A wish is under way. */
    busy: false,
    /** Steps of this turn that were taken back, the next to make again last. @type {Action[]} */
    undone: [],
    /** Steps of this turn, as far as this page made them. @type {Action[]} */
    made: [],
    /** @type {{rule: string | null, why: string} | null} */
    refusal: null,

    /** @param {Action} action @returns {Promise<Answer>} */
    async act(action) {
      const answer = await wish({ wish: 'act', number: sitting.now?.number, action });
      if (answer.ok) {
        sitting.made.push(action);
        sitting.undone = [];
      }
      return answer;
    },
    async undo() {
      const answer = await wish({ wish: 'undo', number: sitting.now?.number });
      const action = sitting.made.pop();
      if (answer.ok && action) sitting.undone.push(action);
    },
    async redo() {
      const action = sitting.undone.at(-1);
      if (!action) return;
      const rest = sitting.undone.slice(0, -1);
      if ((await sitting.act(action)).ok) sitting.undone = rest;
    },
    /** @param {Action} action @returns {Promise<Answer>} */
    check: (action) => line.ask({ ask: 'check', action }),
    hint: () => line.ask({ ask: 'hint' }),
    /** @param {Record<string, any>} body */
    wish: (body) => wish(body),
    ready: () => wish({ wish: 'ready', nonce: pledge(code, sitting.now?.shuffle.commitment ?? '') }),
    /** @param {string} text */
    say: (text) => line.wish({ wish: 'say', text }),
    again: () => line.again(),
    close: () => line.close(),
    /** @param {{rule: string | null, why: string} | null} refusal */
    refuse(refusal) {
      sitting.refusal = refusal;
      if (refusal) nudge('refused');
      on.changed();
    },
    /** How somebody at the table is spoken of. @param {number} seat */
    name(seat) {
      const chair = sitting.now?.seats[seat];
      if (!chair) return t('seat.nth', { count: seat + 1 });
      // By its seat, as the table's own sentences name it.
      return chair.bot ? t('bot.nth', { count: seat + 1 }) : chair.name ?? '';
    },
    /** It is your turn, and no bot plays for you. */
    mine: () =>
      sitting.now?.phase === 'playing' &&
      sitting.now.you !== null &&
      sitting.now.turn === sitting.now.you &&
      !sitting.now.seats[sitting.now.you]?.away,
    hosting: () => sitting.now?.hosting ?? (here.me?.name !== null && sitting.now?.host === here.me?.name),
  };

  /** @param {Record<string, any>} body @returns {Promise<Answer>} */
  async function wish(body) {
    // One at a time: a second press of the same button is meant once.
    if (sitting.busy) return { ok: false, rule: null, why: '', stale: true };
    sitting.busy = true;
    sitting.refusal = null;
    on.changed();
    const answer = await line.wish(body);
    sitting.busy = false;
    if (!answer.ok) sitting.refuse(answer.stale ? { rule: null, why: t('trouble.stale') } : answer);
    on.changed();
    return answer;
  }

  /** @param {Now} now @param {News[]} news @param {boolean} fresh */
  const hear = (now, news, fresh) => {
    const before = sitting.now;
    sitting.now = now;
    sitting.heardAt = performance.now();
    sitting.log = fresh ? [...sitting.log, ...news].slice(-500) : news;
    if (now.turn !== before?.turn || now.games !== before?.games) {
      sitting.made = [];
      sitting.undone = [];
      sitting.refusal = null;
    }
    on.heard(now, fresh ? news : [], before);
    on.changed();
  };
  const ear = {
    hear,
    /** @param {import('./line.js').LineState} state */
    state(state) {
      sitting.state = state;
      on.changed();
    },
  };
  const line = transport.line(code, ear, watch);
  return sitting;
}
