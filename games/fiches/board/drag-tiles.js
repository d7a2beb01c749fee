// Dragging tiles onto a series, onto the free table, or onto the rack. Nothing is drawn again until they are dropped.

import { drag } from '/kit/drag.js';

/** @typedef {import('./draft-editor.js').DraftEditor} DraftEditor */

/**
 * Returns the index in the series at which tiles were dropped.
 * @param {HTMLElement} place
 * @param {{x: number, y: number}} point
 */
function dropIndex(place, point) {
  const tiles = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('[data-tile]')]);
  const at = tiles.findIndex((tile) => {
    const box = tile.getBoundingClientRect();
    return point.y < box.top || (point.y < box.bottom && point.x < box.x + box.width / 2);
  });
  return at < 0 ? tiles.length : at;
}

/** In pixels. */
const SCROLL_EDGE = 28;

/**
 * Scrolls a long table while the pointer moves towards its upper or lower edge.
 * @param {number} y  where the dragging begins
 */
function edgeScroller(y) {
  let last = y;
  const middle = document.querySelector('.game-fiches .middle');
  const box = middle?.getBoundingClientRect();
  return (/** @type {{x: number, y: number}} */ point) => {
    const down = point.y - last;
    last = point.y;
    if (!middle || !box || point.y > box.bottom) return;
    if (down < 0 && point.y < box.top + SCROLL_EDGE) middle.scrollBy(0, -14);
    if (down > 0 && point.y > box.bottom - SCROLL_EDGE) middle.scrollBy(0, 14);
  };
}

/**
 * @param {PointerEvent} event
 * @param {DraftEditor} editor
 * @param {string[]} ids  of the dragged tiles
 */
export function dragTiles(event, editor, ids) {
  const start = { x: event.clientX, y: event.clientY };
  drag(event, {
    dragged: () =>
      ids.flatMap((id) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-tile="${id}"]`)])),
    onto: '[data-drop]',
    moved: edgeScroller(start.y),
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
      else if (onto === 'new') editor.put(ids, null, undefined, from);
      else editor.put(ids, Number(onto), dropIndex(place, point), from);
    },
  });
}

/**
 * Returns the tiles that are dragged with a tile: the whole selection, if it is part of it.
 * @param {DraftEditor} editor
 * @param {string} id
 */
export const draggedWith = (editor, id) => (editor.isChosen(id) ? editor.chosen() : [id]);
