// A run, shown without a word: a hand takes three tiles from the rack and puts them in a row, and chips come for it. It
// goes on and on; with reduced motion the row lies there.

import { h } from '/dom.js';
import { t } from '/words.js';
import { chip, face } from '../tiles.js';
import { picture } from './pictures.js';

/** The row that is shown, and other tiles that stay on the rack. */
const ROW = ['r3', 'r4', 'r5'];
const OTHERS = ['b8', 'k2'];

export const demonstration = () =>
  h(
    'div',
    { class: 'demonstration', role: 'img', 'aria-label': t('fiches-kids-demo') },
    h('div', { class: 'demo-row' }),
    h(
      'div',
      { class: 'demo-chips' },
      [...ROW, 'new'].map((one, at) => h('span', { key: one, style: { '--nth': `${at}` } }, chip())),
    ),
    h(
      'div',
      { class: 'demo-rack' },
      OTHERS.map((tile, at) =>
        h('span', { key: tile, class: 'demo-tile', style: { '--at': `${at * 4}` } }, face(tile)),
      ),
      ROW.map((tile, at) =>
        h(
          'span',
          { key: tile, class: 'demo-tile moves', style: { '--at': `${at + 1}`, '--nth': `${at}` } },
          face(tile),
        ),
      ),
    ),
    h('span', { class: 'demo-hand' }, picture('turn')),
    h('span', { class: 'demo-done' }, picture('done')),
  );
