// The Fiches board: series on their rails, the pot, your rack, and everybody's chips.

import { t } from '../../words.js';
import { remember, remembered } from '../../store.js';
import { drafting as begin } from './drafting.js';
import { fromRack, marking } from './marks.js';
import { offers, prompt, whereToLook } from './offers.js';
import { outcome, roundBefore } from './end.js';
import { completing } from './plain.js';
import { plate } from './plate.js';
import { pot, table } from './table.js';
import { rack } from './rack.js';
import { justLaid } from './last.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('./rack.js').Order} Order
 */

/** @param {import('../../types.js').Desk} desk @returns {import('../../types.js').Board} */
export function open(desk) {
  const drafting = begin(desk);
  const marks = marking();
  const list = completing(desk);
  let order = /** @type {Order} */ (remembered('fiches-order', 'colour'));
  /** @type {Action | null} */
  let pointed = null;

  /** @param {Scene} scene @returns {import('./table.js').Sight} */
  const sight = (scene) => ({ scene, drafting, marks: marks(scene, drafting), last: justLaid(scene, drafting.draft()), pointed: changes(scene) });

  /** The series that the hint changes, by their tiles. @param {Scene} scene */
  function changes(scene) {
    const after = new Set(/** @type {string[][]} */ (pointed?.table ?? []).map((series) => series.join(' ')));
    return new Set(drafting.draft().table
      .filter((_, at) => pointed?.table && !after.has((scene.view.table[at] ?? []).join(' ')))
      .map(({ tiles }) => tiles.map(({ id }) => id).join(' ')));
  }

  /** @param {Scene} scene */
  function hinted(scene) {
    if (!pointed?.table) return null;
    /** @type {Map<string, number>} */
    const tiles = new Map();
    for (const kind of fromRack(pointed, scene.view.table)) tiles.set(kind, (tiles.get(kind) ?? 0) + 1);
    return tiles;
  }

  /** @param {Scene} scene */
  async function draw(scene) {
    if (!scene.mine) return;
    const proposal = offers(scene, drafting).find(({ action }) => action.do === 'draw');
    if (proposal) return desk.offer(proposal);
    const answer = await desk.check({ do: 'draw' });
    if (answer.ok) return desk.offer({ action: { do: 'draw' }, label: t('fiches.do.draw'), sure: t('fiches.do.draw.sure') });
    desk.refuse(answer);
    desk.tell(answer.why);
  }

  /** @param {Order} by */
  function sort(by) {
    order = by;
    remember('fiches-order', by);
    drafting.move();
  }

  return {
    meet(scene) {
      drafting.meet(scene);
      list.meet(scene);
    },
    plate,
    sound: 'tile',
    middle(seen) {
      const scene = list.complete(seen);
      return table(sight(scene), [pot(scene, pointed?.do === 'draw', () => draw(scene)), roundBefore(scene)]);
    },
    place: (scene) => rack(sight(list.complete(scene)), order, sort, hinted(scene)),
    bar(seen) {
      const scene = list.complete(seen);
      return { prompt: prompt(scene, drafting), proposals: offers(scene, drafting) };
    },
    clear: () => drafting.clear(),
    point(action) {
      pointed = action;
      if (action) drafting.reset();
    },
    words: whereToLook,
    steps: {
      can: (way) => way === 'undo' ? drafting.canUndo() : drafting.canRedo(),
      go: (way) => way === 'undo' ? drafting.undo() : drafting.redo(),
    },
    outcome,
  };
}
