// A hand or rack: a group of pieces that can be selected by click, touch or key, and dragged. Tab stops at the group
// once, and the arrow keys move within it.

import { h } from '../dom.js';
import { drag } from './drag.js';
import { hiddenLabel } from './label.js';
import { roving } from './roving.js';

/**
 * @typedef {import('../dom.js').Child} Child
 * @typedef {import('./pieces.js').Held} Held
 *
 * @typedef {object} SelectablePiece
 * @property {string} id
 * @property {string} piece  its code
 * @property {boolean} first  whether it is the first of its group, which is the stop of the Tab key
 * @property {string} className
 * @property {(string | number | false | null | undefined)[]} label  in words
 * @property {boolean} selected
 * @property {() => void} click
 * @property {(event: PointerEvent) => void} [press]  begins a drag
 * @property {Record<string, any>} [attributes]
 */

/** Draws a group of pieces. @param {Record<string, any> & {label: string}} props @param {...Child} pieces */
export const hand = ({ label, ...attributes }, ...pieces) =>
  h('div', { role: 'group', 'aria-label': label, 'data-place': 'hand', ...attributes, ...roving }, ...pieces);

/** @param {SelectablePiece} one @param {...Child} picture  with what lies on it */
export const selectablePiece = (one, ...picture) =>
  h(
    'button',
    {
      key: one.id,
      class: one.className,
      'data-piece': one.piece,
      'data-stop': true,
      tabindex: one.first ? '0' : '-1',
      'aria-pressed': `${one.selected}`,
      ...one.attributes,
      on: { click: one.click, pointerdown: one.press ?? (() => {}) },
    },
    hiddenLabel(...one.label),
    picture,
  );

/**
 * Begins to drag a piece of a hand, with all others that are selected if it is. Dropped onto another piece of the hand,
 * it is selected with it. Pieces have their id as `data-card`.
 * @param {PointerEvent} event
 * @param {object} how
 * @param {Held} how.piece
 * @param {Held[]} how.hand
 * @param {(id: string) => boolean} how.isSelected
 * @param {(all: Held[]) => void} how.take  selects these too
 * @param {string} how.onto  a selector of the places for which they are then selected
 * @param {(place: HTMLElement) => void} how.drop
 */
export function dragHeld(event, { piece, hand, isSelected, take, onto, drop }) {
  const together = () => hand.filter(({ id }) => id === piece.id || (isSelected(piece.id) && isSelected(id)));
  const elements = (/** @type {Held} */ { id }) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-card="${id}"]`)]);
  drag(event, {
    dragged: () => together().flatMap(elements),
    onto: `${onto}, [data-card]`,
    drop(place) {
      const other = hand.find(({ id }) => id === place.dataset.card);
      if (other?.id === piece.id) return;
      take(other ? [piece, other] : together());
      if (!other) drop(place);
    },
  });
}
