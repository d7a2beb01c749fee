// What is chosen on the Rotundo board: cards of the hand for a collection, or cards of the display
// for a bid; never both. From that follow the actions that the bar offers.

import { inOrder, sift } from '../../pick.js';
import { look, travel } from '../../motion.js';
import { t } from '../../words.js';
import { deckOf, less, seen } from './deck.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {{id: string, card: string}} Held  two cards alike are told apart by their id
 * @typedef {ReturnType<typeof picking>} Pick
 */

/** @param {Action} action @returns {string[]} */
const given = (action) => action.give ?? [];

/** @param {Scene} scene */
const collections = (scene) => scene.actions.filter((action) => action.give);

/** Of each total that can be bid one is listed, lowest first. @param {Scene} scene */
export const bids = (scene) => scene.actions.filter((action) => action.bid);

/** @param {import('../../types.js').Desk} desk */
export function picking(desk) {
  /** @type {Held[]} */
  let chosen = [];
  /** In the order in which they are put down. @type {string[]} */
  let bid = [];
  /** Whether the table refused what is chosen. */
  let refused = false;

  const cards = () => chosen.map(({ card }) => card);

  /** What is chosen, as an action, whether or not it can be done. @param {Scene} scene @returns {Action} */
  const meant = (scene) => bid.length
    ? { do: scene.view.phase === 'bid' ? 'bid' : 'auction', bid: [...bid] }
    : { do: 'collect', give: cards() };

  /** Whether this, or this and more, can be done. @param {Scene} scene */
  function leads(scene) {
    const deck = deckOf(scene.view);
    if (bid.length) return bids(scene).some((action) => deck.worth(action.bid) >= deck.worth(bid));
    return sift(collections(scene), cards(), given).open.length > 0;
  }

  /** @param {Scene} scene */
  async function ask(scene) {
    const action = meant(scene);
    const key = JSON.stringify(action);
    const alone = scene.view.phase === 'choose' && chosen.length === 1;
    const answer = alone
      ? { ok: /** @type {const} */ (false), rule: 'R4', why: t('rotundo.no-partner', { card: nameOf(chosen[0].card), middle: nameOf(scene.view.middle) }) }
      : await desk.check(action);
    if (answer.ok || JSON.stringify(meant(scene)) !== key) return;
    refused = true;
    desk.refuse(answer);
    desk.tell(answer.why);
    desk.redraw();
  }

  /** After every change: what leads nowhere is asked, so that the table says why. @param {Scene} scene */
  function changed(scene) {
    refused = false;
    desk.refuse(null);
    if ((chosen.length || bid.length) && !leads(scene)) ask(scene);
    desk.redraw();
  }

  /** Cards travel between display and bid. @param {Scene} scene @param {string[]} now */
  function stakes(scene, now) {
    const spots = look();
    chosen = [];
    bid = now;
    changed(scene);
    requestAnimationFrame(() => setTimeout(() => travel(spots, null)));
  }

  return {
    cards,
    chosen: () => chosen,
    bid: () => bid,
    refused: () => refused,
    /** @param {string} id */
    has: (id) => chosen.some((held) => held.id === id),
    /** @param {Scene} scene @param {Held} held */
    toggle(scene, held) {
      bid = [];
      chosen = chosen.some(({ id }) => id === held.id) ? chosen.filter(({ id }) => id !== held.id) : [...chosen, held];
      changed(scene);
    },
    /** @param {Scene} scene @param {Held[]} all */
    take(scene, all) {
      bid = [];
      chosen = [...chosen, ...all.filter(({ id }) => !chosen.some((held) => held.id === id))];
      changed(scene);
    },
    /** One more card of the display into the bid. @param {Scene} scene @param {string} card */
    stake(scene, card) {
      if (less(displayOf(scene), bid).includes(card)) stakes(scene, [...bid, card]);
    },
    /** @param {Scene} scene @param {number} at */
    unstake: (scene, at) => stakes(scene, bid.filter((_, place) => place !== at)),
    clear() {
      const any = chosen.length > 0 || bid.length > 0;
      chosen = [];
      bid = [];
      refused = false;
      if (any) desk.refuse(null);
      return any;
    },
    /** Whether one more of this card of the hand can lead to a collection. @param {Scene} scene @param {string} card */
    fits: (scene, card) => (sift(collections(scene), cards(), given).next.get(card) ?? 0) > cards().filter((other) => other === card).length,
    /** The action that uses just what is chosen. @param {Scene} scene @returns {Action | null} */
    ready(scene) {
      const deck = deckOf(scene.view);
      if (bid.length) return bids(scene).some((action) => deck.worth(action.bid) === deck.worth(bid)) ? meant(scene) : null;
      if (!chosen.length) return null;
      const [exact] = sift(collections(scene), cards(), given).exact;
      return exact ? inOrder(exact, 'give', cards()) : null;
    },
  };
}

/** Your hand as it is shown. @param {Scene} scene @returns {Held[]} */
export function handOf(scene) {
  /** @type {Record<string, number>} */
  const count = {};
  const hand = scene.you === null ? [] : seen(scene.view.hands[scene.you]);
  return deckOf(scene.view).sort(hand).map((card) => {
    count[card] = (count[card] ?? 0) + 1;
    return { id: `${card}.${count[card]}`, card };
  });
}

/** @param {Scene} scene @returns {string[]} */
export const displayOf = (scene) => scene.you === null ? [] : scene.view.displays[scene.you];
