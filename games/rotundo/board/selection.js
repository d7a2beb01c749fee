// The selection on the board of Rotundo: cards of the hand for a collection, or cards of the display for a bid; never
// both. The actions that the bar offers follow from it.

import { inSelectionOrder, matchActions } from '/matching-actions.js';
import { animateNextDraw } from '/motion.js';
import { deckOf, visible, without } from './deck.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {{id: string, card: string}} Held  equal cards differ in their id
 * @typedef {ReturnType<typeof createSelection>} Selection
 */

/** @param {Action} action @returns {string[]} */
const givenBy = (action) => action.give ?? [];

/** @param {Scene} scene */
const collections = (scene) => scene.actions.filter((action) => action.give);

/** Returns the listed bids: one for each possible total, lowest first. @param {Scene} scene */
export const bids = (scene) => scene.actions.filter((action) => action.bid);

/** @param {import('/types.js').BoardContext} context */
export function createSelection(context) {
  /** @type {Held[]} */
  let chosen = [];
  /** In the order in which they are put down. @type {string[]} */
  let bid = [];
  /** Whether the table rejected the selection. */
  let refused = false;
  /** The bid that the table accepts. @type {Action | null} */
  let accepted = null;

  const cards = () => chosen.map(({ card }) => card);

  /** Returns the selection as an action, legal or not. @param {Scene} scene @returns {Action} */
  const asAction = (scene) =>
    bid.length
      ? { do: scene.view.phase === 'bid' ? 'bid' : 'auction', bid: [...bid] }
      : { do: 'collect', give: cards() };

  /** Returns whether the selected cards of the hand, perhaps with more, are part of a listed action. @param {Scene} scene */
  const isPossible = (scene) => matchActions(collections(scene), cards(), givenBy).open.length > 0;

  /**
   * Lets the table check the selection. A bid that is still too low is shown without a refusal while a higher one is
   * possible.
   * @param {Scene} scene
   */
  async function check(scene) {
    const action = asAction(scene);
    const key = JSON.stringify(action);
    const answer = await context.check(action);
    if (JSON.stringify(asAction(scene)) !== key) return;
    if (answer.ok) {
      accepted = action;
      return context.redraw();
    }
    if (answer.faults?.[0]?.kind === 'low' && bids(scene).length) return;
    refused = true;
    context.showRefusal(answer);
    context.announce(answer.why);
    context.redraw();
  }

  /** Called after every change: the table knows whether a bid is high enough, and why a selection is impossible. @param {Scene} scene */
  function changed(scene) {
    refused = false;
    accepted = null;
    context.showRefusal(null);
    if (bid.length || (chosen.length && !isPossible(scene))) check(scene);
    context.redraw();
  }

  /** Changes the bid and animates the cards. @param {Scene} scene @param {string[]} cards */
  function setBid(scene, cards) {
    animateNextDraw(null);
    chosen = [];
    bid = cards;
    changed(scene);
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
    /** Adds a card of the display to the bid. @param {Scene} scene @param {string} card */
    addToBid(scene, card) {
      if (without(displayOf(scene), bid).includes(card)) setBid(scene, [...bid, card]);
    },
    /** @param {Scene} scene @param {number} at */
    removeFromBid: (scene, at) =>
      setBid(
        scene,
        bid.filter((_, place) => place !== at),
      ),
    /** Returns the selection for `restore`; null if there is none. */
    save: () => (chosen.length || bid.length ? { chosen, bid, refused, accepted } : null),
    /** @param {{chosen: Held[], bid: string[], refused: boolean, accepted: Action | null} | null} saved */
    restore(saved) {
      ({ chosen, bid, refused, accepted } = saved ?? { chosen: [], bid: [], refused: false, accepted: null });
    },
    clear() {
      const any = chosen.length > 0 || bid.length > 0;
      chosen = [];
      bid = [];
      refused = false;
      accepted = null;
      if (any) context.showRefusal(null);
      return any;
    },
    /**
     * Returns whether one more of this card of the hand can be part of a collection.
     * @param {Scene} scene
     * @param {string} card
     */
    fits: (scene, card) =>
      (matchActions(collections(scene), cards(), givenBy).next.get(card) ?? 0) >
      cards().filter((other) => other === card).length,
    /** Returns the action that uses just the selection. @param {Scene} scene @returns {Action | null} */
    ready(scene) {
      if (bid.length) return accepted;
      if (!chosen.length) return null;
      const [exact] = matchActions(collections(scene), cards(), givenBy).exact;
      return exact ? inSelectionOrder(exact, 'give', cards()) : null;
    },
  };
}

/** Returns your hand in the order in which it is shown. @param {Scene} scene @returns {Held[]} */
export function handOf(scene) {
  /** @type {Record<string, number>} */
  const count = {};
  const hand = scene.you === null ? [] : visible(scene.view.hands[scene.you]);
  return deckOf(scene.view)
    .sort(hand)
    .map((card) => {
      count[card] = (count[card] ?? 0) + 1;
      return { id: `${card}.${count[card]}`, card };
    });
}

/** @param {Scene} scene @returns {string[]} */
export const displayOf = (scene) => (scene.you === null ? [] : scene.view.displays[scene.you]);
