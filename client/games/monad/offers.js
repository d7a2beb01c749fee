// What the bar says and offers for what is chosen.

import { either, list, t } from '../../words.js';
import { brings } from './brings.js';
import { homeOf } from './pick.js';
import { nameOf } from './names.js';
import { worth, worthOf } from './cards.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Proposal} Proposal
 * @typedef {import('./pick.js').Pick} Pick
 */

/** @param {Scene} scene @param {Pick} pick */
export function prompt(scene, pick) {
  const chosen = pick.cards;
  if (pick.ready(scene).length) return t('monad.prompt.ready', { worth: worth(chosen) });
  if (chosen.length) return soFar(chosen, [...pick.targets(scene)]);
  const target = pick.target;
  if (target) return t('monad.prompt.target', { card: nameOf(scene.view.columns[target]?.[0] ?? null) });
  if (scene.view.acted) return t('monad.prompt.acted');
  const can = (/** @type {string} */ what) => scene.actions.some((action) => action.do === what);
  return t(`monad.prompt.${can('trade') ? 'trade' : can('buy') ? 'buy' : 'only'}`);
}

/** What the chosen cards are worth, and where they can still lead. @param {string[]} chosen @param {number[]} ranks */
function soFar(chosen, ranks) {
  const goals = ranks.toSorted((a, b) => a - b).map((rank) => `${t(`monad.rank.${rank}`)} (${worthOf(rank)})`);
  return t(goals.length ? 'monad.prompt.more' : 'monad.prompt.worth', {
    worth: worth(chosen),
    goals: either(goals),
  });
}

/** Where to look for this action. @param {Scene} scene @param {import('../../types.js').Action} action */
export function whereToLook(scene, action) {
  if (!action.give) return t(`monad.look.${action.do}`);
  const { gain } = brings(action, /** @type {any} */ (scene.view), homeOf(scene));
  return t(`monad.look.${action.bonus ? 'bonus' : 'cards'}`, {
    cards: list(action.give.map(nameOf)),
    gain: nameOf(gain),
  });
}

/** @param {Scene} scene @param {Pick} pick @returns {Proposal[]} */
export function offers(scene, pick) {
  const ready = pick.ready(scene);
  if (pick.cards.length || pick.target) return ready.map((action, at) => exchange(scene, action, at === 0));
  const more = scene.actions.some((action) => action.give);
  return scene.actions
    .filter((action) => !action.give)
    .map((action) => ({
      action,
      label: t(`monad.do.${action.do}`),
      note: action.do === 'draw' || action.do === 'flip' ? t('monad.do.whole') : undefined,
      main: action.do === 'end' || !more,
      sure:
        more && (action.do === 'draw' || action.do === 'flip') ? t(`monad.do.${action.do}.sure`) : undefined,
    }));
}

/** @param {Scene} scene @param {import('../../types.js').Action} action @param {boolean} main @returns {Proposal} */
function exchange(scene, action, main) {
  const brought = brings(action, /** @type {any} */ (scene.view), homeOf(scene));
  const gain = nameOf(brought.gain);
  if (action.do === 'buy') {
    return {
      action,
      main,
      label: t('monad.do.buy', { gain }),
      note: t('monad.do.buy.note', { cost: worthOf(brought.rank), worth: worth(action.give) }),
    };
  }
  if (!action.bonus) return { action, main, label: t(`monad.do.${action.do}`, { gain }) };
  const bonus = [...brought.bonus.map(nameOf), ...(brought.talon ? [t('monad.talon')] : [])];
  return {
    action,
    label: t('monad.do.trade.bonus'),
    note: bonus.length ? `+ ${bonus.join(' + ')}` : t('monad.do.trade.bonus.nothing'),
    // What was hidden has been seen then.
    sure: brought.talon ? t('monad.do.trade.bonus.sure') : undefined,
  };
}
