// What is shown in place of something that our own code could not draw.

import { boundary, h } from '../dom.js';
import { t } from '../words.js';
import { messagePage } from '../pages/not-found.js';

/** @typedef {import('../dom.js').Child} Child */

/** A page that failed. @param {() => void} retry */
export const failedPage = (retry) =>
  messagePage(
    t('error-bug'),
    h('button', { class: 'button', on: { click: retry } }, t('error-retry')),
    t('error-bug-title'),
  );

/**
 * Draws a part of a page. If that fails, the part says so, and the rest of the page goes on.
 * @param {() => void} redraw
 * @param {string} name  of the part, in words
 * @param {() => Child} draw
 */
export const guarded = (redraw, name, draw) =>
  boundary(draw, () =>
    h(
      'div',
      { class: 'refusal row', role: 'alert', key: `failed ${name}` },
      t('error-bug-part', { part: name }),
      h('button', { class: 'button', on: { click: redraw } }, t('error-retry')),
    ),
  );
