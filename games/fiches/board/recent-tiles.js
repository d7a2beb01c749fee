// The tiles that the others laid since your last move; they are marked until you move again.

import { codes } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */

/** @param {import('/types.js').Scene} scene @param {Draft} draft @returns {Set<string>} their ids */
export function recentTiles(scene, draft) {
  const roundStart = scene.events.findLastIndex(({ event }) => event === 'dealt') + 1;
  const own =
    scene.events.findLastIndex(
      ({ seat, event }) => event !== 'dealt' && (scene.you === null ? event === 'laid' : seat === scene.you),
    ) + 1;
  const since = scene.events.slice(Math.max(roundStart, scene.you === null ? own - 1 : own));
  /** @type {Set<string>} */
  const ids = new Set();
  for (const { event, table, tiles } of since) {
    if (event !== 'laid') continue;
    const after = new Set(table.map((/** @type {string[]} */ series) => series.join(' ')));
    const there = draft.table.toSorted(
      (a, b) => Number(after.has(codes(b).join(' '))) - Number(after.has(codes(a).join(' '))),
    );
    // New tiles are at the end of the table or of their series.
    const all = there.toReversed().flatMap((series) => series.tiles);
    for (const kind of tiles) {
      const found = all.find((tile) => tile.kind === kind && !ids.has(tile.id));
      if (found) ids.add(found.id);
    }
  }
  return ids;
}
