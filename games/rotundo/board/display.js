// Your display: equal cards are stacked. In an auction each click puts one of them into your bid.

import { h } from '/dom.js';
import { t } from '/words.js';
import { drag } from '/kit/drag.js';
import { hand } from '/kit/hand.js';
import { hiddenLabel } from '/kit/label.js';
import { without } from '/kit/pieces.js';
import { small } from './cards.js';
import { deckOf } from './deck.js';
import { nameOf } from './names.js';
import { bids, displayOf } from './selection.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./selection.js').Selection} Selection
 */

/**
 * Returns the cards that are in the bid and so not in the display.
 * @param {Scene} scene
 * @param {Selection} selection
 */
function cardsInBid(scene, selection) {
  const high = scene.view.auction?.high;
  return high && high.seat === scene.you ? high.cards : selection.bid();
}

/** @param {Scene} scene @param {Selection} selection @param {import('/types.js').Action | null} highlighted */
export function display(scene, selection, highlighted) {
  const deck = deckOf(scene.view);
  const all = displayOf(scene);
  const left = without(all, cardsInBid(scene, selection));
  const asked = scene.mine && (highlighted ? highlighted.bid : bids(scene).length > 0);

  const stack = (/** @type {import('./deck.js').Group} */ { card, count }, /** @type {number} */ at) => {
    const many = left.filter((other) => other === card).length;
    const can = asked && many > 0 && (!highlighted || highlighted.bid.includes(card));
    const label = [
      t('rotundo-stack', { count: many, card: nameOf(card), value: deck.of(card).value }),
      can && t('rotundo-stack-possible'),
    ];
    return h(
      'button',
      {
        key: card,
        class: `stack ${can ? 'possible' : ''}`,
        'data-stack': card,
        'data-pieces': true,
        'data-handle': true,
        'data-stop': true,
        tabindex: at ? '-1' : '0',
        title: nameOf(card),
        style: { '--lying-behind': `${Math.max(0, count - 1)}` },
        on: {
          click: () => scene.mine && selection.addToBid(scene, card),
          pointerdown: (/** @type {PointerEvent} */ event) => can && dragToBid(event, scene, selection, card),
        },
      },
      hiddenLabel(...label),
      // Cards in the bid stay visible as faint copies, so that the stack keeps its width.
      Array.from({ length: count }, (_, place) =>
        h(
          'span',
          {
            key: place,
            class: `lying ${place < count - many ? 'gone' : ''}`,
            'data-piece': place >= count - many && card,
            style: { '--at': `${place}` },
          },
          small(deck, card),
        ),
      ),
      many > 1 && h('b', { class: 'times', 'aria-hidden': 'true' }, `×${many}`),
    );
  };

  return hand(
    {
      class: `rotundo-display ${all.length ? '' : 'bare'}`,
      key: 'display',
      label: t('rotundo-display-is', { count: all.length, worth: deck.value(all) }),
      'data-place': 'display',
      'data-drop': 'back',
    },
    all.length ? deck.groups(all).map(stack) : h('p', { class: 'small' }, t('rotundo-display-empty')),
  );
}

/**
 * Drags a card into the bid: onto the tray or the card in the middle.
 * @param {PointerEvent} event
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {string} card
 */
function dragToBid(event, scene, selection, card) {
  const stack = /** @type {HTMLElement} */ (event.currentTarget);
  const top = () => /** @type {HTMLElement[]} */ ([...stack.querySelectorAll('[data-piece]')].slice(-1));
  drag(event, {
    dragged: top,
    onto: '[data-drop=bid], [data-drop=collect]',
    drop: () => selection.addToBid(scene, card),
  });
}
