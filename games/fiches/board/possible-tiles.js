// What the listed lays allow for the draft and the selection: tiles that could be next, and series that could take
// them. No rules are known here.

import { matchActions } from '/kit/matching-actions.js';
import { without } from '/kit/pieces.js';
import { movesFrom } from '/kit/previews.js';
import { codes } from './draft.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./draft-editor.js').DraftEditor} DraftEditor
 */

/** @param {string} code */
const kindOf = (code) => (code.startsWith('*') ? 'J' : code);

/** Returns the tiles that a lay takes from the rack, as the table says. @param {Action} action @returns {string[]} */
export const fromRack = (action) => movesFrom(action, 'racks').flatMap(({ piece }) => (piece ? kindOf(piece) : []));

/**
 * Returns whether all of these tiles are among the others; a joker counts as what it stands for.
 * @param {string[]} some
 * @param {string[]} all
 */
const within = (some, all) => without(some.map(meaning), all.map(meaning)).length === 0;

/** @param {string} code */
const meaning = (code) => code.replace('*', '');

/** @typedef {{next: Map<string, number>, series: Set<number>, fresh: boolean}} PossibleTiles */

export function possibleTilesFinder() {
  /** Lists are long, so each is read once. @type {WeakMap<Action[], Map<Action, string[]>>} */
  const read = new WeakMap();
  let key = '';
  /** @type {PossibleTiles} */
  let possible = { next: new Map(), series: new Set(), fresh: false };

  /** @param {Scene} scene */
  function laysOf(scene) {
    const known =
      read.get(scene.actions) ??
      new Map(scene.actions.filter((action) => action.table).map((action) => [action, fromRack(action)]));
    read.set(scene.actions, known);
    return known;
  }

  /** @param {Scene} scene @param {DraftEditor} editor @returns {PossibleTiles} */
  return (scene, editor) => {
    const lays = laysOf(scene);
    const draft = editor.draft();
    const chosen = draft.rack.filter(({ id }) => editor.isChosen(id)).map(({ kind }) => kind);
    const down = editor.laid().map(({ kind }) => kind);
    const now = JSON.stringify([scene.view.table, lays.size, chosen, draft.table.map(codes)]);
    if (now === key) return possible;
    key = now;
    const { open, next } = matchActions([...lays.keys()], [...down, ...chosen], (action) => lays.get(action) ?? []);
    possible = { next, series: new Set(), fresh: false };
    if (!chosen.length) return possible;
    for (const action of open.slice(0, 400)) {
      for (const series of /** @type {string[][]} */ (action.table)) {
        if (!series.some((code) => chosen.includes(kindOf(code)))) continue;
        const homes = draft.table.filter((one) => within(codes(one), series));
        for (const home of homes) possible.series.add(home.key);
        if (!homes.length) possible.fresh = true;
      }
    }
    return possible;
  };
}
