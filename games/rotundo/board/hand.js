// Your hand: select cards by click, touch or key, or drag them onto the card in the middle.

import { classes, h } from '/dom.js';
import { t } from '/words.js';
import { dragHeld, hand as group, selectablePiece } from '/kit/hand.js';
import { idsOf } from '/kit/pieces.js';
import { face } from './cards.js';
import { deckOf } from './deck.js';
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
  const marked = highlighted ? idsOf(held, highlighted.give ?? []) : null;
  const possible = selection.possible(scene);
  const choosing = scene.mine && scene.view.phase === 'choose';

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const { id, piece } = card;
    const chosen = selection.has(id);
    const can = scene.mine && !chosen && (marked ? marked.has(id) : possible.has(piece));
    return selectablePiece(
      {
        id,
        piece,
        first: !at,
        className: classes({
          'rotundo-card in-hand': true,
          chosen,
          possible: can,
          impossible: choosing && !can && !chosen,
        }),
        label: [fullName(deck, piece), can && t('rotundo-possible')],
        selected: chosen,
        attributes: { 'data-card': id, title: fullName(deck, piece) },
        click: () => scene.mine && selection.toggle(scene, card),
        press: (event) => scene.mine && dragCards(event, scene, selection, context, held, card),
      },
      face(deck, piece),
    );
  };
  return group(
    {
      class: 'rotundo-hand',
      key: 'hand',
      label: t('rotundo-hand', { worth: deck.value(held.map(({ piece }) => piece)) }),
    },
    held.length ? held.map(one) : h('p', { class: 'small' }, t('rotundo-hand-empty')),
  );
}

/**
 * Drags cards: onto the middle to collect, onto another card to select both.
 * @param {PointerEvent} event @param {Scene} scene @param {Selection} selection @param
 * {import('/types.js').BoardContext} context
 * @param {Held[]} held @param {Held} card
 */
function dragCards(event, scene, selection, context, held, card) {
  dragHeld(event, {
    piece: card,
    hand: held,
    isSelected: selection.has,
    take: (all) => selection.take(scene, all),
    onto: '[data-drop=collect]',
    drop() {
      const ready = selection.ready(scene);
      if (ready) context.act(ready);
    },
  });
}
