// The peaks of a game are seen and heard: those of others while they are being watched, your own for a moment over the
// table, which goes on meanwhile. The next press, key or step ends it.

import { animateNextDraw } from '../kit/motion.js';
import { pace } from '../pace.js';
import { playSound } from '../sound.js';
import { laidOut } from './beat.js';

/**
 * @typedef {import('../director.js').Beat} Beat
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {import('../types.js').Update} Update
 */

/** How long your own peak is shown, in milliseconds. */
const SHOWN = 1200;

/** @param {() => void} redraw @param {string} [table]  a selector */
export function createPeaks(redraw, table) {
  /** @type {Beat | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What was heard when it was laid out. @type {Update[]} */
  let heard = [];

  /** Returns the sound of a peak among these. @param {Board} board @param {Update[]} updates */
  function soundOf(board, updates) {
    for (const { event } of updates) {
      const sound = event && board.peak?.(event);
      if (sound) return sound;
    }
    return null;
  }

  function end() {
    clearTimeout(timer);
    if (!shown) return;
    if (table) animateNextDraw(`${table} [data-seat="${shown.mover}"]`);
    shown = null;
    redraw();
  }

  return {
    /** What is laid out of yours. */
    beat: () => shown,
    end,
    /** A step of somebody else is laid out. @param {Board} board @param {Beat} beat */
    laidOut(board, { updates }) {
      const sound = soundOf(board, updates);
      if (!sound) return;
      heard = updates;
      playSound(sound);
    },
    /**
     * The table has changed. Returns the sound of a peak that was not heard yet.
     * @param {Board} board @param {Scene} scene @param {Update[]} updates
     */
    received(board, scene, updates) {
      end();
      const sound = updates.some((update) => heard.includes(update)) ? null : soundOf(board, updates);
      const mover = updates.find(({ event }) => event)?.event?.seat ?? null;
      if (!sound || mover === null || mover !== scene.you || scene.over || pace() === 'off') return sound;
      const peak = updates.filter(({ event }) => event && board.peak?.(event));
      const beat = {
        updates: peak,
        snapshot: null,
        mover,
        seat: null,
        isLaidOut: true,
        receivedAt: { steady: 0, wall: 0 },
      };
      if (!laidOut(board, scene, beat)) return sound;
      shown = beat;
      timer = setTimeout(end, SHOWN);
      return sound;
    },
    close: () => clearTimeout(timer),
  };
}
