// What somebody is told the first time it matters.

import { visiblePieces } from '/kit/pieces.js';
import { rankOf } from './cards.js';

/** @typedef {import('/types.js').Scene} Scene */

/** @param {Scene} scene @param {...string} what */
const can = ({ actions }, ...what) => actions.some((action) => what.includes(action.do));

/** Whether two cards are traded that are not of one rank. @param {Record<string, any>} trade */
const isOfTwoRanks = ({ give }) => new Set(give.map(rankOf)).size > 1;

/** Whether some of your cards are of no use now. @param {Scene} scene */
const hasIdleCards = ({ view, you, actions }) =>
  visiblePieces(view.hands[you ?? 0]).some((card) => !actions.some(({ give }) => give?.includes(card)));

/** @type {import('/types.js').Tip[]} */
export const tips = [
  {
    name: 'trade',
    rule: 'M4.1',
    coached: true,
    when: (scene) => can(scene, 'trade'),
    at: '.hand .held:not(.cannot)',
    used: ({ event }) => event === 'traded',
  },
  {
    name: 'pass',
    rule: 'M10.2',
    when: (scene) => can(scene, 'pass') || scene.events.some(({ event }) => event === 'passed'),
    at: (scene) =>
      can(scene, 'pass')
        ? '.bar .proposals'
        : `[data-seat="${scene.events.findLast(({ event }) => event === 'passed')?.seat}"]`,
    used: ({ event }) => event === 'passed',
  },
  {
    name: 'bonus',
    rule: 'M5.1',
    when: ({ actions }) => actions.some(({ bonus }) => bonus),
    at: '.own .badges',
    used: ({ bonus }) => Boolean(bonus),
  },
  {
    name: 'relative',
    rule: 'M6.1',
    when: ({ actions }) => actions.some((action) => action.do === 'trade' && isOfTwoRanks(action)),
    at: '.hand .held:has(.relative-badge)',
    used: (event) => event.event === 'traded' && isOfTwoRanks(event),
  },
  {
    name: 'leap',
    rule: 'M8.2',
    when: (scene) => can(scene, 'leap'),
    at: '.hand .held:not(.cannot)',
    used: ({ event }) => event === 'leapt',
  },
  {
    name: 'talon',
    rule: 'M9.1',
    when: (scene) => can(scene, 'flip', 'draw'),
    at: '[data-place=discard], [data-place=talon]',
    used: ({ event }) => event === 'flipped' || event === 'drew',
  },
  { name: 'monads', rule: 'M11.1', when: ({ view }) => view.monads.some(Boolean), at: '.plate .discs' },
  {
    name: 'buy',
    rule: 'M7.1',
    coached: true,
    when: (scene) => can(scene, 'buy'),
    at: '.ribbon .front',
    used: ({ event }) => event === 'bought',
  },
  { name: 'why', rule: 'M3.1', coached: true, when: (scene) => scene.mine && hasIdleCards(scene), at: '.hand .cannot' },
];
