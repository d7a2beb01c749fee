// The table: every series on its rail, a place for a new one, and the pot.

import { classes, h, memo } from '/dom.js';
import { language, t } from '/words.js';
import { selectablePiece } from '/kit/hand.js';
import { sizeOf } from '/kit/pieces.js';
import { pileButton, pileHeading } from '/kit/pile.js';
import { keepStop, moveStop, setStop } from '/kit/roving.js';
import { draggedWith, dragTiles } from './drag-tiles.js';
import { isJoker } from './joker.js';
import { shortReason } from './draft-validator.js';
import { nameOf } from './names.js';
import { proposedTable } from './repair.js';
import { enlargeAround, spread } from './spread.js';
import { nameOfSet } from './tile-set.js';
import { tileMenu } from './tile-menu.js';
import { back, face } from './tiles.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./draft-editor.js').DraftEditor} DraftEditor
 * @typedef {import('./draft.js').Series} Series
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {import('./possible-tiles.js').PossibleTiles} PossibleTiles
 * @typedef {{scene: Scene, editor: DraftEditor, possible: PossibleTiles, recent: Set<string>, highlighted:
 * Set<string>, proposal: ReturnType<typeof import('./repair.js').proposalOf>}} TableProps
 *   `recent`: tiles laid since your last move; `highlighted`: series of a hint, by their tiles
 */

/** @param {TableProps} props @param {import('/dom.js').Child} beside  the pot and the text below it */
export function table(props, beside) {
  const { scene, editor } = props;
  const all = editor.draft().table;
  /** A click on the free table makes a new series of the selection. @param {MouseEvent} event */
  const click = ({ target }) => {
    const free = target instanceof Element && target.matches('.fiches-table, .fiches-parts, .spread, .plane');
    if (free && scene.mine && editor.chosen().length) editor.put(editor.chosen(), null);
  };
  return h(
    'div',
    { class: 'fiches-table' },
    h(
      'div',
      {
        class: `fiches-parts ${all.length ? '' : 'bare'}`,
        'data-drop': scene.mine ? 'new' : null,
        'data-place': 'table',
        on: { click, keydown: moveStop, focusin: setStop },
        drawn: keepStop,
      },
      h('div', { class: 'beside', key: 'beside' }, beside, wholeTable(props)),
      spread(
        editor,
        inReadingOrder(all).map((series, at) => oneSeries(props, series, at)),
        proposedTable(props),
      ),
      scene.mine && newSeries(props),
      !scene.mine && !all.length && h('p', { class: 'empty', key: 'empty' }, t('fiches-table-empty')),
    ),
  );
}

/** Returns the series from the upper left to the lower right, for keys and screen readers. @param {Series[]} all */
const inReadingOrder = (all) =>
  all.toSorted((a, b) => (a.place && b.place ? a.place.y - b.place.y || a.place.x - b.place.x : 0));

/** Draws the button that shows all tiles again. @param {TableProps} props */
const wholeTable = ({ editor }) =>
  editor.fit.isEnlarged() &&
  h(
    'button',
    { key: 'whole', class: 'whole-table tool', on: { click: () => editor.enlarge(false) } },
    t('fiches-whole-table'),
  );

/**
 * Returns whether a click on the series adds the selection to it. Within their own series, a click selects more.
 * @param {TableProps} props
 * @param {Series} series
 */
const takes = ({ scene, editor }, series) =>
  scene.mine && editor.chosen().length > 0 && !series.tiles.some(({ id }) => editor.isChosen(id));

/** @param {TableProps} props @param {Series} series @param {number} at */
function oneSeries(props, series, at) {
  const { scene, editor, possible } = props;
  const fault = editor.validator.fault(series);
  const can = takes(props, series) && possible.series.has(series.key);
  const highlighted = props.highlighted.has(series.tiles.map(({ id }) => id).join(' '));
  const menu = tileMenu(props, series);
  return h(
    'div',
    {
      key: series.key,
      'data-pieces': true,
      class: classes({ series: true, broken: fault, can: can || highlighted, asks: menu }),
      style: series.place && { '--x': `${series.place.x}`, '--y': `${series.place.y}` },
      role: 'group',
      'aria-label': t(fault ? 'fiches-series-broken' : 'fiches-series', { count: at + 1 }),
      'data-drop': scene.mine ? series.key : null,
    },
    h(
      'div',
      { class: 'tiles' },
      series.tiles.map((tile, place) => laidTile(props, series, tile, at + place === 0)),
      // On small tiles it would cover them; they are enlarged first.
      scene.mine && series.tiles.length > 1 && !editor.fit.canEnlarge() && grip(props, series, at),
    ),
    fault &&
      h(
        'button',
        { class: 'why', key: 'why', on: { click: () => editor.validator.explain(series) } },
        shortReason(series, fault),
      ),
    menu,
  );
}

