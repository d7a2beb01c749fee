// What the bar says and offers for what is chosen.

import { list, t } from '../../words.js';
import { deckOf } from './deck.js';
import { listed, nameOf } from './names.js';
import { bids } from './pick.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Proposal} Proposal
 * @typedef {import('./pick.js').Pick} Pick
 */

/** @param {Scene} scene @param {Pick} pick */
export function prompt(scene, pick) {
  const { view } = scene;
  const deck = deckOf(view);
  const card = nameOf(view.middle ?? '');
  if (view.phase === 'take') return t('rotundo.prompt.take', { count: Math.min(3, view.discard.length) });
  if (pick.cards().length) return t(pick.ready(scene) ? 'rotundo.prompt.ready' : 'rotundo.prompt.more', { card, worth: deck.worth([view.middle, ...pick.cards()]) });
  if (view.phase === 'bid') {
    const { high } = view.auction;
    const facts = { name: scene.names[high.seat], count: deck.worth(high.cards), card, sum: deck.worth(pick.bid()) };
    return t(pick.bid().length ? 'rotundo.prompt.bidding' : bids(scene).length ? 'rotundo.prompt.bid' : 'rotundo.prompt.drop', facts);
  }
  if (pick.bid().length) return t('rotundo.prompt.auction', { card, sum: deck.worth(pick.bid()) });
  const collect = scene.actions.some((action) => action.do === 'collect');
  if (bids(scene).length) return t(collect ? 'rotundo.prompt.all' : 'rotundo.prompt.sell', { card });
  return t(collect ? 'rotundo.prompt.collect' : 'rotundo.prompt.pass', { card });
}

/** First what is chosen, or the lowest bid; then the way out. @param {Scene} scene @param {Pick} pick @returns {Proposal[]} */
export function offers(scene, pick) {
  const deck = deckOf(scene.view);
  const ready = pick.ready(scene);
  const [lowest] = pick.cards().length || pick.bid().length ? [] : bids(scene);
  const first = ready ?? lowest;
  const rest = scene.actions.filter((action) => !action.give && !action.bid);
  return [
    ...(first ? [{
      action: first,
      label: t(`rotundo.do.${first.do}`, { sum: deck.worth(first.bid ?? []) }),
      note: first.bid ? listed(deck, first.bid) : t('rotundo.worth', { count: deck.worth([scene.view.middle, ...first.give]) }),
      main: Boolean(ready),
    }] : []),
    ...rest.map((action) => way(scene, action)),
  ];
}

/** @param {Scene} scene @param {import('../../types.js').Action} action @returns {Proposal} */
function way(scene, action) {
  const deck = deckOf(scene.view);
  const collect = scene.actions.some((other) => other.give);
  return {
    action,
    label: t(`rotundo.do.${action.do}`),
    note: action.do === 'take' ? t('rotundo.worth', { count: deck.worth(scene.view.discard.slice(-3)) }) : undefined,
    main: action.do === 'take' || scene.actions.length === 1,
    // The card goes to somebody else then, and it would have been a collection.
    sure: action.do === 'pass' && collect ? t('rotundo.do.pass.sure', { card: nameOf(scene.view.middle) }) : undefined,
  };
}

/** Where to look for this action. @param {import('../../types.js').Action} action */
export const whereToLook = ({ do: what, give, bid }) => t(`rotundo.look.${what}`, { cards: list((give ?? bid ?? []).map(nameOf)) });
