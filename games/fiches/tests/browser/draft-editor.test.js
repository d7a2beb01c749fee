// A draft is read by the table before it is checked. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../browser/client-modules.js';
import { createPage } from '../../../../browser/page.js';

createPage();
const { createDraftEditor } = await import('/games/fiches/board/draft-editor.js');

/** Opens a turn with this rack; `checked` are the tables that were checked. @param {string[]} rack */
function opened(rack) {
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
            arranged: {
              tiles: asked.tiles.map((/** @type {string} */ code, /** @type {number} */ at) =>
                code === 'J' ? { at, code: '*r4', as: 'r4' } : { at, code },
              ),
              freed: [],
              choices: {},
            },
          },
  };
  const editor = createDraftEditor(/** @type {any} */ (context));
  editor.update(/** @type {any} */ ({ view: { table: [], racks: [rack], round: 1 }, you: 0, mine: true }));
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