/** @param {TableProps} props @param {Series} series @param {Placed} tile @param {boolean} first */
function laidTile(props, series, tile, first) {
  const { scene, editor } = props;
  const state = {
    first,
    isYourTurn: scene.mine,
    chosen: editor.isChosen(tile.id),
    last: props.recent.has(tile.id),
    taking: takes(props, series),
    leaving: !!props.proposal?.pale.some((pale) => pale.tile.id === tile.id),
  };
  const inputs = [editor, series.key, language(), ...Object.values(state)];
  return memo(tile, inputs, () => drawTile(editor, series.key, tile, state));
}

/**
 * @param {DraftEditor} editor @param {number} key  of its series @param {Placed} tile
 * @param {Record<'first' | 'isYourTurn' | 'chosen' | 'last' | 'taking' | 'leaving', boolean>} state
 */
function drawTile(editor, key, tile, { first, isYourTurn, chosen, last, taking, leaving }) {
  const mine = tile.home === undefined && isYourTurn;
  return selectablePiece(
    {
      id: tile.id,
      piece: tile.kind,
      first,
      className: classes({ 'fiches-tile': true, chosen, mine, last, leaving }),
      label: [
        nameOf(tile.kind, tile.as),
        mine && t('fiches-yours'),
        last && t('fiches-recent'),
        taking && t('fiches-put-here'),
      ],
      selected: chosen,
      attributes: {
        'data-tile': tile.id,
        'aria-disabled': isYourTurn ? null : 'true',
        title: isJoker(tile) ? nameOf(tile.kind, tile.as) : last ? t('fiches-recent') : null,
      },
      click: () => {
        if (taking) return editor.put(editor.chosen(), key);
        if (editor.fit.canEnlarge() && isYourTurn) enlargeAround(editor, tile.id);
        editor.toggle(tile.id);
      },
      press: (event) => isYourTurn && dragTiles(event, editor, draggedWith(editor, tile.id)),
    },
    face(tile.kind, tile.as),
  );
}

/**
 * Draws the grip of a rail, which selects or drags the whole series.
 * @param {TableProps} props
 * @param {Series} series
 * @param {number} at
 */
function grip({ editor }, series, at) {
  const ids = series.tiles.map(({ id }) => id);
  return h(
    'button',
    {
      class: 'grip',
      'data-handle': true,
      key: 'grip',
      'aria-label': t('fiches-series-whole', { count: at + 1 }),
      title: t('fiches-series-whole', { count: at + 1 }),
      'data-stop': true,
      tabindex: '-1',
      on: {
        click: () => editor.choose(ids),
        pointerdown: (/** @type {PointerEvent} */ event) => dragTiles(event, editor, ids),
      },
    },
    h(
      'svg',
      { viewBox: '0 0 30 6', 'aria-hidden': 'true' },
      [7, 15, 23].map((x) => h('circle', { cx: x, cy: 3, r: 1.7 })),
    ),
  );
}

/** @param {TableProps} props */
function newSeries({ scene, editor, possible }) {
  const ready = editor.chosen().length > 0;
  const none = !editor.draft().table.length;
  return h(
    'button',
    {
      // The large one of an empty table is another one, so that none moves.
      key: none ? 'first' : 'fresh',
      class: `new-series ${ready ? 'ready' : ''} ${possible.fresh && ready ? 'can' : ''} ${none ? 'alone' : ''}`,
      'data-drop': 'new',
      'data-stop': true,
      tabindex: none ? '0' : '-1',
      on: { click: () => ready && editor.put(editor.chosen(), null) },
      'aria-disabled': ready ? null : 'true',
    },
    h('span', { key: `plus ${ready}`, class: 'plus', 'aria-hidden': 'true' }, '+'),
    h(
      'span',
      { key: `text ${ready}` },
      t(ready ? 'fiches-new-here' : none ? `fiches-new-first-${nameOfSet(scene.view)}` : 'fiches-new'),
    ),
  );
}

/** @param {Scene} scene @param {boolean} highlighted @param {() => void} draw */
export function pot(scene, highlighted, draw) {
  const many = sizeOf(scene.view.pot);
  const can = scene.actions.some((action) => action.do === 'draw');
  const label = t('fiches-pot-is', { count: many });
  return h(
    'div',
    { class: 'pot', 'data-place': 'pot' },
    pileButton(
      {
        className: `fiches-tile ${many ? '' : 'none'} ${can ? 'can' : ''} ${highlighted ? 'lifted' : ''}`,
        label,
        click: draw,
        can,
        onto: '[data-drop=rack]',
        attributes: { title: label },
      },
      many > 0 && back(),
      many > 2 && back(),
    ),
    h('p', { key: `count ${many}`, 'aria-hidden': 'true' }, pileHeading(t('fiches-pot'), many)),
  );
}
