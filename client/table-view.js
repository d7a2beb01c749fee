// The shell of every table: a game's board with what is around it. Table, lesson, example, children's table, TV screen
// and replay are this one, each with the parts that it switches on, and with what only that page has.

import { classes, h } from './dom.js';
import { t } from './words.js';
import { passiveContext } from './boards.js';
import { shareDraft } from './drafts.js';
import { guardedBoard } from './guarded-board.js';
import { animateNextDraw } from './kit/motion.js';
import { results } from './kit/score.js';
import { sceneOf } from './scene.js';
import { playSound } from './sound.js';
import { actionBar } from './parts/action-bar.js';
import { guarded } from './parts/failure.js';
import { beatSentence, laidOut, laidOutPieces } from './parts/beat.js';
import { hints } from './parts/hints.js';
import { createPeaks } from './parts/peaks.js';
import { ownPlate, plates } from './kit/seat.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {import('./director.js').Beat} Beat
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Board} Board
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {import('./types.js').Update} Update
 * @typedef {ReturnType<typeof createTableView>} TableView
 *
 * What a page switches on, and what it does in its own way. Without a part, there is none.
 * @typedef {object} Parts
 * @property {string} [game]  opens its board at once, and not when the first scene comes
 * @property {() => Scene | null} [scene]  what is drawn, if that is not the session's snapshot
 * @property {boolean} [actions]  the player can act: by the board, the bar, its hints
 * @property {(rule: string) => void} [openRule]
 * @property {Partial<import('./types.js').BoardContext>} [context]  what the page does for the board itself
 * @property {'page' | 'table'} [keys]  Escape and undo, wherever the focus is or only within the table
 * @property {string} [drafts]  the name by which what was begun is kept
 * @property {(update: Update) => string | null | undefined | false} [announcement]  what screen readers say of it
 * @property {string} [motion]  a selector of the table, within which pieces fly; with their sound
 * @property {() => Child} [heading]
 * @property {(scene: Scene, board: Board) => Child} [plates]  in place of the others' name plates
 * @property {(board: Board, scene: Scene) => Child} [bar]  in place of the action bar
 * @property {(scene: Scene, board: Board) => Child} [ownPlate]  in place of your name plate
 * @property {(board: Board, scene: Scene) => Child} [outcome]  in place of the bar, once the game is over
 * @property {{draw: () => Child, isOpen: () => boolean}} [panel]
 * @property {() => Child} [ticker]  what happened last
 * @property {() => string} [className]
 * @property {() => import('./director.js').Beat | null} [beat]  what is being watched
 * @property {import('./kit/seat.js').Said} [said]  what players say, at their seats
 * @property {ReturnType<typeof import('./parts/tips.js').tipsAtTable>} [tips]  what somebody is told when it first
 *   matters
 * @property {Record<string, (event: any) => void>} [on]  handlers of the table
 */

/**
 * @param {import('./app.js').App} app
 * @param {import('./table-session.js').PlaySession} session
 * @param {Parts} parts
 */
