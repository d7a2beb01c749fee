// The tray between the seats: who has bid what, who is out, and what your own bid adds up to.

import { h } from '../../dom.js';
import { t } from '../../words.js';
import { drag } from '../../drag.js';
import { rove, settle } from '../../roving.js';
import { small } from './cards.js';
import { deckOf } from './deck.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./pick.js').Pick} Pick
 * @typedef {{seat: number, cards: string[]}} Bid
 */

/** The view has the highest bid only; what was bid before is remembered here. */
export function bidding() {
  /** @type {Bid[]} */
  let heard = [];
  return {
    /** @param {Scene} scene */
    meet(scene) {
      const high = /** @type {Bid | undefined} */ (scene.view.auction?.high);
      if (!high) heard = [];
      else if (JSON.stringify(heard.at(-1)) !== JSON.stringify(high)) heard = [...heard, high];
    },
    /** @param {number} seat */
    of: (seat) => heard.findLast((bid) => bid.seat === seat),
  };
}

/** @param {Scene} scene @param {Pick} pick @param {ReturnType<typeof bidding>} heard */
export function tray(scene, pick, heard) {
  const { auction, players } = scene.view;
  const first = auction?.by ?? scene.you ?? 0;
  const seats = auction ? Array.from({ length: players }, (_, step) => (first + step) % players) : [];
  return h('div', { class: 'tray', key: 'tray', 'data-drop': 'bid', role: 'group', 'aria-label': t('rotundo.auction') },
    auction
      ? h('ol', { class: 'bids', key: 'bids' }, seats.map((seat) => row(scene, seat, heard)))
      : h('p', { class: 'heading', key: 'heading' }, t('rotundo.bid.first')),
    scene.mine && own(scene, pick));
}

/** @param {Scene} scene @param {number} seat @param {ReturnType<typeof bidding>} heard */
function row(scene, seat, heard) {
  const deck = deckOf(scene.view);
  const { high, out } = /** @type {{high: Bid, out: boolean[]}} */ (scene.view.auction);
  const leads = high.seat === seat;
  const asked = scene.turn === seat;
  const before = heard.of(seat);
  const state = leads ? t('rotundo.bid.high') : out[seat] ? t('rotundo.bid.out') : asked ? t(seat === scene.you ? 'rotundo.bid.asked.you' : 'rotundo.bid.asked') : t('rotundo.bid.waits');
  return h('li', { key: seat, class: `${leads ? 'leads' : ''} ${out[seat] ? 'out' : ''} ${asked ? 'asked' : ''}` },
    h('bdi', { class: 'bidder' }, seat === scene.you ? t('rotundo.you') : scene.names[seat]),
    h('span', { class: 'state' }, state),
    leads && h('span', { class: 'staked', 'data-place': `bid-${seat}` }, high.cards.map((card, at) =>
      h('span', { key: at, 'data-piece': card, title: nameOf(card) }, h('span', { class: 'unseen' }, nameOf(card)), small(deck, card)))),
    before && h('b', { class: 'sum' }, deck.worth(before.cards)));
}

/** Your bid as it grows; each card in it can be taken back. @param {Scene} scene @param {Pick} pick */
function own(scene, pick) {
  const deck = deckOf(scene.view);
  const cards = pick.bid();
  return h('div', { class: `own-bid ${pick.ready(scene) ? 'holds' : ''}`, key: 'own' },
    h('div', { class: 'staked', 'data-place': 'bid', role: 'group', 'aria-label': t('rotundo.bid.yours'), on: { keydown: rove, focusin: settle } },
      cards.length ? cards.map((card, at) => h('button', {
        key: `${card}-${at}`, 'data-piece': card, 'data-stop': true, tabindex: at ? '-1' : '0', title: t('rotundo.bid.back', { card: nameOf(card) }),
        on: {
          click: () => pick.unstake(scene, at),
          pointerdown: (/** @type {PointerEvent} */ event) => carry(event, () => pick.unstake(scene, at)),
        },
      }, h('span', { class: 'unseen' }, t('rotundo.bid.back', { card: nameOf(card) })), small(deck, card)))
        : h('p', { class: 'small' }, t('rotundo.bid.empty'))),
    h('output', { class: 'sum', 'aria-label': t('rotundo.bid.sum', { count: deck.worth(cards) }) }, deck.worth(cards)));
}

/** Back to the display. @param {PointerEvent} event @param {() => void} drop */
function carry(event, drop) {
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  drag(event, { carried: () => [card], onto: '[data-drop=back]', drop });
}
