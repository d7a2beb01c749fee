// The goal, and how far everybody is: the discs before each player, and the result at the end.

import { h } from '/dom.js';
import { constantsOf } from '/app-state.js';
import { sizeOf } from '/kit/pieces.js';
import { t } from '/words.js';
import { byRank, emptyDisc, face, monad } from './cards.js';
import { nameOf } from './names.js';

/** @typedef {import('/types.js').Scene} Scene */

/** Returns how many Monads win. @param {Scene} scene @returns {number} */
export const goal = ({ view }) => constantsOf('monad').goal[view.options.teams ? 'teams' : view.players];

/** Draws Monads and the places for those that are missing. @param {number} many @param {number} wanted */
export const discs = (many, wanted) =>
  Array.from({ length: Math.max(wanted, many) }, (_, at) =>
    at < many
      ? h('span', { key: at, 'data-piece': 'monad', 'data-from': 'bank' }, monad())
      : h('span', { key: at }, emptyDisc()),
  );

/**
 * Says how many Monads the player has who got one.
 * @param {import('/types.js').GameEvent} event @param {Scene} scene
 */
export const progress = ({ gain, seat }, scene) =>
  gain === 'monad'
    ? t('monad-progress', {
        person: seat === scene.you ? 'you' : 'other',
        name: scene.names[seat],
        count: scene.view.monads[seat],
        goal: goal(scene),
      })
    : null;

/** Monads count; the hand only decides between equals. @param {Scene} scene @returns {import('/types.js').Result} */
export function result(scene) {
  const { view } = scene;
  return {
    why: t(`monad-end-${scene.events.findLast(({ event }) => event === 'over')?.by ?? 'monads'}`),
    goal: goal(scene),
    behind: (count) => t('monad-end-behind', { count }),
    scores: scene.names.map((_, seat) => ({
      seat,
      total: view.monads[seat],
      parts: [{ label: t('monad-end-count'), points: view.monads[seat] }, handLeft(scene, seat)],
    })),
  };
}

/** @param {Scene} scene @param {number} seat @returns {import('/types.js').ScorePart} */
function handLeft(scene, seat) {
  const { hands, standing } = scene.views?.[seat] ?? scene.view;
  const label = t('monad-hand');
  if (typeof hands[seat] === 'number') return { label, text: t('monad-cards', { count: sizeOf(hands[seat]) }) };
  const cards = /** @type {string[]} */ (hands[seat]).toSorted(byRank);
  return {
    label,
    text: t('monad-hand-worth', { count: standing[seat].hand }),
    words: cards.map(nameOf).join(', '),
    pieces: cards.map((card, at) => h('span', { key: at, class: 'small-card' }, face(card))),
  };
}
