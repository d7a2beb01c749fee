// How many watch a table.

import { h } from '../dom.js';
import { t } from '../words.js';
import { icon } from './icons.js';

/** The server counts no further. */
const MOST = 20;

/** @param {number} count */
export const watchersText = (count) => t(count < MOST ? 'people-watchers' : 'people-watchers-many', { count });

/** An eye with the number, for the header; nothing if nobody watches. @param {number} [count] */
export const watchersMark = (count = 0) =>
  count > 0 &&
  h(
    'span',
    { class: 'watchers', key: 'watchers', role: 'img', 'aria-label': watchersText(count), title: watchersText(count) },
    icon('eye'),
    h('span', { 'aria-hidden': 'true' }, count < MOST ? count : `${MOST}+`),
  );
