// The board of Rotundo: the card in the middle, the auction, your display and your hand.

import { h } from '/dom.js';
import { attempt } from '/kit/attempt.js';
import { bidHistory, tray } from './auction.js';
import { display } from './display.js';
import { hand } from './hand.js';
import { layOut } from './lay-out.js';
import { centre, collection, piles, spread } from './middle.js';
import { describeAction, prompt, proposals } from './proposals.js';
import { createSelection, displayOf, handOf } from './selection.js';
import { facts, plate, result } from './plate.js';

export { tips } from './tips.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Action} Action
 */

/** The sounds of peaks, by their events. @type {Record<string, import('/sound.js').Sound>} */
const PEAKS = { collected: 'snap', won: 'knock' };

/** @param {import('/types.js').BoardContext} context @returns {import('/types.js').Board} */
export function createBoard(context) {
  const selection = createSelection(context);
  const bidsMade = bidHistory();
  /** @type {Action | null} */
  let highlighted = null;
  let lastChoice = '';

  /** Does an action, or shows why it is not possible. @param {Scene} scene @param {Action} action */
  const press = (scene, action) => void attempt(context, proposals(scene, selection), action);

  /** Handles a click on the card in the middle: the selection is for it. @param {Scene} scene */
  const clickMiddle = (scene) =>
    press(
      scene,
      selection.ready(scene) ??
        (scene.view.phase === 'bid' ? { do: 'bid', bid: selection.bid() } : { do: 'collect', give: selection.cards() }),
    );

  /** @param {Scene} scene */
  function middle(scene) {
    if (scene.over) return null;
    const take = () => press(scene, { do: 'take' });
    const heaps = piles(scene, highlighted?.do === 'take', take);
    const inAuction = scene.view.auction || selection.bid().length > 0;
    const card = centre(scene, highlighted !== null && highlighted.do !== 'take' && highlighted.do !== 'leave', () =>
      clickMiddle(scene),
    );
    return h(
      'div',
      { class: `rotundo-middle ${inAuction ? 'selling' : ''}` },
      scene.view.phase === 'take'
        ? spread(scene, highlighted?.do === 'take', take)
        : inAuction
          ? h('div', { class: 'auction', key: 'auction' }, card, tray(scene, selection, bidsMade))
          : collection(scene, selection, card),
      heaps,
    );
  }

  return {
    update(scene) {
      bidsMade.update(scene);
      // The selection stays while cards and phase are the same.
      const { phase, middle: card, pile } = scene.view;
      const choice = JSON.stringify([handOf(scene), displayOf(scene), phase, card, pile, scene.mine]);
      if (choice !== lastChoice) selection.clear();
      lastChoice = choice;
    },
    plate,
    facts,
    middle,
    // At the end the result shows every card.
    ownArea: (scene) =>
      !scene.over && [display(scene, selection, highlighted), hand(scene, selection, context, highlighted)],
    bar: (scene) => ({ prompt: prompt(scene, selection), proposals: proposals(scene, selection) }),
    clearSelection: () => selection.clear(),
    highlight(action) {
      highlighted = action;
      if (action) selection.clear();
    },
    describe: describeAction,
    layOut,
    peak: ({ event }) => PEAKS[event] ?? null,
    draft: { save: selection.save, restore: selection.restore },
    result,
  };
}
