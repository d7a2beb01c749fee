// Your hand: select cards by click, touch or key, or drag them onto each other and onto the columns.

import { classes, h } from '/dom.js';
import { t } from '/words.js';
import { dragHeld, hand as group, selectablePiece } from '/kit/hand.js';
import { idsOf } from '/kit/pieces.js';
import { emblem, face, relativesOf } from './cards.js';
import { nameOf } from './names.js';
import { handOf, homeOf } from './selection.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./selection.js').Held} Held
 * @typedef {import('./selection.js').Selection} Selection
 */

/**
 * @param {Scene} scene @param {Selection} selection @param {import('/types.js').BoardContext} context
 * @param {import('/types.js').Action | null} highlighted
 */
export function hand(scene, selection, context, highlighted) {
  const held = handOf(scene);
  const marks = highlighted ? idsOf(held, highlighted.give ?? []) : null;
  const possible = selection.possible(scene);
  const home = homeOf(scene);
  const relatives = relativesOf(home);
  // Where every card is possible, a ring around each would say nothing.
  const rings = marks || held.some(({ id, piece }) => !selection.order(id) && !possible.has(piece));

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const { id, piece } = card;
    const order = selection.order(id);
    const can = scene.mine && (marks ? marks.has(id) : !order && possible.has(piece));
    const relative = relatives.includes(piece);
    return selectablePiece(
      {
        id,
        piece,
        first: !at,
        className: classes({
          'monad-card held': true,
          chosen: order,
          can: can && rings,
          cannot: scene.mine && !can && !order,
        }),
        label: [
          nameOf(piece),
          relative && t('monad-relative'),
          order && t('monad-chosen-nth', { count: order }),
          can && t('monad-possible'),
        ],
        selected: order > 0,
        attributes: { 'data-card': id },
        click: () => scene.mine && selection.toggle(scene, card),
        press: (event) => scene.mine && dragCards(event, scene, selection, context, held, card),
      },
      face(piece),
      relative && h('span', { class: 'relative-badge' }, emblem(home)),
      order > 0 && h('span', { class: 'order', 'aria-hidden': 'true' }, order),
    );
  };

  return group(
    { class: 'hand', label: t('monad-hand') },
    held.length ? held.map(one) : h('p', { class: 'small' }, t('monad-hand-empty')),
  );
}

/**
 * Drags cards: onto a column or the bank to trade for it, onto another card to select both.
 * @param {PointerEvent} event @param {Scene} scene @param {Selection} selection @param
 * {import('/types.js').BoardContext} context
 * @param {Held[]} held @param {Held} card
 */
function dragCards(event, scene, selection, context, held, card) {
  dragHeld(event, {
    piece: card,
    hand: held,
    isSelected: (id) => selection.order(id) > 0,
    take: (all) => selection.take(scene, all),
    onto: '[data-target]',
    drop(place) {
      selection.setTarget(scene, place.dataset.target ?? null, true);
      const ready = selection.ready(scene);
      if (ready.length === 1) context.act(ready[0]);
    },
  });
}
