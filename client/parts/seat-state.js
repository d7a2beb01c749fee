// What is to be known of a player beside their name, as a small picture with a title, so that it never takes room from
// the name.

import { h } from '../dom.js';
import { t } from '../words.js';
import { icon } from './icons.js';

/** How many of three bars a level fills. @type {Record<string, number>} */
const BARS = { random: 0, greedy: 1, easy: 1, medium: 2, strong: 3, ismcts: 3 };

/** @param {string} name  of an icon @param {string} title */
export const stateMark = (name, title) =>
  h('span', { class: `state ${name}`, key: name, role: 'img', 'aria-label': title, title }, icon(name));

/** How well a bot plays. @param {string} level */
export function levelMark(level) {
  const title = t('seat-level', { level: t(`level-${level}`) });
  const bars = [0, 1, 2].map((bar) =>
    h('path', { d: `M${5 + 7 * bar} 19v-${4 + 5 * bar}`, class: bar < (BARS[level] ?? 0) ? 'full' : 'empty' }),
  );
  const picture = h('svg', { viewBox: '0 0 24 24', class: 'icon level-mark', 'aria-hidden': 'true' }, bars);
  return h('span', { class: 'state', key: 'level', role: 'img', 'aria-label': title, title }, picture);
}

/** What a bot is like: only at this level characters differ. @param {import('../types.js').Seat} chair */
export const characterText = ({ bot, regular }) =>
  regular && bot === 'medium' ? t(`character-${regular.character}`) : '';