export function createTableView(app, session, parts) {
  const scene = parts.scene ?? (() => sceneOf(session));
  const openRule = parts.openRule ?? (() => {});
  /** Marks where this happens; null ends it. @param {Action | null} action */
  const highlight = (action) => board.current()?.highlight(action);
  const hint = hints(app, session, highlight);
  const actions = actionBar(app, session, hint, openRule);
  const drafts =
    parts.drafts === undefined
      ? null
      : shareDraft(parts.drafts, {
          snapshot: () => session.snapshot,
          draft: () => board.current()?.draft,
          restored: app.redraw,
        });

  /** The board has changed: selection or draft too, perhaps. */
  function redraw() {
    drafts?.changed();
    app.redraw();
  }

  function dismissHint() {
    hint.clear();
    highlight(null);
  }

  const { act, press } = actions;
  const { check, arrange, showRefusal } = session;
  const { announce } = app;
  const playing = { act, press, check, arrange, showRefusal, openRule, dismissHint, announce };
  const context = { ...passiveContext(redraw), ...(parts.actions && playing), ...parts.context };
  const board = guardedBoard(context, { scene, redraw: app.redraw, opened });
  if (parts.game) board.open(parts.game);

  /** The board is there and has seen the scene. */
  function opened() {
    drafts?.opened();
    updateTips([]);
  }

  /** @param {Update[]} updates */
  function updateTips(updates) {
    const seen = scene();
    if (seen && board.current()) parts.tips?.update(seen, updates);
  }

  /** Returns whether there was a selection. */
  const clearSelection = () => board.current()?.clearSelection() ?? false;

  /** @param {KeyboardEvent} event */
  function keys(event) {
    peaks.end();
    if (event.key === 'Escape' && clearSelection()) return redraw();
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const shown = board.current();
    if (shown) actions.go(shown, event.shiftKey ? 'redo' : 'undo');
  }
  /** @param {PointerEvent} event */
  function touched(event) {
    peaks.end();
    parts.on?.pointerdown?.(event);
  }
  if (parts.keys === 'page') addEventListener('keydown', keys);

  /**
   * Announces how far players are now; once the game is over, the result says so.
   * @param {Board} shown @param {Scene} seen @param {Update[]} updates
   */
  function tellProgress(shown, seen, updates) {
    if (!parts.announcement || seen.over) return;
    const said = updates.map(({ event }) => event && shown.progress?.(event, seen));
    for (const text of new Set(said)) if (text) announce(text);
  }

  const peaks = createPeaks(app.redraw, parts.motion);
  const drawn = drawnParts(session, board, actions, parts, peaks);

  return {
    ...drawn,
    scene,
    highlight,
    clearSelection,
    act,
    board: board.current,
    update: board.update,
    message: board.message,
    /** Drops hints and questions in the old language. */
    languageChanged() {
      actions.clear();
      hint.clear();
    },
    /** Returns what the player can do, in a sentence. */
    prompt: () => board.text((shown, seen) => (seen.mine ? shown.bar(seen).prompt : '')),
    /**
     * The `received` of a session.
     * @param {Snapshot} snapshot @param {Update[]} updates @param {Snapshot | null} before
     */
    received(snapshot, updates, before) {
      if (snapshot.state_number !== before?.state_number || snapshot.turn !== before?.turn) {
        dismissHint();
        actions.clear();
      }
      if (snapshot.view) board.open(snapshot.settings.game);
      board.update();
      drafts?.received();
      updateTips(updates);
      const shown = board.current();
      const seen = scene();
      if (!before?.view || !shown || !seen) return;
      tellProgress(shown, seen, updates);
      if (!parts.motion) return;
      const peak = peaks.received(shown, seen, updates);
      showMoves(parts.motion, snapshot, updates, peak ?? shown.sound);
    },
    /** Announces what happened. @param {Update[]} updates */
    told(updates) {
      for (const update of updates) {
        const text = parts.announcement?.(update);
        if (text) announce(text);
      }
    },
    /** The `layOut` of a director. @param {import('./director.js').Beat} beat */
    layOut(beat) {
      const shown = board.current();
      const seen = scene();
      if (!shown || !seen || !laidOut(shown, seen, beat)) return false;
      peaks.laidOut(shown, beat);
      if (parts.motion) animateNextDraw(`${parts.motion} [data-seat="${beat.seat}"]`);
      return true;
    },
    /** Draws the whole table, or says why there is none. */
    draw() {
      const seen = scene();
      const message = board.message('message-page');
      if (message || !seen) return message;
      const states = classes({
        'with-panel': parts.panel?.isOpen(),
        'with-ticker': parts.ticker && !parts.panel?.isOpen() && !seen.over,
        'with-outcome': seen.over && parts.outcome,
        over: seen.over,
      });
      return h(
        'div',
        {
          class: `table game-${seen.view.game} ${parts.className?.() ?? ''} ${states}`,
          on: { ...(parts.keys === 'table' && { keydown: keys }), ...parts.on, pointerdown: touched },
        },
        parts.heading?.(),
        h(
          'div',
          { class: clothClass(seen), key: 'cloth' },
          drawn.plates(),
          section('middle', t('table-middle'), [drawn.middle(), drawn.beat()]),
          // What others do is seen first: a tip may lie over their seats.
          !parts.beat?.() && parts.tips?.draw(seen),
          seen.over && parts.outcome ? drawn.outcome() : drawn.bar(),
          seen.you !== null && section('own', t('table-own'), drawn.own()),
          parts.ticker?.(),
        ),
        parts.panel && guarded(app.redraw, t('panel'), parts.panel.draw),
      );
    },
    close() {
      peaks.close();
      drafts?.close();
      removeEventListener('keydown', keys);
    },
  };
}

