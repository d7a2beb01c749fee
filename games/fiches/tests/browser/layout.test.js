// Where series lie: without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, extentOf, fitTable, placeSeries, refitTable, rowsOf, sizesOf } from '../../board/layout.js';
import { createTableFit } from '../../board/table-fit.js';

/** @typedef {import('../../board/draft.js').Series} Series */

/** @param {number} key @param {number} many @returns {Series} */
const series = (key, many) => ({
  key,
  tiles: Array.from({ length: many }, (_, at) => ({ id: `${key}.${at}`, kind: 'r1' })),
});

/** @param {Series} one @param {number} many @returns {Series} */
const longer = (one, many) => ({
  ...one,
  tiles: [...one.tiles, ...Array.from({ length: many }, (_, at) => ({ id: `${one.key}.new${at}`, kind: 'r1' }))],
});

const where = (/** @type {Series[]} */ table) => table.map(({ place }) => `${place?.x} ${place?.y}`);

/** Every tile of the classic set in series: four long runs, and groups. */
const FULL = [...Array(4).fill(13), ...Array(12).fill(4), 3, 3].map((many, key) => series(key, many));

const PHONE = { width: 378, height: 400 };
const TABLET = { width: 840, height: 260 };
const DESKTOP = { width: 916, height: 440 };

/** @param {Series[]} table */
function overlaps(table) {
  const cells = table.flatMap(({ place, tiles }) => tiles.map((_, at) => `${(place?.x ?? 0) + at} ${place?.y}`));
  return cells.length - new Set(cells).size;
}

for (const [name, box] of Object.entries({ phone: PHONE, tablet: TABLET }))
  test(`all 106 tiles fit on a ${name}, none narrower than 24 pixels`, () => {
    const { level, table } = fitTable(FULL, box);
    const { rows, columns } = extentOf(table);
    assert.equal(overlaps(table), 0);
    assert.ok(rows <= rowsOf(level, box) && columns <= columnsOf(level, box), JSON.stringify({ rows, columns, level }));
    assert.ok(sizesOf(level).tile >= 24);
  });

test('forty tiles are large on a desktop', () => {
  const table = [4, 3, 4, 3, 4, 4, 3, 4, 4, 4, 3].map((many, key) => series(key, many));
  assert.ok(sizesOf(fitTable(table, DESKTOP).level).tile >= 64);
});

test('a series keeps its place whatever the others do', () => {
  const { table, level } = fitTable(
    [3, 4, 3, 3, 4].map((many, key) => series(key, many)),
    DESKTOP,
  );
  const columns = columnsOf(level, DESKTOP);
  const place = (/** @type {Series[]} */ next) => placeSeries(next, columns, rowsOf(level, DESKTOP));
  const fresh = place([...table, series(9, 3)]);
  assert.deepEqual(where(fresh).slice(0, 5), where(table));
  const gone = place(table.toSpliced(1, 1));
  assert.deepEqual(where(gone), where(table).toSpliced(1, 1));
  const grown = place(table.with(0, longer(table[0], 6)));
  assert.deepEqual(where(grown).slice(1), where(table).slice(1));
  assert.equal(overlaps(grown), 0);
});

test('tiles stay where they are when one is put before them, if there is room', () => {
  const [one] = placeSeries([{ ...series(0, 3), preferred: { x: 4, y: 1 } }], 20, 4);
  const before = { ...one, tiles: [{ id: 'new', kind: 'r1' }, ...one.tiles] };
  assert.deepEqual(where(placeSeries([before], 20, 4)), ['3 1']);
});

test('a series lies where it was put, or beside what lies there', () => {
  const [first] = placeSeries([series(0, 3)], 20, 4);
  const placedAt = (/** @type {{x: number, y: number}} */ preferred) =>
    where(placeSeries([first, { ...series(1, 3), preferred }], 20, 4))[1];
  assert.equal(placedAt({ x: 8, y: 2 }), '8 2');
  assert.equal(placedAt({ x: 1, y: 0 }), '3.5 0');
});

test('a series that has no room to grow moves within its row, if it can', () => {
  const [left, right] = placeSeries([series(0, 3), series(1, 3)], 12, 3);
  assert.deepEqual(where([left, right]), ['0 0', '4.5 0']);
  assert.deepEqual(where(placeSeries([left, longer(right, 5)], 12, 3)), ['0 0', '3.5 0']);
  assert.deepEqual(where(placeSeries([longer(left, 4), right], 12, 3)), ['0 1', '4.5 0']);
});

test('a series that gets longer than the table is wide makes the tiles smaller and stays in sight', () => {
  const fit = createTableFit();
  fit.measure(382, 230);
  const turn = fit.begin({ rack: [], table: [series(0, 5), series(1, 4)], next: 2 }, false);
  const before = fit.sizes()?.tile ?? 0;
  assert.deepEqual(where(turn.table), ['0 0', '0 1']);
  const grown = fit.settle({ ...turn, table: turn.table.with(0, longer(turn.table[0], 1)) });
  assert.ok((fit.sizes()?.tile ?? 0) < before);
  assert.deepEqual(where(grown.table), ['0 0', '0 1']);
  // What is taken back changes nothing more.
  const smaller = fit.sizes();
  assert.deepEqual(where(fit.settle(turn).table), ['0 0', '0 1']);
  assert.deepEqual(fit.sizes(), smaller);
});

test('in a box of another size everything keeps its place if it can', () => {
  const { table } = fitTable(
    [3, 4, 3].map((many, key) => series(key, many)),
    DESKTOP,
  );
  const lower = refitTable(table, { ...DESKTOP, height: 300 });
  assert.deepEqual(where(lower.table), where(table));
  const narrow = refitTable(table, { width: 240, height: 300 });
  assert.equal(overlaps(narrow.table), 0);
  assert.ok(extentOf(narrow.table).columns <= columnsOf(narrow.level, { width: 240, height: 300 }));
});
