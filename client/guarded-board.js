// A game's board within a page. If loading it, updating it or drawing a part of it fails, that is shown with a way on,
// and the rest of the page goes on.

import { boundary, h } from './dom.js';
import { t } from './words.js';
import { loadBoard, loadedBoard } from './boards.js';
import { reportBug } from './parts/error-text.js';
import { guarded } from './parts/failure.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {import('./types.js').Board} Board
 * @typedef {import('./types.js').Scene} Scene
 */

/**
 * @param {import('./types.js').BoardContext} context
 * @param {object} on
 * @param {() => Scene | null} on.scene  what is drawn
 * @param {() => void} on.redraw
 * @param {() => void} [on.opened]  the board is there and has seen the scene
 */
export function guardedBoard(context, { scene, redraw, opened }) {
  /** @type {Board | null} */
  let board = null;
  /** The game whose board is open, or being loaded. @type {string | null} */
  let game = null;
  let failed = false;
  /** Why the board could not take the last scene. @type {unknown} */
  let updateError = null;

  /** @param {unknown} error */
  function fail(error) {
    failed = true;
    reportBug(error);
  }

  /** @param {import('./types.js').BoardModule} module */
  function create(module) {
    try {
      board = module.createBoard(context);
    } catch (error) {
      return fail(error);
    }
    update();
    opened?.();
  }

  /** Gives the board what is to be drawn. */
  function update() {
    const seen = scene();
    updateError = null;
    try {
      if (board && seen) board.update(seen);
    } catch (error) {
      updateError = error;
    }
  }

  function retry() {
    if (updateError) update();
    redraw();
  }

  return {
    /** Returns the board; null until it is loaded. */
    current: () => board,
    update,
    /** Opens the board of a game: at once, if it was loaded before. @param {string} name */
    open(name) {
      if (name === game) return;
      game = name;
      board = null;
      failed = false;
      const module = loadedBoard(name);
      if (module) return create(module);
      loadBoard(name)
        .then((loaded) => void (game === name && create(loaded)))
        .catch(fail)
        .finally(redraw);
    },
    /** Says why there is nothing to draw; null if there is. @param {string} className @param {string} [why] */
    message(className, why) {
      if (failed) return h('p', { class: className }, t('error-board'));
      if (board && scene()) return null;
      return h('p', { class: className, role: 'status' }, why ?? t('table-joining'));
    },
    /**
     * Draws what the board draws.
     * @param {string} name  of the part, in words
     * @param {(board: Board, scene: Scene) => Child} draw
     */
    draw: (name, draw) =>
      guarded(retry, name, () => {
        if (updateError) throw updateError;
        const seen = scene();
        return board && seen && draw(board, seen);
      }),
    /** Returns a text of the board, or nothing if it fails. @param {(board: Board, scene: Scene) => string} say */
    text(say) {
      const seen = scene();
      const draw = () => (board && seen && !updateError ? say(board, seen) : '');
      return /** @type {string} */ (boundary(draw, () => ''));
    },
  };
}
