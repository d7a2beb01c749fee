// One position of a replay, drawn by the game's board: the name plates, the middle, and every hand that is open.

import { h } from '../dom.js';
import { t } from '../words.js';
import { loadBoard } from '../boards.js';
import { reportBug } from '../parts/error-text.js';
import { clothClass, createTableView, section } from '../table-view.js';

/**
 * @typedef {import('./replay-state.js').ReplayState} ReplayState
 * @typedef {import('../table-view.js').TableView} TableView
 * @typedef {import('../types.js').Scene} Scene
 */

/** @param {import('../app.js').App} app @param {ReplayState} state */
export function replayTable(app, state) {
  /**
   * Each view has a board of its own, since each keeps a selection.
   * @type {Map<string, {view: TableView, scene: Scene}>}
   */
  const views = new Map();
  /** @type {string | null} */
  let game = null;
  let failed = false;
  /** The position that the boards were updated with. @type {import('./replay-state.js').ShownStep | null} */
  let updated = null;
  /** @type {import('../types.js').Action | null} */
  let highlighted = null;

  /** Returns the view of a scene. @param {string} name  `table`, or that of a hand @param {Scene} scene */
  function viewOf(name, scene) {
    const known = views.get(name);
    if (known) {
      known.scene = scene;
      return known.view;
    }
    const shown = { scene };
    const view = createTableView(app, playSessionOf(state), { game: game ?? undefined, scene: () => shown.scene });
    views.set(name, Object.assign(shown, { view }));
    return view;
  }

  /** Returns the table's view and that of each open hand. */
  function viewsOf() {
    const { table, hands } = scenes(state);
    return {
      table: { scene: table, view: viewOf('table', table) },
      hands: hands.map((scene) => ({ scene, view: viewOf(`hand-${scene.you}`, scene) })),
    };
  }

  function updateBoards() {
    if (updated === state.shown) return;
    const { table, hands } = viewsOf();
    for (const { view } of [table, ...hands]) view.update();
    for (const { view } of views.values()) view.highlight(null);
    highlighted = null;
    updated = state.shown;
  }

  return {
    /** @param {string} name */
    async load(name) {
      try {
        await loadBoard(name);
        game = name;
      } catch (error) {
        failed = true;
        reportBug(error);
      }
      app.redraw();
    },
    highlighted: () => highlighted,
    /** Marks where this action would happen; null ends it. @param {import('../types.js').Action | null} action */
    highlight(action) {
      highlighted = action;
      const { table, hands } = viewsOf();
      for (const { scene, view } of [table, ...hands])
        if (!action || (scene.you !== null && scene.you === scene.turn)) view.highlight(action);
      app.redraw();
    },
    /** Returns whether there was a selection. */
    clearSelection: () => [...views.values()].filter(({ view }) => view.clearSelection()).length > 0,
    draw() {
      if (failed) return h('p', { class: 'message-page' }, t('error-board'));
      if (!game || !state.replay || !state.shown)
        return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      updateBoards();
      const { table, hands } = viewsOf();
      return h(
        'div',
        { class: clothClass(table.scene), key: 'table' },
        table.view.plates(),
        section('middle', t('table-middle'), table.view.middle()),
        h(
          'div',
          { class: 'hands', key: 'hands' },
          hands.map(({ scene, view }) =>
            h(
              'section',
              { class: 'own', key: scene.you, 'aria-label': t('replay-hand', { name: scene.names[scene.you ?? 0] }) },
              view.own(),
            ),
          ),
        ),
        table.scene.over && h('section', { class: 'outcome', key: 'outcome' }, table.view.outcome()),
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
 * @param {ReplayState} state
 */
const playSessionOf = (state) =>
  /** @type {import('../table-session.js').PlaySession} */ ({
    get snapshot() {
      return {
        you: state.replay?.you,
        phase: 'finished',
        clocks: null,
        seats: state.replay?.seats.map((seat) => seat && { ...seat, away: false }),
      };
    },
  });
