// One position of a replay, drawn by the game's board: the name plates, the middle, and every hand that is open.

import { h } from '../dom.js';
import { t } from '../words.js';
import { loadBoard, passiveContext } from '../boards.js';
import { reportBug } from '../parts/error-text.js';
import { ownPlate, plates } from '../parts/name-plates.js';

/**
 * @typedef {import('./replay-state.js').ReplayState} ReplayState
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 */

/** @param {import('../app.js').App} app */
export function replayTable(app) {
  /** One for the table and one for each hand, since each keeps a selection. @type {Board[]} */
  const boards = [];
  /** @type {import('../types.js').BoardModule | null} */
  let module = null;
  let failed = false;
  /** The position that the boards were updated with. @type {import('./replay-state.js').ShownStep | null} */
  let updated = null;
  const context = passiveContext(app.redraw);
  /** @type {import('../types.js').Action | null} */
  let highlighted = null;

  /** @param {Scene} scene @param {boolean} [ofHand] */
  const board = (scene, ofHand) => {
    const which = ofHand ? (scene.you ?? 0) + 1 : 0;
    return (boards[which] ??= /** @type {import('../types.js').BoardModule} */ (module).createBoard(context));
  };

  return {
    /** @param {string} game */
    async load(game) {
      try {
        module = await loadBoard(game);
      } catch (error) {
        failed = true;
        reportBug(error);
      }
      app.redraw();
    },
    highlighted: () => highlighted,
    /**
     * Marks where this action would happen; null ends it.
     * @param {import('../types.js').Action | null} action
     * @param {ReplayState} state
     */
    highlight(action, state) {
      const { table, hands } = scenes(state);
      highlighted = action;
      if (!action) boards.forEach((one) => one.highlight(null));
      for (const scene of hands) if (scene.you === scene.turn) board(scene, true).highlight(action);
      if (table.you !== null && table.you === table.turn) board(table).highlight(action);
      app.redraw();
    },
    /** Returns whether there was a selection. */
    clearSelection: () => boards.filter((one) => one.clearSelection()).length > 0,
    /** @param {ReplayState} state */
    draw(state) {
      if (failed) return h('p', { class: 'message-page' }, t('error-board'));
      const { replay, shown } = state;
      if (!module || !replay || !shown) return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      const { table, hands } = scenes(state);
      const session = playSessionOf(replay);
      if (updated !== shown) {
        board(table).update(table);
        for (const scene of hands) board(scene, true).update(scene);
        boards.forEach((one) => one.highlight(null));
        highlighted = null;
        updated = shown;
      }
      return h(
        'div',
        { class: 'replay-table', key: 'table' },
        plates(session, board(table), table),
        h('section', { class: 'middle', 'aria-label': t('table-middle') }, board(table).middle(table)),
        hands.map((scene) =>
          h(
            'section',
            { class: 'own', key: scene.you, 'aria-label': t('replay-hand', { name: scene.names[scene.you ?? 0] }) },
            ownPlate(session, board(scene, true), scene),
            board(scene, true).ownArea(scene),
          ),
        ),
        table.over && h('section', { class: 'outcome', key: 'outcome' }, board(table).outcome(table)),
      );
    },
  };
}

/** Returns the table as it is seen from the viewpoint, and the hands that are open there. @param {ReplayState} state */
function scenes({ replay, shown }) {
  if (!replay || !shown) throw new Error('the replay is not loaded');
  const events = replay.steps.slice(0, shown.step).flatMap((step) => step.events);
  /** @param {import('../types.js').View} view @param {number | null} you @returns {Scene} */
  const scene = (view, you) => ({
    view,
    views: shown.views,
    you,
    events,
    actions: [],
    complete: true,
    turn: shown.turn,
    mine: false,
    over: shown.over,
    names: replay.names,
  });
  const table = scene(shown.view, shown.seat);
  const hands = shown.views?.map(scene) ?? (shown.seat === null ? [] : [table]);
  return { table, hands };
}

/**
 * Returns as much of a session as name plates need. Nobody is away in a replay.
 * @param {import('./replay-state.js').Replay} replay
 */
const playSessionOf = (replay) =>
  /** @type {import('../table-session.js').PlaySession} */ ({
    snapshot: {
      you: replay.you,
      phase: 'finished',
      clocks: null,
      seats: replay.seats.map((seat) => seat && { ...seat, away: false }),
    },
  });
