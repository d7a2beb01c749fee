// The result, round by round: what everybody had, paid for his tiles and kept.

import { h } from '../../dom.js';
import { list, t } from '../../words.js';

/** @typedef {import('../../types.js').Scene} Scene */

/** The rounds that have ended, of this game. @param {Scene} scene */
function rounds(scene) {
  const all = scene.events.filter(({ event }) => event === 'round_over');
  const first = all.findLastIndex(({ round }) => round === 1);
  return all.slice(Math.max(0, first));
}

/** @param {Scene} scene */
export function outcome(scene) {
  const { view } = scene;
  const ended = rounds(scene);
  return ended.length ? ended.map((round) => account(scene, round, ended.length > 1)) : plainly(scene, view);
}

/** @param {Scene} scene @param {Record<string, any>} round @param {boolean} several */
function account(scene, round, several) {
  const columns = ['player', 'before', 'paid', 'chips'];
  return h('table', { class: 'scores fiches-scores', key: round.round },
    several && h('caption', null, t('fiches.round', { count: round.round })),
    h('thead', null, h('tr', null, columns.map((name) => h('th', { scope: 'col' }, t(`fiches.end.${name}`))))),
    h('tbody', null, scene.names.map((name, seat) => h('tr', { class: round.winners.includes(seat) ? 'won' : '' },
      h('th', { scope: 'row' }, h('bdi', null, name), seat === round.out && h('span', { class: 'tag' }, t('fiches.end.out'))),
      h('td', null, round.chips[seat] + round.paid[seat] - (seat === round.out ? 1 : 0)),
      h('td', null, seat === round.out ? '+1' : round.paid[seat] ? `−${round.paid[seat]}` : '0'),
      h('td', null, round.chips[seat])))));
}

/** Who came in late has not heard the rounds; the last view says what is left. @param {Scene} scene @param {import('../../types.js').View} view */
function plainly(scene, view) {
  return h('table', { class: 'scores fiches-scores' },
    h('thead', null, h('tr', null, ['player', 'tiles', 'chips'].map((name) => h('th', { scope: 'col' }, t(`fiches.end.${name}`))))),
    h('tbody', null, scene.names.map((name, seat) => h('tr', { class: view.winners.includes(seat) ? 'won' : '' },
      h('th', { scope: 'row' }, h('bdi', null, name)),
      h('td', null, Array.isArray(view.racks[seat]) ? view.racks[seat].length : view.racks[seat]),
      h('td', null, view.chips[seat])))));
}

/** A new round has been dealt: how the one before went, until somebody lays. @param {Scene} scene */
export function roundBefore(scene) {
  const { view } = scene;
  const last = rounds(scene).at(-1);
  const total = view.options.rounds ?? 1;
  if (scene.over || total < 2) return null;
  return h('p', { class: 'small round' }, t('fiches.round.of', { count: view.round, rounds: total }),
    last && !view.table.length && h('span', null, t('fiches.round.was', {
      count: last.winners.length, winners: list(last.winners.map((/** @type {number} */ seat) => scene.names[seat])),
      chips: last.chips[last.winners[0]],
    })));
}
