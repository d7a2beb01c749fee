// The players around the table: name, clock, whose turn it is, and what lies before them.

import { h } from '../dom.js';
import { t } from '../words.js';
import { clock } from './clock.js';

/**
 * @typedef {import('../sitting.js').Seat} Sitting
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 */

/** The others, clockwise from your left. @param {Sitting} sitting @param {Board} board @param {Scene} scene */
export function plates(sitting, board, scene) {
  const many = scene.names.length;
  const first = scene.you === null ? 0 : scene.you + 1;
  const others = Array.from(
    { length: many - (scene.you === null ? 0 : 1) },
    (_, step) => (first + step) % many,
  );
  return h(
    'ul',
    { class: 'plates', 'aria-label': t('table.others'), key: 'plates' },
    others.map((seat) =>
      h(
        'li',
        { key: seat, class: classes(scene, seat), 'data-seat': seat },
        h('div', { class: 'who' }, who(sitting, scene, seat), clock(sitting, seat)),
        board.plate(seat, scene),
      ),
    ),
  );
}

/** @param {Sitting} sitting @param {Board} board @param {Scene} scene */
export function ownPlate(sitting, board, scene) {
  const seat = /** @type {number} */ (scene.you);
  return h(
    'div',
    { class: classes(scene, seat), 'data-seat': seat },
    h('div', { class: 'who' }, who(sitting, scene, seat), clock(sitting, seat)),
    board.plate(seat, scene),
  );
}

/** @param {Scene} scene @param {number} seat */
const classes = (scene, seat) => `plate ${!scene.over && scene.turn === seat ? 'on-turn' : ''}`;

/** @param {Sitting} sitting @param {Scene} scene @param {number} seat */
function who(sitting, scene, seat) {
  const chair = sitting.now?.seats[seat];
  const state = chair?.away && !scene.over ? t('seat.away') : chair?.here === false ? t('seat.not-here') : '';
  return h(
    'span',
    { class: 'name' },
    h('bdi', null, scene.names[seat]),
    seat === sitting.now?.you && h('span', { class: 'tag' }, t('seat.you')),
    chair?.bot && h('span', { class: 'tag' }, t(`level.${chair.bot}`)),
    state && h('span', { class: 'tag quiet' }, state),
    !scene.over && scene.turn === seat && h('span', { class: 'unseen' }, t('turn.on')),
  );
}
