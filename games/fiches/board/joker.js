// Jokers of a draft. What a joker may stand for, the table says.

/**
 * @typedef {{id: string, kind: string, as?: string, code?: string, home?: number}} Placed  a tile on the table; a joker
 *   (`kind` is J) stands `as` a tile, and has a `code` even if it can stand for nothing where it is; `home`: the series
 *   where it lay before the turn
 */

/** @param {Placed} tile */
export const isJoker = (tile) => tile.kind === 'J';

/** Returns the code of a tile in an action. @param {Placed} tile */
export const codeOf = (tile) => (isJoker(tile) ? (tile.as ? `*${tile.as}` : (tile.code ?? 'J')) : tile.kind);
