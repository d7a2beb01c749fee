// A small sheet over the page, drawn while it is open; a press elsewhere or Escape closes it. One is open at a time.

import { h } from '../dom.js';

/** @typedef {{draw: () => import('../dom.js').Child, redraw: () => void}} Shown */

/** The id of the open sheet. */
let open = '';

/** @param {string} id @param {() => void} redraw */
export function openPopover(id, redraw) {
  open = id;
  redraw();
}

/** @param {string} id */
export const closePopover = (id) => document.getElementById(id)?.hidePopover?.();

/**
 * Draws the sheet, if it is open.
 * @param {string} id
 * @param {string} label
 * @param {() => void} redraw
 * @param {() => import('../dom.js').Child} content
 */
export function popover(id, label, redraw, content) {
  if (open !== id) return null;
  /** @param {any} element */
  const mounted = (element) => element.showPopover?.();
  /** @param {any} event */
  const toggle = (event) => {
    if (event.newState !== 'closed' || open !== id) return;
    open = '';
    redraw();
  };
  const props = { id, key: id, popover: 'auto', class: 'popover', role: 'dialog', 'aria-label': label };
  return h('div', { ...props, mounted, on: { toggle } }, content());
}
