// A long list of lays is cut before its end, and drawing or passing come last: then they are asked for.

/**
 * @typedef {import('../../types.js').Action} Action
 * @typedef {import('../../types.js').Scene} Scene
 */

/** @type {Action[]} */
const PLAIN = [{ do: 'draw' }, { do: 'pass' }];

/** @param {import('../../types.js').Desk} desk */
export function completing(desk) {
  /** What a list is with what was found besides. @type {WeakMap<Action[], Action[]>} */
  const whole = new WeakMap();

  return {
    /** @param {Scene} scene */
    async meet({ mine, complete, actions }) {
      if (!mine || complete || whole.has(actions) || actions.some((action) => !action.table)) return;
      whole.set(actions, actions);
      const answers = await Promise.all(PLAIN.map((action) => desk.check(action)));
      whole.set(actions, [...actions, ...PLAIN.filter((_, at) => answers[at].ok)]);
      desk.redraw();
    },
    /** @param {Scene} scene @returns {Scene} */
    complete: (scene) => ({ ...scene, actions: whole.get(scene.actions) ?? scene.actions }),
  };
}
