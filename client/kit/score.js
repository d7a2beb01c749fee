// The result of a game: a table of scores, or a list of players with what each score is made of.

import { h } from '../dom.js';

/**
 * @typedef {import('../dom.js').Child} Child
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {{heading: Child, className?: string}} Column  the first is that of the headings of rows
 * @typedef {{heading: Child, className?: string, cells: Child[]}} Row
 */

/** @param {Scene} scene @param {number} seat */
const won = ({ view }, seat) => (view.winners.includes(seat) ? 'won' : '');

/** The name of a player, which may be of another script than the page. @param {Scene} scene @param {number} seat */
export const playerName = (scene, seat) => h('bdi', null, scene.names[seat]);

/**
 * Draws a row for each player.
 * @param {Scene} scene @param {string[]} headings @param {(seat: number) => Child[]} cells
 */
export const scoresByPlayer = (scene, headings, cells) =>
  scoreTable(
    headings.map((heading) => ({ heading })),
    scene.names.map((_, seat) => ({
      heading: playerName(scene, seat),
      className: won(scene, seat),
      cells: cells(seat),
    })),
  );

/** @param {Column[]} columns @param {Row[]} rows @param {string} [className] */
export const scoreTable = (columns, rows, className = '') =>
  h(
    'table',
    { class: `scores ${className}` },
    h('thead', null, h('tr', null, columns.map(columnHeading))),
    h(
      'tbody',
      null,
      rows.map((row) =>
        h(
          'tr',
          { class: row.className },
          h('th', { scope: 'row' }, row.heading),
          row.cells.map((cell, at) => h('td', { class: columns[at + 1].className }, cell)),
        ),
      ),
    ),
  );

/** @param {Column} column */
const columnHeading = ({ heading, className }) =>
  heading ? h('th', { scope: 'col', class: className }, heading) : h('td', null);

/** Lists the players, each with the parts of their score. @param {Scene} scene @param {number[]} seats  best first
 * @param {(seat: number) => Child} parts */
export const results = (scene, seats, parts) =>
  h(
    'ol',
    { class: 'results' },
    seats.map((seat) => h('li', { key: seat, class: won(scene, seat) }, playerName(scene, seat), parts(seat))),
  );

/** Returns a number with a true minus. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `${points}`);

/** Returns a change, with its sign. @param {number} points */
export const change = (points) => (points > 0 ? `+${points}` : signed(points));
