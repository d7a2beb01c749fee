// Your hand: select cards by click, touch or key, or drag them onto each other and onto the columns.

import { classes, h } from '/dom.js';
import { t } from '/words.js';
import { drag } from '/drag.js';
import { roving } from '/roving.js';
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
  const marks = highlighted ? usedBy(held, highlighted.give ?? []) : null;
  const next = selection.next(scene);
  const home = homeOf(scene);
  const relatives = relativesOf(home);
  /** @type {Record<string, number>} */
  const taken = {};
  for (const card of selection.cards) taken[card] = (taken[card] ?? 0) + 1;

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const order = selection.order(card.id);
    const can =
      scene.mine && (marks ? marks.has(card.id) : !order && (next.get(card.card) ?? 0) > (taken[card.card] ?? 0));
    const relative = relatives.includes(card.card);
    const label = [
      nameOf(card.card),
      relative && t('monad-relative'),
      order && t('monad-chosen-nth', { count: order }),
      can && t('monad-possible'),
    ];
    return h(
      'button',
      {
        key: card.id,
        class: classes({ 'monad-card held': true, chosen: order, can, cannot: scene.mine && !can && !order }),
        'data-piece': card.card,
        'data-card': card.id,
        'data-stop': true,
        tabindex: at ? '-1' : '0',
        'aria-pressed': `${order > 0}`,
        on: {
          click: () => scene.mine && selection.toggle(scene, card),
          pointerdown: (/** @type {PointerEvent} */ event) =>
            scene.mine && dragCards(event, scene, selection, context, held, card),
        },
      },
      h('span', { class: 'visually-hidden' }, label.filter(Boolean).join(', ')),
      face(card.card),
      relative && h('span', { class: 'relative-badge' }, emblem(home)),
      order > 0 && h('span', { class: 'order', 'aria-hidden': 'true' }, order),
    );
  };

  if (!held.length) return h('p', { class: 'small' }, t('monad-hand-empty'));
  return h(
    'div',
    { class: 'hand', role: 'group', 'aria-label': t('monad-hand'), 'data-place': 'hand', ...roving },
    held.map(one),
  );
}

/** Returns the ids of the held cards that an action uses. @param {Held[]} held @param {string[]} give */
function usedBy(held, give) {
  const left = [...give];
  return new Set(
    held
      .filter(({ card }) => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      })
      .map(({ id }) => id),
  );
}

/**
 * Drags cards: onto a column or the bank to trade for it, onto another card to select both.
 * @param {PointerEvent} event @param {Scene} scene @param {Selection} selection @param
 * {import('/types.js').BoardContext} context
 * @param {Held[]} held @param {Held} card
 */
function dragCards(event, scene, selection, context, held, card) {
  const dragged = () => held.filter(({ id }) => id === card.id || (selection.order(card.id) && selection.order(id)));
  drag(event, {
    dragged: () =>
      dragged().flatMap(
        ({ id }) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-card="${id}"]`)]),
      ),
    onto: '[data-target], [data-card]',
    drop(place) {
      const other = held.find(({ id }) => id === place.dataset.card);
      if (other?.id === card.id) return;
      selection.take(scene, other ? [card, other] : dragged());
      if (!place.dataset.target) return;
      selection.setTarget(scene, place.dataset.target, true);
      const ready = selection.ready(scene);
      if (ready.length === 1) context.act(ready[0]);
    },
  });
}
