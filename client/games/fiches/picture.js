// Fiches on the home page: a run of tiles and the chips that it earns.

import { h } from '../../dom.js';

/** @type {[string, string, string][]} Numeral, colour, pip. */
const TILES = [
  ['6', '#1F5FA8', 'M-7-7H7V7H-7Z'],
  ['7', '#1F5FA8', 'M-7-7H7V7H-7Z'],
  ['8', '#1F5FA8', 'M-7-7H7V7H-7Z'],
];

export const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    TILES.map(([numeral, colour, pip], at) =>
      h(
        'g',
        { transform: `translate(${34 + at * 62} 22)` },
        h('rect', { y: 3, width: 56, height: 80, rx: 8, fill: '#CDBF9C' }),
        h('rect', { width: 56, height: 80, rx: 8, fill: '#FDF9EE', stroke: '#22201C', 'stroke-width': 1.2 }),
        h(
          'text',
          {
            x: 28,
            y: 42,
            'text-anchor': 'middle',
            'font-size': 38,
            'font-weight': 700,
            'font-family': 'Georgia, serif',
            fill: colour,
          },
          numeral,
        ),
        h('path', { d: pip, transform: 'translate(28 62)', fill: colour }),
      ),
    ),
    h('path', {
      d: 'M26 112H228',
      stroke: 'currentColor',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: 0.35,
    }),
    ['#B8292F', '#A86E00', '#1F5FA8'].map((colour, at) =>
      h(
        'g',
        { transform: `translate(258 ${98 - at * 22})` },
        h('ellipse', { cx: 0, cy: 5, rx: 26, ry: 13, fill: '#22201C' }),
        h('ellipse', { cx: 0, cy: 0, rx: 26, ry: 13, fill: colour, stroke: '#22201C', 'stroke-width': 1.2 }),
        h('ellipse', {
          cx: 0,
          cy: 0,
          rx: 15,
          ry: 7,
          fill: 'none',
          stroke: '#FBF6EA',
          'stroke-width': 2,
          'stroke-dasharray': '5 4',
        }),
      ),
    ),
  );
