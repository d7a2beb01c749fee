// Tips while somebody plays: one sentence the first time a rule matters. Each is shown once, and never if the player
// has done by themselves what it says. Which there are is the game's: `tips` of its board.

import { store, stored } from './storage.js';

/**
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Tip} Tip
 */

export const areTipsOn = () => stored('tips', 'on') === 'on';

/** @param {boolean} on */
export const setTips = (on) => store('tips', on ? 'on' : 'off');

/** Returns the tips of a game that are no longer shown, by name. @param {string} game */
const knownTips = (game) => stored(`tips-${game}`, '').split(' ');

/** @param {string} game @param {string[]} names */
const rememberKnown = (game, names) => store(`tips-${game}`, [...knownTips(game), ...names].join(' ').trim());

/** How many tables with a coach are remembered. */
const MAX_COACHED = 8;

/** Returns the codes of tables with a coach, newest first. */
const coachedTables = () => stored('coached', '').split(' ');

/** At this table all tips are shown, also those for a first game. @param {string} code */
export const rememberCoached = (code) =>
  store('coached', [code, ...coachedTables()].slice(0, MAX_COACHED).join(' ').trim());

/** @param {string} code */
export const isCoached = (code) => coachedTables().includes(code);

/**
 * Returns whether these updates have a move of the player. The first event of a step is what its player did; those that
 * follow may name anybody.
 * @param {import('./types.js').Update[]} updates @param {number} you
 */
const haveMoved = (updates, you) =>
  updates.some(({ event, step }, at) => event?.seat === you && (at === 0 || step !== updates[at - 1].step));

/** @param {boolean} coached  also shows those that are only for a first game */
export function createTips(coached) {
  /** @type {Tip | null} */
  let shown = null;

  return {
    current: () => shown,
    dismiss() {
      shown = null;
    },
    /**
     * The table has changed: a tip goes when the player has moved, and another may come. Returns the one that came.
     * @param {Tip[]} tips  in the order in which one learns
     * @param {Scene} scene @param {import('./types.js').Update[]} updates
     */
    update(tips, scene, updates) {
      const { you, over, view } = scene;
      if (you === null) return null;
      if (over || haveMoved(updates, you)) shown = null;
      const known = knownTips(view.game);
      const fresh = tips.filter(({ name }) => !known.includes(name));
      const own = scene.events.filter(({ seat }) => seat === you);
      const used = fresh.filter((tip) => own.some((event) => tip.used?.(event)));
      const next = (/** @type {Tip} */ tip) => !used.includes(tip) && (coached || !tip.coached) && tip.when(scene);
      const found = shown || over || !areTipsOn() ? undefined : fresh.find(next);
      const learned = [...used, ...(found ? [found] : [])].map(({ name }) => name);
      if (learned.length) rememberKnown(view.game, learned);
      if (!found) return null;
      shown = found;
      return found;
    },
  };
}
