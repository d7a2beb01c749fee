// The table that the judge proposes for a draft that does not hold, drawn as pale tiles where they would lie.

import { h } from '/dom.js';
import { list, t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { nameOf } from './names.js';
import { face } from './tiles.js';

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {import('./table.js').TableProps} TableProps
 * @typedef {{tile: Placed, x: number, y: number}} Pale
 */

/**
 * Returns the tiles that would lie elsewhere, and where.
 * @param {Draft} draft @param {Draft} repaired @returns {Pale[]}
 */
function paleTiles(draft, repaired) {
  const now = new Map(
    draft.table.flatMap(({ key, tiles }) => tiles.map((tile) => [tile.id, `${key} ${tile.as ?? ''}`])),
  );
  return repaired.table.flatMap(({ key, place, tiles }) =>
    tiles.flatMap((tile, at) =>
      place && now.get(tile.id) !== `${key} ${tile.as ?? ''}` ? { tile, x: place.x + at, y: place.y } : [],
    ),
  );
}

/**
 * Returns what the table proposes, once a refusal is shown; null for nothing.
 * @param {import('/types.js').Scene} scene @param {TableProps['editor']} editor
 */
export function proposalOf(scene, editor) {
  const repaired = scene.mine && scene.refusal ? editor.repaired() : null;
  return repaired && { repaired, pale: paleTiles(editor.draft(), repaired) };
}

/** Draws the proposal. @param {TableProps} props */
export function proposedTable({ editor, proposal }) {
  if (!proposal) return null;
  const { repaired, pale } = proposal;
  const at = pale[0] ?? { x: 0, y: 0 };
  const names = list(pale.map(({ tile }) => nameOf(tile.kind, tile.as)));
  const place = (/** @type {{x: number, y: number}} */ { x, y }) => ({ '--x': `${x}`, '--y': `${y}` });
  return [
    pale.map((one) =>
      h(
        'div',
        { key: `pale ${one.tile.id}`, class: 'fiches-tile pale', style: place(one), 'aria-hidden': 'true' },
        face(one.tile.kind, one.tile.as),
      ),
    ),
    h(
      'button',
      {
        key: 'repair',
        class: `do-this button main ${at.x > editor.fit.columns() / 2 ? 'leftwards' : ''}`,
        style: place(at),
        on: { click: () => editor.accept(repaired) },
      },
      h('span', null, t('fiches-do-this')),
      hiddenLabel(pale.length > 0 && t('fiches-ghost', { tiles: names })),
    ),
  ];
}
