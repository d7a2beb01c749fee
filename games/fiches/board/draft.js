// A draft that only the player sees: their rack and all series as they would be after the turn. A draft is never
// changed; each step makes a new one, so undo returns to an older one.

import { everything, loose } from './follow.js';
import { codeOf, isJoker } from './joker.js';

/**
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {{key: number, tiles: Placed[], place?: import('./layout.js').Place, preferred?:
 *   import('./layout.js').Point}}
 *   Series  `place`: where it lies; `preferred`: where it was put
 * @typedef {{rack: Placed[], table: Series[], next: number}} Draft  `next`: the key of the next new series
 * @typedef {{tiles: {at: number, code: string, as?: string}[], freed: number[], choices: Record<string, string[]>}}
 *   Arranged  how the table reads a series: its tiles in order by their place in the question, the jokers that were
 *   replaced, and what each other joker may stand for
 */

/** @param {Draft} draft @param {string[]} ids @returns {Placed[]} */
const find = (draft, ids) => ids.flatMap((id) => everything(draft).find((tile) => tile.id === id) ?? []);

/** @param {Draft} draft @param {string} id */
export const seriesOf = (draft, id) => draft.table.find(({ tiles }) => tiles.some((tile) => tile.id === id));

/** @param {Draft} draft @param {string[]} ids @returns {Draft} */
function without(draft, ids) {
  const stays = (/** @type {Placed} */ tile) => !ids.includes(tile.id);
  return {
    ...draft,
    rack: draft.rack.filter(stays),
    table: draft.table
      .map((series) => (series.tiles.every(stays) ? series : { ...series, tiles: series.tiles.filter(stays) }))
      .filter(({ tiles }) => tiles.length),
  };
}

/**
 * Adds tiles to a series, or makes a new series of them, as they were put down: the table puts them in order.
 * @param {Draft} draft @param {string[]} ids @param {number | null} key @param {number} [at]  before which tile
 * @param {import('./layout.js').Point} [preferred]  where a new series is to lie
 * @returns {Draft}
 */
export function put(draft, ids, key, at, preferred) {
  const home = draft.table.find((series) => series.key === key);
  const stay = home?.tiles.filter(({ id }) => !ids.includes(id)) ?? [];
  const come = find(draft, ids).map((tile) => (home?.tiles.includes(tile) ? tile : loose(tile)));
  const place =
    at === undefined ? stay.length : (home?.tiles.slice(0, at).filter((tile) => stay.includes(tile)).length ?? 0);
  const own = home?.key ?? draft.next;
  const rest = without(draft, [...ids, ...stay.map(({ id }) => id)]);
  const tiles = [...stay.slice(0, place), ...come, ...stay.slice(place)];
  const series = home ? { ...home, tiles } : { key: own, tiles, preferred };
  const before = home ? draft.table.indexOf(home) : draft.table.length;
  const table = [...rest.table, series];
  const order = draft.table.map((one) => one.key);
  if (before < draft.table.length) table.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return { ...rest, table, next: Math.max(draft.next, own + 1) };
}

/**
 * Puts a whole series elsewhere.
 * @param {Draft} draft @param {Series} series @param {import('./layout.js').Point} preferred
 */
export const moveSeries = (draft, series, preferred) => ({
  ...draft,
  table: draft.table.map((one) => (one === series ? { ...series, preferred } : one)),
});

/**
 * Returns the question how the table reads a series.
 * @param {Series} series
 * @param {Draft} start  as the turn began
 * @param {string[]} added  the tiles that were put there
 * @param {boolean} byPlace  whether a joker's place among the others counts
 */
export const arrangement = ({ key, tiles }, start, added, byPlace) => ({
  tiles: tiles.map((tile) => (isJoker(tile) && !tile.as ? tile.kind : codeOf(tile))),
  series: indexOf(start, key),
  added: tiles.flatMap(({ id }, at) => (added.includes(id) ? at : [])),
  by_place: byPlace,
});

/** Returns where a series is on the table; null if it is a new one. @param {Draft} draft @param {number} key */
function indexOf(draft, key) {
  const at = draft.table.findIndex((series) => series.key === key);
  return at < 0 ? null : at;
}

/**
 * Puts a series in the order in which the table reads it; jokers that were replaced go to the rack.
 * @param {Draft} draft @param {Series} series @param {Arranged} arranged @returns {Draft}
 */
export function inOrder(draft, series, { tiles, freed }) {
  const ordered = tiles.map(({ at, code, as }) => {
    const tile = series.tiles[at];
    return isJoker(tile) ? { ...tile, as, code } : tile;
  });
  return {
    ...draft,
    table: draft.table.map((one) => (one === series ? { ...series, tiles: ordered } : one)),
    rack: [...draft.rack, ...freed.map((at) => loose(series.tiles[at]))],
  };
}

/** @param {Draft} draft @param {string[]} ids @returns {Draft} */
export function putBack(draft, ids) {
  const rest = without(draft, ids);
  return { ...rest, rack: [...rest.rack, ...find(draft, ids).map(loose)] };
}

/** Sets what a joker stands for. @param {Draft} draft @param {string} id @param {string} as @returns {Draft} */
export const nameJoker = (draft, id, as) => ({
  ...draft,
  table: draft.table.map((series) => ({
    ...series,
    tiles: series.tiles.map((tile) => (tile.id === id ? { ...tile, as } : tile)),
  })),
});

/** Returns whether a tile came from the rack in this turn, so that it can be taken back. @param {Placed} tile */
export const isOwn = (tile) => tile.home === undefined;

/** Returns whether this is a joker from the table that is on the rack. @param {Placed} tile */
export const isFreed = (tile) => isJoker(tile) && tile.home !== undefined;

/** Returns the tiles that came from the rack. @param {Draft} draft @returns {Placed[]} */
export const laid = (draft) => draft.table.flatMap(({ tiles }) => tiles).filter(isOwn);

/** Returns the codes of a series. @param {Series} series */
export const codes = ({ tiles }) => tiles.map(codeOf);

/** Returns whether two drafts are the same lay, wherever their series lie. @param {Draft} a @param {Draft} b */
export const isSameLay = (a, b) => canonical(a) === canonical(b);

/** @param {Draft} draft */
const canonical = (draft) =>
  [...draft.table.map((series) => codes(series).join(' ')).sort(), draft.rack.filter(isFreed).length].join('|');

/** Returns whether two drafts begin the same turn. @param {Draft} a @param {Draft} b */
export const isSameStart = (a, b) =>
  isSameLay(a, b) && a.rack.map(codeOf).sort().join(' ') === b.rack.map(codeOf).sort().join(' ');

/** Returns the action that lays this draft. @param {Draft} draft @returns {import('/types.js').Action} */
export const layAction = (draft) => ({
  do: 'lay',
  table: draft.table.map(codes),
  take: draft.rack.filter(isFreed).length,
});
