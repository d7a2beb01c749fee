// A draft that only the player sees: their rack and all series as they would be after the turn. A draft is never
// changed; each step makes a new one, so undo returns to an older one.

import { arrange, countsAs, isJoker } from './joker.js';
import { constantsOfSet } from './tile-set.js';

/**
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {{key: number, tiles: Placed[]}} Series
 * @typedef {{rack: Placed[], table: Series[], next: number, top: number}} Draft
 *   `next`: the key of the next new series; `top`: the highest number of the set
 */

/** @param {import('/types.js').View} view @param {number | null} you @returns {Draft} */
export function draftOf(view, you) {
  /** Numbers equal tiles. @type {Record<string, number>} */
  const seen = {};
  const tile = (/** @type {string} */ code, /** @type {number} */ home) => {
    const kind = code.startsWith('*') ? 'J' : code;
    seen[kind] = (seen[kind] ?? 0) + 1;
    const id = `${kind}.${seen[kind]}`;
    return kind === 'J' && code !== 'J' ? { id, kind, as: code.slice(1), home } : { id, kind, home };
  };
  const table = /** @type {string[][]} */ (view.table);
  const rack = you === null ? [] : view.racks[you];
  return {
    table: table.map((series, key) => ({ key, tiles: series.map((code) => tile(code, key)) })),
    rack: Array.isArray(rack) ? rack.map((code) => ({ ...tile(code, -1), home: undefined })) : [],
    next: table.length,
    top: constantsOfSet(view).numbers,
  };
}

/** @param {Draft} draft @returns {Placed[]} */
const everything = (draft) => [...draft.rack, ...draft.table.flatMap(({ tiles }) => tiles)];

/** @param {Draft} draft @param {string[]} ids @returns {Placed[]} */
const find = (draft, ids) => ids.flatMap((id) => everything(draft).find((tile) => tile.id === id) ?? []);

/** @param {Draft} draft @param {string} id */
export const seriesOf = (draft, id) => draft.table.find(({ tiles }) => tiles.some((tile) => tile.id === id));

/** Returns a tile outside its series: a joker there stands for nothing. @param {Placed} tile */
const loose = (tile) => (isJoker(tile) ? { ...tile, as: undefined } : tile);

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
 * Adds tiles to a series, or makes a new series of them. A joker whose tile is added is freed: it goes to the rack, to
 * be laid again or kept.
 * @param {Draft} draft @param {string[]} ids @param {number | null} key @param {number} [at]  before which tile
 * @returns {Draft}
 */
export function put(draft, ids, key, at) {
  const home = draft.table.find((series) => series.key === key);
  const stay = home?.tiles.filter(({ id }) => !ids.includes(id)) ?? [];
  const come = find(draft, ids).map((tile) => (home?.tiles.includes(tile) ? tile : loose(tile)));
  const replaced = stay.filter((old) => isJoker(old) && come.some((tile) => !isJoker(tile) && tile.kind === old.as));
  const place =
    at === undefined ? stay.length : (home?.tiles.slice(0, at).filter((tile) => stay.includes(tile)).length ?? 0);
  const tiles = [...stay.slice(0, place), ...come, ...stay.slice(place)].filter((tile) => !replaced.includes(tile));
  const own = home?.key ?? draft.next;
  const rest = without(draft, [...ids, ...stay.map(({ id }) => id)]);
  const series = { key: own, tiles: arrange(tiles, own, draft.top, at !== undefined) };
  const before = home ? draft.table.indexOf(home) : draft.table.length;
  const table = [...rest.table, series];
  const order = draft.table.map((one) => one.key);
  if (before < draft.table.length) table.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return { ...rest, rack: [...rest.rack, ...replaced.map(loose)], table, next: Math.max(draft.next, own + 1) };
}

/** @param {Draft} draft @param {string[]} ids @returns {Draft} */
export function putBack(draft, ids) {
  const rest = without(draft, ids);
  return { ...rest, rack: [...rest.rack, ...find(draft, ids).map(loose)] };
}

/** Sets what a joker stands for. @param {Draft} draft @param {string} id @param {string} as @returns {Draft} */
export function nameJoker(draft, id, as) {
  const table = draft.table.map((series) =>
    series.tiles.some((tile) => tile.id === id)
      ? {
          ...series,
          tiles: arrange(
            series.tiles.map((tile) => (tile.id === id ? { ...tile, as } : tile)),
            series.key,
            draft.top,
            false,
          ),
        }
      : series,
  );
  return { ...draft, table };
}

/** Returns whether a tile may go to the rack: of the table's tiles, only a freed joker may. @param {Placed} tile */
export const mayReturn = (tile) => tile.home === undefined || isJoker(tile);

/** Returns whether this is a joker from the table that is on the rack. @param {Placed} tile */
export const isFreed = (tile) => isJoker(tile) && tile.home !== undefined;

/** Returns the tiles that came from the rack. @param {Draft} draft @returns {Placed[]} */
export const laid = (draft) => draft.table.flatMap(({ tiles }) => tiles).filter(({ home }) => home === undefined);

/**
 * Returns the codes of a series. A joker that stands for nothing gets a code as well, so that the table can say why
 * not.
 * @param {Series} series
 */
export const codes = ({ tiles }) => tiles.map((tile) => (isJoker(tile) ? `*${countsAs(tile) || 'r1'}` : tile.kind));

/** Returns the action that lays this draft. @param {Draft} draft @returns {import('/types.js').Action} */
export const layAction = (draft) => ({
  do: 'lay',
  table: draft.table.map(codes),
  take: draft.rack.filter(isFreed).length,
});
