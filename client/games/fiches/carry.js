// Dragging tiles: onto a series, onto the free table, onto the rack. Nothing is drawn anew until
// they are let go.

import { drag } from '../../drag.js';

/** @typedef {import('./drafting.js').Drafting} Drafting */

/** Before which tile of the series it was let go. @param {HTMLElement} place @param {{x: number, y: number}} point */
function before(place, point) {
  const tiles = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('[data-tile]')]);
  const at = tiles.findIndex((tile) => {
    const box = tile.getBoundingClientRect();
    return point.y < box.top || (point.y < box.bottom && point.x < box.x + box.width / 2);
  });
  return at < 0 ? tiles.length : at;
}

const EDGE = 28;

/** Pressed against its upper or lower edge a long table moves on; passing the edge it stays. @param {number} y  where the dragging begins */
function reaching(y) {
  let last = y;
  const middle = document.querySelector('.game-fiches .middle');
  const box = middle?.getBoundingClientRect();
  return (/** @type {{x: number, y: number}} */ point) => {
    const down = point.y - last;
    last = point.y;
    if (!middle || !box || point.y > box.bottom) return;
    if (down < 0 && point.y < box.top + EDGE) middle.scrollBy(0, -14);
    if (down > 0 && point.y > box.bottom - EDGE) middle.scrollBy(0, 14);
  };
}

/**
 * @param {PointerEvent} event
 * @param {Drafting} drafting
 * @param {string[]} ids  what is taken along
 */
export function carry(event, drafting, ids) {
  const start = { x: event.clientX, y: event.clientY };
  drag(event, {
    carried: () => ids.flatMap((id) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-tile="${id}"]`)])),
    onto: '[data-drop]',
    moved: reaching(start.y),
    drop(place, point) {
      const from = new Map(ids.flatMap((id) => {
        const box = document.querySelector(`[data-tile="${id}"] svg`)?.getBoundingClientRect();
        return box ? [[id, new DOMRect(box.x + point.x - start.x, box.y + point.y - start.y, box.width, box.height)]] : [];
      }));
      const onto = place.dataset.drop;
      if (onto === 'rack') drafting.putBack(ids, from);
      else if (onto === 'new') drafting.put(ids, null, undefined, from);
      else drafting.put(ids, Number(onto), before(place, point), from);
    },
  });
}

/** A tile takes the others that are chosen along. @param {Drafting} drafting @param {string} id */
export const along = (drafting, id) => drafting.isChosen(id) ? drafting.chosen() : [id];
