// A small table on a page: the board of the game over a position of our own.

import { h } from '../dom.js';
import { t } from '../words.js';
import { look, travel } from '../motion.js';
import { ping } from '../sound.js';
import { fetchBoard } from '../boards.js';
import { scene } from '../pages/game.js';
import { tryOut } from '../trying.js';
import { bar } from './bar.js';
import { hints } from './hint.js';
import { ownPlate, plates } from './seats.js';

/**
 * @typedef {import('../types.js').Action} Action
 * @typedef {ReturnType<typeof trial>} Trial
 */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {import('../trying.js').Situation} situation
 * @param {object} on
 * @param {(rule: string) => void} on.openRule
 * @param {(action: Action) => boolean} [on.meant]
 */
export function trial(app, game, situation, on) {
  /** @type {import('../types.js').Board | null} */
  let board = null;
  let broken = false;
  const sitting = tryOut(situation, { changed: app.redraw, heard, meant: on.meant });
  const hint = hints(app, sitting, (action) => board?.point(action));
  const actions = bar(app, sitting, hint, on.openRule);

  /** @type {import('../types.js').Desk} */
  const desk = {
    redraw: app.redraw,
    act: actions.act,
    offer: actions.press,
    check: sitting.check,
    refuse: sitting.refuse,
    openRule: on.openRule,
    own() {
      hint.clear();
      board?.point(null);
    },
    tell: app.tell,
  };
  fetchBoard(game).then(
    ({ open }) => {
      board = open(desk);
      const seen = scene(sitting);
      if (seen) board.meet(seen);
      app.redraw();
    },
    () => {
      broken = true;
      app.redraw();
    },
  );

  /** @param {import('../types.js').Now} _now @param {import('../types.js').News[]} news */
  function heard(_now, news) {
    hint.clear();
    board?.point(null);
    actions.clear();
    for (const { said } of news) if (said) app.tell(said);
    const seen = scene(sitting);
    if (board && seen) board.meet(seen);
    const mover = news.find(({ event }) => typeof event?.seat === 'number')?.event?.seat;
    if (mover === undefined) return;
    const spots = look();
    ping('card');
    requestAnimationFrame(() => setTimeout(() => travel(spots, document.querySelector(`.trial [data-seat="${mover}"]`))));
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (event.key === 'Escape' && board?.clear()) return app.redraw();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (board) actions.go(board, event.shiftKey ? 'redo' : 'undo');
  }

  /** @param {import('../types.js').Board} board @param {import('../types.js').Scene} seen */
  const outcome = (board, seen) =>
    h('section', { class: 'outcome', key: 'outcome', tabindex: '-1', 'data-refuge': true, 'aria-label': t('trial.over') },
      h('p', null, h('strong', null, t('trial.over')), ' ', sitting.log.findLast(({ event }) => event?.event === 'over')?.said),
      board.outcome(seen));

  return {
    reset: sitting.reset,
    state: sitting.state,
    close: sitting.close,
    /** Marks where this happens; null: no longer. @param {Action | null} action */
    point: (action) => board?.point(action),
    /** Whether the board is there. */
    ready: () => board !== null && sitting.now !== null,
    draw() {
      const seen = scene(sitting);
      if (broken) return h('p', { class: 'empty' }, t('trouble.board'));
      if (!board || !seen) return h('p', { class: 'empty', role: 'status' }, sitting.refusal?.why ?? t('table.joining'));
      return h('div', { class: `table trial ${seen.over ? 'over' : ''} game-${game}`, on: { keydown: keys } },
        plates(sitting, board, seen),
        h('section', { class: 'middle', 'aria-label': t('table.middle'), key: 'middle' }, board.middle(seen)),
        seen.over ? outcome(board, seen) : actions.draw(board, seen),
        h('section', { class: 'own', 'aria-label': t('table.own'), key: 'own' }, ownPlate(sitting, board, seen), board.place(seen)));
    },
  };
}
