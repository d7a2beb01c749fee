// Pictures of 64 by 64: a hand, an eye, and the actions of the big buttons.

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
  share: 'M14 6h36v52H14zM27 51h10M24 24h16M35 18l6 6-6 6M29 30l-6 6 6 6M24 36h16',
  heart: 'M32 54C14 41 8 31 8 23a12 12 0 0 1 24-4 12 12 0 0 1 24 4c0 8-6 18-24 31z',
};

/** @param {string} name */
export const picture = (name) =>
  h('svg', { viewBox: '0 0 64 64', class: `picture-of ${name}`, 'aria-hidden': 'true' }, h('path', { d: LINES[name] }));

export const star = () =>
  h(
    'svg',
    { viewBox: '-12 -12 24 24', class: 'star', 'aria-hidden': 'true' },
    h('path', { d: 'M0-10 3-3l7 .5-5.500 4.500 2 7L0 5l-6.500 4 2-7L-10-2.500-3-3z' }),
  );
