// Your hand: choose by click, touch or key, or drag cards onto each other and onto the columns.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { rove, settle } from '../../roving.js';
import { colourOf, emblem, face, rankOf } from './cards.js';
import { nameOf } from './names.js';
import { handOf, homeOf } from './pick.js';

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
  const marks = pointed ? pointedAt(held, pointed.give ?? []) : null;
  const next = pick.next(scene);
  const home = homeOf(scene);
  /** @type {Record<string, number>} */
  const taken = {};
  for (const card of pick.cards) taken[card] = (taken[card] ?? 0) + 1;

  const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
    const order = pick.order(card.id);
    const can =
      scene.mine &&
      (marks ? marks.has(card.id) : !order && (next.get(card.card) ?? 0) > (taken[card.card] ?? 0));
    const relative = colourOf(card.card) === home && rankOf(card.card) > 1;
    const label = [
      nameOf(card.card),
      relative && t('monad.relative'),
      order && t('monad.chosen.nth', { count: order }),
      can && t('monad.possible'),
    ];
    return h(
      'button',
      {
        key: card.id,
        class: `monad-card held ${order ? 'chosen' : ''} ${can ? 'can' : ''} ${scene.mine && !can && !order ? 'cannot' : ''}`,
        'data-piece': card.card,
        'data-card': card.id,
        'data-stop': true,
        tabindex: at ? '-1' : '0',
        'aria-pressed': `${order > 0}`,
        on: {
          click: () => scene.mine && pick.toggle(scene, card),
          pointerdown: (/** @type {PointerEvent} */ event) =>
            scene.mine && carry(event, scene, pick, desk, held, card),
        },
      },
      h('span', { class: 'unseen' }, label.filter(Boolean).join(', ')),
      face(card.card),
      relative && h('span', { class: 'kin' }, emblem(home)),
      order > 0 && h('span', { class: 'order', 'aria-hidden': 'true' }, order),
    );
  };

  if (!held.length) return h('p', { class: 'small' }, t('monad.hand.empty'));
  return h(
    'div',
    {
      class: 'hand',
      role: 'group',
      'aria-label': t('monad.hand'),
      'data-place': 'hand',
      on: { keydown: rove, focusin: settle },
    },
    held.map(one),
  );
}

/** The held cards that an action names. @param {Held[]} held @param {string[]} give */
function pointedAt(held, give) {
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
 * Onto a column or the bank: that is what they are for. Onto another card: the two together.
 * @param {PointerEvent} event @param {Scene} scene @param {Pick} pick @param {import('../../types.js').Desk} desk
 * @param {Held[]} held @param {Held} card
 */
function carry(event, scene, pick, desk, held, card) {
  const along = () => held.filter(({ id }) => id === card.id || (pick.order(card.id) && pick.order(id)));
  drag(event, {
    carried: () =>
      along().flatMap(
        ({ id }) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-card="${id}"]`)]),
      ),
    onto: '[data-target], [data-card]',
    drop(place) {
      const other = held.find(({ id }) => id === place.dataset.card);
      if (other?.id === card.id) return;
      pick.take(scene, other ? [card, other] : along());
      if (!place.dataset.target) return;
      pick.aim(scene, Number(place.dataset.target), true);
      const ready = pick.ready(scene);
      if (ready.length === 1) desk.act(ready[0]);
    },
  });
}
