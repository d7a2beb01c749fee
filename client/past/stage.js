// The table at one moment, drawn by the game's own board: the plates, the middle, and a place for
// every hand that lies open.

import { h } from '../dom.js';
import { t } from '../words.js';
import { fetchBoard, lookOn } from '../boards.js';
import { ownPlate, plates } from '../parts/seats.js';

/**
 * @typedef {import('./looking.js').Looking} Looking
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 */

/** @param {import('../app.js').App} app */
export function stage(app) {
  /** One for the table and one for each place, since each keeps what is chosen there. @type {Board[]} */
  const boards = [];
  /** @type {import('../types.js').BoardModule | null} */
  let module = null;
  let broken = false;
  /** The moment that the boards have met. @type {import('./looking.js').Moment | null} */
  let met = null;
  const desk = lookOn(app.redraw);
  /** What is marked. @type {import('../types.js').Action | null} */
  let pointed = null;

  /** @param {Scene} scene @param {boolean} [place] */
  const board = (scene, place) => {
    const which = place ? (scene.you ?? 0) + 1 : 0;
    return (boards[which] ??= /** @type {import('../types.js').BoardModule} */ (module).open(desk));
  };

  return {
    /** @param {string} game */
    async load(game) {
      try {
        module = await fetchBoard(game);
      } catch {
        broken = true;
      }
      app.redraw();
    },
    pointed: () => pointed,
    /** Marks where this action would happen; `null`: no longer. @param {import('../types.js').Action | null} action @param {Looking} looking */
    point(action, looking) {
      const { table, places } = scenes(looking);
      pointed = action;
      if (!action) boards.forEach((one) => one.point(null));
      for (const scene of places) if (scene.you === scene.turn) board(scene, true).point(action);
      if (table.you !== null && table.you === table.turn) board(table).point(action);
      app.redraw();
    },
    /** Lets go of what was chosen; whether there was something. */
    clear: () => boards.filter((one) => one.clear()).length > 0,
    /** @param {Looking} looking */
    draw(looking) {
      if (broken) return h('p', { class: 'calm' }, t('trouble.board'));
      const { replay, moment } = looking;
      if (!module || !replay || !moment) return h('p', { class: 'calm', role: 'status' }, t('table.joining'));
      const { table, places } = scenes(looking);
      const around = seated(replay);
      if (met !== moment) {
        board(table).meet(table);
        for (const scene of places) board(scene, true).meet(scene);
        boards.forEach((one) => one.point(null));
        pointed = null;
        met = moment;
      }
      return h(
        'div',
        { class: 'moment', key: 'moment' },
        plates(around, board(table), table),
        h('section', { class: 'middle', 'aria-label': t('table.middle') }, board(table).middle(table)),
        places.map((scene) =>
          h(
            'section',
            { class: 'own', key: scene.you, 'aria-label': t('back.place', { name: scene.names[scene.you ?? 0] }) },
            ownPlate(around, board(scene, true), scene),
            board(scene, true).place(scene),
          ),
        ),
        table.over && h('section', { class: 'outcome', key: 'outcome' }, board(table).outcome(table)),
      );
    },
  };
}

/** The table as these eyes see it, and the places that lie open to them. @param {Looking} looking */
function scenes({ replay, moment }) {
  if (!replay || !moment) throw new Error('nothing to see yet');
  const events = replay.steps.slice(0, moment.at).flatMap((step) => step.events);
  /** @param {import('../types.js').View} view @param {number | null} you @returns {Scene} */
  const scene = (view, you) => ({
    view,
    views: moment.views,
    you,
    events,
    actions: [],
    complete: true,
    turn: moment.turn,
    mine: false,
    over: moment.over,
    names: replay.names,
  });
  const table = scene(moment.view, moment.seat);
  const places = moment.views?.map(scene) ?? (moment.seat === null ? [] : [table]);
  return { table, places };
}

/** Those who played, as the plates name them: whoever was away is not any more. @param {import('./looking.js').Replay} replay */
const seated = (replay) =>
  /** @type {import('../sitting.js').Sitting} */ ({
    now: { you: replay.you, phase: 'over', clocks: null, seats: replay.seats.map((seat) => seat && { ...seat, away: false }) },
  });
