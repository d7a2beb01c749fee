// A table within a page: the game's board on a sandbox.

import { h } from '../dom.js';
import { results } from '../kit/score.js';
import { t } from '../words.js';
import { openSandbox } from '../sandbox.js';
import { createTableView } from '../table-view.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {ReturnType<typeof sandboxTable>} SandboxTable
 */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {import('../sandbox.js').Position} position
 * @param {object} on
 * @param {(rule: string) => void} on.openRule
 * @param {(action: Action) => boolean} [on.accepts]
 */
export function sandboxTable(app, game, position, on) {
  const session = openSandbox(position, {
    changed: app.redraw,
    received(snapshot, updates, before) {
      view.told(updates);
      view.received(snapshot, updates, before);
    },
    accepts: on.accepts,
  });

  /** @param {import('../types.js').Board} board @param {import('../types.js').Scene} seen */
  const outcome = (board, seen) =>
    h(
      'section',
      {
        class: 'outcome',
        key: 'outcome',
        tabindex: '-1',
        'data-focus-fallback': true,
        'aria-label': t('sandbox-over'),
      },
      h('p', null, h('strong', null, t('sandbox-over')), ' ', board.result(seen).why),
      results(seen, board.result(seen)),
    );

  const view = createTableView(app, session, {
    game,
    actions: true,
    keys: 'table',
    motion: '.sandbox',
    announcement: ({ text }) => text,
    openRule: on.openRule,
    className: () => 'sandbox',
    outcome,
  });

  return {
    reset: session.reset,
    state: session.state,
    close() {
      session.close();
      view.close();
    },
    highlight: view.highlight,
    draw: () => view.message('empty', session.refusal?.why) ?? view.draw(),
  };
}
