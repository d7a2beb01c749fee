// What only followed from a move, in small letters after it.

import { h } from '../dom.js';

/** @param {import('../types.js').Update[]} light */
export const lightText = (light) => h('small', { class: 'light' }, light.map((one) => one.text).join(' '));
