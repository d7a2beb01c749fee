// The table of Rotundo: the card in the middle with what you would add to it, pile and discard pile.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { face, reverse } from './cards.js';
import { deckOf, size } from './deck.js';
import { nameOf, whole } from './names.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('./pick.js').Pick} Pick
 */

/** As many discards are drawn as may be seen moving; of the others the number is enough. */
const DRAWN = 8;

/** The card that it is all about. @param {Scene} scene @param {boolean} marked @param {() => void} press */
export function centre(scene, marked, press) {
  const { middle, pile } = scene.view;
  const deck = deckOf(scene.view);
  if (!middle) return h('p', { class: 'rotundo-card central vacant', key: 'vacant' }, t('rotundo.middle.empty'));
  return h('button', {
    // Each card turned up is another one, even of the same material.
    key: `middle-${size(pile)}`, class: `rotundo-card central ${marked ? 'marked' : ''}`, 'data-place': 'middle', 'data-piece': middle, 'data-from': 'pile',
    'data-drop': 'collect', 'aria-disabled': scene.mine ? null : 'true', on: { click: () => scene.mine && press() },
  }, h('span', { class: 'unseen' }, t('rotundo.middle', { card: whole(deck, middle) })), face(deck, middle));
}

/** The card in the middle between the two that would go with it, and why they do. @param {Scene} scene @param {Pick} pick @param {import('../../dom.js').Child} card */
export function collection(scene, pick, card) {
  const deck = deckOf(scene.view);
  const chosen = pick.cards();
  const ready = pick.ready(scene);
  const choosing = scene.mine && scene.view.phase === 'choose';
  const slot = (/** @type {number} */ at) => {
    const held = pick.chosen()[at];
    return held
      ? h('button', { class: 'slot filled', key: held.id, on: { click: () => pick.toggle(scene, held) } },
        h('span', { class: 'unseen' }, t('rotundo.bid.back', { card: nameOf(held.card) })), face(deck, held.card))
      : h('span', { class: `slot ${choosing ? '' : 'idle'}`, key: `slot-${at}` });
  };
  return h('div', { class: `collection ${ready ? 'holds' : ''} ${pick.refused() ? 'fails' : ''}`, key: 'collection', 'data-drop': 'collect' },
    slot(0), card, slot(1),
    h('div', { class: 'bracket', key: 'bracket' }, chosen.length === 2 && reasons(scene, [scene.view.middle, ...chosen]).map((reason) => h('span', { key: reason }, reason))),
    h('p', { class: 'caption', key: 'caption', 'aria-hidden': 'true' }, scene.view.middle && chosen.length < 2 ? nameOf(scene.view.middle) : ''));
}

/** What the three have in common, as a friend would point it out. @param {Scene} scene @param {string[]} cards */
export function reasons(scene, cards) {
  const deck = deckOf(scene.view);
  const bags = new Set(cards.map((card) => deck.of(card).bag));
  const numbers = cards.map((card) => deck.of(card).number).sort();
  return [t('rotundo.colours', { count: bags.size }), numbers.join('–')];
}

/** @param {Scene} scene @param {boolean} marked @param {() => void} press */
export function piles(scene, marked, press) {
  const pile = size(scene.view.pile);
  const discard = /** @type {string[]} */ (scene.view.discard);
  const taking = scene.view.phase === 'take';
  return h('div', { class: 'heaps', key: 'heaps' },
    h('div', { class: 'heap', key: 'pile', 'data-place': 'pile' },
      h('p', { class: 'heading' }, t('rotundo.pile'), ' ', h('b', null, pile)),
      h('div', { class: `rotundo-card ${pile ? '' : 'vacant'}` }, pile > 0 && reverse())),
    !taking && h('div', { class: 'heap', key: 'discard', 'data-place': 'discard' },
      h('p', { class: 'heading', 'aria-hidden': 'true' }, t('rotundo.discard'), ' ', h('b', null, discard.length)),
      h('button', { class: `fan ${marked ? 'marked' : ''}`, 'aria-disabled': scene.mine ? null : 'true', on: { click: () => scene.mine && press() } },
        h('span', { class: 'unseen' }, t('rotundo.discard.is', { count: discard.length, cards: discard.slice(-3).toReversed().map(nameOf).join(', ') })),
        discard.length ? fan(scene, discard) : h('span', { class: 'rotundo-card vacant' }))));
}

/** The top three can be told apart; whoever collects next may have them. @param {Scene} scene @param {string[]} discard */
function fan(scene, discard) {
  const deck = deckOf(scene.view);
  const shown = Math.min(3, discard.length);
  return discard.map((card, at) => at >= discard.length - DRAWN && h('span', {
    key: at, class: 'rotundo-card', 'data-piece': card, style: { '--step': `${Math.max(0, at - (discard.length - shown))}` },
  }, face(deck, card)));
}

/** After a collection: the whole discard pile, its top cards to be taken. @param {Scene} scene @param {boolean} marked @param {() => void} take */
export function spread(scene, marked, take) {
  const deck = deckOf(scene.view);
  const discard = /** @type {string[]} */ (scene.view.discard);
  const top = discard.slice(-3);
  const below = discard.slice(0, -3).toReversed();
  const can = scene.mine;
  return h('div', { class: 'spread', key: 'spread', 'data-place': 'discard' },
    h('button', {
      class: `collection offered ${can ? 'holds' : ''} ${marked ? 'marked' : ''}`, 'aria-disabled': can ? null : 'true',
      on: {
        click: () => can && take(),
        pointerdown: (/** @type {PointerEvent} */ event) => can && carry(event, take),
      },
    },
    h('span', { class: 'unseen' }, t('rotundo.top', { count: top.length, cards: top.toReversed().map(nameOf).join(', '), worth: deck.worth(top) })),
    top.toReversed().map((card, at) => h('span', { key: `top-${at}`, class: 'rotundo-card', 'data-piece': card }, face(deck, card))),
    h('div', { class: 'bracket', 'aria-hidden': 'true' }, h('span', null, t('rotundo.worth', { count: deck.worth(top) })))),
    below.length > 0 && h('div', { class: 'below' },
      h('p', { class: 'small' }, t('rotundo.below', { count: below.length })),
      h('ol', null, below.map((card, at) => h('li', { key: below.length - at, class: 'rotundo-card', 'data-piece': card, title: nameOf(card) }, h('span', { class: 'unseen' }, nameOf(card)), face(deck, card))))));
}

/** The cards go to the hand. @param {PointerEvent} event @param {() => void} take */
function carry(event, take) {
  const top = /** @type {HTMLElement} */ (event.currentTarget);
  drag(event, {
    carried: () => /** @type {HTMLElement[]} */ ([...top.querySelectorAll('[data-piece]')]),
    onto: '[data-place=hand]',
    drop: take,
  });
}
