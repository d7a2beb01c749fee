// What somebody is told the first time it matters.

import { sizeOf, visiblePieces } from '/kit/pieces.js';
import { deckOf } from './deck.js';

/** @typedef {import('/types.js').Scene} Scene */

/** @param {Scene} scene @param {string} what */
const can = ({ actions }, what) => actions.some((action) => action.do === what);

/** @param {Scene} scene @param {string} phase */
const isAt = ({ mine, view }, phase) => mine && view.phase === phase;

/** Whether some of your cards are of no use now. @param {Scene} scene */
const hasIdleCards = ({ view, you, actions }) =>
  visiblePieces(view.hands[you ?? 0]).some((card) => !actions.some(({ give }) => give?.includes(card)));

/** @type {import('/types.js').Tip[]} */
export const tips = [
  {
    name: 'collect',
    rule: 'R4.1',
    coached: true,
    when: (scene) => can(scene, 'collect'),
    at: '.rotundo-hand .possible',
    used: ({ event }) => event === 'collected',
  },
  {
    name: 'take',
    rule: 'R4.6',
    when: (scene) => can(scene, 'take'),
    at: '.spread .offered',
    used: ({ event }) => event === 'took' || event === 'left',
  },
  {
    name: 'raise',
    rule: 'R5.3',
    when: (scene) => isAt(scene, 'bid'),
    at: '.tray',
    used: ({ event }) => event === 'bid' || event === 'dropped',
  },
  {
    name: 'auction',
    rule: 'R5.1',
    when: (scene) => can(scene, 'auction'),
    at: '[data-place=display]',
    used: ({ event }) => event === 'auctioned',
  },
  { name: 'last', rule: 'R7.1', when: ({ view }) => sizeOf(view.pile) < view.players, at: '[data-place=pile]' },
  {
    name: 'three',
    rule: 'R4.4',
    when: (scene) => isAt(scene, 'choose') && deckOf(scene.view).of(scene.view.middle).triple === false,
    at: '[data-place=middle]',
  },
  {
    name: 'match',
    rule: 'R4.2',
    coached: true,
    when: (scene) => isAt(scene, 'choose'),
    at: '[data-place=middle]',
    used: ({ event }) => event === 'collected',
  },
  {
    name: 'why',
    rule: 'R3.1',
    coached: true,
    when: (scene) => isAt(scene, 'choose') && hasIdleCards(scene),
    at: '.rotundo-hand .impossible',
  },
  { name: 'hand', rule: 'R7.3', coached: true, when: ({ mine }) => mine, at: '.own .score-line' },
];
