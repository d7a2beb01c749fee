// What the bar says and offers for the selection.

import { signed } from '/kit/count-up.js';
import { sizeOf } from '/kit/pieces.js';
import { previewOf } from '/kit/previews.js';
import { list, t } from '/words.js';
import { countsOf, deckOf } from './deck.js';
import { countedNames, groupedNames, nameOf } from './names.js';
import { bids } from './selection.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 * @typedef {import('./selection.js').Selection} Selection
 */

/** @param {Scene} scene @param {Selection} selection */
export function prompt(scene, selection) {
  const { view } = scene;
  const deck = deckOf(view);
  const card = nameOf(view.middle ?? '');
  if (view.phase === 'take')
    return t('rotundo-prompt-take', { cards: list(view.discard.slice(-countsOf().taken).toReversed().map(nameOf)) });
  if (selection.cards().length) return t(selection.ready(scene) ? 'rotundo-prompt-ready' : 'rotundo-prompt-more');
  if (view.phase === 'bid') {
    const { high } = view.auction;
    const facts = { count: deck.value(high.cards), card };
    return t(
      selection.bid().length
        ? 'rotundo-prompt-bidding'
        : bids(scene).length
          ? 'rotundo-prompt-bid'
          : 'rotundo-prompt-drop',
      facts,
    );
  }
  if (selection.bid().length) return t('rotundo-prompt-auction', { card, sum: deck.value(selection.bid()) });
  const collect = scene.actions.some((action) => action.do === 'collect');
  if (bids(scene).length) return t(collect ? 'rotundo-prompt-all' : 'rotundo-prompt-sell', { card });
  return t(collect ? 'rotundo-prompt-collect' : 'rotundo-prompt-pass', { card });
}

/**
 * Returns the selection or the lowest bid first, then the actions without cards.
 * @param {Scene} scene
 * @param {Selection} selection
 * @returns {Proposal[]}
 */
export function proposals(scene, selection) {
  const deck = deckOf(scene.view);
  const ready = selection.ready(scene);
  const [lowest] = selection.cards().length || selection.bid().length ? [] : bids(scene);
  const first = ready ?? lowest;
  // What is taken counts against you only until it is collected: it gains more than leaving it, nine times in ten, but
  // never after the last card.
  const best = sizeOf(scene.view.pile) ? 'take' : 'leave';
  const rest = scene.actions
    .filter((action) => !action.give && !action.bid)
    .sort((a, b) => Number(b.do === best) - Number(a.do === best));
  // A selection that a reload has restored has no preview yet.
  const value = first && (previewOf(first)?.value ?? deck.value(first.bid ?? [scene.view.middle, ...first.give]));
  return [
    ...(first
      ? [
          {
            action: first,
            label: t(`rotundo-do-${first.do}`, { sum: value }),
            // What you bid lies in the tray; the lowest bid is not there yet.
            note: !first.bid
              ? t('rotundo-worth', { count: value })
              : first === lowest
                ? groupedNames(deck, first.bid)
                : undefined,
            main: Boolean(ready),
          },
        ]
      : []),
    ...rest.map((action) => ({
      ...plainProposal(scene, action),
      main: scene.actions.length === 1 || action.do === best,
    })),
  ];
}

/** Returns what an action gains at once, or costs. @param {import('/types.js').Action} action */
const pointsOf = (action) => previewOf(action)?.points ?? 0;

/** @param {Scene} scene @param {import('/types.js').Action} action @returns {Proposal} */
function plainProposal(scene, action) {
  const collect = scene.actions.some((other) => other.give);
  const points = pointsOf(action);
  return {
    action,
    label: t(`rotundo-do-${action.do}`),
    // Cards in hand count against you until you collect them.
    note: points === 0 ? undefined : t('rotundo-now', { points: signed(points) }),
    // Somebody else gets the card, though it would make a collection.
    confirm:
      action.do === 'pass' && collect ? t('rotundo-do-pass-confirm', { card: nameOf(scene.view.middle) }) : undefined,
  };
}

/** Says where this action happens. @param {import('/types.js').Action} action */
export const describeAction = ({ do: what, give, bid }) =>
  t(`rotundo-describe-${what}`, { cards: countedNames(give ?? bid ?? []) });
