// How large the tiles on the table are: everything fits into the box that the table has. Within a turn they keep their
// size, whatever is built, unless a series gets longer than the table is wide; small ones can be enlarged, and then the
// table scrolls.

import { columnsOf, fitTable, isSmall, levelForLongest, placeSeries, refitTable, rowsOf, sizesOf } from './layout.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./draft.js').Series} Series
 * @typedef {ReturnType<typeof createTableFit>} TableFit
 */

/** What a new series takes at least: there is room for one when a turn begins. @type {Series} */
const ROOM = { key: -1, tiles: ['a', 'b', 'c'].map((id) => ({ id, kind: '' })) };

/** How much lower or higher a box may be that counts as the same. */
const SIMILAR = 0.25;

export function createTableFit() {
  /** Unknown until the table is drawn. @type {import('./layout.js').Box | null} */
  let box = null;
  let level = 0;
  let enlarged = false;

  /** @param {Draft} draft @param {Series[]} table @returns {Draft}  the same where nothing changes */
  const withTable = (draft, table) =>
    table.every((series, at) => series === draft.table[at]) ? draft : { ...draft, table };

  /**
   * Gives the series of a draft their places, with tiles as large as they are.
   * @param {Draft} draft @returns {Draft}
   */
  const place = (draft) =>
    box ? withTable(draft, placeSeries(draft.table, columnsOf(level, box), rowsOf(level, box))) : draft;

  return {
    /**
     * Takes the size of the box; returns whether it is so different that tiles may get another size. A line that comes
     * or goes beside the table is no reason.
     * @param {number} width @param {number} height
     */
    measure(width, height) {
      if (!width || !height) return false;
      const isSimilar = box?.width === width && Math.abs(box.height - height) < box.height * SIMILAR;
      if (!isSimilar || !box) box = { width, height };
      return !isSimilar;
    },
    /**
     * Begins a turn: tiles become smaller where they must.
     * @param {Draft} draft @param {boolean} mine @returns {Draft}
     */
    begin(draft, mine) {
      enlarged = false;
      if (!box) return draft;
      const from = draft.table.length ? level : 0;
      const room = mine ? [ROOM] : [];
      const fitted = fitTable([...draft.table, ...room], box, from);
      level = fitted.level;
      return withTable(draft, fitted.table.slice(0, draft.table.length));
    },
    /** The box has another size. @param {Draft} draft @returns {Draft} */
    refit(draft) {
      if (!box) return draft;
      const fitted = refitTable(draft.table, box);
      level = fitted.level;
      return withTable(draft, fitted.table);
    },
    place,
    /** Gives places as `place` does; but tiles become smaller if a series has got too long. @param {Draft} draft */
    settle(draft) {
      if (box) level = levelForLongest(draft.table, box, level);
      return place(draft);
    },
    /**
     * Gives places to a draft that is shown together with another: its new series cover none of the other.
     * @param {Draft} draft @param {Draft} other
     */
    placeBeside(draft, other) {
      const added = draft.table.filter(({ place }) => !place);
      const both = place({ ...draft, table: [...other.table, ...added] }).table.slice(other.table.length);
      const places = new Map(both.map(({ key, place }) => [key, place]));
      return place({
        ...draft,
        table: draft.table.map((one) => ({ ...one, place: one.place ?? places.get(one.key) })),
      });
    },
    /** Returns how large everything is, in pixels; null until that is known. */
    sizes: () => box && sizesOf(level, enlarged),
    columns: () => (box ? columnsOf(level, box) : 0),
    canEnlarge: () => isSmall(level) && !enlarged,
    isEnlarged: () => enlarged,
    /** @param {boolean} on */
    enlarge(on) {
      enlarged = on;
    },
  };
}
