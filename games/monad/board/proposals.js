// What the bar says and offers for the selection.

import { either, list, t } from '/words.js';
import { previewAction } from './action-preview.js';
import { homeOf } from './selection.js';
import { nameOf } from './names.js';
import { valueOf, valueOfAll } from './cards.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 * @typedef {import('./selection.js').Selection} Selection
 */

/** @param {Scene} scene @param {Selection} selection */
export function prompt(scene, selection) {
  const chosen = selection.cards;
  if (selection.ready(scene).length) return t('monad-prompt-ready', { worth: valueOfAll(chosen) });
  if (chosen.length) return selectionText(chosen, [...selection.targets(scene)]);
  const target = selection.target;
  if (target) return t('monad-prompt-target', { card: nameOf(scene.view.columns[target]?.[0] ?? null) });
  if (scene.view.acted) return t('monad-prompt-acted');
  const can = (/** @type {string} */ what) => scene.actions.some((action) => action.do === what);
  return t(`monad-prompt-${can('trade') ? 'trade' : can('buy') ? 'buy' : 'only'}`);
}

/**
 * Says what the selected cards are worth, and what they can still be traded for.
 * @param {string[]} chosen
 * @param {number[]} ranks
 */
function selectionText(chosen, ranks) {
  const goals = ranks.toSorted((a, b) => a - b).map((rank) => `${t(`monad-rank-${rank}`)} (${valueOf(rank)})`);
  return t(goals.length ? 'monad-prompt-more' : 'monad-prompt-worth', {
    worth: valueOfAll(chosen),
    goals: either(goals),
  });
}

/** Says where this action happens. @param {Scene} scene @param {import('/types.js').Action} action */
export function describeAction(scene, action) {
  if (!action.give) return t(`monad-describe-${action.do}`);
  const { gain } = previewAction(action, /** @type {any} */ (scene.view), homeOf(scene));
  return t(`monad-describe-${action.bonus ? 'bonus' : 'cards'}`, {
    cards: list(action.give.map(nameOf)),
    gain: nameOf(gain),
  });
}

/** @param {Scene} scene @param {Selection} selection @returns {Proposal[]} */
export function proposals(scene, selection) {
  const ready = selection.ready(scene);
  if (selection.cards.length || selection.target) return ready.map((action, at) => exchange(scene, action, at === 0));
  const more = scene.actions.some((action) => action.give);
  return scene.actions
    .filter((action) => !action.give)
    .map((action) => ({
      action,
      label: t(`monad-do-${action.do}`),
      note: action.do === 'draw' || action.do === 'flip' ? t('monad-do-whole') : undefined,
      main: action.do === 'end' || !more,
      confirm: more && (action.do === 'draw' || action.do === 'flip') ? t(`monad-do-${action.do}-confirm`) : undefined,
    }));
}

/** @param {Scene} scene @param {import('/types.js').Action} action @param {boolean} main @returns {Proposal} */
function exchange(scene, action, main) {
  const preview = previewAction(action, /** @type {any} */ (scene.view), homeOf(scene));
  const gain = nameOf(preview.gain);
  if (action.do === 'buy') {
    return {
      action,
      main,
      label: t('monad-do-buy', { gain }),
      note: t('monad-do-buy-note', { cost: valueOf(preview.rank), worth: valueOfAll(action.give) }),
    };
  }
  if (!action.bonus) return { action, main, label: t(`monad-do-${action.do}`, { gain }) };
  const bonus = [...preview.bonus.map(nameOf), ...(preview.talon ? [t('monad-talon')] : [])];
  return {
    action,
    label: t('monad-do-trade-bonus'),
    note: bonus.length ? `+ ${bonus.join(' + ')}` : t('monad-do-trade-bonus-nothing'),
    // The talon's card is seen then, so this cannot be undone.
    confirm: preview.talon ? t('monad-do-trade-bonus-confirm') : undefined,
  };
}
