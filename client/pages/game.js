// The table while a game is on, and when it is over: plates, the board, the bar, the panel.

import { h } from '../dom.js';
import { t } from '../words.js';
import { fetchBoard } from '../boards.js';
import { look, travel } from '../motion.js';
import { plates, ownPlate } from '../parts/seats.js';
import { bar } from '../parts/bar.js';
import { hints } from '../parts/hint.js';
import { panel } from '../parts/panel.js';
import { ping } from '../sound.js';
import { outcome } from './end.js';

/** @typedef {import('../types.js').Board} Board */

/** @param {import('../app.js').App} app @param {import('../sitting.js').Sitting} sitting */
export function game(app, sitting) {
  /** @type {Board | null} */
  let board = null;
  /** @type {string | null} */
  let wanted = null;
  let broken = false;
  const side = panel(app, sitting);
  const hint = hints(app, sitting, (action) => board?.point(action));
  const actions = bar(app, sitting, hint, (rule) => side.openRule(rule));
  const ticking = setInterval(() => sitting.now?.clocks && !document.hidden && app.redraw(), 500);

  /** @type {import('../types.js').Desk} */
  const desk = {
    redraw: app.redraw,
    act: (action) => actions.act(action),
    offer: actions.press,
    check: sitting.check,
    refuse: sitting.refuse,
    openRule: side.openRule,
    own: hint.clear,
    tell: app.tell,
  };

  /** @param {string} name */
  async function prepare(name) {
    wanted = name;
    try {
      board = (await fetchBoard(name)).open(desk);
      const now = scene(sitting);
      if (now) board.meet(now);
    } catch {
      broken = true;
    }
    app.redraw();
  }

  /** @type {(event: KeyboardEvent) => void} */
  const keys = (event) => {
    if (event.key === 'Escape' && board?.clear()) return app.redraw();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (board) actions.go(board, event.shiftKey ? 'redo' : 'undo');
  };
  addEventListener('keydown', keys);

  return {
    tools: () => side.button(),
    /** What was asked in another language is let go. */
    spoken() {
      actions.clear();
      hint.clear();
    },
    /** What can be done now, in a sentence. */
    prompt() {
      const seen = scene(sitting);
      return board && seen?.mine ? board.bar(seen).prompt : '';
    },
    /**
     * @param {import('../types.js').Now} now
     * @param {import('../types.js').News[]} news
     * @param {import('../types.js').Now | null} before
     */
    heard(now, news, before) {
      side.heard(news);
      const moves = news.filter((one) => one.event);
      if (now.number !== before?.number || now.turn !== before?.turn) {
        hint.clear();
        actions.clear();
      }
      const seen = scene(sitting);
      if (board && seen) board.meet(seen);
      // Nobody looks: nothing has to fly.
      if (document.hidden || !before?.view || !(moves.length || news.some((one) => one.undone))) return;
      const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat ?? now.you;
      const spots = look();
      ping(board?.sound ?? 'card');
      // After the painting that follows.
      requestAnimationFrame(() =>
        setTimeout(() => travel(spots, document.querySelector(`[data-seat="${mover}"]`))),
      );
    },
    draw() {
      const { now } = sitting;
      const seen = scene(sitting);
      if (!now || !seen) return null;
      if (wanted !== now.plan.game) prepare(now.plan.game);
      if (broken) return h('p', { class: 'calm' }, t('trouble.board'));
      if (!board) return h('p', { class: 'calm', role: 'status' }, t('table.joining'));
      return h(
        'div',
        {
          class: `table ${side.isOpen() ? 'with-panel' : ''} ${seen.over ? 'over' : ''} game-${now.plan.game}`,
        },
        h('h1', { class: 'unseen' }, t('table.of', { game: t(`${now.plan.game}.title`) })),
        plates(sitting, board, seen),
        h('section', { class: 'middle', 'aria-label': t('table.middle'), key: 'middle' }, board.middle(seen)),
        seen.over ? outcome(sitting, board, seen) : actions.draw(board, seen),
        now.you !== null &&
          h(
            'section',
            { class: 'own', 'aria-label': t('table.own'), key: 'own' },
            ownPlate(sitting, board, seen),
            board.place(seen),
          ),
        side.draw(),
      );
    },
    close() {
      clearInterval(ticking);
      removeEventListener('keydown', keys);
    },
  };
}

/** @param {import('../sitting.js').Seat} sitting @returns {import('../types.js').Scene | null} */
export function scene(sitting) {
  const { now } = sitting;
  if (!now?.view) return null;
  const mine = sitting.mine();
  return {
    view: now.view,
    views: now.views,
    actions: mine ? (now.actions ?? []) : [],
    complete: now.complete ?? true,
    you: now.you,
    turn: now.turn ?? null,
    mine,
    over: now.phase === 'over',
    names: now.seats.map((_, seat) => sitting.name(seat)),
    events: sitting.log.flatMap((one) => one.event ?? []),
  };
}
