// Editing a draft: its steps with undo and redo, the selection, and what can be done with it.

import { afterDraw } from '/frames.js';
import { animateNextDraw } from '/kit/motion.js';
import { playSound } from '/sound.js';
import {
  arrangement,
  inOrder,
  isSameLay,
  isSameStart,
  laid,
  layAction,
  moveSeries,
  nameJoker,
  put,
  putBack,
  seriesOf,
} from './draft.js';
import { draftOf, withTable } from './follow.js';
import { isJoker } from './joker.js';
import { createValidator } from './draft-validator.js';
import { TILE_SOUND } from './sound.js';
import { createTableFit } from './table-fit.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {ReturnType<typeof createDraftEditor>} DraftEditor
 */

/** @param {import('/types.js').BoardContext} context */
export function createDraftEditor(context) {
  const validator = createValidator(context);
  const fit = createTableFit();
  /** @type {Draft[]} */
  let steps = [];
  let at = 0;
  /** @type {string[]} */
  let chosen = [];
  let lastTurn = '';
  let isYourTurn = false;
  /** What the selected joker may stand for. @type {{id: string, choices: string[]} | null} */
  let jokerChoices = null;
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
        document
          .querySelector(`.spread:not([data-more='']) .series[data-drop="${changedSeries}"]`)
          ?.scrollIntoView({ block: 'nearest' });
      changedSeries = null;
    });
    animateNextDraw(null, (element) => from?.get(element.dataset.tile ?? ''));
  }

  const isChanged = () => at > 0 && !isSameLay(draft(), steps[0]);

  /** The draft is as it was meant: it gets its final places, and is checked. */
  function settle() {
    steps = steps.with(at, fit.settle(draft()));
    validator.check(isChanged() ? draft() : null);
  }

  /** @param {Map<string, DOMRect>} [from] */
  function changed(from) {
    chosen = [];
    context.showRefusal(null);
    redraw(from);
    settle();
  }

  /** @param {Draft} next @param {Map<string, DOMRect>} [from] */
  function step(next, from) {
    add(next);
    changed(from);
  }

  /** @param {Draft} next */
  function add(next) {
    steps = [...steps.slice(0, at + 1), fit.place(next)];
    at += 1;
    playSound(TILE_SOUND);
  }

  /**
   * Asks how the table reads a series of the draft, and puts it in that order. The draft is checked only then: a joker
   * that nothing was said of yet would be at fault.
   * @param {number} key
   * @param {string[]} added
   * @param {boolean} byPlace
   */
  async function arrange(key, added, byPlace) {
    const asked = draft();
    const series = asked.table.find((one) => one.key === key);
    if (!series) return settle();
    validator.check(null);
    const answer = await context.arrange(arrangement(series, steps[0], added, byPlace));
    if (draft() !== asked) return;
    if (answer.ok) steps = steps.with(at, inOrder(asked, series, answer.arranged));
    redraw();
    settle();
  }

  /** Asks what the joker may stand for that is selected alone. */
  async function askChoices() {
    jokerChoices = null;
    const [id] = chosen;
    const series = chosen.length === 1 && seriesOf(draft(), id);
    const place = series ? series.tiles.findIndex((tile) => tile.id === id) : -1;
    if (!series || !isJoker(series.tiles[place])) return;
    const answer = await context.arrange(arrangement(series, steps[0], [], false));
    if (!answer.ok || chosen.length !== 1 || chosen[0] !== id) return;
    jokerChoices = { id, choices: answer.arranged.choices[place] ?? [] };
    context.redraw();
  }

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
      steps = [fit.begin(draftOf(view, you, draft()), isYourTurn)];
      at = 0;
      chosen = [];
      validator.reset();
    },
    fit,
    /** The table is drawn in a box of this size. @param {number} width @param {number} height */
    measure(width, height) {
      if (!steps.length || !fit.measure(width, height)) return;
      // Of the draft that is shown, everything keeps its place if that is possible.
      const shown = fit.refit(draft());
      steps = steps.map((step, nth) => (nth === at ? shown : fit.place(step)));
      context.redraw();
    },
    /** Shows the tiles large or all of them. @param {boolean} on */
    enlarge(on) {
      fit.enlarge(on);
      context.redraw();
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
      askChoices();
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
     * @param {import('./layout.js').Point} [preferred]  where a new series is to lie
     */
    put(ids, key, before, from, preferred) {
      context.dismissHint();
      const own = key ?? draft().next;
      changedSeries = own;
      const whole = key === null && seriesOf(draft(), ids[0]);
      if (whole && whole.tiles.every(({ id }) => ids.includes(id)) && whole.tiles.length === ids.length)
        return preferred ? step(moveSeries(draft(), whole, preferred), from) : changed(from);
      const next = put(draft(), ids, key, before, preferred);
      if (!isSameLay(next, draft()) || next.rack.length !== draft().rack.length) add(next);
      chosen = [];
      context.showRefusal(null);
      redraw(from);
      arrange(own, ids, before !== undefined);
    },
    /**
     * Returns tiles to the rack. About tiles that lay on the table before the turn, the table is asked first.
     * @param {string[]} ids @param {Map<string, DOMRect>} [from]
     */
    async putBack(ids, from) {
      context.dismissHint();
      const asked = draft();
      const onTable = ids.filter((id) => seriesOf(asked, id));
      if (!onTable.length) return changed(from);
      const next = putBack(asked, onTable);
      const foreign = steps[0].table.flatMap(({ tiles }, series) =>
        tiles.flatMap(({ id }, place) => (onTable.includes(id) ? `table/${series}/${place}` : [])),
      );
      if (!foreign.length) return step(next, from);
      const answer = await context.check(layAction(next));
      if (draft() !== asked) return;
      // What is wrong with the rest of their series is shown on its rail.
      const about = answer.ok ? null : answer.faults?.find(({ before }) => before.some((at) => foreign.includes(at)));
      if (!about) return step(next, from);
      changed(from);
      context.showRefusal(about);
      context.announce(about.why);
    },
    /**
     * Returns the joker that is selected alone, with the other tiles that it could stand for.
     * @returns {{id: string, others: string[]} | null}
     */
    nameable() {
      if (chosen.length !== 1 || jokerChoices?.id !== chosen[0]) return null;
      const { id, choices } = jokerChoices;
      const as = seriesOf(draft(), id)?.tiles.find((tile) => tile.id === id)?.as;
      const others = choices.filter((choice) => choice !== as);
      return others.length ? { id, others } : null;
    },
    /** @param {string} id @param {string} as */
    nameJoker(id, as) {
      step(nameJoker(draft(), id, as));
      chosen = [id];
      const series = seriesOf(draft(), id);
      if (series) arrange(series.key, [], false).then(askChoices);
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
      if (saved && !isSameStart(saved.steps[0], start[0])) return;
      ({ steps, at, chosen } = saved ?? { steps: start, at: 0, chosen: [] });
      steps = steps.map(fit.place);
      settle();
    },
    /** Returns the draft that the table proposes in place of this one; null for none. */
    repaired() {
      const repair = validator.repair(draft());
      return repair && fit.placeBeside(withTable(draft(), repair.table), draft());
    },
    /** @param {Draft} next */
    accept: (next) => step(next),
    laid: () => laid(draft()),
    reset: () => isChanged() && step(steps[0]),
    undo: () => go(at - 1),
    redo: () => go(at + 1),
    canUndo: () => at > 0,
    canRedo: () => at < steps.length - 1,
    redraw,
  };
}
