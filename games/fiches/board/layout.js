// Where series lie on the table. A series keeps its place whatever others do: only one that has grown beyond its room,
// or that is new, looks for one. Places are counted in tiles from the left and in rows from the top, so that they stay
// the same however large the tiles are.

/**
 * @typedef {import('./draft.js').Series} Series
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {ids: string[]}} Place  `ids`: the tiles that lay there
 * @typedef {{width: number, height: number}} Box  in pixels
 * @typedef {{level: number, table: Series[]}} Fitted
 */

/** How wide tiles may be, in pixels: the widest with which everything fits. */
const WIDTHS = [72, 64, 56, 48, 42, 36, 31, 27, 24];
/** Tiles of this width are large enough for a finger. */
const COMFORTABLE = 44;
/** Between two series of a row, in tiles. */
const GAP = 0.5;
/** Around all series, in pixels: for rings and rails. */
export const MARGIN = 4;
/** A new series leaves room for its neighbours to grow, if there is some; in tiles. */
const AIRY = [1, 0];
const TIGHT = [0];

/**
 * Returns the sizes for tiles of a width, in pixels: a tile with its room, its rail, the distance from row to row, and
 * what of that is between the rows.
 * @param {number} width
 */
function sizes(width) {
  const rail = Math.round(width * 0.12);
  const gap = Math.round(width * 0.16 - 2.6);
  return { tile: width, cell: width + 2, rail, gap, pitch: Math.round((width * 4) / 3) + rail + gap };
}

/** @param {number} level @param {boolean} [enlarged] */
export const sizesOf = (level, enlarged) => sizes(enlarged ? Math.max(COMFORTABLE, WIDTHS[level]) : WIDTHS[level]);

/** Returns whether tiles of this level can be enlarged. @param {number} level */
export const isSmall = (level) => WIDTHS[level] < COMFORTABLE;

/** @param {number} level @param {Box} box */
export const columnsOf = (level, { width }) => Math.floor(((width - 2 * MARGIN) / sizesOf(level).cell) * 2) / 2;

/** @param {number} level @param {Box} box */
export const rowsOf = (level, { height }) => {
  const { pitch, gap } = sizesOf(level);
  return Math.floor((height - 2 * MARGIN + gap) / pitch);
};

/** Returns how many rows and columns the series take. @param {Series[]} table */
export const extentOf = (table) => ({
  rows: Math.max(0, ...table.map(({ place }) => (place ? place.y + 1 : 0))),
  columns: Math.max(0, ...table.map(({ place, tiles }) => (place ? place.x + tiles.length : 0))),
});

/**
 * Returns the largest tiles, none larger than those of a level, with which the longest series fits into a row.
 * @param {Series[]} table @param {Box} box @param {number} from @returns {number}  its level
 */
export function levelForLongest(table, box, from) {
  const longest = Math.max(0, ...table.map(({ tiles }) => tiles.length));
  const isWide = (/** @type {number} */ level) => columnsOf(level, box) >= longest;
  return WIDTHS.findIndex((_, level) => level >= from && (isWide(level) || level === WIDTHS.length - 1));
}

/** @param {Series[]} table @param {number} level @param {Box} box */
function fits(table, level, box) {
  const { rows, columns } = extentOf(table);
  return rows <= rowsOf(level, box) && columns <= columnsOf(level, box);
}

/**
 * Returns the largest tiles with which everything fits, and where it lies then; none larger than those of a level.
 * @param {Series[]} table @param {Box} box @param {number} [from] @returns {Fitted}
 */
export function fitTable(table, box, from = 0) {
  for (let level = from; ; level += 1) {
    const airy = placeSeries(table, columnsOf(level, box), rowsOf(level, box));
    if (fits(airy, level, box)) return { level, table: airy };
    const tight = placeSeries(table, columnsOf(level, box), rowsOf(level, box), TIGHT);
    if (fits(tight, level, box)) return { level, table: tight };
    if (level === WIDTHS.length - 1) return { level, table: tidied(tight, level, box) };
  }
}

/**
 * Returns the table packed anew, if it fits only then.
 * @param {Series[]} table @param {number} level @param {Box} box
 */
function tidied(table, level, box) {
  const packed = placeSeries(table.map(unplaced), columnsOf(level, box), rowsOf(level, box), TIGHT);
  return extentOf(packed).rows < extentOf(table).rows ? packed : table;
}

/** @param {Series} series @returns {Series} */
const unplaced = (series) => ({ ...series, place: undefined });

/**
 * Fits a table into a box of another size: everything keeps its place, if that is possible.
 * @param {Series[]} table @param {Box} box @returns {Fitted}
 */
