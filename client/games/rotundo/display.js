// Your display: cards alike lie together. In an auction each press puts one of them into your bid.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { rove, settle } from '../../roving.js';
import { small } from './cards.js';
import { deckOf, less } from './deck.js';
import { nameOf } from './names.js';
import { bids, displayOf } from './pick.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./pick.js').Pick} Pick
 */

/** What lies in the tray is not in the display meanwhile. @param {Scene} scene @param {Pick} pick */
function away(scene, pick) {
  const high = scene.view.auction?.high;
  return high && high.seat === scene.you ? high.cards : pick.bid();
}

/** @param {Scene} scene @param {Pick} pick @param {import('../../types.js').Action | null} pointed */
export function display(scene, pick, pointed) {
  const deck = deckOf(scene.view);
  const all = displayOf(scene);
  const left = less(all, away(scene, pick));
  const asked = scene.mine && (pointed ? pointed.bid : bids(scene).length > 0);

  const stack = (/** @type {import('./deck.js').Group} */ { card, count }, /** @type {number} */ at) => {
    const many = left.filter((other) => other === card).length;
    const can = asked && many > 0 && (!pointed || pointed.bid.includes(card));
    const label = [t('rotundo.stack', { count: many, card: nameOf(card), value: deck.of(card).value }), can && t('rotundo.stack.possible')];
    return h('button', {
      key: card, class: `stack ${can ? 'possible' : ''}`, 'data-stack': card, 'data-stop': true, tabindex: at ? '-1' : '0',
      title: nameOf(card), style: { '--lying': `${Math.max(0, count - 1)}` },
      on: {
        click: () => scene.mine && pick.stake(scene, card),
        pointerdown: (/** @type {PointerEvent} */ event) => can && carry(event, scene, pick, card),
      },
    },
    h('span', { class: 'unseen' }, label.filter(Boolean).join(', ')),
    // Those in the bid are seen faintly behind the others: the stack stays as wide as it was.
    Array.from({ length: count }, (_, place) => h('span', {
      key: place, class: `lying ${place < count - many ? 'gone' : ''}`, 'data-piece': place >= count - many && card, style: { '--at': `${place}` },
    }, small(deck, card))),
    many > 1 && h('b', { class: 'times', 'aria-hidden': 'true' }, `×${many}`));
  };

  return h('div', { class: 'rotundo-display', key: 'display', role: 'group', 'aria-label': t('rotundo.display.is', { count: all.length, worth: deck.worth(all) }), 'data-place': 'display', 'data-drop': 'back', on: { keydown: rove, focusin: settle } },
    all.length ? deck.groups(all).map(stack) : h('p', { class: 'small' }, t('rotundo.display.empty')));
}

/** Onto the tray or the card in the middle: into the bid. @param {PointerEvent} event @param {Scene} scene @param {Pick} pick @param {string} card */
function carry(event, scene, pick, card) {
  const stack = /** @type {HTMLElement} */ (event.currentTarget);
  const top = () => /** @type {HTMLElement[]} */ ([...stack.querySelectorAll('[data-piece]')].slice(-1));
  drag(event, { carried: top, onto: '[data-drop=bid], [data-drop=collect]', drop: () => pick.stake(scene, card) });
}
