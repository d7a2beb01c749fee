// The table of Rotundo: the card in the middle with the cards that you would add, pile and discard pile.

import { h } from '/dom.js';
import { t } from '/words.js';
import { drag } from '/kit/drag.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { pileHeading } from '/kit/pile.js';
import { cardBack, face } from './cards.js';
import { countsOf, deckOf } from './deck.js';
import { fullName, nameOf } from './names.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('./selection.js').Selection} Selection
 */

/** How many discards are drawn: as many as may move at once. */
const MAX_DRAWN = 8;

/** Draws the card in the middle. @param {Scene} scene @param {boolean} marked @param {() => void} press */
export function centre(scene, marked, press) {
  const { middle, pile } = scene.view;
  const deck = deckOf(scene.view);
  if (!middle) return h('p', { class: 'rotundo-card central vacant', key: 'vacant' }, t('rotundo-middle-empty'));
  return h(
    'button',
    {
      // The next card is another element, even if it is equal.
      key: `middle-${sizeOf(pile)}`,
      class: `rotundo-card central ${marked ? 'marked' : ''}`,
      'data-place': 'middle',
      'data-piece': middle,
      'data-from': 'pile',
      'data-drop': 'collect',
      'aria-disabled': scene.mine ? null : 'true',
      on: { click: () => scene.mine && press() },
    },
    hiddenLabel(t('rotundo-middle', { card: fullName(deck, middle) })),
    face(deck, middle),
  );
}

/**
 * Draws the card in the middle with the two selected ones, and what they have in common.
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {import('/dom.js').Child} card
 */
export function collection(scene, selection, card) {
  const deck = deckOf(scene.view);
  const chosen = selection.cards();
  const ready = selection.ready(scene);
  const choosing = scene.mine && scene.view.phase === 'choose';
  const slot = (/** @type {number} */ at) => {
    const held = selection.chosen()[at];
    return held
      ? h(
          'button',
          { class: 'slot filled', key: held.id, on: { click: () => selection.toggle(scene, held) } },
          hiddenLabel(t('rotundo-bid-back', { card: nameOf(held.piece) })),
          face(deck, held.piece),
        )
      : h('span', { class: `slot ${choosing ? '' : 'idle'}`, key: `slot-${at}` });
  };
  const slots = Array.from({ length: countsOf().given }, (_, at) => slot(at));
  return h(
    'div',
    {
      class: `collection ${ready ? 'holds' : ''} ${selection.refused() ? 'fails' : ''}`,
      key: 'collection',
      'data-drop': 'collect',
    },
    // The card in the middle has the others around it.
    slots.slice(0, 1),
    card,
    slots.slice(1),
    h(
      'div',
      { class: 'bracket', key: 'bracket' },
      chosen.length === slots.length &&
        reasons(scene, [scene.view.middle, ...chosen]).map((reason) => h('span', { key: reason }, reason)),
    ),
    h(
      'p',
      { class: 'caption', key: 'caption', 'aria-hidden': 'true' },
      scene.view.middle && chosen.length < slots.length ? nameOf(scene.view.middle) : '',
    ),
  );
}

/** Returns what the three cards have in common. @param {Scene} scene @param {string[]} cards */
export function reasons(scene, cards) {
  const deck = deckOf(scene.view);
  const bags = new Set(cards.map((card) => deck.of(card).bag));
  const numbers = cards.map((card) => deck.of(card).number).sort();
  return [t('rotundo-colours', { count: bags.size }), numbers.join('–')];
}

