// Composing a turn: the draft with its steps, what is chosen, and what may be done with that.

import { look, travel } from '../../motion.js';
import { ping } from '../../sound.js';
import { begin, laid, lay, mayReturn, name, put, putBack, seriesOf } from './draft.js';
import { choices, isJoker } from './joker.js';
import { judging } from './judge.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {ReturnType<typeof drafting>} Drafting
 */

/** @param {import('../../types.js').Desk} desk */
export function drafting(desk) {
  const judge = judging(desk);
  /** @type {Draft[]} */
  let steps = [];
  let at = 0;
  /** @type {string[]} */
  let chosen = [];
  let met = '';
  let mine = false;
  /** The series that was touched last; it is brought into sight. @type {number | null} */
  let touched = null;

  const draft = () => steps[at];

  /** Pieces travel to where they are next; those that were dragged, from where they were let go. @param {Map<string, DOMRect>} [from] */
  function move(from) {
    const spots = look().map((spot) => ({ ...spot, box: from?.get(spot.element.dataset.tile ?? '') ?? spot.box }));
    desk.redraw();
    requestAnimationFrame(() => setTimeout(() => {
      if (touched !== null) document.querySelector(`.series[data-drop="${touched}"]`)?.scrollIntoView({ block: 'nearest' });
      touched = null;
      travel(spots, null);
    }));
  }

  /** @param {Map<string, DOMRect>} [from] */
  function changed(from) {
    chosen = [];
    desk.refuse(null);
    move(from);
    judge.look(dirty() ? draft() : null);
  }

  /** @param {Draft} next @param {Map<string, DOMRect>} [from] */
  function step(next, from) {
    steps = [...steps.slice(0, at + 1), next];
    at += 1;
    ping('tile');
    changed(from);
  }

  const same = (/** @type {Draft} */ a, /** @type {Draft} */ b) => JSON.stringify(lay(a)) === JSON.stringify(lay(b));
  const dirty = () => at > 0 && !same(draft(), steps[0]);

  /** @param {number} to */
  function go(to) {
    if (to < 0 || to >= steps.length || to === at) return;
    at = to;
    changed();
  }

  return {
    judge,
    draft,
    dirty,
    /** Starts afresh whenever table or rack are others than before. @param {Scene} scene */
    meet(scene) {
      const { view, you } = scene;
      mine = scene.mine;
      const now = JSON.stringify([view.table, you === null ? null : view.racks[you], view.round, mine]);
      if (now === met) return;
      met = now;
      steps = [begin(view, you)];
      at = 0;
      chosen = [];
      judge.trust(draft(), JSON.stringify(view.options));
    },
    chosen: () => chosen,
    /** @param {string} id */
    isChosen: (id) => chosen.includes(id),
    /** @param {string} id */
    toggle(id) {
      if (!mine) return;
      desk.own();
      chosen = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      desk.refuse(null);
      desk.redraw();
    },
    /** @param {string[]} ids */
    choose(ids) {
      if (!mine) return;
      desk.own();
      chosen = ids.every((id) => chosen.includes(id)) ? [] : ids;
      desk.redraw();
    },
    clear() {
      const any = chosen.length > 0;
      chosen = [];
      return any;
    },
    /** @param {string[]} ids @param {number | null} key @param {number} [before] @param {Map<string, DOMRect>} [from] */
    put(ids, key, before, from) {
      desk.own();
      touched = key ?? draft().next;
      const next = put(draft(), ids, key, before);
      if (!same(next, draft()) || JSON.stringify(next.rack) !== JSON.stringify(draft().rack)) step(next, from);
      else changed(from);
    },
    /**
     * What came from the table stays there; the table itself says so.
     * @param {string[]} ids @param {Map<string, DOMRect>} [from]
     */
    async putBack(ids, from) {
      desk.own();
      const away = ids.filter((id) => seriesOf(draft(), id));
      if (!away.length) return changed(from);
      const stuck = draft().table.flatMap(({ tiles }) => tiles).filter((tile) => away.includes(tile.id) && !mayReturn(tile));
      if (!stuck.length) return step(putBack(draft(), away), from);
      changed(from);
      // Their whole series taken away: otherwise it would be said of what is left that it is too short.
      const rest = steps[0].table.filter(({ key }) => !stuck.some(({ home }) => home === key));
      const answer = await desk.check(lay({ ...steps[0], table: rest }));
      if (answer.ok) return;
      desk.refuse(answer);
      desk.tell(answer.why);
    },
    /** The joker that is chosen alone, with what else it could stand for. @returns {{id: string, as: string, next: string} | null} */
    nameable() {
      const series = chosen.length === 1 && seriesOf(draft(), chosen[0]);
      const joker = series && series.tiles.find((tile) => tile.id === chosen[0]);
      if (!series || !joker || !isJoker(joker) || joker.home === series.key) return null;
      const others = series.tiles.filter((tile) => tile !== joker);
      if (!joker.as) return null;
      const all = [...new Set([joker.as, ...choices(others, draft().top)])].sort();
      if (all.length < 2) return null;
      return { id: joker.id, as: joker.as, next: all[(all.indexOf(joker.as) + 1) % all.length] };
    },
    /** @param {string} id @param {string} as */
    name(id, as) {
      step(name(draft(), id, as));
      chosen = [id];
    },
    /** From the chosen tile on it would be a series of its own; its tiles. @returns {string[] | null} */
    splittable() {
      const series = chosen.length === 1 && seriesOf(draft(), chosen[0]);
      const from = series ? series.tiles.findIndex(({ id }) => id === chosen[0]) : 0;
      return series && from > 0 ? series.tiles.slice(from).map(({ id }) => id) : null;
    },
    laid: () => laid(draft()),
    reset: () => dirty() && step(steps[0]),
    undo: () => go(at - 1),
    redo: () => go(at + 1),
    canUndo: () => at > 0,
    canRedo: () => at < steps.length - 1,
    move,
  };
}
