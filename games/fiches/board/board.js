// The board of Fiches: series on their rails, the pot, your rack, and everybody's chips.

import { t } from '/words.js';
import { store, stored } from '/storage.js';
import { attempt } from '/kit/attempt.js';
import { createDraftEditor } from './draft-editor.js';
import { fromRack, possibleTilesFinder } from './possible-tiles.js';
import { describeAction, prompt, proposals } from './proposals.js';
import { result, roundText } from './outcome.js';
import { facts, plate, progress } from './plate.js';
import { proposalOf } from './repair.js';
import { pot, table } from './table.js';
import { rack } from './rack.js';
import { recentTiles } from './recent-tiles.js';
import { TILE_SOUND } from './sound.js';

export { tips } from './tips.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('./rack.js').Order} Order
 */

/** @param {import('/types.js').BoardContext} context @returns {import('/types.js').Board} */
export function createBoard(context) {
  const editor = createDraftEditor(context);
  const findPossible = possibleTilesFinder();
  let order = /** @type {Order} */ (stored('fiches-order', 'colour'));
  /** @type {Action | null} */
  let highlighted = null;

  /** @param {Scene} scene @returns {import('./table.js').TableProps} */
  const props = (scene) => ({
    scene,
    editor,
    possible: findPossible(scene, editor),
    recent: recentTiles(scene, editor.draft()),
    highlighted: changedSeries(scene),
    proposal: proposalOf(scene, editor),
  });

  /** Returns the series that the hint changes, by their tiles. @param {Scene} scene */
  function changedSeries(scene) {
    const after = new Set(/** @type {string[][]} */ (highlighted?.table ?? []).map((series) => series.join(' ')));
    return new Set(
      editor
        .draft()
        .table.filter((_, at) => highlighted?.table && !after.has((scene.view.table[at] ?? []).join(' ')))
        .map(({ tiles }) => tiles.map(({ id }) => id).join(' ')),
    );
  }

  /** Returns the tiles of the rack that the hint uses, with the number of each. */
  function hintedTiles() {
    if (!highlighted?.table) return null;
    /** @type {Map<string, number>} */
    const tiles = new Map();
    for (const kind of fromRack(highlighted)) tiles.set(kind, (tiles.get(kind) ?? 0) + 1);
    return tiles;
  }

  /** @param {Scene} scene */
  async function draw(scene) {
    if (!scene.mine) return;
    const answer = await attempt(context, proposals(scene, editor), { do: 'draw' });
    // A draft hides the other proposals.
    if (answer?.ok)
      context.press({ action: { do: 'draw' }, label: t('fiches-do-draw'), confirm: t('fiches-do-draw-confirm') });
  }

  /** @param {Order} by */
  function sort(by) {
    order = by;
    store('fiches-order', by);
    editor.redraw();
  }

  return {
    update: (scene) => editor.update(scene),
    plate,
    facts,
    sound: TILE_SOUND,
    middle: (scene) =>
      table(props(scene), [pot(scene, highlighted?.do === 'draw', () => draw(scene)), roundText(scene)]),
    ownArea: (scene) => rack(props(scene), order, sort, hintedTiles()),
    bar: (scene) => ({ prompt: prompt(scene, editor), proposals: proposals(scene, editor) }),
    clearSelection: () => editor.clearSelection(),
    highlight(action) {
      highlighted = action;
      if (action) editor.reset();
    },
    describe: describeAction,
    progress,
    draftHistory: {
      can: (direction) => (direction === 'undo' ? editor.canUndo() : editor.canRedo()),
      go: (direction) => (direction === 'undo' ? editor.undo() : editor.redo()),
    },
    draft: { save: editor.save, restore: editor.restore },
    result,
  };
}
