// The children: who one can be, and whom one plays with. Each has a face of its own, drawn on 64 by 64, and a few
// moods.

import { h } from '/dom.js';

const INK = { stroke: '#22201c', 'stroke-width': 2, 'stroke-linejoin': 'round' };
const LINE = { fill: 'none', stroke: '#22201c', 'stroke-width': 2.6, 'stroke-linecap': 'round' };

/** Hair behind the head and on it. */
const HAIR = {
  short: { front: 'M12 27C12 12 22 6 32 6s20 6 20 21c-6-2-9-6-11-10-7 7-19 10-29 10z' },
  long: {
    behind: 'M10 28C10 12 20 5 32 5s22 7 22 23v22H44V34H20v16H10z',
    front: 'M13 26C14 13 22 8 32 8s18 5 19 18c-9 0-15-4-19-9-4 5-10 9-19 9z',
  },
  buns: {
    behind: 'M4 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0M42 14a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    front: 'M12 26C13 13 21 8 32 8s19 5 20 18c-7-4-13-6-20-6s-13 2-20 6z',
  },
  curls: {
    behind:
      'M9 26a8 8 0 0 1 4-13a9 9 0 0 1 14-8a9 9 0 0 1 14 1a9 9 0 0 1 11 9a8 8 0 0 1 3 12a7 7' +
      ' 0 0 1-4 8H13a7 7 0 0 1-4-9z',
    front: 'M14 23a6 6 0 0 1 9-7a7 7 0 0 1 12-2a7 7 0 0 1 11 3a6 6 0 0 1 4 7c-12-4-24-4-36-1z',
  },
  scarf: {
    behind: 'M9 30C9 12 19 5 32 5s23 7 23 25c0 13-6 23-10 28H19C15 53 9 43 9 30z',
    front: 'M13 27C14 14 22 9 32 9s18 5 19 18c-8-6-13-8-19-8s-11 2-19 8z',
  },
  spikes: { front: 'M12 27l-2-9 7 1 1-10 8 5 6-9 6 9 8-5 1 10 7-1-2 9c-12-6-28-6-40 0z' },
};

/** @type {{skin: string, hair: keyof typeof HAIR, colour: string, shirt: string}[]} */
const CHILDREN = [
  { skin: '#f0cfa8', hair: 'short', colour: '#8a5a33', shirt: '#c2553f' },
  { skin: '#8d5a3b', hair: 'curls', colour: '#2b1d16', shirt: '#d9a441' },
  { skin: '#f4d9bd', hair: 'long', colour: '#d9a84a', shirt: '#3f7f93' },
  { skin: '#d9a77c', hair: 'scarf', colour: '#6a4c93', shirt: '#4c7a4f' },
  { skin: '#b87b52', hair: 'buns', colour: '#1f1a1a', shirt: '#b24f72' },
  { skin: '#f0c9a0', hair: 'spikes', colour: '#b5482c', shirt: '#4a5f9a' },
];

/** How many there are. */
export const HOW_MANY = CHILDREN.length;

/** Eyes and mouth. @type {Record<Mood, {eyes: string, mouth: string}>} */
const MOODS = {
  content: { eyes: 'M24 30v2M40 30v2', mouth: 'M24 39q8 7 16 0' },
  happy: { eyes: 'M21 31q3-4 6 0M37 31q3-4 6 0', mouth: 'M22 37q10 13 20 0z' },
  thinking: { eyes: 'M25 27v2M41 27v2', mouth: 'M26 40q7 3 12-2' },
};

/** @typedef {'content' | 'happy' | 'thinking'} Mood */

/** Draws a child. @param {number} nth @param {Mood} [mood] */
export function child(nth, mood = 'content') {
  const { skin, hair, colour, shirt } = CHILDREN[nth % HOW_MANY];
  const { behind, front } = /** @type {{behind?: string, front: string}} */ (HAIR[hair]);
  const { eyes, mouth } = MOODS[mood];
  return h(
    'svg',
    { viewBox: '0 0 64 64', class: `child ${mood}`, 'aria-hidden': 'true' },
    behind && h('path', { d: behind, fill: colour, ...INK }),
    h('path', { d: 'M14 63c0-9 7-13 18-13s18 4 18 13z', fill: shirt, ...INK }),
    h('circle', { cx: 32, cy: 29, r: 19, fill: skin, ...INK }),
    h('path', { d: front, fill: colour, ...INK }),
    h('path', { d: eyes, ...LINE, 'stroke-width': 4 }),
    h('path', { d: mouth, ...LINE, fill: mood === 'happy' ? '#8c2f2a' : 'none' }),
    mood === 'thinking' &&
      h('path', { d: 'M50 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0M55 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0', fill: '#fbf6ea', ...INK }),
  );
}