/** @param {Scene} scene @param {boolean} marked @param {() => void} press */
export function piles(scene, marked, press) {
  const pile = sizeOf(scene.view.pile);
  const discard = /** @type {string[]} */ (scene.view.discard);
  const taking = scene.view.phase === 'take';
  const heading = () =>
    h('p', { class: 'heading', 'aria-hidden': 'true' }, pileHeading(t('rotundo-discard'), discard.length));
  return h(
    'div',
    { class: 'heaps', key: 'heaps' },
    h(
      'div',
      { class: 'heap', key: 'pile', 'data-place': 'pile' },
      h('p', { class: 'heading' }, pileHeading(t('rotundo-pile'), pile)),
      h('div', { class: `rotundo-card ${pile ? '' : 'vacant'}` }, pile > 0 && cardBack()),
    ),
    // While it lies open, its place stays.
    taking && h('div', { class: 'heap room', key: 'room' }, heading()),
    !taking &&
      h(
        'div',
        { class: 'heap', key: 'discard', 'data-place': 'discard' },
        heading(),
        h(
          'button',
          {
            class: `fan ${marked ? 'marked' : ''}`,
            'aria-disabled': scene.mine ? null : 'true',
            on: { click: () => scene.mine && press() },
          },
          h(
            'span',
            { class: 'visually-hidden' },
            t('rotundo-discard-is', {
              count: discard.length,
              cards: discard.slice(-countsOf().taken).toReversed().map(nameOf).join(', '),
            }),
          ),
          discard.length ? fan(scene, discard) : h('span', { class: 'rotundo-card vacant' }),
        ),
      ),
  );
}

/**
 * Draws the discard pile with its top cards apart: the next player who collects may take them.
 * @param {Scene} scene
 * @param {string[]} discard
 */
function fan(scene, discard) {
  const deck = deckOf(scene.view);
  const shown = Math.min(countsOf().taken, discard.length);
  return discard.map(
    (card, at) =>
      at >= discard.length - MAX_DRAWN &&
      h(
        'span',
        {
          key: at,
          class: 'rotundo-card',
          'data-piece': card,
          style: { '--step': `${Math.max(0, at - (discard.length - shown))}` },
        },
        face(deck, card),
      ),
  );
}

/**
 * Draws the whole discard pile after a collection, when its top cards can be taken.
 * @param {Scene} scene
 * @param {boolean} marked
 * @param {() => void} take
 */
export function spread(scene, marked, take) {
  const deck = deckOf(scene.view);
  const discard = /** @type {string[]} */ (scene.view.discard);
  const top = discard.slice(-countsOf().taken);
  const below = discard.slice(0, -countsOf().taken).toReversed();
  const can = scene.mine;
  return h(
    'div',
    { class: 'spread', key: 'spread', 'data-place': 'discard' },
    h(
      'button',
      {
        class: `collection offered ${can ? 'holds' : ''} ${marked ? 'marked' : ''}`,
        'data-handle': true,
        'aria-disabled': can ? null : 'true',
        on: {
          click: () => can && take(),
          pointerdown: (/** @type {PointerEvent} */ event) => can && dragToHand(event, take),
        },
      },
      h(
        'span',
        { class: 'visually-hidden' },
        t('rotundo-top', { count: top.length, cards: top.toReversed().map(nameOf).join(', '), worth: deck.value(top) }),
      ),
      top
        .toReversed()
        .map((card, at) =>
          h('span', { key: `top-${at}`, class: 'rotundo-card', 'data-piece': card }, face(deck, card)),
        ),
      h(
        'div',
        { class: 'bracket', 'aria-hidden': 'true' },
        h('span', null, t('rotundo-worth', { count: deck.value(top) })),
      ),
    ),
    below.length > 0 &&
      h(
        'div',
        { class: 'below' },
        h('p', { class: 'small' }, t('rotundo-below', { count: below.length })),
        h(
          'ol',
          null,
          below.map((card, at) =>
            h(
              'li',
              { key: below.length - at, class: 'rotundo-card', 'data-piece': card, title: nameOf(card) },
              hiddenLabel(nameOf(card)),
              face(deck, card),
            ),
          ),
        ),
      ),
  );
}

/** Drags the top cards to the hand. @param {PointerEvent} event @param {() => void} take */
function dragToHand(event, take) {
  const top = /** @type {HTMLElement} */ (event.currentTarget);
  drag(event, {
    dragged: () => /** @type {HTMLElement[]} */ ([...top.querySelectorAll('[data-piece]')]),
    onto: '[data-place=hand]',
    drop: take,
  });
}
