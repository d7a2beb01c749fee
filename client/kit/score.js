// The result of a game: what each player's score is made of, as bars that grow part by part.

import { h } from '../dom.js';
import { hiddenLabel } from './label.js';
import { count } from './count-up.js';

/**
 * @typedef {import('../dom.js').Child} Child
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {import('../types.js').Result} Result
 * @typedef {import('../types.js').PlayerScore} PlayerScore
 * @typedef {import('../types.js').ScorePart} ScorePart
 */

/** @param {Scene} scene @param {number} seat */
const won = ({ view }, seat) => (view.winners?.includes(seat) ? 'won' : '');

/** The name of a player, which may be of another script than the page. @param {Scene} scene @param {number} seat */
export const playerName = (scene, seat) => h('bdi', null, scene.names[seat]);

/** Returns the scores with the best first; those who won stand before others with as much. @param {Scene} scene
 * @param {PlayerScore[]} scores */
export const ranked = ({ view }, scores) =>
  scores.toSorted(
    (a, b) =>
      Number(view.winners?.includes(b.seat) ?? false) - Number(view.winners?.includes(a.seat) ?? false) ||
      b.total - a.total,
  );

/** Returns what a score gained and lost. @param {PlayerScore} score */
function sums({ parts }) {
  const points = parts.map((part) => part.points ?? 0);
  const gains = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const losses = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  return { gains, losses };
}

/**
 * Returns the bars of scores on one scale, as shares of it: the parts that gain lie end to end from zero, those that
 * lose lie over their end.
 * @param {PlayerScore[]} scores @param {number} [goal]  what the scale has room for at least
 * @returns {{zero: number, bars: {from: number, to: number, loses: boolean, nth: number}[][]}}
 */
export function barsOf(scores, goal = 1) {
  const all = scores.map(sums);
  const most = Math.max(goal, ...all.map(({ gains }) => gains));
  const least = Math.min(0, ...all.map(({ gains, losses }) => gains + losses));
  const share = (/** @type {number} */ points) => (points - least) / (most - least);
  const bars = scores.map(({ parts }) => {
    let end = 0;
    const inOrder = parts.map(({ points = 0 }, nth) => ({ points, nth })).filter(({ points }) => points !== 0);
    // What was lost is taken from what was gained.
    const sorted = [...inOrder.filter(({ points }) => points > 0), ...inOrder.filter(({ points }) => points < 0)];
    return sorted.map(({ points, nth }) => {
      const [from, to] = [end, end + points];
      end = to;
      return { from: share(Math.min(from, to)), to: share(Math.max(from, to)), loses: points < 0, nth };
    });
  });
  return { zero: share(0), bars };
}

const percent = (/** @type {number} */ share) => `${Math.round(share * 1000) / 10}%`;

/** @param {{from: number, to: number, loses: boolean, nth: number}} one */
const segment = ({ from, to, loses, nth }) =>
  h('span', {
    key: nth,
    class: loses ? 'loses' : 'gains',
    style: { '--from': percent(from), '--length': percent(to - from), '--nth': `${nth}` },
  });

/** @param {ScorePart} part @param {number} nth */
const partOf = ({ label, points, text, pieces, words }, nth) =>
  h(
    'li',
    { key: label, style: { '--nth': `${nth}` } },
    h('span', { class: 'small' }, label),
    points !== undefined && [' ', h('b', null, nth > 0 && points > 0 && '+', count(points, { rolls: true, nth }))],
    text && [' ', h('span', { class: 'small' }, text)],
    words && hiddenLabel(words),
    pieces && h('span', { class: 'pieces', 'aria-hidden': 'true' }, pieces),
  );

/**
 * Draws a result: the players with the best first, each with a bar, the parts of the score and what they still held.
 * @param {Scene} scene @param {Result} result
 */
export function results(scene, { scores, goal, more }) {
  const order = ranked(scene, scores);
  const { zero, bars } = barsOf(order, goal);
  return [
    h(
      'ol',
      { class: 'results', key: 'results' },
      order.map(({ seat, total, parts }, at) =>
        h(
          'li',
          { key: seat, class: won(scene, seat) },
          h('span', { class: 'who' }, playerName(scene, seat)),
          h('b', { class: 'total' }, count(total, { rolls: true })),
          h(
            'span',
            { class: 'score-bar', 'aria-hidden': 'true', style: { '--zero': percent(zero) } },
            bars[at].map(segment),
          ),
          h('ul', { class: 'score-parts' }, parts.map(partOf)),
        ),
      ),
    ),
    more,
  ];
}

/**
 * How many are missing to the best, if that is little: a seventh of what the best have, or one.
 * @param {PlayerScore[]} scores @param {number} seat
 */
export function closeBehind(scores, seat) {
  const best = Math.max(...scores.map(({ total }) => total));
  const behind = best - (scores.find((score) => score.seat === seat)?.total ?? 0);
  return behind <= Math.max(1, best / 7) ? behind : null;
}

/**
 * Returns the part in which nobody had more than this player, and somebody less.
 * @param {PlayerScore[]} scores @param {number} seat
 */
export function bestPart(scores, seat) {
  const own = scores.find((score) => score.seat === seat);
  const others = scores.filter((score) => score !== own);
  const points = (/** @type {PlayerScore} */ { parts }, /** @type {string} */ label) =>
    parts.find((part) => part.label === label)?.points ?? 0;
  return own?.parts.find(
    (part) => part.best && others.every((other) => points(other, part.label) < (part.points ?? 0)),
  );
}
