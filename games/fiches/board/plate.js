// A player's name plate: the backs of their tiles, chips, rounds won.

import { h } from '/dom.js';
import { t } from '/words.js';
import { back, chip } from './tiles.js';

/** How many chips are drawn; the number is always shown. */
const MAX_DRAWN = 8;

/** @param {number} seat @param {import('/types.js').Scene} scene */
export function plate(seat, scene) {
  const { view } = scene;
  const many = Array.isArray(view.racks[seat]) ? view.racks[seat].length : view.racks[seat];
  const chips = view.chips[seat];
  const rounds = view.options.rounds ?? 1;
  const known = (view.known?.hands?.[seat] ?? []).length;
  /** @type {[string, string | false][]} */
  const all = [
    ['unopened', !view.opened[seat] && t('fiches-unopened')],
    ['wins', rounds > 1 && t('fiches-wins', { count: view.wins[seat], rounds })],
    ['known', seat !== scene.you && known > 0 && t('fiches-known', { count: known })],
  ];
  const notes = all.filter(([, text]) => text);
  const facts = [
    t('fiches-tiles', { count: many }),
    t('fiches-chips', { count: chips }),
    ...notes.map(([, text]) => text),
  ];
  return h(
    'div',
    { class: 'fiches-plate', title: facts.join(' · ') },
    h('span', { class: 'visually-hidden' }, facts.join(', ')),
    h(
      'span',
      { class: 'tokens', 'aria-hidden': 'true' },
      Array.from({ length: Math.min(chips, MAX_DRAWN) }, (_, at) =>
        h('span', { key: at, class: 'token', style: { '--nth': `${at % 6}` } }, chip()),
      ),
      chips === 0 && h('span', { key: 'none', class: 'token none' }),
      h('b', null, chips),
    ),
    seat !== scene.you &&
      h(
        'span',
        { class: 'backs', 'aria-hidden': 'true' },
        Array.from({ length: Math.min(many, 5) }, (_, at) => h('span', { key: at }, back())),
        h('b', null, many),
      ),
    notes.length > 0 &&
      h(
        'span',
        { class: 'small notes', 'aria-hidden': 'true' },
        notes.map(([name, text]) => h('span', { key: name, class: name }, text)),
      ),
  );
}
