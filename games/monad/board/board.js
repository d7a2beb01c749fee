// The board of Monad: four columns, bank, discard pile and talon, and your hand.

import { h } from '/dom.js';
import { t } from '/words.js';
import { attempt } from '/kit/attempt.js';
import { sizeOf } from '/kit/pieces.js';
import { backs, plateFacts } from '/kit/seat.js';
import { discs, goal, progress, result } from './result.js';
import { handOf, Selection } from './selection.js';
import { previewAction } from './action-preview.js';
import { columns, piles } from './middle.js';
import { hand } from './hand.js';
import { layOut } from './lay-out.js';
import { describeAction, prompt, proposals } from './proposals.js';
import { back, bonusCard, byRank, emblem, face } from './cards.js';
import { nameOf } from './names.js';

export { tips } from './tips.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Action} Action
 */

/** @param {import('/types.js').BoardContext} context @returns {import('/types.js').Board} */
export function createBoard(context) {
  const selection = new Selection(context);
  /** @type {Action | null} */
  let highlighted = null;
  let lastHand = '';

  /** Returns the cards that the selection could gain. @param {Scene} scene */
  function gains(scene) {
    const ready = highlighted?.give ? [highlighted] : selection.ready(scene);
    const previews = ready.map(previewAction);
    return {
      gains: new Set(previews.map(({ target }) => target)),
      bonus: new Set(previews.flatMap(({ bonus }) => bonus.map(({ place }) => place))),
      talon: previews.some(({ talon }) => talon) || highlighted?.do === 'draw',
      discard: highlighted?.do === 'flip',
    };
  }

  /** Does what a click on a pile means, or shows why that is not possible. @param {Scene} scene @param {string} what */
  async function clickPile(scene, what) {
    if (!scene.mine) return;
    selection.clear();
    await attempt(context, proposals(scene, selection), { do: what });
  }

  return {
    update(scene) {
      // The selection stays while the hand is the same.
      const hand = JSON.stringify(handOf(scene));
      if (hand !== lastHand) selection.clear();
      lastHand = hand;
    },
    plate,
    facts,
    middle: (scene) =>
      h(
        'div',
        { class: 'monad-middle' },
        columns(scene, selection, gains(scene)),
        piles(scene, selection, gains(scene), (what) => clickPile(scene, what)),
      ),
    ownArea: (scene) => hand(scene, selection, context, highlighted),
    bar: (scene) => ({ prompt: prompt(scene, selection), proposals: proposals(scene, selection) }),
    clearSelection: () => selection.clear(),
    highlight(action) {
      highlighted = action;
      if (action) selection.clear();
    },
    describe: describeAction,
    layOut,
    progress,
    peak: ({ gain }) => (gain === 'monad' ? 'chime' : null),
    draft: { save: () => selection.save(), restore: (saved) => selection.restore(saved) },
    result,
  };
}

/** How many backs are drawn; the number is always shown. */
const MAX_DRAWN = 7;

/** Whether the bonus of this turn is taken. @param {number} seat @param {Scene} scene */
const isBonusUsed = (seat, { view }) => view.turn === seat && view.bonus_used;

/**
 * Returns the cards of a player that everybody has seen.
 * @param {number} seat @param {Scene} scene @returns {string[]}
 */
const knownCards = (seat, { view }) => view.known?.hands[seat] ?? [];

/** Returns what everybody knows of a player. @param {number} seat @param {Scene} scene */
function facts(seat, scene) {
  const { view } = scene;
  const known = knownCards(seat, scene);
  return [
    t('monad-cards', { count: sizeOf(view.hands[seat]) }),
    t('monad-monads', { count: view.monads[seat], goal: goal(scene) }),
    t('monad-home', { colour: t(`monad-colour-${view.homes[seat]}`) }),
    t(isBonusUsed(seat, scene) ? 'monad-bonus-used' : 'monad-bonus-free'),
    ...(seat !== scene.you && known.length ? [t('monad-known', { cards: known.map(nameOf).join(', ') })] : []),
  ];
}

/** @param {number} seat @param {Scene} scene */
function plate(seat, scene) {
  const { view } = scene;
  const many = sizeOf(view.hands[seat]);
  const known = knownCards(seat, scene);
  return plateFacts(
    'monad-plate',
    facts(seat, scene),
    seat !== scene.you && backs(many, MAX_DRAWN, back),
    h(
      'span',
      { class: 'discs', 'aria-hidden': 'true', 'data-place': `discs-${seat}` },
      discs(view.monads[seat], goal(scene)),
    ),
    h(
      'span',
      { class: 'badges', 'aria-hidden': 'true' },
      emblem(view.homes[seat]),
      bonusCard(isBonusUsed(seat, scene)),
    ),
    seat === scene.you &&
      many > 0 &&
      h('span', { class: 'small' }, t('monad-hand-worth', { count: view.standing[seat].hand })),
    view.known &&
      seat !== scene.you &&
      h(
        'span',
        { class: 'known', 'aria-hidden': 'true' },
        known.toSorted(byRank).map((card, at) => h('span', { key: at, class: 'small-card' }, face(card))),
      ),
  );
}
