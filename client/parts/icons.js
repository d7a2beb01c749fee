// Icons for buttons: line drawings of 24 by 24.

import { h } from '../dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  table: 'M3 9h18M5 9v11M19 9v11M8 9c0-3 1.8-5 4-5s4 2 4 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.8.6 1 1.3 1 2.1h5c0-.8.2-1.5 1-2.1A6 6 0 0 0 12 3',
  panel: 'M4 5h16v14H4zM14 5v14',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  send: 'm4 12 16-8-5 17-4-7z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.5 2.5-6 6-6s6 2.5 6 6' +
    'M16 5a3 3 0 0 1 0 6M17.5 14.5c2 .8 3.5 2.800 3.5 5.500',
  held: 'm5 13 5 5 9-12',
  fault: 'M12 6v8M12 18v.5',
  unknown: 'M6 12h12',
  screen: 'M3 5h18v12H3zM8 20h8',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'm14.5 5-7 7 7 7',
  forward: 'm9.5 5 7 7-7 7',
  first: 'M7 5v14M18 5l-7 7 7 7',
  last: 'M17 5v14M6 5l7 7-7 7',
  away: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  offline: 'm4 4 16 16M8.5 15.5a5 5 0 0 1 7 0M4.5 11.5a11 11 0 0 1 4-2.6M14.5 8.7a11 11 0 0 1 5 2.8M12 19.5v.2',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5.5 20c0-3.6 2.8-6 6.5-6s6.5 2.4 6.5 6',
  eye:
    'M2.5 12c2.5-4.3 5.7-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5' +
    ' 6.5s-7-2.2-9.5-6.5zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  about: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.500M12 7.500v.2',
  time: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 3',
};

/** @param {string} name */
export const icon = (name) =>
  h('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, h('path', { d: PATHS[name] }));