export function refitTable(table, box) {
  const level = WIDTHS.findIndex((_, at) => fits(table, at, box));
  const isPlaced = table.every(({ place }) => place);
  if (isPlaced && level >= 0) return { level, table };
  return fitTable(table.map(unplaced), box);
}

/**
 * Gives every series a place.
 * @param {Series[]} table @param {number} columns @param {number} most  how many rows there are to begin with
 * @param {number[]} [slacks]
 * @returns {Series[]}  the same objects where nothing changes
 */
export function placeSeries(table, columns, most, slacks = AIRY) {
  const rows = createRows(columns, most, slacks);
  /** @type {Map<Series, Point>} */
  const found = new Map();
  const take = (/** @type {Series} */ series, /** @type {Point} */ at) => {
    rows.take(at, series.tiles.length);
    found.set(series, at);
  };
  const settle = (/** @type {Series} */ series, /** @type {Point[]} */ candidates) => {
    const at = candidates.find((point) => rows.isFree(point, series.tiles.length));
    if (at) take(series, at);
    return !!at;
  };
  // First those that have not changed, so that nobody takes their place.
  const changed = table.filter((series) => !(isUnchanged(series) && settle(series, places(series))));
  const homeless = changed.filter((series) => !settle(series, [...places(series), ...beside(series, rows)]));
  for (const series of homeless) take(series, rows.first(series.tiles.length));
  return table.map((series) => {
    const { x, y } = /** @type {Point} */ (found.get(series));
    const { place } = series;
    if (place?.x === x && place.y === y && isUnchanged(series)) return series;
    return { ...series, preferred: undefined, place: { x, y, ids: series.tiles.map(({ id }) => id) } };
  });
}

/** @param {Series} series */
const isUnchanged = ({ place, preferred, tiles }) =>
  !preferred && place?.ids.length === tiles.length && tiles.every(({ id }, at) => id === place.ids[at]);

/**
 * Returns where a series would lie: where it was put; so that its tiles stay where they are; where it began.
 * @param {Series} series @returns {Point[]}
 */
function places({ place, preferred, tiles }) {
  if (preferred) return [preferred];
  if (!place) return [];
  const shifts = tiles.flatMap(({ id }, at) => (place.ids.includes(id) ? place.ids.indexOf(id) - at : []));
  return [{ x: place.x + mostFrequent(shifts), y: place.y }, place];
}

/** @param {number[]} numbers */
function mostFrequent(numbers) {
  const count = (/** @type {number} */ one) => numbers.filter((other) => other === one).length;
  return numbers.toSorted((a, b) => count(b) - count(a))[0] ?? 0;
}

/**
 * Returns the free places in the row where a series was put or lay, the nearest first.
 * @param {Series} series @param {ReturnType<typeof createRows>} rows
 */
function beside({ preferred, place, tiles }, rows) {
  const near = preferred ?? place;
  if (!near) return [];
  return rows.starts(near.y, tiles.length).sort((a, b) => Math.abs(a.x - near.x) - Math.abs(b.x - near.x));
}

/**
 * The rows of the table, with what is taken in each.
 * @param {number} columns @param {number} most @param {number[]} slacks
 */
function createRows(columns, most, slacks) {
  /** @type {{from: number, to: number}[][]} */
  const taken = [];

  /**
   * Returns whether nothing lies there. What is longer than a row begins at its start and juts out.
   * @param {Point} point @param {number} width @param {number} [gap]
   */
  const isFree = ({ x, y }, width, gap = GAP) =>
    x >= 0 &&
    x + width <= Math.max(columns, width) &&
    !(taken[y] ?? []).some(({ from, to }) => x < to + gap && from < x + width + gap);

  /** Returns where a row has room, from the left. @param {number} y @param {number} width @param {number} [gap] */
  const starts = (y, width, gap = GAP) =>
    [0, ...(taken[y] ?? []).flatMap(({ from, to }) => [to + gap, from - gap - width])]
      .sort((a, b) => a - b)
      .map((x) => ({ x, y }))
      .filter((point) => isFree(point, width, gap));

  return {
    isFree,
    starts,
    /** @param {Point} point @param {number} width */
    take({ x, y }, width) {
      (taken[y] ??= []).push({ from: x, to: x + width });
    },
    /** Returns the first free place; below all others, if there is none. @param {number} width */
    first(width) {
      const rows = Array.from({ length: Math.max(most, taken.length) }, (_, y) => y);
      for (const slack of slacks) {
        for (const y of rows) {
          const [at] = starts(y, width, GAP + slack);
          if (at) return at;
        }
      }
      return { x: 0, y: rows.length };
    },
  };
}
