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

/** Draws the proposal, once a refusal is shown. @param {TableProps} props */
export function proposedTable({ scene, editor }) {
  const repaired = scene.mine && scene.refusal ? editor.repaired() : null;
  if (!repaired) return null;
  const pale = paleTiles(editor.draft(), repaired);
  const at = pale[0] ?? { x: 0, y: 0 };
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
        on: { click: () => editor.repair() },
      },
      hiddenLabel(
        pale.length > 0 && t('fiches-ghost', { tiles: list(pale.map(({ tile }) => nameOf(tile.kind, tile.as))) }),
      ),
      h('span', null, t('fiches-do-this')),
    ),
  ];
}
