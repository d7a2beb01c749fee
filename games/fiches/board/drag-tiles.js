// Dragging tiles onto a series, onto the free table, or onto the rack. A mark shows where they would go. Nothing is
// drawn again until they are dropped.

import { drag } from '/kit/drag.js';
import { createDropMark } from './drop-mark.js';
import { MARGIN } from './layout.js';

/**
 * @typedef {import('./draft-editor.js').DraftEditor} DraftEditor
 * @typedef {import('/kit/drag.js').Point} Point
 */

/** In pixels. */
const SCROLL_EDGE = 28;
const SCROLL_STEP = 14;

/** Scrolls a long table while the pointer moves towards an edge of it. @param {Point} start */
function edgeScroller(start) {
  let last = start;
  const spread = document.querySelector('.spread');
  const box = spread?.getBoundingClientRect();
  return (/** @type {Point} */ point) => {
    const { x, y } = { x: point.x - last.x, y: point.y - last.y };
    last = point;
    if (!spread || !box || point.y > box.bottom || point.y < box.top) return;
    /** @param {number} moved @param {number} before @param {number} after */
    const step = (moved, before, after) =>
      moved < 0 && before < SCROLL_EDGE ? -SCROLL_STEP : moved > 0 && after < SCROLL_EDGE ? SCROLL_STEP : 0;
    const by = [step(x, point.x - box.left, box.right - point.x), step(y, point.y - box.top, box.bottom - point.y)];
    if (by.some((pixels) => pixels)) spread.scrollBy(by[0], by[1]);
  };
}

/**
 * Returns the place on the table of a tile that was dropped on free cloth; none elsewhere.
 * @param {DraftEditor} editor @param {HTMLElement} place @param {DOMRect | undefined} box  of the tile
 */
function placeOf(editor, place, box) {
  const sizes = editor.fit.sizes();
  const plane = place.querySelector('.plane')?.getBoundingClientRect();
  if (!sizes || !plane || !box) return undefined;
  const halves = Math.round(((box.x - plane.x - MARGIN) / sizes.cell) * 2);
  return { x: Math.max(0, halves / 2), y: Math.max(0, Math.round((box.y - plane.y - MARGIN) / sizes.pitch)) };
}

/**
 * @param {PointerEvent} event
 * @param {DraftEditor} editor
 * @param {string[]} ids  of the dragged tiles
 */
export function dragTiles(event, editor, ids) {
  const start = { x: event.clientX, y: event.clientY };
  const scroll = edgeScroller(start);
  const mark = createDropMark();
  drag(event, {
    dragged: () =>
      ids.flatMap((id) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-tile="${id}"]`)])),
    onto: '[data-drop]',
    moved(point, place) {
      scroll(point);
      mark.show(place, point);
    },
    ended: mark.remove,
    drop(place, point) {
      const from = new Map(
        ids.flatMap((id) => {
          const box = document.querySelector(`[data-tile="${id}"] svg`)?.getBoundingClientRect();
          return box
            ? [[id, new DOMRect(box.x + point.x - start.x, box.y + point.y - start.y, box.width, box.height)]]
            : [];
        }),
      );
      const onto = place.dataset.drop;
      if (onto === 'rack') editor.putBack(ids, from);
      else if (onto === 'new') editor.put(ids, null, undefined, from, placeOf(editor, place, from.get(ids[0])));
      else editor.put(ids, Number(onto), mark.indexIn(place, point), from);
    },
  });
}

/**
 * Returns the tiles that are dragged with a tile: the whole selection, if it is part of it.
 * @param {DraftEditor} editor
 * @param {string} id
 */
export const draggedWith = (editor, id) => (editor.isChosen(id) ? editor.chosen() : [id]);
