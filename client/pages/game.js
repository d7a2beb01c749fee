// The table during a game and after it: name plates, the board, the bar, the panel.

import { h } from '../dom.js';
import { t } from '../words.js';
import { moments } from '../parts/moments.js';
import { panel } from '../parts/panel.js';
import { missedMovesOffer, ticker } from '../parts/ticker.js';
import { tipsAtTable } from '../parts/tips.js';
import { createTableView } from '../table-view.js';
import { outcome } from './game-over.js';

/**
 * @typedef {object} PacedTable
 * @property {import('../table-session.js').TableSession} session
 * @property {import('../table-session.js').TableSession} paced  the same as far as it is shown
 * @property {import('../director.js').Director} director
 * @property {import('../missed-moves.js').MissedMoves} missed
 * @property {ReturnType<typeof import('../parts/bubbles.js').bubbles>} said
 */

/**
 * @param {import('../app.js').App} app
 * @param {PacedTable} table
 * @param {import('../table-view.js').Parts['announcement']} announcement
 */
export function game(app, { session, paced, director, missed, said }, announcement) {
  const side = panel(app, session, paced);
  const best = moments(app, session);
  const present = presentOnRequest(director);
  const clockTimer = setInterval(() => session.snapshot?.clocks && !document.hidden && app.redraw(), 500);
  /** Shows what happened meanwhile, step by step. */
  function showMissed() {
    const updates = missed.all;
    missed.dismiss(session.log);
    director.recall(updates);
  }
  const title = () => t('table-of', { game: t(`${session.snapshot?.settings.game}-title`) });
  const view = createTableView(app, paced, {
    actions: true,
    beat: () => director.beat,
    said: said.at,
    on: { pointerdown: present.touched },
    keys: 'page',
    drafts: session.code,
    motion: '.table',
    announcement,
    openRule: side.openRule,
    heading: () => h('h1', { class: 'visually-hidden' }, title()),
    outcome: (board, scene) => outcome(paced, board, scene, best),
    panel: side,
    tips: tipsAtTable(app, session.code, side.openRule),
    ticker: () => [
      // The result says it, once the game is over.
      !side.isOpen() && paced.snapshot?.phase === 'playing' && ticker(paced, side.openLog),
      missed.count > 0 && director.isLive && missedMovesOffer(missed.count, showMissed),
    ],
  });

  return {
    tools: () => side.button(),
    languageChanged() {
      view.languageChanged();
      best.languageChanged();
    },
    prompt: view.prompt,
    received: view.received,
    layOut: view.layOut,
    /** @param {import('../types.js').Update[]} updates */
    told(updates) {
      side.received(updates);
      view.told(updates);
    },
    draw: view.draw,
    close() {
      clearInterval(clockTimer);
      present.close();
      best.close();
      view.close();
    },
  };
}

/**
 * A press on the table, Escape and whatever presses a button lead to the present; reading the log and writing in the
 * chat do not.
 * @param {import('../director.js').Director} director
 */
function presentOnRequest(director) {
  const isInPanel = (/** @type {Event} */ { target }) => target instanceof Element && target.closest('.panel') !== null;
  /** @param {Event} event */
  const touched = (event) => void (isInPanel(event) || director.catchUp());
  /** @param {KeyboardEvent} event */
  const pressed = (event) => void (['Escape', 'Enter', ' '].includes(event.key) && touched(event));
  addEventListener('keydown', pressed);
  return { touched, close: () => removeEventListener('keydown', pressed) };
}
