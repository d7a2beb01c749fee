// Pictures of 64 by 64: faces, a hand, an eye, and the actions of the big buttons.

import { h } from '/dom.js';

/** @type {Record<string, string>} */
const LINES = {
  done: 'M14 34 27 47 50 18',
  undo: 'M26 14 12 28l14 14M12 28h24a14 14 0 0 1 0 28h-6',
  hint: 'M24 50h16M27 57h10M32 8a17 17 0 0 0-10 31c2 2 3 4 3 6h14c0-2 1-4 3-6A17 17 0 0 0 32 8M32 22v8',
  pass: 'M12 32h36M36 18l14 14-14 14',
  again: 'M50 20a21 21 0 1 0 3 18M50 8v13H37',
  home: 'M10 30 32 11l22 19M16 28v25h32V28M27 53V38h10v15',
  turn:
    'M24 56c-6-8-13-14-13-18 0-3 4-4 7-1l5 5V13a4.500 4.500 0 0 1 9 0' +
    'v16a4.500 4.500 0 0 1 9 1 4.500 4.500 0 0 1 9 2v10c0 6-2 9-4 14z',
  wait: 'M6 32c8-13 17-18 26-18s18 5 26 18c-8 13-17 18-26 18S14 45 6 32M32 24a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  hmm: 'M32 8a24 24 0 1 0 0 48 24 24 0 0 0 0-48M23 25v3M41 25v3M23 43c5-4 11-4 16-7',
};

/** @param {string} name */
export const picture = (name) =>
  h('svg', { viewBox: '0 0 64 64', class: `picture-of ${name}`, 'aria-hidden': 'true' }, h('path', { d: LINES[name] }));

/** A friendly machine; each seat has its own hat. @param {number} seat */
export const robot = (seat) =>
  h(
    'svg',
    { viewBox: '0 0 64 64', class: 'robot', 'aria-hidden': 'true' },
    seat % 2
      ? h('path', { d: 'M32 4v10M27 4h10', class: 'line' })
      : h('path', { d: 'M20 15 32 3l12 12z', class: 'hat' }),
    h('rect', { x: 12, y: 15, width: 40, height: 34, rx: 10, class: 'head' }),
    h('circle', { cx: 24, cy: 30, r: 4.5 }),
    h('circle', { cx: 40, cy: 30, r: 4.5 }),
    h('path', { d: 'M24 40q8 6 16 0', class: 'line' }),
    h('path', { d: 'M20 60c0-6 5-9 12-9s12 3 12 9z', class: 'head' }),
  );

/** The child at the table. */
export const child = () =>
  h(
    'svg',
    { viewBox: '0 0 64 64', class: 'child', 'aria-hidden': 'true' },
    h('circle', { cx: 32, cy: 28, r: 20, class: 'skin' }),
    h('path', { d: 'M12 27C12 12 22 6 32 6s20 6 20 21c-6-2-9-6-11-10-7 7-19 10-29 10z', class: 'hair' }),
    h('circle', { cx: 24, cy: 31, r: 3 }),
    h('circle', { cx: 40, cy: 31, r: 3 }),
    h('path', { d: 'M24 39q8 7 16 0', class: 'line' }),
    h('path', { d: 'M14 62c0-9 7-13 18-13s18 4 18 13z', class: 'shirt' }),
  );

export const star = () =>
  h(
    'svg',
    { viewBox: '-12 -12 24 24', class: 'star', 'aria-hidden': 'true' },
    h('path', { d: 'M0-10 3-3l7 .5-5.500 4.500 2 7L0 5l-6.500 4 2-7L-10-2.500-3-3z' }),
  );
