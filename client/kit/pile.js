// A pile: a button with its top or back, which can be dragged to where its pieces go.

import { h } from '../dom.js';
import { drag } from './drag.js';
import { hiddenLabel } from './label.js';

/** @typedef {import('../dom.js').Child} Child */

/**
 * @param {object} props
 * @param {string} props.className
 * @param {string} props.label  its name and its number of pieces
 * @param {() => void} props.click
 * @param {boolean} props.can  whether it can be dragged
 * @param {string} props.onto  a selector of the places where it can be dropped, which does what a click does
 * @param {Record<string, any>} [props.attributes]
 * @param {...Child} picture
 */
export const pileButton = ({ className, label, click, can, onto, attributes }, ...picture) =>
  h(
    'button',
    {
      class: className,
      'data-handle': true,
      ...attributes,
      on: { click, pointerdown: (/** @type {PointerEvent} */ event) => can && dragElement(event, onto, click) },
    },
    hiddenLabel(label),
    picture,
  );

/** Drags the element of the event itself. @param {PointerEvent} event @param {string} onto @param {() => void} drop */
export function dragElement(event, onto, drop) {
  const element = /** @type {HTMLElement} */ (event.currentTarget);
  drag(event, { dragged: () => [element], onto, drop });
}

/** Draws a pile's name and number of pieces, which its button says too. @param {string} name @param {number} many */
export const pileHeading = (name, many) => [name, ' ', h('b', null, many)];
