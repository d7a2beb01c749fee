// A player's name plate: the backs of their tiles, chips, rounds won.

import { h } from '/dom.js';
import { t } from '/words.js';
import { sizeOf } from '/kit/pieces.js';
import { backs, plateFacts } from '/kit/seat.js';
import { back, chip } from './tiles.js';

/** How many chips and backs are drawn; their number is always shown. */
const MAX_DRAWN = 8;
const MAX_BACKS = 5;

/**
 * Returns what is noted beside tiles and chips, with a class for each.
 * @param {number} seat @param {import('/types.js').Scene} scene
 */
function notesOf(seat, { view, you }) {
  const rounds = view.options.rounds ?? 1;
  const known = (view.known?.hands?.[seat] ?? []).length;
  return Object.entries({
    // Your own stands at the rack.
    unopened: view.opened[seat] || seat === you ? '' : t('fiches-unopened'),
    wins: rounds > 1 ? t('fiches-wins', { count: view.wins[seat], rounds }) : '',
    known: seat !== you && known > 0 ? t('fiches-known', { count: known }) : '',
  }).filter(([, text]) => text);
}

/** Returns what everybody knows of a player. @param {number} seat @param {import('/types.js').Scene} scene */
export const facts = (seat, scene) => [
  t('fiches-tiles', { count: sizeOf(scene.view.racks[seat]) }),
  t('fiches-chips', { count: scene.view.chips[seat] }),
  ...notesOf(seat, scene).map(([, text]) => text),
];

/** @param {number} seat @param {import('/types.js').Scene} scene */
export function plate(seat, scene) {
  const { view } = scene;
  const many = sizeOf(view.racks[seat]);
  const chips = view.chips[seat];
  const notes = notesOf(seat, scene);
  return plateFacts(
    'fiches-plate',
    facts(seat, scene),
    h(
      'span',
      { class: 'tokens', 'aria-hidden': 'true' },
      Array.from({ length: Math.min(chips, MAX_DRAWN) }, (_, at) =>
        h('span', { key: at, class: 'token', style: { '--nth': `${at % 6}` } }, chip()),
      ),
      chips === 0 && h('span', { key: 'none', class: 'token none' }),
      // Another number is another element, so that it is told anew.
      h('b', { key: `count ${chips}`, class: 'tally' }, chips),
    ),
    seat !== scene.you && backs(many, MAX_BACKS, back),
    notes.length > 0 &&
      h(
        'span',
        { class: 'small notes', 'aria-hidden': 'true' },
        notes.map(([name, text]) => h('span', { key: name, class: name }, text)),
      ),
  );
}

/**
 * Says how many tiles the player has left who played some; the end of a round is told in the log.
 * @param {import('/types.js').GameEvent} event @param {import('/types.js').Scene} scene
 */
export function progress({ event, seat }, scene) {
  const count = event === 'laid' && sizeOf(scene.view.racks[seat]);
  if (!count) return null;
  return t('fiches-progress', { person: seat === scene.you ? 'you' : 'other', name: scene.names[seat], count });
}
