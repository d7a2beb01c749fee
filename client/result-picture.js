// The picture of a result, to be shared: the cloth, the game, who won, and everybody's score with its bar.

import { h } from './dom.js';
import { signed } from './kit/count-up.js';
import { barsOf, ranked } from './kit/score.js';

/**
 * @typedef {import('./dom.js').Tree} Tree
 * @typedef {import('./types.js').Scene} Scene
 * @typedef {import('./types.js').Result} Result
 * @typedef {(text: string, size: number) => number} Measure  returns how wide a text is
 */

export const PICTURE = { width: 1200, height: 630 };
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', serif";
const INK = '#f3eedf';
const SOFT = '#cfd8cd';
const GOLD = '#f0cb5e';
const GREEN = '#8fc3a4';
const LOST = '#e58f7b';
const EDGE = 26;
const LEFT = 84;
const RIGHT = PICTURE.width - LEFT;
/** Where the rows begin and end. */
const ROWS = { from: 262, to: 560 };
const MAX_ROW = 84;
/** Between name and bar, and between bar and score. */
const NAMES = 300;
const TOTALS = 130;

/** Returns a text as long as there is room for it. @param {string} text @param {number} room @param {number} size
 * @param {Measure} measure */
export function fitText(text, room, size, measure) {
  if (measure(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length && measure(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** @param {Record<string, any>} props @param {string} text */
const line = (props, text) => h('text', { 'font-family': SERIF, 'font-weight': 600, fill: INK, ...props }, text);

/**
 * @param {Scene} scene @param {Result} result
 * @param {{app: string, title: string, headline: string, picture?: Tree, measure: Measure}} about
 * @returns {Tree} an SVG
 */
export function resultPicture(scene, { scores, goal }, { app, title, headline, picture, measure }) {
  const { width, height } = PICTURE;
  const order = ranked(scene, scores);
  const { bars } = barsOf(order, goal);
  const step = Math.min(MAX_ROW, (ROWS.to - ROWS.from) / order.length);
  const room = RIGHT - LEFT - NAMES - TOTALS;

  const row = (/** @type {typeof order[number]} */ { seat, total }, /** @type {number} */ at) => {
    const y = ROWS.from + step * (at + 0.5);
    const won = scene.view.winners?.includes(seat);
    const size = Math.min(38, step * 0.55);
    return h(
      'g',
      null,
      line(
        { x: LEFT, y: y + size / 3, 'font-size': size, fill: won ? GOLD : INK },
        fitText(scene.names[seat], NAMES - 24, size, measure),
      ),
      bars[at].map(({ from, to, loses }) =>
        h('rect', {
          x: LEFT + NAMES + from * room,
          y: y - size / 2,
          width: Math.max(2, (to - from) * room),
          height: size,
          rx: 5,
          fill: loses ? LOST : won ? GOLD : GREEN,
        }),
      ),
      line(
        { x: RIGHT, y: y + size / 3, 'font-size': size * 1.15, 'text-anchor': 'end', fill: won ? GOLD : INK },
        signed(total),
      ),
    );
  };

  return h(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    h(
      'defs',
      null,
      h(
        'radialGradient',
        { id: 'light', cx: '50%', cy: '30%', r: '80%' },
        h('stop', { offset: 0, 'stop-color': '#38695a' }),
        h('stop', { offset: 0.65, 'stop-color': '#2a5145' }),
        h('stop', { offset: 1, 'stop-color': '#1d3a33' }),
      ),
    ),
    h('rect', { width, height, fill: '#8a6240' }),
    h('rect', { x: 8, y: 8, width: width - 16, height: height - 16, rx: 30, fill: '#6f4c30' }),
    h('rect', { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE, rx: 24, fill: 'url(#light)' }),
    picture &&
      h(picture.tag, { ...picture.props, x: RIGHT - 330, y: 66, width: 330, height: 154 }, ...picture.children),
    line({ x: LEFT, y: 110, 'font-size': 34, fill: SOFT }, title),
    line({ x: LEFT, y: 190, 'font-size': 60 }, fitText(headline, RIGHT - LEFT - 350, 60, measure)),
    order.map(row),
    line({ x: RIGHT, y: 590, 'font-size': 24, 'text-anchor': 'end', fill: SOFT }, app),
  );
}
