// Your hand: select cards by click, touch or key, or drag them onto the card in the middle.

import { classes, h } from '/dom.js';
import { t } from '/words.js';
import { drag } from '/drag.js';
import { roving } from '/roving.js';
import { face } from './cards.js';
import { deckOf, without } from './deck.js';
import { fullName } from './names.js';
import { handOf } from './selection.js';

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
  const deck = deckOf(scene.view);
  const marked = highlighted ? usedBy(held, highlighted.give ?? []) : null;

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const chosen = selection.has(card.id);
    const can = scene.mine && !chosen && (marked ? marked.has(card.id) : selection.fits(scene, card.card));
    const choosing = scene.mine && scene.view.phase === 'choose';
    const label = [fullName(deck, card.card), can && t('rotundo-possible')];
    return h(
      'button',
      {
        key: card.id,
        class: classes({
          'rotundo-card in-hand': true,
          chosen,
          possible: can,
          impossible: choosing && !can && !chosen,
        }),
        'data-piece': card.card,
        'data-card': card.id,
        'data-stop': true,
        tabindex: at ? '-1' : '0',
        title: fullName(deck, card.card),
        'aria-pressed': `${chosen}`,
        on: {
          click: () => scene.mine && selection.toggle(scene, card),
          pointerdown: (/** @type {PointerEvent} */ event) =>
            scene.mine && dragCards(event, scene, selection, context, held, card),
        },
      },
      h('span', { class: 'visually-hidden' }, label.filter(Boolean).join(', ')),
      face(deck, card.card),
    );
  };

  return h(
    'div',
    {
      class: 'rotundo-hand',
      key: 'hand',
      role: 'group',
      'aria-label': t('rotundo-hand', { worth: deck.value(held.map(({ card }) => card)) }),
      'data-place': 'hand',
      ...roving,
    },
    held.length ? held.map(one) : h('p', { class: 'small' }, t('rotundo-hand-empty')),
  );
}

/** Returns the ids of the held cards that an action uses. @param {Held[]} held @param {string[]} give */
function usedBy(held, give) {
  let left = give;
  return new Set(
    held
      .filter(({ card }) => {
        const rest = without(left, [card]);
        const is = rest.length < left.length;
        left = rest;
        return is;
      })
      .map(({ id }) => id),
  );
}

/**
 * Drags cards: onto the middle to collect, onto another card to select both.
 * @param {PointerEvent} event @param {Scene} scene @param {Selection} selection @param
 * {import('/types.js').BoardContext} context
 * @param {Held[]} held @param {Held} card
 */
function dragCards(event, scene, selection, context, held, card) {
  const together = () => held.filter(({ id }) => id === card.id || (selection.has(card.id) && selection.has(id)));
  drag(event, {
    dragged: () =>
      together().flatMap(
        ({ id }) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-card="${id}"]`)]),
      ),
    onto: '[data-drop=collect], [data-card]',
    drop(place) {
      const other = held.find(({ id }) => id === place.dataset.card);
      if (other?.id === card.id) return;
      selection.take(scene, other ? [card, other] : together());
      const ready = other ? null : selection.ready(scene);
      if (ready) context.act(ready);
    },
  });
}
