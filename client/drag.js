// Dragging with mouse, pen or finger. A press that does not move remains a click. The page follows once a frame,
// and the dragged copies are a layer of their own, so that nothing else is drawn again.

/** A press becomes a drag after this many pixels. */
const DRAG_DISTANCE = 7;

/**
 * Begins a drag; called from `pointerdown`.
 * @param {PointerEvent} event
 * @param {object} how
 * @param {() => HTMLElement[]} how.dragged  the elements that move, asked when the drag begins
 * @param {string} how.onto  a selector of the elements on which they can be dropped
 * @param {(place: HTMLElement, point: {x: number, y: number}) => void} how.drop
 * @param {(point: {x: number, y: number}) => void} [how.moved]
 */
export function drag(event, { dragged, onto, drop, moved }) {
  if (event.button !== 0) return;
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const from = { x: event.clientX, y: event.clientY };
  let at = from;
  let frame = 0;
  /** @type {HTMLElement | null} */
  let layer = null;
  /** @type {HTMLElement[]} */
  let lifted = [];
  /** @type {HTMLElement | null} */
  let over = null;

  /** @param {PointerEvent} now */
  const move = (now) => {
    at = { x: now.clientX, y: now.clientY };
    if (!layer) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < DRAG_DISTANCE) return;
      lifted = dragged();
      layer = lift(lifted);
    }
    frame ||= requestAnimationFrame(follow);
  };
  const follow = () => {
    frame = 0;
    // Read before writing, so that the browser need not lay out the page in between.
    const under = document.elementFromPoint(at.x, at.y)?.closest(onto);
    if (layer) layer.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    if (under !== over) {
      over?.classList.remove('drop-target');
      over = under instanceof HTMLElement ? under : null;
      over?.classList.add('drop-target');
    }
    moved?.(at);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', finish);
    handle.removeEventListener('pointercancel', end);
    layer?.remove();
    for (const element of lifted) element.classList.remove('dragged');
    over?.classList.remove('drop-target');
  };
  const finish = () => {
    // Use the last position even if no frame has come since.
    if (frame) follow();
    end();
    if (!layer) return;
    // The click that follows is part of the drag.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (over) drop(over, at);
  };
  // Captured at once: a quick pointer leaves a small piece before its first move event.
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', finish);
  handle.addEventListener('pointercancel', end);
}

/** Makes a layer above the page with copies of the elements. @param {HTMLElement[]} elements */
function lift(elements) {
  const layer = document.createElement('div');
  layer.className = 'drag-layer';
  layer.append(...elements.map(ghostOf));
  for (const element of elements) element.classList.add('dragged');
  document.body.append(layer);
  return layer;
}

/** @param {HTMLElement} element */
function ghostOf(element) {
  const box = element.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.classList.add('ghost');
  ghost.removeAttribute('data-piece');
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return ghost;
}
