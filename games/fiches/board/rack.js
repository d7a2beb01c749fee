// Your rack: two shelves, sorted by colour or by number.

import { h, memo } from '/dom.js';
import { language, t } from '/words.js';
import { hand, selectablePiece } from '/kit/hand.js';
import { draggedWith, dragTiles } from './drag-tiles.js';
import { isFreed } from './draft.js';
import { nameOf } from './names.js';
import { firstLayOf } from './tile-set.js';
import { COLOURS, face } from './tiles.js';

/**
 * @typedef {import('./joker.js').Placed} Placed
 * @typedef {'colour' | 'number'} Order
 * @typedef {import('./table.js').TableProps} TableProps
 */

/** With more tiles a narrow rack has a third row. */
const CROWD = 22;

/** Jokers come last. @type {Record<Order, (a: Placed, b: Placed) => number>} */
const SORTED = {
  colour: (a, b) => colour(a) - colour(b) || number(a) - number(b),
  number: (a, b) => number(a) - number(b) || colour(a) - colour(b),
};
const colour = (/** @type {Placed} */ { kind }) => (kind === 'J' ? 9 : COLOURS.indexOf(kind[0]));
const number = (/** @type {Placed} */ { kind }) => (kind === 'J' ? 99 : Number(kind.slice(1)));

/**
 * @param {TableProps} props @param {Order} order @param {(order: Order) => void} sort
 * @param {Map<string, number> | null} hinted  the tiles of a hint, with the number of each
 */
export function rack(props, order, sort, hinted) {
  const { scene, editor, possible } = props;
  const left = new Map(hinted ?? possible.next);
  const take = (/** @type {string} */ kind) => {
    const many = left.get(kind) ?? 0;
    left.set(kind, many - 1);
    return many > 0;
  };
  // Tiles that are already laid or selected are among those that the list allows.
  if (!hinted)
    for (const tile of [...editor.laid(), ...editor.draft().rack.filter(({ id }) => editor.isChosen(id))])
      take(tile.kind);
  const tiles = [...editor.draft().rack].sort(SORTED[order]);
  const many = tiles.length;
  const possibles = tiles.map(({ id, kind }) => scene.mine && (hinted || !editor.isChosen(id)) && take(kind));
  // Where every tile is possible, a ring around each would say nothing.
  const plain = !hinted && tiles.every(({ id }, at) => possibles[at] || editor.isChosen(id));
  const own = hand(
    {
      class: `rack ${many > CROWD ? 'full' : ''} ${plain ? 'plain' : ''}`,
      style: { '--all': `${many}`, '--half': `${Math.ceil(many / 2)}`, '--third': `${Math.ceil(many / 3)}` },
      label: t('fiches-rack'),
      'data-drop': scene.mine ? 'rack' : null,
      'data-place': 'rack',
    },
    many
      ? tiles.map((tile, at) => held(props, tile, at, possibles[at]))
      : h('p', { class: 'empty', key: 'empty' }, t('fiches-rack-empty')),
  );
  return h('div', { class: 'fiches-own' }, h('div', { class: 'own-parts' }, tools(props, order, sort), own));
}

/** @param {TableProps} props @param {Placed} tile @param {number} at @param {boolean} can */
function held({ scene, editor }, tile, at, can) {
  const state = { first: !at, isYourTurn: scene.mine, chosen: editor.isChosen(tile.id), can };
  return memo(tile, [editor, language(), ...Object.values(state)], () => drawHeld(editor, tile, state));
}

/**
 * @param {TableProps['editor']} editor @param {Placed} tile
 * @param {Record<'first' | 'isYourTurn' | 'chosen' | 'can', boolean>} state
 */
function drawHeld(editor, tile, { first, isYourTurn, chosen, can }) {
  const freed = isFreed(tile);
  return selectablePiece(
    {
      id: tile.id,
      piece: tile.kind,
      first,
      className: `fiches-tile held ${chosen ? 'chosen' : ''} ${can ? 'can' : ''}`,
      label: [nameOf(tile.kind), freed && t('fiches-freed'), can && t('fiches-possible')],
      selected: chosen,
      attributes: { 'data-tile': tile.id },
      click: () => editor.toggle(tile.id),
      press: (event) => isYourTurn && dragTiles(event, editor, draggedWith(editor, tile.id)),
    },
    face(tile.kind),
    freed && h('span', { class: 'flag', 'aria-hidden': 'true' }, t('fiches-freed')),
  );
}

/** @param {TableProps} props @param {Order} order @param {(order: Order) => void} sort */
function tools({ scene, editor }, order, sort) {
  return h(
    'div',
    { class: 'rack-tools' },
    firstLay(scene, editor),
    scene.mine
      ? h(
          'button',
          {
            key: 'reset',
            class: 'tool',
            title: t('fiches-reset'),
            disabled: !editor.isChanged(),
            on: { click: () => editor.reset() },
          },
          sign('reset'),
          h('span', null, t('fiches-reset')),
        )
      : h('span', { key: 'no-reset', class: 'tool-room' }),
    h(
      'div',
      { key: 'sorting', class: 'sorting', role: 'group', 'aria-label': t('fiches-sort') },
      /** @type {Order[]} */ (['colour', 'number']).map((by) =>
        h(
          'button',
          {
            key: by,
            class: 'tool',
            title: t(`fiches-sort-by-${by}`),
            'aria-pressed': `${order === by}`,
            on: { click: () => sort(by) },
          },
          sign(by),
          h('span', null, t(`fiches-sort-${by}`)),
        ),
      ),
    ),
  );
}

/**
 * Says how far the first lay has come.
 * @param {import('/types.js').Scene} scene @param {TableProps['editor']} editor
 */
function firstLay({ view, you, over }, editor) {
  if (you === null || over || view.opened[you]) return null;
  const { worth, needed } = editor.validator.firstLay() ?? { worth: 0, needed: firstLayOf(view) };
  return (
    needed > 0 &&
    h(
      'p',
      {
        key: 'first-lay',
        class: `first-lay ${worth >= needed ? 'enough' : ''}`,
        style: { '--done': `${worth / needed}` },
      },
      h('span', { class: 'words' }, t('fiches-first-lay', { worth, needed })),
      h('span', { class: 'figures', 'aria-hidden': 'true' }, `${worth}/${needed}`),
    )
  );
}

const SIGNS = {
  colour:
    'M10.2 7A3.2 3.2 0 1 1 3.8 7A3.2 3.2 0 1 1 10.2 7ZM17 3.6 20.5 10H13.5Z' +
    'M3.8 14h6.4v6.4H3.8ZM17 13.2l3.6 4-3.6 4-3.6-4Z',
  number: 'M5 5.5 7 4.5V11M4 14.5c3-2 5 0 3.5 2L4 20.5h5M14 7h7M14 12h7M14 17h7',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4 4.5v4h4',
};

/** @param {keyof typeof SIGNS} name */
const sign = (name) =>
  h('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, h('path', { d: SIGNS[name] }));
