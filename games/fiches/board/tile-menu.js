// What can be done with a selected tile of the table, beside it: split its series there, take it back, or choose what a
// joker stands for.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { isOwn } from './draft.js';
import { isJoker } from './joker.js';
import { nameOf } from './names.js';
import { mayRearrange } from './tile-set.js';
import { face } from './tiles.js';

/**
 * @typedef {import('./table.js').TableProps} TableProps
 * @typedef {import('./draft.js').Series} Series
 */

/**
 * Draws the menu, if the tile that was selected last is in this series.
 * @param {TableProps} props @param {Series} series
 */
export function tileMenu({ scene, editor }, series) {
  const draft = editor.draft();
  const chosen = editor.chosen();
  const at = series.tiles.findIndex(({ id }) => id === chosen.at(-1));
  if (at < 0 || !scene.mine) return null;
  const down = draft.table.flatMap(({ tiles }) => tiles).filter(({ id }) => editor.isChosen(id));
  const canReturn = down.every((tile) => isOwn(tile) || isJoker(tile)) && down.length === chosen.length;
  const split = mayRearrange(scene.view) ? editor.splittable() : null;
  const joker = editor.nameable();
  if (!split && !canReturn && !joker) return null;
  const { x, y } = series.place ?? { x: 0, y: 0 };
  const isRight = x + at > editor.fit.columns() / 2;
  return h(
    'div',
    {
      key: 'menu',
      class: `tile-menu ${y ? 'above' : 'below'} ${isRight ? 'leftwards' : ''}`,
      role: 'group',
      'aria-label': nameOf(series.tiles[at].kind, series.tiles[at].as),
      style: { '--at': `${at}` },
    },
    joker?.others.map((as) =>
      h(
        'button',
        {
          key: as,
          class: 'tool as',
          title: t('fiches-joker-next', { tile: nameOf(as) }),
          on: { click: () => editor.nameJoker(joker.id, as) },
        },
        hiddenLabel(t('fiches-joker-next', { tile: nameOf(as) })),
        face('J', as),
      ),
    ),
    split &&
      h('button', { key: 'split', class: 'tool', on: { click: () => editor.put(split, null) } }, t('fiches-split')),
    canReturn &&
      h(
        'button',
        { key: 'back', class: 'tool', on: { click: () => editor.putBack(down.map(({ id }) => id)) } },
        t('fiches-back'),
      ),
  );
}
