// Guesses what a player means by the tiles they put together: a run is put in order, and a joker stands for the tile
// that is missing where it was put. Whether that is a valid series is decided by the table.

import { COLOURS } from './tiles.js';

/**
 * @typedef {{id: string, kind: string, as?: string, home?: number}} Placed  a tile on the table; a joker
 *   (`kind` is J) stands `as` a tile; `home`: the series where it lay before the turn
 */

/** @param {Placed} tile */
export const isJoker = (tile) => tile.kind === 'J';
/** Returns what a tile counts as: itself, or what the joker stands for. @param {Placed} tile */
export const countsAs = (tile) => (isJoker(tile) ? (tile.as ?? '') : tile.kind);
/** @param {string} kind */
const number = (kind) => Number(kind.slice(1));

/** @param {Placed[]} tiles @returns {'run' | 'group' | 'neither'} */
export function shapeOf(tiles) {
  const real = tiles.filter((tile) => !isJoker(tile));
  if (!real.length) return 'neither';
  if (real.every(({ kind }) => kind[0] === real[0].kind[0])) return 'run';
  return real.every(({ kind }) => number(kind) === number(real[0].kind)) ? 'group' : 'neither';
}

/**
 * Returns all that a joker could stand for among these tiles, the likeliest first.
 * @param {Placed[]} others @param {number} top  the highest number @returns {string[]}
 */
export function choices(others, top) {
  const taken = new Set(others.map(countsAs));
  const real = others.filter((tile) => !isJoker(tile));
  if (!real.length) return [];
  const [colour, height] = [real[0].kind[0], number(real[0].kind)];
  const group = [...COLOURS].map((other) => `${other}${height}`);
  const numbers = others.map(countsAs).filter(Boolean).map(number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const inner = Array.from({ length: Math.max(0, high - low - 1) }, (_, step) => low + 1 + step);
  const run = [...inner, high + 1, low - 1].filter((at) => at >= 1 && at <= top).map((at) => `${colour}${at}`);
  const shape = shapeOf(others);
  const candidates =
    shape === 'group' ? group : shape === 'neither' ? [] : real.length === 1 ? [...run, ...group] : run;
  return [...new Set(candidates)].filter((kind) => !taken.has(kind));
}

/**
 * Returns what a dropped joker stands for: its place (in front, behind, in a gap) matters more than what is likeliest.
 * @param {Placed[]} others @param {number} at @param {number} top
 */
function droppedJoker(others, at, top) {
  const all = choices(others, top);
  if (shapeOf(others) !== 'run') return all[0];
  const before = others[at - 1] && number(countsAs(others[at - 1]));
  const after = others[at] && number(countsAs(others[at]));
  const fits = (/** @type {string} */ kind) =>
    kind[0] === countsAs(others[0])[0] && (!before || number(kind) > before) && (!after || number(kind) < after);
  return all.find(fits) ?? all[0];
}

/**
 * Returns whether a joker keeps what it stands for: always in its own series, elsewhere as long as it fits.
 * @param {Placed} joker @param {Placed[]} others @param {number} key
 */
const keepsMeaning = (joker, others, key) =>
  (joker.home === key && joker.as) ||
  (joker.as &&
    !others.some((tile) => countsAs(tile) === joker.as) &&
    others.some(
      (tile) =>
        !isJoker(tile) &&
        (shapeOf(others) === 'group' ? tile.kind.slice(1) === joker.as?.slice(1) : tile.kind[0] === joker.as?.[0]),
    ));

/**
 * @param {Placed[]} tiles @param {number} key  of the series @param {number} top
 * @param {boolean} dropping  whether a joker's place among the others counts
 * @returns {Placed[]} jokers named, runs in order
 */
export function arrange(tiles, key, top, dropping) {
  let out = tiles;
  for (const joker of tiles.filter(isJoker)) {
    const others = out.filter((tile) => tile.id !== joker.id);
    if (keepsMeaning(joker, others, key)) continue;
    const known = others.filter((tile) => countsAs(tile));
    const at = known.filter((tile) => out.indexOf(tile) < out.findIndex(({ id }) => id === joker.id)).length;
    const as = dropping ? droppedJoker(known, at, top) : choices(known, top)[0];
    out = out.map((tile) => (tile.id === joker.id ? { ...tile, as } : tile));
  }
  const inRun = shapeOf(out) === 'run' && out.every((tile) => countsAs(tile)[0] === countsAs(out[0])[0]);
  return inRun ? [...out].sort((a, b) => number(countsAs(a)) - number(countsAs(b))) : out;
}
