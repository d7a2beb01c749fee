// A table within a page: the game's board on a sandbox.

import { h } from '../dom.js';
import { t } from '../words.js';
import { animateNextDraw } from '../motion.js';
import { playSound } from '../sound.js';
import { loadBoard } from '../boards.js';
import { scene } from '../pages/game.js';
import { openSandbox } from '../sandbox.js';
import { actionBar } from './action-bar.js';
import { reportBug } from './error-text.js';
import { guarded } from './failure.js';
import { hints } from './hints.js';
import { ownPlate, plates } from './name-plates.js';

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
  /** @type {import('../types.js').Board | null} */
  let board = null;
  let failed = false;
  const session = openSandbox(position, { changed: app.redraw, received, accepts: on.accepts });
  const hint = hints(app, session, (action) => board?.highlight(action));
  const actions = actionBar(app, session, hint, on.openRule);

  /** @type {import('../types.js').BoardContext} */
  const context = {
    redraw: app.redraw,
    act: actions.act,
    press: actions.press,
    arrange: (draft) => session.arrange(draft),
    check: session.check,
    showRefusal: session.showRefusal,
    openRule: on.openRule,
    dismissHint() {
      hint.clear();
      board?.highlight(null);
    },
    announce: app.announce,
  };
  loadBoard(game)
    .then(({ createBoard }) => {
      board = createBoard(context);
      const seen = scene(session);
      if (seen) board.update(seen);
    })
    .catch((error) => {
      failed = true;
      reportBug(error);
    })
    .finally(app.redraw);

  /** @param {import('../types.js').Snapshot} _snapshot @param {import('../types.js').Update[]} updates */
  function received(_snapshot, updates) {
    hint.clear();
    board?.highlight(null);
    actions.clear();
    for (const { text } of updates) if (text) app.announce(text);
    const seen = scene(session);
    if (board && seen) board.update(seen);
    const mover = updates.find(({ event }) => typeof event?.seat === 'number')?.event?.seat;
    if (mover === undefined) return;
    animateNextDraw(`.sandbox [data-seat="${mover}"]`);
    playSound('card');
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (event.key === 'Escape' && board?.clearSelection()) return app.redraw();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (board) actions.go(board, event.shiftKey ? 'redo' : 'undo');
  }

  /** Draws what the board draws. @param {string} name @param {() => import('../dom.js').Child} draw */
  const ofBoard = (name, draw) => guarded(app.redraw, t(name), draw);

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
      h(
        'p',
        null,
        h('strong', null, t('sandbox-over')),
        ' ',
        session.log.findLast(({ event }) => event?.event === 'over')?.text,
      ),
      board.outcome(seen),
    );

  return {
    reset: session.reset,
    state: session.state,
    close: session.close,
    /** Marks where this happens; null ends it. @param {Action | null} action */
    highlight: (action) => board?.highlight(action),
    draw() {
      const seen = scene(session);
      if (failed) return h('p', { class: 'empty' }, t('error-board'));
      if (!board || !seen)
        return h('p', { class: 'empty', role: 'status' }, session.refusal?.why ?? t('table-joining'));
      const drawn = board;
      return h(
        'div',
        { class: `table sandbox ${seen.over ? 'over' : ''} game-${game}`, on: { keydown: keys } },
        ofBoard('table-others', () => plates(session, drawn, seen)),
        h(
          'section',
          { class: 'middle', 'aria-label': t('table-middle'), key: 'middle' },
          ofBoard('table-middle', () => drawn.middle(seen)),
        ),
        ofBoard('bar', () => (seen.over ? outcome(drawn, seen) : actions.draw(drawn, seen))),
        h(
          'section',
          { class: 'own', 'aria-label': t('table-own'), key: 'own' },
          ofBoard('table-own', () => [ownPlate(session, drawn, seen), drawn.ownArea(seen)]),
        ),
      );
    },
  };
}
