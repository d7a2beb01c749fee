// The table during a game and after it: name plates, the board, the bar, the panel.

import { boundary, h } from '../dom.js';
import { t } from '../words.js';
import { loadBoard } from '../boards.js';
import { shareDraft } from '../drafts.js';
import { animateNextDraw } from '../motion.js';
import { ownPlate, plates } from '../parts/name-plates.js';
import { actionBar } from '../parts/action-bar.js';
import { reportBug } from '../parts/error-text.js';
import { guarded } from '../parts/failure.js';
import { hints } from '../parts/hints.js';
import { moments } from '../parts/moments.js';
import { panel } from '../parts/panel.js';
import { setPreviews } from '../previews.js';
import { playSound } from '../sound.js';
import { outcome } from './game-over.js';

/** @typedef {import('../types.js').Board} Board */

/** @param {import('../app.js').App} app @param {import('../table-session.js').TableSession} session */
export function game(app, session) {
  /** @type {Board | null} */
  let board = null;
  /** @type {string | null} */
  let loading = null;
  let failed = false;
  /** Why the board could not take the last snapshot. @type {unknown} */
  let updateError = null;
  const side = panel(app, session);
  const hint = hints(app, session, (action) => board?.highlight(action));
  const best = moments(app, session.code);
  const actions = actionBar(app, session, hint, (rule) => side.openRule(rule));
  const ticker = setInterval(() => session.snapshot?.clocks && !document.hidden && app.redraw(), 500);

  const sharing = shareDraft(session.code, {
    snapshot: () => session.snapshot,
    draft: () => board?.draft,
    restored: app.redraw,
  });

  /** The board has changed: selection or draft too, perhaps. */
  function redraw() {
    sharing.changed();
    app.redraw();
  }

  /** @type {import('../types.js').BoardContext} */
  const context = {
    redraw,
    act: (action) => actions.act(action),
    press: actions.press,
    check: session.check,
    arrange: session.arrange,
    showRefusal: session.showRefusal,
    openRule: side.openRule,
    dismissHint: hint.clear,
    announce: app.announce,
  };

  /** @param {string} name */
  async function openBoard(name) {
    loading = name;
    try {
      board = (await loadBoard(name)).createBoard(context);
    } catch (error) {
      failed = true;
      reportBug(error);
    }
    updateBoard();
    sharing.opened();
    app.redraw();
  }

  /** Gives the board the last snapshot. If the board fails, the rest of the page goes on. */
  function updateBoard() {
    const seen = scene(session);
    updateError = null;
    try {
      if (board && seen) board.update(seen);
    } catch (error) {
      updateError = error;
    }
  }

  const retry = () => {
    if (updateError) updateBoard();
    app.redraw();
  };

  /** Draws what the board draws. @param {string} name @param {() => import('../dom.js').Child} draw */
  const ofBoard = (name, draw) =>
    guarded(retry, t(name), () => {
      if (updateError) throw updateError;
      return draw();
    });

  /** @type {(event: KeyboardEvent) => void} */
  const keys = (event) => {
    if (event.key === 'Escape' && board?.clearSelection()) return redraw();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (board) actions.go(board, event.shiftKey ? 'redo' : 'undo');
  };
  addEventListener('keydown', keys);

  return {
    tools: () => side.button(),
    /** Drops hints and questions in the old language. */
    languageChanged() {
      actions.clear();
      hint.clear();
      best.languageChanged();
    },
    /** Returns what the player can do, in a sentence. */
    prompt() {
      const seen = scene(session);
      const draw = () => (board && seen?.mine && !updateError ? board.bar(seen).prompt : '');
      return /** @type {string} */ (boundary(draw, () => ''));
    },
    /**
     * @param {import('../types.js').Snapshot} snapshot
     * @param {import('../types.js').Update[]} updates
     * @param {import('../types.js').Snapshot | null} before
     */
    received(snapshot, updates, before) {
      side.received(updates);
      const moves = updates.filter((one) => one.event);
      if (snapshot.state_number !== before?.state_number || snapshot.turn !== before?.turn) {
        hint.clear();
        actions.clear();
      }
      updateBoard();
      sharing.received();
      // No animation for a page in the background.
      if (document.hidden || !before?.view || !(moves.length || updates.some((one) => one.undone))) return;
      const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat ?? snapshot.you;
      animateNextDraw(`[data-seat="${mover}"]`);
      playSound(board?.sound ?? 'card');
    },
    draw() {
      const { snapshot } = session;
      const seen = scene(session);
      if (!snapshot || !seen) return null;
      if (loading !== snapshot.settings.game) openBoard(snapshot.settings.game);
      if (failed) return h('p', { class: 'message-page' }, t('error-board'));
      if (!board) return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      const drawn = board;
      return h(
        'div',
        {
          class: `table ${side.isOpen() ? 'with-panel' : ''} ${seen.over ? 'over' : ''} game-${snapshot.settings.game}`,
        },
        h('h1', { class: 'visually-hidden' }, t('table-of', { game: t(`${snapshot.settings.game}-title`) })),
        ofBoard('table-others', () => plates(session, drawn, seen)),
        h(
          'section',
          { class: 'middle', 'aria-label': t('table-middle'), key: 'middle' },
          ofBoard('table-middle', () => drawn.middle(seen)),
        ),
        ofBoard('bar', () => (seen.over ? outcome(session, drawn, seen, best) : actions.draw(drawn, seen))),
        snapshot.you !== null &&
          h(
            'section',
            { class: 'own', 'aria-label': t('table-own'), key: 'own' },
            ofBoard('table-own', () => [ownPlate(session, drawn, seen), drawn.ownArea(seen)]),
          ),
        guarded(app.redraw, t('panel'), side.draw),
      );
    },
    close() {
      clearInterval(ticker);
      sharing.close();
      best.close();
      removeEventListener('keydown', keys);
    },
  };
}

/** @param {import('../table-session.js').PlaySession} session @returns {import('../types.js').Scene | null} */
export function scene(session) {
  const { snapshot } = session;
  if (!snapshot?.view) return null;
  const mine = session.isYourTurn();
  setPreviews(snapshot.actions ?? [], snapshot.previews ?? []);
  return {
    view: snapshot.view,
    views: snapshot.views,
    actions: mine ? (snapshot.actions ?? []) : [],
    complete: snapshot.complete ?? true,
    you: snapshot.you,
    turn: snapshot.turn ?? null,
    mine,
    over: snapshot.phase === 'finished',
    names: snapshot.seats.map((_, seat) => session.name(seat)),
    events: session.log.flatMap((one) => one.event ?? []),
  };
}
