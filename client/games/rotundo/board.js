// The Rotundo board: the card in the middle, the auction, your display and your hand.

import { h } from '../../dom.js';
import { bidding, tray } from './auction.js';
import { display } from './display.js';
import { hand } from './hand.js';
import { centre, collection, piles, spread } from './middle.js';
import { offers, prompt, whereToLook } from './offers.js';
import { displayOf, handOf, picking } from './pick.js';
import { outcome, plate } from './plate.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Action} Action
 */

/** @param {import('../../types.js').Desk} desk @returns {import('../../types.js').Board} */
export function open(desk) {
  const pick = picking(desk);
  const heard = bidding();
  /** @type {Action | null} */
  let pointed = null;
  let last = '';

  /** Does it if it can be done; otherwise the table says why not. @param {Scene} scene @param {Action} action */
  async function attempt(scene, action) {
    const proposal = offers(scene, pick).find((offer) => offer.action.do === action.do);
    if (proposal) return desk.offer(proposal);
    const answer = await desk.check(action);
    if (answer.ok) return;
    desk.refuse(answer);
    desk.tell(answer.why);
  }

  /** What a press on the card in the middle means: what is chosen is for it. @param {Scene} scene */
  const press = (scene) => attempt(scene, pick.ready(scene) ?? (scene.view.phase === 'bid'
    ? { do: 'bid', bid: pick.bid() }
    : { do: 'collect', give: pick.cards() }));

  /** @param {Scene} scene */
  function middle(scene) {
    if (scene.over) return null;
    const take = () => attempt(scene, { do: 'take' });
    const heaps = piles(scene, pointed?.do === 'take', take);
    const selling = scene.view.auction || pick.bid().length > 0;
    const card = centre(scene, pointed !== null && pointed.do !== 'take' && pointed.do !== 'leave', () => press(scene));
    return h('div', { class: `rotundo-middle ${selling ? 'selling' : ''}` },
      scene.view.phase === 'take' ? spread(scene, pointed?.do === 'take', take)
        : selling ? h('div', { class: 'auction', key: 'auction' }, card, tray(scene, pick, heard))
          : collection(scene, pick, card),
      heaps);
  }

  return {
    meet(scene) {
      heard.meet(scene);
      // Other cards, or another question, are another choice.
      const { phase, middle: card, pile } = scene.view;
      const now = JSON.stringify([handOf(scene), displayOf(scene), phase, card, pile, scene.mine]);
      if (now !== last) pick.clear();
      last = now;
    },
    plate,
    middle,
    // At the end the result names every card.
    place: (scene) => !scene.over && [display(scene, pick, pointed), hand(scene, pick, desk, pointed)],
    bar: (scene) => ({ prompt: prompt(scene, pick), proposals: offers(scene, pick) }),
    clear: () => pick.clear(),
    point(action) {
      pointed = action;
      if (action) pick.clear();
    },
    words: whereToLook,
    outcome,
  };
}
