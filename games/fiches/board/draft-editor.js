// Editing a draft: its steps with undo and redo, the selection, and what can be done with it.

import { afterDraw } from '/frames.js';
import { animateNextDraw } from '/motion.js';
import { playSound } from '/sound.js';
import { draftOf, laid, layAction, mayReturn, nameJoker, put, putBack, seriesOf } from './draft.js';
import { choices, isJoker } from './joker.js';
import { createValidator } from './draft-validator.js';
import { TILE_SOUND } from './sound.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {ReturnType<typeof createDraftEditor>} DraftEditor
 */

/** @param {import('/types.js').BoardContext} context */
export function createDraftEditor(context) {
  const validator = createValidator(context);
  /** @type {Draft[]} */
  let steps = [];
  let at = 0;
  /** @type {string[]} */
  let chosen = [];
  let lastTurn = '';
  let isYourTurn = false;
  /** The key of the series that was changed last; it is scrolled into view. @type {number | null} */
  let changedSeries = null;

  const draft = () => steps[at];

  /**
   * Redraws and animates the tiles; dragged ones start where they were dropped.
   * @param {Map<string, DOMRect>} [from]
   */
  function redraw(from) {
    context.redraw();
    // First, so that the tiles fly to where they are then.
    afterDraw(() => {
      if (changedSeries !== null)
        document.querySelector(`.series[data-drop="${changedSeries}"]`)?.scrollIntoView({ block: 'nearest' });
      changedSeries = null;
    });
    animateNextDraw(null, (element) => from?.get(element.dataset.tile ?? ''));
  }

  /** @param {Map<string, DOMRect>} [from] */
  function changed(from) {
    chosen = [];
    context.showRefusal(null);
    redraw(from);
    validator.check(isChanged() ? draft() : null);
  }

  /** @param {Draft} next @param {Map<string, DOMRect>} [from] */
  function step(next, from) {
    steps = [...steps.slice(0, at + 1), next];
    at += 1;
    playSound(TILE_SOUND);
    changed(from);
  }

  const same = (/** @type {Draft} */ a, /** @type {Draft} */ b) =>
    JSON.stringify(layAction(a)) === JSON.stringify(layAction(b));
  const isChanged = () => at > 0 && !same(draft(), steps[0]);

  /** @param {number} to */
  function go(to) {
    if (to < 0 || to >= steps.length || to === at) return;
    at = to;
    changed();
  }

  return {
    validator,
    draft,
    isChanged,
    /** Starts a new draft whenever table or rack have changed. @param {Scene} scene */
    update(scene) {
      const { view, you } = scene;
      isYourTurn = scene.mine;
      const turn = JSON.stringify([view.table, you === null ? null : view.racks[you], view.round, isYourTurn]);
      if (turn === lastTurn) return;
      lastTurn = turn;
      steps = [draftOf(view, you)];
      at = 0;
      chosen = [];
      validator.reset(draft(), JSON.stringify(view.options));
    },
    chosen: () => chosen,
    /** @param {string} id */
    isChosen: (id) => chosen.includes(id),
    /** @param {string} id */
    toggle(id) {
      if (!isYourTurn) return;
      context.dismissHint();
      chosen = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      context.showRefusal(null);
      context.redraw();
    },
    /** @param {string[]} ids */
    choose(ids) {
      if (!isYourTurn) return;
      context.dismissHint();
      chosen = ids.every((id) => chosen.includes(id)) ? [] : ids;
      context.redraw();
    },
    clearSelection() {
      const any = chosen.length > 0;
      chosen = [];
      return any;
    },
    /**
     * @param {string[]} ids
     * @param {number | null} key
     * @param {number} [before]
     * @param {Map<string, DOMRect>} [from]
     */
    put(ids, key, before, from) {
      context.dismissHint();
      changedSeries = key ?? draft().next;
      const next = put(draft(), ids, key, before);
      if (!same(next, draft()) || JSON.stringify(next.rack) !== JSON.stringify(draft().rack)) step(next, from);
      else changed(from);
    },
    /**
     * Returns tiles to the rack. Tiles of the table cannot go there; the table says why.
     * @param {string[]} ids @param {Map<string, DOMRect>} [from]
     */
    async putBack(ids, from) {
      context.dismissHint();
      const onTable = ids.filter((id) => seriesOf(draft(), id));
      if (!onTable.length) return changed(from);
      const stuck = draft()
        .table.flatMap(({ tiles }) => tiles)
        .filter((tile) => onTable.includes(tile.id) && !mayReturn(tile));
      if (!stuck.length) return step(putBack(draft(), onTable), from);
      changed(from);
      // Check without their whole series: otherwise the table would say that the rest is too short.
      const rest = steps[0].table.filter(({ key }) => !stuck.some(({ home }) => home === key));
      const answer = await context.check(layAction({ ...steps[0], table: rest }));
      if (answer.ok) return;
      context.showRefusal(answer);
      context.announce(answer.why);
    },
    /**
     * Returns the joker that is selected alone, with the next tile that it could stand for.
     * @returns {{id: string, as: string, next: string} | null}
     */
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
    nameJoker(id, as) {
      step(nameJoker(draft(), id, as));
      chosen = [id];
    },
    /**
     * Returns the tiles from the selected one on, which could become a series of their own.
     * @returns {string[] | null}
     */
    splittable() {
      const series = chosen.length === 1 && seriesOf(draft(), chosen[0]);
      const from = series ? series.tiles.findIndex(({ id }) => id === chosen[0]) : 0;
      return series && from > 0 ? series.tiles.slice(from).map(({ id }) => id) : null;
    },
    /** Returns steps and selection for {@link restore}; null if nothing was begun. */
    save: () => (steps.length > 1 || chosen.length ? { steps, at, chosen } : null),
    /** Continues what was saved, if it began from the same table and rack. @param {any} saved */
    restore(saved) {
      const start = steps.slice(0, 1);
      if (saved && JSON.stringify(saved.steps[0]) !== JSON.stringify(start[0])) return;
      ({ steps, at, chosen } = saved ?? { steps: start, at: 0, chosen: [] });
      validator.check(isChanged() ? draft() : null);
    },
    laid: () => laid(draft()),
    reset: () => isChanged() && step(steps[0]),
    undo: () => go(at - 1),
    redo: () => go(at + 1),
    canUndo: () => at > 0,
    canRedo: () => at < steps.length - 1,
    redraw,
  };
}
