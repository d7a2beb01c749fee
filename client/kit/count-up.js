// A number that rolls to its new value, and from zero where it appears with `rolls`; the style sheet does it, and with
// reduced motion nothing rolls. Screen readers have the number itself.

import { h } from '../dom.js';

/**
 * @param {number} value
 * @param {{rolls?: boolean, nth?: number}} [options]  `nth`: after how many others it starts
 */
export const count = (value, { rolls = false, nth = 0 } = {}) =>
  h(
    'span',
    { class: `count ${rolls ? 'rolls' : ''}`, style: { '--count': `${value}`, '--nth': `${nth}` } },
    h('span', { class: 'visually-hidden' }, signed(value)),
  );

/** Returns a number with a true minus. @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `${points}`);
