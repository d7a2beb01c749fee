// The pieces of Fiches in its rule book: tiles (`r7`), jokers (`J`, or `*r5` for one that stands for a tile), the
// back of a tile (`back`), a chip (`chip`).

import { t } from '/words.js';
import { nameOf } from './names.js';
import { back, chip, face } from './tiles.js';

/** @type {Record<string, () => import('/dom.js').Tree>} */
const OTHERS = { chip, back, J: () => face('J') };
const TILE = /^(\*?)([rybk]\d+)$/;

/** @param {string} code */
function draw(code) {
  const [, star, tile] = TILE.exec(code) ?? [];
  if (tile) return star ? face('J', tile) : face(tile);
  return OTHERS[code]?.() ?? null;
}

/** @param {string} code */
function name(code) {
  const [, star, tile] = TILE.exec(code) ?? [];
  if (tile) return star ? nameOf('J', tile) : nameOf(tile);
  if (code === 'chip') return t('fiches-chips', { count: 1 });
  return code === 'J' ? nameOf('J') : t('fiches-book-back');
}

/** @param {Record<string, any>} state */
function position({ table, racks, chips }) {
  const series = /** @type {string[][]} */ (table).map((tiles) => tiles.join(' '));
  const rows = [
    { label: t('fiches-book-table'), pieces: series.join(' / ') },
    { label: t('fiches-rack'), pieces: `${racks[0].join(' ')} / chip×${chips[0]}` },
  ];
  return rows.filter(({ pieces }) => pieces);
}

/** @type {import('/types.js').BookPieces} */
export const bookPieces = { width: 2.5, fan: 'across', draw, name, position };
