// The auction: who has bid what, who is out, and the sum of your own bid.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hand } from '/kit/hand.js';
import { hiddenLabel } from '/kit/label.js';
import { dragElement } from '/kit/pile.js';
import { small } from './cards.js';
import { deckOf } from './deck.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./selection.js').Selection} Selection
 * @typedef {{seat: number, cards: string[]}} Bid
 */

/** Remembers earlier bids: a view has only the highest one. */
export function bidHistory() {
  /** @type {Bid[]} */
  let bids = [];
  return {
    /** @param {Scene} scene */
    update(scene) {
      const high = /** @type {Bid | undefined} */ (scene.view.auction?.high);
      if (!high) bids = [];
      else if (JSON.stringify(bids.at(-1)) !== JSON.stringify(high)) bids = [...bids, high];
    },
    /** @param {number} seat */
    of: (seat) => bids.findLast((bid) => bid.seat === seat),
  };
}

/** @param {Scene} scene @param {Selection} selection @param {ReturnType<typeof bidHistory>} bidsMade */
export function tray(scene, selection, bidsMade) {
  const { auction, players } = scene.view;
  const first = auction?.by ?? scene.you ?? 0;
  const seats = auction ? Array.from({ length: players }, (_, step) => (first + step) % players) : [];
  return h(
    'div',
    { class: 'tray', key: 'tray', 'data-drop': 'bid', role: 'group', 'aria-label': t('rotundo-auction') },
    auction
      ? [
          highest(scene),
          h(
            'ol',
            { class: 'bids', key: `bids ${auction.by}` },
            seats.map((seat) => row(scene, seat, bidsMade)),
          ),
        ]
      : h('p', { class: 'heading', key: 'heading' }, t('rotundo-bid-first')),
    scene.mine && ownBid(scene, selection),
  );
}

/** Draws the cards of the highest bid, and their sum. @param {Scene} scene */
function highest(scene) {
  const deck = deckOf(scene.view);
  const { seat, cards } = /** @type {Bid} */ (scene.view.auction?.high);
  return h(
    'p',
    // The next bid is another element: it has not moved.
    { class: 'highest', key: `${seat} ${cards.join(' ')}` },
    h('span', { class: 'state' }, t('rotundo-bid-high')),
    h(
      'span',
      { class: 'staked', 'data-place': `bid-${seat}` },
      cards.map((card, at) =>
        h('span', { key: at, 'data-piece': card, title: nameOf(card) }, hiddenLabel(nameOf(card)), small(deck, card)),
      ),
    ),
    h('b', { class: 'sum' }, deck.value(cards)),
  );
}

/** @param {Scene} scene @param {number} seat @param {ReturnType<typeof bidHistory>} bidsMade */
function row(scene, seat, bidsMade) {
  const deck = deckOf(scene.view);
  const { high, out } = /** @type {{high: Bid, out: boolean[]}} */ (scene.view.auction);
  const leads = high.seat === seat;
  const asked = scene.turn === seat;
  const bid = bidsMade.of(seat);
  const state = leads
    ? t('rotundo-bid-high')
    : out[seat]
      ? t('rotundo-bid-out')
      : asked
        ? t(seat === scene.you ? 'rotundo-bid-asked-you' : 'rotundo-bid-asked')
        : t('rotundo-bid-waits');
  return h(
    'li',
    { key: seat, class: `${leads ? 'leads' : ''} ${out[seat] ? 'out' : ''} ${asked ? 'asked' : ''}` },
    h('bdi', { class: 'bidder' }, seat === scene.you ? t('rotundo-you') : scene.names[seat]),
    h('span', { class: 'state' }, state),
    bid && h('b', { class: 'sum' }, deck.value(bid.cards)),
  );
}

/** Draws your bid so far; each card in it can be taken back. @param {Scene} scene @param {Selection} selection */
function ownBid(scene, selection) {
  const deck = deckOf(scene.view);
  const cards = selection.bid();
  return h(
    'div',
    { class: `own-bid ${selection.ready(scene) ? 'holds' : ''}`, key: 'own' },
    hand(
      { class: 'staked', 'data-place': 'bid', label: t('rotundo-bid-yours') },
      cards.length
        ? cards.map((card, at) =>
            h(
              'button',
              {
                key: `${card}-${at}`,
                'data-piece': card,
                'data-stop': true,
                tabindex: at ? '-1' : '0',
                title: t('rotundo-bid-back', { card: nameOf(card) }),
                on: {
                  click: () => selection.removeFromBid(scene, at),
                  pointerdown: (/** @type {PointerEvent} */ event) =>
                    dragElement(event, '[data-drop=back]', () => selection.removeFromBid(scene, at)),
                },
              },
              hiddenLabel(t('rotundo-bid-back', { card: nameOf(card) })),
              small(deck, card),
            ),
          )
        : h('p', { class: 'small' }, t('rotundo-bid-empty')),
    ),
    h('output', { class: 'sum', 'aria-label': t('rotundo-bid-sum', { count: deck.value(cards) }) }, deck.value(cards)),
  );
}
