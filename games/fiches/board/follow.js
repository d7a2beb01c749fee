// Which series and tiles of one table are those of another: they keep their keys, ids and places.

import { codeOf, isJoker } from './joker.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Series} Series
 * @typedef {import('./joker.js').Placed} Placed
 */

/** @param {Draft} draft @returns {Placed[]} */
export const everything = (draft) => [...draft.table.flatMap(({ tiles }) => tiles), ...draft.rack];

/** @param {string} code */
const kindOf = (code) => (code.startsWith('*') ? 'J' : code);

/** @param {string} code @returns {Pick<Placed, 'kind' | 'as'>} */
const meaning = (code) => (kindOf(code) === code ? { kind: code } : { kind: 'J', as: code.slice(1) });

/** @type {Draft} */
const EMPTY = { rack: [], table: [], next: 0 };

/**
 * Returns the draft that a turn begins with.
 * @param {import('/types.js').View} view @param {number | null} you @param {Draft} [before]  what was shown last
 * @returns {Draft}
 */
export function draftOf(view, you, before = EMPTY) {
  const rack = you === null ? [] : view.racks[you];
  const ids = createIds(before);
  const follow = seriesFollower(before, view.table, ids);
  // Tiles of the rack come before those that others have laid: equal ones are not the same.
  const held = Array.isArray(rack)
    ? rack.map((code) => ({ id: ids.takeFrom(before.rack, code) ?? ids.take(code), kind: code }))
    : [];
  return { ...follow((id, code, home) => ({ id, ...meaning(code), home })), rack: held };
}

/**
 * Returns the draft whose table is this one, with the same tiles.
 * @param {Draft} draft @param {string[][]} table @returns {Draft}
 */
export function withTable(draft, table) {
  const ids = createIds(draft);
  const all = new Map(everything(draft).map((tile) => [tile.id, tile]));
  const followed = seriesFollower(
    draft,
    table,
    ids,
  )((id, code) => ({ ...(all.get(id) ?? { id }), ...meaning(code), code: undefined }));
  const rest = [...all.values()].filter(({ id }) => !ids.isGiven(id));
  return { ...followed, rack: rest.map(loose) };
}

/** Returns a tile outside its series: a joker there stands for nothing. @param {Placed} tile */
export const loose = (tile) => (isJoker(tile) ? { ...tile, as: undefined, code: undefined } : tile);

/**
 * Gives the tiles that stay in their series their ids. Returns a function that makes the table, and gives the others
 * theirs.
 * @param {Draft} before @param {string[][]} table @param {ReturnType<typeof createIds>} ids
 */
function seriesFollower(before, table, ids) {
  const homes = continuing(before.table, table);
  const stay = table.map((series, at) => series.map((code) => homes[at] && ids.takeFrom(homes[at].tiles, code)));
  /** @param {(id: string, code: string, home: number) => Placed} tile */
  return (tile) => {
    let { next } = before;
    const followed = table.map((series, at) => ({
      key: homes[at]?.key ?? next++,
      place: homes[at]?.place,
      tiles: series.map((code, place) => tile(stay[at][place] ?? ids.take(code), code, at)),
    }));
    return { table: followed, next };
  };
}

/**
 * Returns for each series of a table the one of the draft that goes on in it: the one that shares most tiles.
 * @param {Series[]} old @param {string[][]} table @returns {(Series | undefined)[]}
 */
function continuing(old, table) {
  const pairs = table.flatMap((series, at) =>
    old.flatMap((home) => {
      const left = home.tiles.map(codeOf);
      const shared = series.filter((code) => {
        const found = left.indexOf(code);
        if (found >= 0) left.splice(found, 1);
        return found >= 0;
      }).length;
      return shared ? { at, home, shared, other: left.length + series.length - shared } : [];
    }),
  );
  /** @type {(Series | undefined)[]} */
  const homes = table.map(() => undefined);
  for (const { at, home } of pairs.sort((a, b) => b.shared - a.shared || a.other - b.other))
    if (!homes[at] && !homes.includes(home)) homes[at] = home;
  return homes;
}

/** The ids of tiles: those of a draft are given again, each once. @param {Draft} before */
function createIds(before) {
  const known = everything(before);
  /** @type {Set<string>} */
  const given = new Set();
  const give = (/** @type {string} */ id) => {
    given.add(id);
    return id;
  };
  return {
    /** @param {string} id */
    isGiven: (id) => given.has(id),
    /** Returns the id of such a tile among these. @param {Placed[]} tiles @param {string} code */
    takeFrom(tiles, code) {
      const found = tiles.find((tile) => codeOf(tile) === code && !given.has(tile.id));
      return found && give(found.id);
    },
    /** Returns the id of such a tile from anywhere, or a new one. @param {string} code */
    take(code) {
      const kind = kindOf(code);
      const found = known.find((tile) => tile.kind === kind && !given.has(tile.id));
      if (found) return give(found.id);
      let number = 1;
      while (given.has(`${kind}.${number}`)) number += 1;
      return give(`${kind}.${number}`);
    },
  };
}
