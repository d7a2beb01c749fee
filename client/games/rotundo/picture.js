// Rotundo on the home page: three bags, each with its ball on top.

import { h } from '../../dom.js';

/** @type {[string, string, string, string][]} Bag, its colour, its ball's colour, where it stands. */
const BAGS = [
  ['M-30 58C-38 20-24 0 0 0S38 20 30 58Q0 66-30 58Z', '#D9C3A0', '#B8292F', '62 62'],
  ['M-32 60V8Q0-4 32 8V60Q0 66-32 60Z', '#7A4B2A', '#9A9A94', '150 62'],
  ['M-24 62 -28 0Q0-8 28 0L24 62Q0 68-24 62Z', '#2F5D8C', '#E0B31E', '238 62'],
];

export const picture = () =>
  h(
    'svg',
    { viewBox: '0 0 300 140', class: 'wide-picture' },
    BAGS.map(([bag, cloth, ball, at]) =>
      h(
        'g',
        { transform: `translate(${at})` },
        h('circle', { cx: 0, cy: -22, r: 26, fill: ball, stroke: '#22201C', 'stroke-width': 1.5 }),
        h('path', {
          d: 'M-14-34A18 18 0 0 1 0-42',
          fill: 'none',
          stroke: '#FBF6EA',
          'stroke-width': 4,
          'stroke-linecap': 'round',
          opacity: 0.7,
        }),
        h('path', { d: bag, fill: cloth, stroke: '#22201C', 'stroke-width': 1.5 }),
        h('path', {
          d: 'M-22 12Q0 20 22 12',
          fill: 'none',
          stroke: '#22201C',
          'stroke-width': 1.5,
          opacity: 0.6,
        }),
      ),
    ),
  );
