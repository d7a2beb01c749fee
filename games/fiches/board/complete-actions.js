// A long list of lays is cut off, and drawing and passing come last: then the table is asked about them.

/**
 * @typedef {import('/types.js').Action} Action
 * @typedef {import('/types.js').Scene} Scene
 */

/** @type {Action[]} */
const PLAIN = [{ do: 'draw' }, { do: 'pass' }];

/** @param {import('/types.js').BoardContext} context */
export function completeActions(context) {
  /** Lists with the actions that were added. @type {WeakMap<Action[], Action[]>} */
  const completed = new WeakMap();

  return {
    /** @param {Scene} scene */
    async update({ mine, complete, actions }) {
      if (!mine || complete || completed.has(actions) || actions.some((action) => !action.table)) return;
      completed.set(actions, actions);
      const answers = await Promise.all(PLAIN.map((action) => context.check(action)));
      completed.set(actions, [...actions, ...PLAIN.filter((_, at) => answers[at].ok)]);
      context.redraw();
    },
    /** @param {Scene} scene @returns {Scene} */
    complete: (scene) => ({ ...scene, actions: completed.get(scene.actions) ?? scene.actions }),
  };
}
