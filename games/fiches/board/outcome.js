// The result, round by round: what everybody started with, earned, spent and kept.

import { h } from '/dom.js';
import { list, t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { change, playerName, scoreTable } from '/kit/score.js';
import { nameOf } from './names.js';
import { face } from './tiles.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {Scene['events'][number]} Event
 * @typedef {{over: Event, moves: Event[]}} Round
 */

/** Returns the rounds of this game that have ended, with their events. @param {Scene} scene @returns {Round[]} */
function rounds(scene) {
  /** @type {Round[]} */
  let ended = [];
  /** @type {Event[]} */
  let moves = [];
  for (const event of scene.events) {
    if (event.event === 'round_over') {
      if (event.round === 1) ended = [];
      ended.push({ over: event, moves });
    }
    if (event.event === 'round_over' || event.event === 'over') moves = [];
    else moves.push(event);
  }
  return ended;
}

/** @param {Scene} scene */
export function outcome(scene) {
  const ended = rounds(scene);
  if (!ended.length) return scores(scene, [{ name: 'chips', values: scene.view.chips }], scene.view.winners, true);
  const last = ended.length - 1;
  if (!last) return scores(scene, items(scene, ended[0]), ended[0].over.winners, true);
  return [
    scores(scene, [{ name: 'wins', values: scene.view.wins }], scene.view.winners),
    ended.map((round, at) =>
      h(
        'details',
        { key: round.over.round, class: 'fiches-round' },
        h(
          'summary',
          null,
          t('fiches-round-went', {
            count: round.over.winners.length,
            round: round.over.round,
            winners: names(scene, round.over.winners),
          }),
        ),
        scores(scene, items(scene, round), round.over.winners, at === last),
      ),
    ),
  ];
}

/** @param {Scene} scene @param {number[]} seats */
const names = (scene, seats) => list(seats.map((seat) => scene.names[seat]));

/** @typedef {{name: string, values: number[], signed?: boolean}} Item */

/** @param {Scene} scene @param {Round} round @returns {Item[]} */
function items(scene, { over, moves }) {
  const sum = (/** @type {number} */ seat, /** @type {(event: Event) => number} */ worth) =>
    moves.reduce((all, event) => (event.seat === seat ? all + worth(event) : all), 0);
  const each = (/** @type {(seat: number) => number} */ worth) => scene.names.map((_, seat) => worth(seat));
  const laid = each((seat) => sum(seat, ({ chips }) => chips ?? 0));
  const drawn = each((seat) => -sum(seat, ({ event, paid }) => (event === 'drew' ? paid : 0)));
  const out = each((seat) => over.bonus[seat]);
  const left = each((seat) => -over.paid[seat]);
  const start = each((seat) => over.chips[seat] - laid[seat] - drawn[seat] - out[seat] - left[seat]);
  // A browser that joined late has not received all events: then unknown items are added up.
  const hasAllEvents = start.every((chips) => chips === over.start);
  return [
    ...(hasAllEvents
      ? [
          { name: 'start', values: start },
          { name: 'laid', values: laid, signed: true },
          { name: 'drawn', values: drawn, signed: true },
        ]
      : [{ name: 'before', values: each((seat) => start[seat] + laid[seat] + drawn[seat]) }]),
    ...(over.out === null ? [] : [{ name: 'out', values: out, signed: true }]),
    { name: 'left', values: left, signed: true },
    { name: 'chips', values: over.chips },
  ];
}

/**
 * @param {Scene} scene
 * @param {Item[]} all
 * @param {number[]} winners
 * @param {boolean} [last]  the round whose racks can still be seen
 */
function scores(scene, all, winners, last) {
  const columns = scene.names.map((_, seat) => ({
    heading: playerName(scene, seat),
    className: winners.includes(seat) ? 'won' : '',
  }));
  const rows = all.map(({ name, values, signed }) => ({
    heading: t(`fiches-end-${name}`),
    className: signed ? '' : name,
    cells: signed ? values.map(change) : values,
  }));
  const racks = {
    heading: t('fiches-end-racks'),
    className: 'racks',
    cells: scene.views?.map((view, seat) => rackLeft(view.racks[seat])) ?? [],
  };
  return scoreTable(
    [{ heading: null }, ...columns],
    [...rows, ...(last && scene.views ? [racks] : [])],
    'fiches-scores',
  );
}

/** Draws the tiles that were left on a rack. @param {string[]} tiles */
const rackLeft = (tiles) =>
  tiles.length === 0
    ? '–'
    : h(
        'span',
        { class: 'open-rack' },
        hiddenLabel(list(tiles.map((tile) => nameOf(tile)))),
        tiles.map((tile, at) => h('span', { key: at, class: 'small-tile', 'aria-hidden': 'true' }, face(tile))),
      );

/** Says which round it is and, until somebody lays, how the one before ended. @param {Scene} scene */
export function roundText(scene) {
  const { view } = scene;
  const total = view.options.rounds ?? 1;
  if (scene.over || total < 2) return null;
  const last = rounds(scene).at(-1)?.over;
  return h(
    'p',
    { class: 'small round' },
    h('b', null, t('fiches-round-of', { count: view.round, rounds: total })),
    last &&
      last.round === view.round - 1 &&
      !view.table.length &&
      h(
        'span',
        null,
        t('fiches-round-was', {
          count: last.winners.length,
          winners: names(scene, last.winners),
          chips: t('fiches-chips', { count: last.chips[last.winners[0]] }),
        }),
      ),
  );
}
