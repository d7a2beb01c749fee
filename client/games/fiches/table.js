// The table: every series on its rail, a place for a new one, and the pot.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { rove, settle } from '../../roving.js';
import { along, carry } from './carry.js';
import { isJoker } from './joker.js';
import { briefly } from './judge.js';
import { nameOf } from './names.js';
import { setOf } from './set.js';
import { back, face } from './tiles.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./drafting.js').Drafting} Drafting
 * @typedef {import('./draft.js').Series} Series
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {import('./marks.js').Marks} Marks
 * @typedef {{scene: Scene, drafting: Drafting, marks: Marks, last: Set<string>, pointed: Set<string>}} Sight
 *   `last`: what the player before laid; `pointed`: series that a hint speaks of; both by their tiles
 */

/** Many tiles are drawn smaller. @param {number} many */
const crowd = (many) => many > 70 ? 'crowded packed' : many > 36 ? 'crowded' : '';

/** @param {Sight} sight @param {import('../../dom.js').Child} beside  the pot and what is said there */
export function table(sight, beside) {
  const { scene, drafting } = sight;
  const all = drafting.draft().table;
  /** Pressed where nothing lies: a new series. @param {MouseEvent} event */
  const click = ({ target }) => {
    const free = target instanceof Element && target.matches('.fiches-table, .spread');
    if (free && scene.mine && drafting.chosen().length) drafting.put(drafting.chosen(), null);
  };
  return h('div', {
    class: `fiches-table ${crowd(all.flatMap(({ tiles }) => tiles).length)}`, 'data-drop': scene.mine ? 'new' : null, 'data-place': 'table',
    on: { click, keydown: rove, focusin: settle },
  },
    h('div', { class: 'beside', key: 'beside' }, beside),
    h('div', { class: 'spread', key: 'spread' },
      all.map((series, at) => oneSeries(sight, series, at)),
      scene.mine && fresh(sight),
      !scene.mine && !all.length && h('p', { class: 'empty', key: 'empty' }, t('fiches.table.empty'))));
}

/** Chosen tiles from elsewhere go where one presses; within their own series one goes on choosing. @param {Sight} sight @param {Series} series */
const takes = ({ scene, drafting }, series) => scene.mine && drafting.chosen().length > 0
  && !series.tiles.some(({ id }) => drafting.isChosen(id));

/** @param {Sight} sight @param {Series} series @param {number} at */
function oneSeries(sight, series, at) {
  const { scene, drafting, marks } = sight;
  const fault = drafting.judge.fault(series);
  const can = takes(sight, series) && marks.series.has(series.key);
  const pointed = sight.pointed.has(series.tiles.map(({ id }) => id).join(' '));
  return h('div', {
    key: series.key, class: `series ${fault ? 'broken' : ''} ${can || pointed ? 'can' : ''}`, role: 'group',
    'aria-label': t(fault ? 'fiches.series.broken' : 'fiches.series', { count: at + 1 }), 'data-drop': scene.mine ? series.key : null,
  },
  h('div', { class: 'tiles' },
    series.tiles.map((tile, place) => laidTile(sight, series, tile, at + place === 0)),
    scene.mine && series.tiles.length > 1 && grip(sight, series, at)),
  fault && h('button', { class: 'why', key: 'why', on: { click: () => drafting.judge.explain(drafting.draft(), series) } }, briefly(fault, series)));
}

/** @param {Sight} sight @param {Series} series @param {Placed} tile @param {boolean} first */
function laidTile(sight, series, tile, first) {
  const { scene, drafting } = sight;
  const chosen = drafting.isChosen(tile.id);
  const mine = tile.home === undefined && scene.mine;
  const last = sight.last.has(tile.id);
  const taking = takes(sight, series);
  const label = [nameOf(tile.kind, tile.as), mine && t('fiches.yours'), last && t('fiches.just'), taking && t('fiches.put-here')];
  return h('button', {
    key: tile.id, class: `fiches-tile ${chosen ? 'chosen' : ''} ${mine ? 'mine' : ''} ${last ? 'last' : ''}`,
    'data-piece': tile.kind, 'data-tile': tile.id, 'data-stop': true, tabindex: first ? '0' : '-1',
    'aria-pressed': `${chosen}`, 'aria-disabled': scene.mine ? null : 'true', title: isJoker(tile) ? nameOf(tile.kind, tile.as) : last ? t('fiches.just') : null,
    on: {
      click: () => taking ? drafting.put(drafting.chosen(), series.key) : drafting.toggle(tile.id),
      pointerdown: (/** @type {PointerEvent} */ event) => scene.mine && carry(event, drafting, along(drafting, tile.id)),
    },
  }, h('span', { class: 'unseen' }, label.filter(Boolean).join(', ')), face(tile.kind, tile.as));
}

/** The rail's grip takes the whole series. @param {Sight} sight @param {Series} series @param {number} at */
function grip({ drafting }, series, at) {
  const ids = series.tiles.map(({ id }) => id);
  return h('button', {
    class: 'grip', key: 'grip', 'aria-label': t('fiches.series.whole', { count: at + 1 }), title: t('fiches.series.whole', { count: at + 1 }), 'data-stop': true, tabindex: '-1',
    on: {
      click: () => drafting.choose(ids),
      pointerdown: (/** @type {PointerEvent} */ event) => carry(event, drafting, ids),
    },
  }, h('svg', { viewBox: '0 0 30 6', 'aria-hidden': 'true' }, [7, 15, 23].map((x) => h('circle', { cx: x, cy: 3, r: 1.7 }))));
}

/** @param {Sight} sight */
function fresh({ scene, drafting, marks }) {
  const ready = drafting.chosen().length > 0;
  const none = !drafting.draft().table.length;
  return h('button', {
    key: 'fresh', class: `fresh ${ready ? 'ready' : ''} ${marks.fresh && ready ? 'can' : ''} ${none ? 'alone' : ''}`, 'data-drop': 'new', 'data-stop': true, tabindex: none ? '0' : '-1',
    on: { click: () => ready && drafting.put(drafting.chosen(), null) }, 'aria-disabled': ready ? null : 'true',
  }, h('span', { class: 'plus', 'aria-hidden': 'true' }, '+'), h('span', null, t(ready ? 'fiches.new.here' : none ? `fiches.new.first.${setOf(scene.view)}` : 'fiches.new')));
}

/** @param {Scene} scene @param {boolean} pointed @param {() => void} draw */
export function pot(scene, pointed, draw) {
  const many = Array.isArray(scene.view.pot) ? scene.view.pot.length : scene.view.pot;
  const can = scene.actions.some((action) => action.do === 'draw');
  const label = t('fiches.pot.is', { count: many });
  /** @param {PointerEvent} event */
  const pull = (event) => {
    const pile = /** @type {HTMLElement} */ (event.currentTarget);
    if (can) drag(event, { carried: () => [pile], onto: '[data-drop=rack]', drop: draw });
  };
  return h('div', { class: 'pot', 'data-place': 'pot' },
    h('button', { class: `fiches-tile ${many ? '' : 'none'} ${can ? 'can' : ''} ${pointed ? 'lifted' : ''}`, title: label, on: { click: draw, pointerdown: pull } },
      h('span', { class: 'unseen' }, label), many > 0 && back(), many > 2 && back()),
    h('p', { 'aria-hidden': 'true' }, t('fiches.pot'), ' ', h('b', null, many)));
}
