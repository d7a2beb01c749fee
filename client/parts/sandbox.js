// A table within a page: the game's board on a sandbox. What the others do there is shown as at any table.

import { h } from '../dom.js';
import { Director, pacedSession } from '../director.js';
import { results } from '../kit/score.js';
import { sceneOf } from '../scene.js';
import { openSandbox } from '../sandbox.js';
import { createTableView } from '../table-view.js';
import { headline } from './headline.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {ReturnType<typeof sandboxTable>} SandboxTable
 */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {import('../sandbox.js').Position} position
 * @param {object} on
 * @param {(rule: string) => void} on.openRule
 * @param {import('../sandbox.js').Accepts} [on.accepts]
 */
export function sandboxTable(app, game, position, on) {
  const director = new Director({
    told: (updates) => view.told(updates),
    shown: (snapshot, updates, before) => view.received(snapshot, updates, before),
    layOut: (beat) => view.layOut(beat),
    changed: app.redraw,
  });
  const session = openSandbox(position, {
    changed: app.redraw,
    received: (snapshot, updates, before) => director.receive(snapshot, updates, before),
    accepts: on.accepts,
  });
  const paced = pacedSession(session, director);

  /** @param {import('../types.js').Board} board @param {Scene} seen */
  const outcome = (board, seen) =>
    h(
      'section',
      { class: 'outcome', key: 'outcome', tabindex: '-1', 'data-focus-fallback': true, 'aria-labelledby': 'outcome' },
      h('header', null, h('h2', { id: 'outcome' }, headline(seen)), h('p', null, board.result(seen).why)),
      results(seen, board.result(seen)),
    );

  /**
   * Sentences about winners name everybody, but the player has no name here.
   * @param {import('../types.js').Update} update
   */
  function announcement({ text, event }) {
    if (!event?.winners) return text;
    const scene = event.event === 'over' ? sceneOf(session) : null;
    return scene && headline(scene);
  }

  const view = createTableView(app, paced, {
    game,
    actions: true,
    keys: 'table',
    motion: '.sandbox',
    beat: () => director.beat,
    on: { pointerdown: () => director.catchUp() },
    announcement,
    openRule: on.openRule,
    className: () => 'sandbox',
    outcome,
  });

  return {
    reset() {
      director.catchUp();
      return session.reset();
    },
    state: session.state,
    opened: session.opened,
    playOthers: session.playOthers,
    /** What is on the table, also what is not shown yet. @returns {Scene | null} */
    scene: () => sceneOf(session),
    close() {
      director.close();
      session.close();
      view.close();
    },
    highlight: view.highlight,
    act: view.act,
    /** Says where an action happens. @param {Action} action */
    describe(action) {
      const scene = view.scene();
      return (scene && view.board()?.describe?.(action, scene)) || '';
    },
    draw: () => view.message('empty', session.refusal?.why) ?? view.draw(),
  };
}