/**
 * Returns functions that draw each part of a table; a part that fails says so.
 * @param {import('./table-session.js').PlaySession} session
 * @param {ReturnType<typeof guardedBoard>} board
 * @param {ReturnType<typeof actionBar>} actions
 * @param {Parts} parts
 * @param {ReturnType<typeof createPeaks>} peaks
 */
function drawnParts(session, board, actions, parts, peaks) {
  /** While somebody is being watched, it is their turn. @param {Scene} seen @returns {Scene} */
  const watched = (seen) => ({ ...seen, turn: (seen.mine ? null : beat()?.seat) ?? seen.turn });
  const beat = () => parts.beat?.() ?? null;
  /** Somebody who is being watched says what they do. @type {import('./kit/seat.js').Said} */
  const said = (seat) => (beat()?.seat === seat && beatSentence(/** @type {Beat} */ (beat()))) || parts.said?.(seat);
  const othersOf = parts.plates ?? ((seen, shown) => plates(session, shown, seen, said));
  const plateOf = parts.ownPlate ?? ((seen, shown) => ownPlate(session, shown, seen, said));
  return {
    plates: () => board.draw(t('table-others'), (shown, seen) => othersOf(watched(seen), shown)),
    middle: () => board.draw(t('table-middle'), (shown, seen) => shown.middle(seen)),
    beat: () => {
      const shownBeat = beat() ?? peaks.beat();
      return shownBeat && board.draw(t('table-middle'), (shown, seen) => laidOutPieces(shown, seen, shownBeat));
    },
    bar: () => board.draw(t('bar'), (shown, seen) => (parts.bar ?? actions.draw)(shown, watched(seen))),
    outcome: () => board.draw(t('bar'), parts.outcome ?? ((shown, seen) => results(seen, shown.result(seen)))),
    /** Your name plate, and your hand or rack. */
    own: () =>
      board.draw(t('table-own'), (shown, seen) => [
        plateOf(seen, shown),
        h('div', { class: 'own-pieces', key: 'own-pieces' }, shown.ownArea(seen)),
      ]),
  };
}

/** The cloth that everybody sits around; how many sit there decides where. @param {Scene} seen */
export const clothClass = ({ you, names }) =>
  you === null ? `cloth others-${names.length}` : `cloth seated others-${names.length - 1}`;

/** @param {string} name @param {string} label @param {Child} content */
export const section = (name, label, content) => h('section', { class: name, key: name, 'aria-label': label }, content);

/**
 * Lets the pieces fly that have moved, with a sound; but not in a page in the background.
 * @param {string} table  a selector
 * @param {Snapshot} snapshot @param {Update[]} updates @param {import('./sound.js').Sound} [sound]
 */
function showMoves(table, snapshot, updates, sound = 'card') {
  const moves = updates.filter((one) => one.event);
  if (document.hidden || !(moves.length || updates.some((one) => one.undone))) return;
  const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat ?? snapshot.you;
  animateNextDraw(`${table} [data-seat="${mover}"]`);
  playSound(sound);
}
