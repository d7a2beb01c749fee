// What the bar says and offers for the selection.

import { either, list, t } from '/words.js';
import { previewOf } from '/kit/previews.js';
import { previewAction } from './action-preview.js';
import { nameOf } from './names.js';
import { rankOf, valueOf, valueOfAll } from './cards.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 * @typedef {import('./selection.js').Selection} Selection
 */

/** The rank of a Monad. */
const MONAD = 6;

/** @param {Scene} scene @param {Selection} selection */
export function prompt(scene, selection) {
  const chosen = selection.cards;
  if (selection.ready(scene).length) return t('monad-prompt-ready', { worth: valueOfAll(chosen) });
  if (chosen.length) return selectionText(scene, chosen, [...selection.targets(scene)]);
  const target = selection.target;
  if (target) return t('monad-prompt-target', { card: cardWithArticle(frontOf(scene, target)) });
  const [only, ...others] = scene.actions;
  if (only && !others.length && scene.complete && !only.give) return t(`monad-prompt-only-${only.do}`);
  if (scene.view.acted) return t('monad-prompt-acted');
  const can = (/** @type {string} */ what) => scene.actions.some((action) => action.do === what);
  return t(`monad-prompt-${can('trade') ? 'trade' : can('buy') ? 'buy' : 'only'}`);
}

/** Returns the front card of a column; null for the bank. @param {Scene} scene @param {string} place */
const frontOf = ({ view }, place) => view.columns[place.split('/')[1]]?.[0] ?? null;

/** Names a card with its article; null is a Monad. @param {string | null} card */
const cardWithArticle = (card) => (card ? t('monad-the-card', { card: nameOf(card) }) : nameOf(null));

/** Returns the rank of what lies at a place. @param {string} place */
const rankAt = (place) => Number(place.split('/')[1] ?? MONAD);

/**
 * Says what the selected cards are worth, and what they can still be traded for.
 * @param {Scene} scene
 * @param {string[]} chosen
 * @param {(string | null)[]} places
 */
function selectionText(scene, chosen, places) {
  const facts = { count: chosen.length, worth: valueOfAll(chosen) };
  const goals = places.flatMap((place) => (place ? rankAt(place) : [])).toSorted((a, b) => a - b);
  const [first] = goals;
  const text = !goals.length
    ? t('monad-prompt-worth', facts)
    : goals.length === 1
      ? t('monad-prompt-costs', { ...facts, goal: t(`monad-a-${first}`), cost: valueOf(first) })
      : t('monad-prompt-more', { ...facts, goals: either(goals.map(nameWithPrice)) });
  return [missingText(scene, chosen), text].filter(Boolean).join(' ');
}

/** @param {number} rank */
const nameWithPrice = (rank) => `${t(`monad-a-${rank}`)} (${valueOf(rank)})`;

/** Says that two equal cards have no next column to be traded for. @param {Scene} scene @param {string[]} chosen */
function missingText({ view }, chosen) {
  const [one, other] = chosen.map(rankOf);
  const next = one + 1;
  return one === other && view.columns[next]?.length === 0 && t(`monad-none-${next}`);
}

/** Says where this action happens. @param {import('/types.js').Action} action */
export function describeAction(action) {
  if (!action.give) return t(`monad-describe-${action.do}`);
  const { gain } = previewAction(action);
  return t(`monad-describe-${action.bonus ? 'bonus' : 'cards'}`, {
    cards: list(action.give.map(cardWithArticle)),
    gain: cardWithArticle(gain),
  });
}

/**
 * Returns whether an action moves pieces and ends the turn, so that nothing else can be done in it.
 * @param {import('/types.js').Action} action
 */
const isWholeTurn = (action) => Boolean(previewOf(action)?.ends_turn && previewOf(action)?.moves);

/** @param {Scene} scene @param {Selection} selection @returns {Proposal[]} */
export function proposals(scene, selection) {
  if (selection.cards.length || selection.target) return exchanges(selection.ready(scene));
  const more = scene.actions.some((action) => action.give);
  return scene.actions
    .filter((action) => !action.give)
    .map((action) => ({
      action,
      label: t(`monad-do-${action.do}`),
      note: isWholeTurn(action) ? t('monad-do-whole') : undefined,
      main: action.do === 'end' || !more,
      confirm: more && isWholeTurn(action) ? t(`monad-do-${action.do}-confirm`) : undefined,
    }));
}

/**
 * Returns what the selection can become, that which gains most first; a bonus that brings nothing is not offered.
 * @param {import('/types.js').Action[]} ready
 */
function exchanges(ready) {
  const points = (/** @type {import('/types.js').Action} */ action) => previewOf(action)?.points ?? 0;
  const useful = ready.filter(
    (action) => !action.bonus || ready.every((other) => other.bonus || points(other) < points(action)),
  );
  return useful.toSorted((a, b) => points(b) - points(a)).map((action, at) => exchange(action, at === 0));
}

/** @param {import('/types.js').Action} action @param {boolean} main @returns {Proposal} */
function exchange(action, main) {
  const preview = previewAction(action);
  const gain = cardWithArticle(preview.gain);
  if (action.do === 'buy') {
    return {
      action,
      main,
      label: t('monad-do-buy', { gain }),
      note: t('monad-do-buy-note', { cost: preview.price, worth: preview.value }),
    };
  }
  if (!action.bonus) return { action, main, label: t(`monad-do-${action.do}`, { gain }) };
  const bonus = [...preview.bonus.map(({ card }) => nameOf(card)), ...(preview.talon ? [t('monad-talon-card')] : [])];
  return {
    action,
    main,
    label: t('monad-do-trade-bonus'),
    note: `+ ${bonus.join(' + ')}`,
    // The talon's card is seen then, so this cannot be undone.
    confirm: preview.reveals ? t('monad-do-trade-bonus-confirm') : undefined,
  };
}
