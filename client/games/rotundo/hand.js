// Your hand: choose by click, touch or key, or drag cards onto the card in the middle.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { rove, settle } from '../../roving.js';
import { face } from './cards.js';
import { deckOf, less } from './deck.js';
import { whole } from './names.js';
import { handOf } from './pick.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./pick.js').Held} Held
 * @typedef {import('./pick.js').Pick} Pick
 */

/**
 * @param {Scene} scene @param {Pick} pick @param {import('../../types.js').Desk} desk
 * @param {import('../../types.js').Action | null} pointed
 */
export function hand(scene, pick, desk, pointed) {
  const held = handOf(scene);
  const deck = deckOf(scene.view);
  const marked = pointed ? named(held, pointed.give ?? []) : null;

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const chosen = pick.has(card.id);
    const can = scene.mine && !chosen && (marked ? marked.has(card.id) : pick.fits(scene, card.card));
    const choosing = scene.mine && scene.view.phase === 'choose';
    const label = [whole(deck, card.card), can && t('rotundo.possible')];
    return h('button', {
      key: card.id, class: `rotundo-card in-hand ${chosen ? 'chosen' : ''} ${can ? 'possible' : ''} ${choosing && !can && !chosen ? 'impossible' : ''}`,
      'data-piece': card.card, 'data-card': card.id, 'data-stop': true, tabindex: at ? '-1' : '0', title: whole(deck, card.card), 'aria-pressed': `${chosen}`,
      on: {
        click: () => scene.mine && pick.toggle(scene, card),
        pointerdown: (/** @type {PointerEvent} */ event) => scene.mine && carry(event, scene, pick, desk, held, card),
      },
    }, h('span', { class: 'unseen' }, label.filter(Boolean).join(', ')), face(deck, card.card));
  };

  return h('div', { class: 'rotundo-hand', key: 'hand', role: 'group', 'aria-label': t('rotundo.hand', { worth: deck.worth(held.map(({ card }) => card)) }), 'data-place': 'hand', on: { keydown: rove, focusin: settle } },
    held.length ? held.map(one) : h('p', { class: 'small' }, t('rotundo.hand.empty')));
}

/** The held cards that an action names. @param {Held[]} held @param {string[]} give */
function named(held, give) {
  let left = give;
  return new Set(held.filter(({ card }) => {
    const rest = less(left, [card]);
    const is = rest.length < left.length;
    left = rest;
    return is;
  }).map(({ id }) => id));
}

/**
 * Onto the middle: that is what they are for. Onto another card: the two together.
 * @param {PointerEvent} event @param {Scene} scene @param {Pick} pick @param {import('../../types.js').Desk} desk
 * @param {Held[]} held @param {Held} card
 */
function carry(event, scene, pick, desk, held, card) {
  const along = () => held.filter(({ id }) => id === card.id || (pick.has(card.id) && pick.has(id)));
  drag(event, {
    carried: () => along().flatMap(({ id }) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-card="${id}"]`)])),
    onto: '[data-drop=collect], [data-card]',
    drop(place) {
      const other = held.find(({ id }) => id === place.dataset.card);
      if (other?.id === card.id) return;
      pick.take(scene, other ? [card, other] : along());
      const ready = other ? null : pick.ready(scene);
      if (ready) desk.act(ready);
    },
  });
}
