// The drawings of the ten balls, each around 0 0 with a radius of 1. Every material has its own texture, fur and stone
// also their own outline: colour is never the only sign.

import { h } from '/dom.js';
import { INK, PAPER } from '/kit/palette.js';

/** @typedef {import('/dom.js').Child} Child */

/** Returns half the width of the ball at this height. @param {number} y */
const reach = (y) => Math.sqrt(Math.max(0, 1 - y * y));

/** @param {number} angle @param {number} radius */
const point = (angle, radius) => `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;

/** @param {number} count @param {(at: number) => Child} draw */
const times = (count, draw) => Array.from({ length: count }, (_, at) => draw(at));

/** @param {string} fill */
const round = (fill) => h('circle', { r: 1, fill });
const rim = () => h('circle', { r: 1, fill: 'none', stroke: INK, 'stroke-width': 0.06 });

/** A stripe across the ball. @param {number} from @param {number} to */
const stripe = (from, to) =>
  `M${-reach(from)} ${from}H${reach(from)}` +
  `A1 1 0 0 1 ${reach(to)} ${to}H${-reach(to)}A1 1 0 0 1 ${-reach(from)} ${from}Z`;

/** A highlight on a smooth ball. @param {number} opacity */
const light = (opacity) =>
  h('path', {
    d: 'M-.72-.2A.75.75 0 0 1-.1-.75',
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-width': 0.15,
    'stroke-linecap': 'round',
    opacity,
  });

/** The shaded side. @param {string} fill @param {number} opacity */
const shade = (fill, opacity) => h('path', { d: 'M.62-.785A1 1 0 1 1-.785.62A1.1 1.1 0 0 0 .62-.785Z', fill, opacity });

const cloth = () => [
  round('#F4E8D0'),
  h(
    'g',
    { transform: 'rotate(-24)' },
    [0, 90].map((turn) =>
      h(
        'g',
        { transform: `rotate(${turn})` },
        [-0.86, -0.3, 0.26].map((at) => h('path', { d: stripe(at, at + 0.3), fill: '#B23A3A', opacity: 0.55 })),
        [-0.44, 0.12, 0.68].map((at) =>
          h('path', { d: `M${-reach(at)} ${at}H${reach(at)}`, stroke: '#B23A3A', 'stroke-width': 0.03, opacity: 0.6 }),
        ),
      ),
    ),
  ),
  shade('#5A1A1A', 0.16),
  rim(),
];

/** Dark, with few long tufts and light hairs: both are still there when the ball is as small as a letter. */
const fur = () => {
  const edge = times(30, (at) => point((at * Math.PI) / 15 + (at % 2 ? 0.14 : 0), at % 2 ? 1.14 : 0.8)).join('L');
  const hairs = (
    /** @type {number} */ ring,
    /** @type {number} */ count,
    /** @type {number} */ length,
    /** @type {number} */ turn,
  ) =>
    times(count, (at) => {
      const angle = ((at + turn) * 2 * Math.PI) / count;
      return `M${point(angle, ring)}L${point(angle + 0.2, ring + length)}`;
    }).join('');
  return [
    h('path', { d: `M${edge}Z`, fill: '#6E4627', stroke: INK, 'stroke-width': 0.06, 'stroke-linejoin': 'round' }),
    h('path', {
      d: hairs(0.52, 12, 0.3, 0.5) + hairs(0.16, 6, 0.22, 0),
      stroke: '#EFD9AE',
      'stroke-width': 0.1,
      'stroke-linecap': 'round',
    }),
  ];
};

const SEAMS = [
  'M-.97-.22C-.5.1.5.1.97-.22',
  'M-.33-.01C-.5.35-.42.7-.22.97',
  'M.33-.01C.5.35.42.7.22.97',
  'M0 .02C.12-.3.12-.7.02-1',
];
const leather = () => [
  round('#9A4E22'),
  shade('#3A1708', 0.35),
  SEAMS.map((d) =>
    h('path', { d, fill: 'none', stroke: '#F2DCB4', 'stroke-width': 0.24, 'stroke-dasharray': '.045 .13' }),
  ),
  SEAMS.map((d) => h('path', { d, fill: 'none', stroke: '#3A1A0A', 'stroke-width': 0.06 })),
  light(0.35),
  rim(),
];

/** Light, out of shape, with one dark thumbprint: nothing finer can be seen of it when it is small. */
const clay = () => [
  h('path', {
    d: 'M.02-.97C.5-1.08.86-.8 1-.3C1.08.3.78.98.1 1C-.5 1.04-.88.8-.98.28C-1.1-.3-.62-.86.02-.97Z',
    fill: '#E6A078',
    stroke: INK,
    'stroke-width': 0.06,
  }),
  h('path', { d: 'M1-.3C1.08.3.78.98.1 1C-.5 1.04-.88.8-.98.28C-.2.95.75.6 1-.3Z', fill: '#9A5232', opacity: 0.45 }),
  h(
    'g',
    { transform: 'translate(-.08 -.08) rotate(28)', fill: 'none', 'stroke-linecap': 'round' },
    h('ellipse', { rx: 0.5, ry: 0.66, fill: '#83401F' }),
    [0.1, 0.32].map((width, at) => {
      const [top, foot] = [-0.08 - at * 0.1, 0.36 - at * 0.06];
      const d = `M${-width} ${foot}V${top}A${width} ${width} 0 0 1 ${width} ${top}V${foot}`;
      return h('path', { d, stroke: '#F0BD98', 'stroke-width': 0.09 });
    }),
  ),
];

const SPECKS = [
  [-0.5, -0.4, 0.07],
  [0.1, -0.55, 0.05],
  [0.45, -0.1, 0.08],
  [-0.15, -0.1, 0.06],
  [-0.6, 0.15, 0.05],
  [0.15, 0.35, 0.09],
  [-0.25, 0.6, 0.06],
  [0.55, 0.5, 0.05],
  [-0.35, 0.3, 0.04],
  [0.3, 0.72, 0.05],
  [0.02, 0.08, 0.03],
  [-0.2, -0.75, 0.04],
];
const stone = () => [
  h('path', {
    d: 'M-.3-.96.22-.99.5-.72.82-.6.99-.1.9.4.62.66.5.9-.05 1-.55.84-.9.45-1-.05-.86-.32-.7-.7Z',
    fill: '#94958F',
    stroke: INK,
    'stroke-width': 0.07,
    'stroke-linejoin': 'round',
  }),
  h('path', { d: 'M.22-.99.5-.72.82-.6.44-.44.12-.66Z', fill: '#C9CAC4' }),
  h('path', { d: 'M.62.66.5.9-.05 1-.55.84-.9.45-.4.62.1.7Z', fill: '#5F605C', opacity: 0.6 }),
  SPECKS.map(([cx, cy, r], at) => h('circle', { cx, cy, r, fill: at % 3 ? '#3F403D' : '#EDEDE8' })),
];

const wood = () => [
  round('#D6A868'),
  h(
    'g',
    { fill: 'none', stroke: '#84531F', 'stroke-width': 0.055 },
    [0.13, 0.3, 0.46, 0.61, 0.75].map((r, at) =>
      h('ellipse', { cx: -0.12 + at * 0.02, cy: 0.06 - at * 0.01, rx: r, ry: r * 0.94 }),
    ),
  ),
  h('circle', { cx: -0.12, cy: 0.06, r: 0.05, fill: '#84531F' }),
  h('path', { d: 'M.02.02.93-.3.9-.38Z', fill: '#6B3F17' }),
  h('circle', { r: 0.93, fill: 'none', stroke: '#6B4220', 'stroke-width': 0.13 }),
  rim(),
];

const glass = () => [
  round('#D6F0EE'),
  h('circle', { r: 0.9, fill: 'none', stroke: '#6FB3B8', 'stroke-width': 0.12, opacity: 0.7 }),
  h('path', { d: 'M-.62.3C-.35-.7.2-.5.02 0S.3.75.66-.2C.5.7-.2.95-.25.25S-.35-.15-.62.3Z', fill: '#1F6FA8' }),
  h('path', {
    d: 'M-.5.08C-.3-.45.02-.35-.1.1S.15.68.5.25',
    fill: 'none',
    stroke: '#E0663C',
    'stroke-width': 0.1,
    'stroke-linecap': 'round',
  }),
  h('ellipse', { cx: -0.38, cy: -0.5, rx: 0.27, ry: 0.15, transform: 'rotate(-40 -.38 -.5)', fill: '#FFFFFF' }),
  h('path', {
    d: 'M.2.8A.83.83 0 0 0 .78.3',
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-width': 0.1,
    'stroke-linecap': 'round',
  }),
  rim(),
];

const copper = () => [
  round('#B9592B'),
  h(
    'g',
    { transform: 'rotate(-18)' },
    h('path', { d: stripe(-0.62, -0.18), fill: '#F0A878' }),
    h('path', { d: stripe(-0.5, -0.34), fill: '#FFDCC0' }),
    h('path', { d: stripe(0.45, 0.98), fill: '#7A3212', opacity: 0.8 }),
    times(15, (at) => {
      const y = -0.9 + at * 0.125;
      const half = reach(y) * (at % 2 ? 0.96 : 0.72);
      return h('path', {
        d: `M${-half} ${y}H${half * (at % 3 ? 1 : 0.6)}`,
        stroke: at % 2 ? '#6E2C10' : '#FFD0AC',
        'stroke-width': 0.028,
        opacity: 0.75,
      });
    }),
  ),
  rim(),
];

const platinum = () => [
  round('#7E8B99'),
  [-28, 34, 92].map((turn, group) =>
    h(
      'g',
      { transform: `rotate(${turn})`, fill: 'none', 'stroke-linecap': 'round' },
      [0.08, 0.24, 0.4, 0.56].map((bow) => {
        const [x, y] = [reach(bow * 0.6) * 0.97, bow * 0.6];
        const d = `M${-x} ${y}Q0 ${bow * 2 - (group === 1 ? 0.9 : 0.3)} ${x} ${y}`;
        return [
          h('path', { d, stroke: '#3D4853', 'stroke-width': 0.15 }),
          h('path', { d, stroke: '#EEF3F8', 'stroke-width': 0.085 }),
        ];
      }),
    ),
  ),
  h('path', {
    d: 'M.6.72C.8.95 1.1.8 1.16 1.02',
    fill: 'none',
    stroke: INK,
    'stroke-width': 0.12,
    'stroke-linecap': 'round',
  }),
  h('path', {
    d: 'M.6.72C.8.95 1.1.8 1.16 1.02',
    fill: 'none',
    stroke: '#EEF3F8',
    'stroke-width': 0.06,
    'stroke-linecap': 'round',
  }),
  rim(),
];

const gold = () => [
  round('#E2AE1B'),
  shade('#8F6200', 0.55),
  h('circle', { r: 0.9, fill: 'none', stroke: '#FFF2B0', 'stroke-width': 0.1 }),
  h('path', { d: 'M-.36-.78Q-.3-.44.04-.38Q-.3-.32-.36.02Q-.42-.32-.76-.38Q-.42-.44-.36-.78Z', fill: '#FFFFFF' }),
  rim(),
];

/** @type {Record<string, () => Child>} */
const BALLS = { cloth, fur, leather, clay, stone, wood, glass, copper, platinum, gold };

/** The colours of balls of other decks, which also have a pattern by their row in the table, and initials. */
const OTHER = [
  '#B7483E',
  '#3C7A89',
  '#D9A441',
  '#6B4E8E',
  '#5C8A4A',
  '#C77B9B',
  '#4A5F9E',
  '#A0703C',
  '#7F8C8D',
  '#2F8F7A',
  '#C2601F',
  '#7A3B5E',
];

/** @param {number} row @param {string} initials */
function other(row, initials) {
  const patterns = [
    () => [-0.7, -0.2, 0.3].map((at) => h('path', { d: stripe(at, at + 0.22) })),
    () => times(9, (at) => h('circle', { cx: Math.cos(at * 0.7) * 0.76, cy: Math.sin(at * 0.7) * 0.76, r: 0.12 })),
    () => h('circle', { r: 0.78, fill: 'none', stroke: PAPER, 'stroke-width': 0.16 }),
    () => h('path', { d: stripe(0, 0.96) }),
  ];
  return [
    round(OTHER[row % OTHER.length]),
    h('g', { fill: PAPER, opacity: 0.6, transform: `rotate(${row * 40})` }, patterns[row % patterns.length]()),
    h('circle', { r: 0.6, fill: PAPER, stroke: INK, 'stroke-width': 0.05 }),
    h(
      'text',
      {
        y: 0.22,
        'text-anchor': 'middle',
        'font-size': 0.64,
        'font-weight': 700,
        fill: INK,
        'font-family': 'Georgia, serif',
      },
      initials.toUpperCase(),
    ),
    rim(),
  ];
}

/** @param {import('./deck.js').Deck} deck @param {string} card */
export const ball = (deck, card) => BALLS[card]?.() ?? other(deck.row(card), deck.initials(card));
