// What the listed lays allow for what is laid and chosen: tiles that could be next, and series
// that could take them. No rule is known here.

import { sift } from '../../pick.js';
import { codes } from './draft.js';

/**
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('./drafting.js').Drafting} Drafting
 */

/** @param {string} code */
const kindOf = (code) => code.startsWith('*') ? 'J' : code;

/** The tiles that are in one list and not in the other; equal ones are counted. @param {string[]} all @param {string[]} less */
function minus(all, less) {
  const left = [...less];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The tiles that a lay takes from the rack. @param {Action} action @param {string[][]} before */
export const fromRack = (action, before) => minus(
  [...action.table.flat().map(kindOf), ...Array.from({ length: action.take ?? 0 }, () => 'J')],
  before.flat().map(kindOf),
);

/** Whether all of these are among those; a joker is as good as what it stands for. @param {string[]} less @param {string[]} all */
const within = (less, all) => minus(less.map(meaning), all.map(meaning)).length === 0;

/** @param {string} code */
const meaning = (code) => code.replace('*', '');

/** @typedef {{next: Map<string, number>, series: Set<number>, fresh: boolean}} Marks */

export function marking() {
  /** The lists are long; each is read once. @type {WeakMap<Action[], Map<Action, string[]>>} */
  const read = new WeakMap();
  let key = '';
  /** @type {Marks} */
  let marks = { next: new Map(), series: new Set(), fresh: false };

  /** @param {Scene} scene */
  function laysOf(scene) {
    const known = read.get(scene.actions)
      ?? new Map(scene.actions.filter((action) => action.table).map((action) => [action, fromRack(action, scene.view.table)]));
    read.set(scene.actions, known);
    return known;
  }

  /** @param {Scene} scene @param {Drafting} drafting @returns {Marks} */
  return (scene, drafting) => {
    const lays = laysOf(scene);
    const draft = drafting.draft();
    const chosen = draft.rack.filter(({ id }) => drafting.isChosen(id)).map(({ kind }) => kind);
    const down = drafting.laid().map(({ kind }) => kind);
    const now = JSON.stringify([scene.view.table, lays.size, chosen, draft.table.map(codes)]);
    if (now === key) return marks;
    key = now;
    const { open, next } = sift([...lays.keys()], [...down, ...chosen], (action) => lays.get(action) ?? []);
    marks = { next, series: new Set(), fresh: false };
    if (!chosen.length) return marks;
    for (const action of open.slice(0, 400)) {
      for (const series of /** @type {string[][]} */ (action.table)) {
        if (!series.some((code) => chosen.includes(kindOf(code)))) continue;
        const homes = draft.table.filter((one) => within(codes(one), series));
        for (const home of homes) marks.series.add(home.key);
        if (!homes.length) marks.fresh = true;
      }
    }
    return marks;
  };
}
