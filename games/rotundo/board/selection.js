// The selection on the board of Rotundo: cards of the hand for a collection, or cards of the display for a bid; never
// both. The actions that the bar offers follow from it.

import { animateNextDraw } from '/kit/motion.js';
import { heldPieces, visiblePieces, without } from '/kit/pieces.js';
import { createSelection as createPieceSelection } from '/kit/selection.js';
import { deckOf } from './deck.js';

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/kit/pieces.js').Held} Held
 * @typedef {ReturnType<typeof createSelection>} Selection
 */

/** Returns the listed bids: one for each possible total, lowest first. @param {Scene} scene */
export const bids = (scene) => scene.actions.filter((action) => action.bid);

/** @param {import('/types.js').BoardContext} context */
export function createSelection(context) {
  /** For a collection. */
  const chosen = createPieceSelection('give');
  /** In the order in which they are put down. @type {string[]} */
  let bid = [];
  /** Whether the table rejected the selection. */
  let refused = false;
  /** The bid that the table accepts. @type {Action | null} */
  let accepted = null;

  /** Returns the selection as an action, legal or not. @param {Scene} scene @returns {Action} */
  const asAction = (scene) =>
    bid.length
      ? { do: scene.view.phase === 'bid' ? 'bid' : 'auction', bid: [...bid] }
      : { do: 'collect', give: chosen.pieces() };

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

  /**
   * Called after every change: the table knows whether a bid is high enough, and why a selection is impossible.
   * @param {Scene} scene
   */
  function changed(scene) {
    refused = false;
    accepted = null;
    context.showRefusal(null);
    if (bid.length || (chosen.held().length && !chosen.match(scene.actions).open.length)) check(scene);
    context.redraw();
  }

  /** Changes the bid and animates the cards. @param {Scene} scene @param {string[]} cards */
  function setBid(scene, cards) {
    animateNextDraw(null);
    chosen.clear();
    bid = cards;
    changed(scene);
  }

  return {
    cards: chosen.pieces,
    chosen: chosen.held,
    has: chosen.has,
    bid: () => bid,
    refused: () => refused,
    /** @param {Scene} scene @param {Held} held */
    toggle(scene, held) {
      bid = [];
      chosen.toggle(held);
      changed(scene);
    },
    /** @param {Scene} scene @param {Held[]} all */
    take(scene, all) {
      bid = [];
      chosen.take(all);
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
    save: () => (chosen.held().length || bid.length ? { chosen: chosen.save(), bid, refused, accepted } : null),
    /** @param {{chosen: Held[] | null, bid: string[], refused: boolean, accepted: Action | null} | null} saved */
    restore(saved) {
      chosen.restore(saved?.chosen ?? null);
      ({ bid, refused, accepted } = saved ?? { bid: [], refused: false, accepted: null });
    },
    clear() {
      const any = chosen.clear() || bid.length > 0;
      bid = [];
      refused = false;
      accepted = null;
      if (any) context.showRefusal(null);
      return any;
    },
    /** Returns the cards of the hand of which one more can be part of a collection. @param {Scene} scene */
    possible: (scene) => chosen.possible(scene.actions),
    /** Returns the action that uses just the selection. @param {Scene} scene @returns {Action | null} */
    ready(scene) {
      return bid.length ? accepted : (chosen.ready(scene.actions)[0] ?? null);
    },
  };
}

/** Returns your hand in the order in which it is shown. @param {Scene} scene @returns {Held[]} */
export const handOf = (scene) =>
  heldPieces(deckOf(scene.view).sort(scene.you === null ? [] : visiblePieces(scene.view.hands[scene.you])));

/** @param {Scene} scene @returns {string[]} */
export const displayOf = (scene) => (scene.you === null ? [] : scene.view.displays[scene.you]);
