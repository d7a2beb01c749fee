// A small sheet over the page; a press elsewhere or Escape closes it. The browser does all of it.

import { h } from '../dom.js';

/**
 * @param {string | {id: string, mounted: (element: Element) => void}} place  its id, which a button names that opens it,
 *   or a hook that does
 * @param {string} label
 * @param {...import('../dom.js').Child} content
 */
export function popover(place, label, ...content) {
  const { id, mounted } = typeof place === 'string' ? { id: place, mounted: undefined } : place;
  const props = { id, key: id, popover: 'auto', class: 'popover', role: 'dialog', 'aria-label': label };
  return h('div', { ...props, ...(mounted && { mounted }) }, content);
}

/** @param {string} id */
export const closePopover = (id) => document.getElementById(id)?.hidePopover?.();
