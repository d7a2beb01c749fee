// What somebody is told the first time it matters.

import { sizeOf, visiblePieces } from '/kit/pieces.js';
import { firstLayOf, mayRearrange } from './tile-set.js';

/** @typedef {import('/types.js').Scene} Scene */

/** Whether tiles can be played, as far as is known. @param {Scene} scene */
const canLay = ({ actions }) => actions.some(({ table }) => table);

/** @param {Scene} scene */
const isBeforeFirstLay = ({ mine, view, you }) => mine && !view.opened[you ?? 0] && firstLayOf(view) > 0;

/** @param {Scene} scene */
const hasJoker = ({ view, you }) =>
  visiblePieces(view.racks[you ?? 0]).includes('J') ||
  view.table.flat().some((/** @type {string} */ code) => code.startsWith('*'));

/** Returns the first player with a single tile left; -1 for nobody. @param {Scene} scene */
const almostOut = ({ view }) => view.racks.findIndex((/** @type {string[] | number} */ rack) => sizeOf(rack) === 1);

/** @type {import('/types.js').Tip[]} */
export const tips = [
  { name: 'first', rule: 'F6.1', when: isBeforeFirstLay, at: '.first-lay', used: ({ event }) => event === 'laid' },
  {
    name: 'series',
    rule: 'F3.1',
    coached: true,
    when: canLay,
    at: '.rack .can',
    used: ({ event }) => event === 'laid',
  },
  {
    name: 'out',
    rule: 'F7.1',
    when: (scene) => almostOut(scene) >= 0,
    at: (scene) => `[data-seat="${almostOut(scene)}"]`,
  },
  { name: 'pot', rule: 'F8.1', when: ({ view }) => sizeOf(view.pot) === 0, at: '[data-place=pot]' },
  { name: 'joker', rule: 'F5.3', when: (scene) => scene.mine && hasJoker(scene), at: '[data-piece=J]' },
  {
    name: 'draw',
    rule: 'F3.4',
    when: (scene) => scene.actions.some((action) => action.do === 'draw') && !canLay(scene),
    at: '[data-place=pot]',
    used: ({ event }) => event === 'drew',
  },
  {
    name: 'chips',
    rule: 'F4.1',
    coached: true,
    when: ({ events, you }) => events.some(({ event, seat }) => event === 'laid' && seat === you),
    at: '.own .tokens',
  },
  {
    name: 'rebuild',
    rule: 'F3.6',
    when: (scene) => scene.mine && !isBeforeFirstLay(scene) && mayRearrange(scene.view) && scene.view.table.length > 0,
    at: '.fiches-table .series',
  },
  {
    name: 'why',
    rule: 'F3.3',
    coached: true,
    when: ({ mine, view }) => mine && view.table.length > 0,
    at: '.fiches-table .series',
  },
];
