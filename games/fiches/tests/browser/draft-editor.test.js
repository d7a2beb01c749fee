// A draft is read by the table before it is checked. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../browser/client-modules.js';
import { createPage } from '../../../../browser/page.js';

createPage();
const { createDraftEditor } = await import('/games/fiches/board/draft-editor.js');

/**
 * Opens a turn; `checked` are the tables that were checked.
 * @param {string[]} rack @param {string[][]} [table] @param {object} [arranged]  how the table reads what is put down
 */
function opened(rack, table = [], arranged) {
  /** @type {string[][][]} */
  const checked = [];
  const context = {
    redraw: () => {},
    announce: () => {},
    dismissHint: () => {},
    showRefusal: () => {},
    check: async (/** @type {any} */ { table }) => {
      checked.push(table);
      return { ok: true, preview: { points: 3 } };
    },
    arrange: async (/** @type {any} */ asked) =>
      asked.lay
        ? { ok: true, arranged: { first_lay: null, repair: null } }
        : {
            ok: true,
            arranged: arranged ?? {
              tiles: asked.tiles.map((/** @type {string} */ code, /** @type {number} */ at) =>
                code === 'J' ? { at, code: '*r4', as: 'r4' } : { at, code },
              ),
              freed: [],
              choices: {},
            },
          },
  };
  const editor = createDraftEditor(/** @type {any} */ (context));
  editor.update(/** @type {any} */ ({ view: { table, racks: [rack], round: 1 }, you: 0, mine: true }));
  return { editor, checked };
}

test('a joker is not checked before the table has said what it stands for', async () => {
  const { editor, checked } = opened(['r3', 'J', 'r5']);
  editor.put(
    editor.draft().rack.map(({ id }) => id),
    null,
  );
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  assert.deepEqual(checked, [[['r3', '*r4', 'r5']]]);
});

test('a tile that frees a joker moves nothing, though its series is as long as the table is wide', async () => {
  const series = ['r1', 'r2', '*r3', 'r4', 'r5', 'r6', 'r7'];
  const read = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'].map((code, at) => ({ at: [0, 1, 7, 3, 4, 5, 6][at], code }));
  const { editor } = opened(['r3'], [series, ['y7', 'y8', 'y9']], { tiles: read, freed: [2], choices: {} });
  editor.measure(378, 300);
  const places = () => editor.draft().table.map(({ place, tiles }) => [place?.x, place?.y, tiles.length]);
  const before = places();
  const size = editor.fit.sizes();
  assert.equal(editor.fit.columns(), series.length);
  editor.put([editor.draft().rack[0].id], editor.draft().table[0].key);
  assert.deepEqual(places(), [[0, 0, 8], before[1]]);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  assert.deepEqual(places(), before);
  assert.deepEqual(editor.fit.sizes(), size);
});
