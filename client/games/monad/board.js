// The Monad board: four hanging columns, bank, discard pile and talon, and your hand.

import { h } from '../../dom.js';
import { factsOf } from '../../store.js';
import { t } from '../../words.js';
import { handOf, homeOf, Pick } from './pick.js';
import { brings } from './brings.js';
import { columns, piles } from './middle.js';
import { hand } from './hand.js';
import { offers, prompt, whereToLook } from './offers.js';
import { back, bonusCard, byRank, emblem, emptyDisc, face, monad, rankOf, worth } from './cards.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Action} Action
 */

/** @param {import('../../types.js').Desk} desk @returns {import('../../types.js').Board} */
export function open(desk) {
  const pick = new Pick(desk);
  /** @type {Action | null} */
  let pointed = null;
  let last = '';

  /** What the chosen cards would bring: the first offer, and the most that a bonus could add. @param {Scene} scene */
  function preview(scene) {
    const ready = pointed?.give ? [pointed] : pick.ready(scene);
    const brought = ready.map((action) => brings(action, /** @type {any} */ (scene.view), homeOf(scene)));
    return {
      gains: new Set(brought.map(({ rank }) => rank)),
      bonus: new Set(brought.flatMap(({ bonus }) => bonus.map(rankOf))),
      talon: brought.some(({ talon }) => talon) || pointed?.do === 'draw',
      discard: pointed?.do === 'flip',
    };
  }

  /** A pile was chosen; where that is not possible the table says why. @param {Scene} scene @param {string} what */
  async function choose(scene, what) {
    if (!scene.mine) return;
    pick.clear();
    const proposal = offers(scene, pick).find(({ action }) => action.do === what);
    if (proposal) return desk.offer(proposal);
    const answer = await desk.check({ do: what });
    if (!answer.ok) desk.refuse(answer);
  }

  return {
    meet(scene) {
      // Another hand is another choice; what others do leaves it as it is.
      const now = JSON.stringify(handOf(scene));
      if (now !== last) pick.clear();
      last = now;
    },
    plate: (seat, scene) => plate(seat, scene),
    middle: (scene) =>
      h(
        'div',
        { class: 'monad-middle' },
        columns(scene, pick, preview(scene)),
        piles(scene, pick, preview(scene), (what) => choose(scene, what)),
      ),
    place: (scene) => hand(scene, pick, desk, pointed),
    bar: (scene) => ({ prompt: prompt(scene, pick), proposals: offers(scene, pick) }),
    clear: () => pick.clear(),
    point(action) {
      pointed = action;
      if (action) pick.clear();
    },
    words: (action, scene) => whereToLook(scene, action),
    outcome,
  };
}

/** How many Monads win. @param {Scene} scene @returns {number} */
const goal = ({ view }) => factsOf('monad').goal[view.options.teams ? 'teams' : view.players];

/** @param {number} seat @param {Scene} scene */
function plate(seat, scene) {
  const { view } = scene;
  const cards = view.hands[seat];
  const many = typeof cards === 'number' ? cards : cards.length;
  const used = view.turn === seat && view.bonus_used;
  const known = /** @type {string[]} */ (view.known?.hands[seat] ?? []);
  const words = [
    t('monad.cards', { count: many }),
    t('monad.monads', { count: view.monads[seat], goal: goal(scene) }),
    t('monad.home', { colour: t(`monad.colour.${view.homes[seat]}`) }),
    t(used ? 'monad.bonus.used' : 'monad.bonus.free'),
  ];
  const label =
    seat !== scene.you && known.length ? t('monad.known', { cards: known.map(nameOf).join(', ') }) : '';
  return h(
    'div',
    { class: 'monad-plate', title: words.join(' · ') },
    h('span', { class: 'unseen' }, [...words, label].join(', ')),
    seat !== scene.you &&
      h(
        'span',
        { class: 'backs', 'aria-hidden': 'true' },
        Array.from({ length: Math.min(many, 7) }, (_, at) => h('span', { key: at }, back())),
        h('b', null, many),
      ),
    h(
      'span',
      { class: 'discs', 'aria-hidden': 'true' },
      Array.from({ length: Math.max(goal(scene), view.monads[seat]) }, (_, at) =>
        h('span', { key: at }, at < view.monads[seat] ? monad() : emptyDisc()),
      ),
    ),
    h('span', { class: 'badges', 'aria-hidden': 'true' }, emblem(view.homes[seat]), bonusCard(used)),
    seat === scene.you &&
      many > 0 &&
      h('span', { class: 'small' }, t('monad.hand.worth', { count: worth(cards) })),
    view.known &&
      seat !== scene.you &&
      h(
        'span',
        { class: 'known', 'aria-hidden': 'true' },
        known.toSorted(byRank).map((card, at) => h('span', { key: at, class: 'small-card' }, face(card))),
      ),
  );
}

/** @param {Scene} scene */
function outcome(scene) {
  const { view } = scene;
  const hands = /** @type {(string[] | number)[]} */ (view.hands);
  return h(
    'table',
    { class: 'scores' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        ['player', 'monads', 'hand'].map((name) => h('th', { scope: 'col' }, t(`monad.end.${name}`))),
      ),
    ),
    h(
      'tbody',
      null,
      scene.names.map((name, seat) => {
        const cards = scene.views?.[seat].hands[seat] ?? hands[seat];
        return h(
          'tr',
          { class: view.winners.includes(seat) ? 'won' : '' },
          h('th', { scope: 'row' }, h('bdi', null, name)),
          h('td', null, view.monads[seat]),
          h(
            'td',
            null,
            typeof cards === 'number'
              ? t('monad.cards', { count: cards })
              : [
                  `${t('monad.cards', { count: cards.length })}, ${t('monad.hand.worth', { count: worth(cards) })}`,
                  openHand(cards),
                ],
          ),
        );
      }),
    ),
  );
}

/** @param {string[]} cards */
const openHand = (cards) =>
  h(
    'span',
    { class: 'open-hand' },
    h('span', { class: 'unseen' }, cards.map(nameOf).join(', ')),
    cards
      .toSorted(byRank)
      .map((card, at) => h('span', { key: at, class: 'small-card', 'aria-hidden': 'true' }, face(card))),
  );
