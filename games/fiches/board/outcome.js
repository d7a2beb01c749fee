// The result, round by round: what everybody started with, earned, spent and kept.

import { h } from '/dom.js';
import { list, t } from '/words.js';
import { results } from '/kit/score.js';
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

/** @param {Scene} scene @returns {import('/types.js').Result} */
export function result(scene) {
  const ended = rounds(scene);
  const last = ended.at(-1);
  const behind = (/** @type {number} */ count) => t('fiches-end-behind', { count });
  if (!last) return { why: '', behind, scores: scene.names.map((_, seat) => onlyChips(scene, seat)) };
  if (ended.length === 1) return { why: whyOver(scene, last), behind, scores: scoresOf(scene, last, true) };
  return {
    why: whyOver(scene, last),
    behind: (count) => t('fiches-end-rounds-behind', { count }),
    scores: scene.names.map((_, seat) => ({
      seat,
      total: scene.view.wins[seat],
      parts: [{ label: t('fiches-end-wins'), points: scene.view.wins[seat] }],
    })),
    more: ended.map((round) => roundDetails(scene, round, round === last)),
  };
}

/** @param {Scene} scene @param {Round} round */
const whyOver = (scene, { over }) =>
  over.out === null ? t('fiches-end-passed') : t('fiches-end-last-tile', { name: scene.names[over.out] });

/** @param {Scene} scene @param {Round} round @param {boolean} last */
const roundDetails = (scene, round, last) =>
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
    results(
      { ...scene, view: { ...scene.view, winners: round.over.winners } },
      { why: '', behind: String, scores: scoresOf(scene, round, last) },
    ),
  );

/** @param {Scene} scene @param {number[]} seats */
const names = (scene, seats) => list(seats.map((seat) => scene.names[seat]));

/** @param {Scene} scene @param {number} seat */
const onlyChips = ({ view }, seat) => ({
  seat,
  total: view.chips[seat],
  parts: [{ label: t('fiches-end-chips'), points: view.chips[seat] }],
});

/**
 * @param {Scene} scene @param {Round} round
 * @param {boolean} last  the round whose racks can still be seen
 * @returns {import('/types.js').PlayerScore[]}
 */
const scoresOf = (scene, { over, moves }, last) =>
  scene.names.map((_, seat) => {
    const sum = (/** @type {(event: Event) => number} */ worth) =>
      moves.reduce((all, event) => (event.seat === seat ? all + worth(event) : all), 0);
    const laid = sum(({ chips }) => chips ?? 0);
    const drawn = -sum(({ event, paid }) => (event === 'drew' ? paid : 0));
    const out = over.bonus[seat];
    const left = -over.paid[seat];
    const start = over.chips[seat] - laid - drawn - out - left;
    // A browser that joined late has not received all events: then unknown parts are added up.
    /** @type {import('/types.js').ScorePart[]} */
    const before =
      start === over.start
        ? [
            { label: t('fiches-end-start'), points: start },
            { label: t('fiches-end-laid'), points: laid, best: t('fiches-end-best-laid') },
            { label: t('fiches-end-drawn'), points: drawn },
          ]
        : [{ label: t('fiches-end-before'), points: start + laid + drawn }];
    /** @type {import('/types.js').ScorePart[]} */
    const parts = [
      ...before,
      ...(over.out === seat ? [{ label: t('fiches-end-out'), points: out }] : []),
      {
        label: t('fiches-end-left'),
        points: left,
        best: t('fiches-end-best-left'),
        ...(last && rackLeft(scene.views?.[seat].racks[seat] ?? [])),
      },
    ];
    return { seat, total: over.chips[seat], parts: parts.filter(({ points, pieces }) => points !== 0 || pieces) };
  });

/** The tiles that were left on a rack. @param {string[]} tiles */
const rackLeft = (tiles) =>
  tiles.length > 0 && {
    words: list(tiles.map((tile) => nameOf(tile))),
    pieces: tiles.map((tile, at) => h('span', { key: at, class: 'small-tile' }, face(tile))),
  };

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
