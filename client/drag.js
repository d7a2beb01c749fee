// Dragging with mouse, pen or finger. A press that does not move remains a click. The page follows once a frame,
// and the dragged copies are a layer of their own, so that nothing else is drawn again. A drag is given up by Escape,
// when the system takes the pointer away, and when what is dragged vanishes from the page.

/** A press becomes a drag after this many pixels. */
const DRAG_DISTANCE = 7;

/** Whether a pointer is pressing a piece: other fingers, pens and mice are ignored until it is released. */
let isPressing = false;

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
  if (event.button !== 0 || isPressing) return;
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const { pointerId } = event;
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
    if (now.pointerId !== pointerId) return;
    at = { x: now.clientX, y: now.clientY };
    if (!layer) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < DRAG_DISTANCE) return;
      lifted = dragged();
      layer = lift(lifted);
      addEventListener('click', swallow, { capture: true });
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
  /** @param {PointerEvent} up */
  const finish = (up) => {
    if (up.pointerId !== pointerId) return;
    // Use the last position even if no frame has come since.
    if (frame) follow();
    const place = layer && over;
    end();
    if (layer) stopSwallowing();
    if (place?.isConnected) drop(place, at);
  };
  /** @param {Event} [lost] */
  const cancel = (lost) => {
    if (lost instanceof PointerEvent && lost.pointerId !== pointerId) return;
    end();
    if (!layer) return;
    // The pointer may still be pressed: the click of its release is no click on the piece.
    if (lost?.type === 'pointercancel') return stopSwallowing();
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stopSwallowing, { once: true });
  };
  /** @param {KeyboardEvent} key */
  const escape = (key) => {
    if (key.key !== 'Escape' || !layer) return;
    // Only the drag ends; the selection stays.
    key.preventDefault();
    key.stopPropagation();
    cancel();
  };
  // The page may be drawn again while a piece is dragged.
  const observer = new MutationObserver(() => {
    if (![handle, ...lifted].every((element) => element.isConnected)) cancel();
  });
  const end = () => {
    isPressing = false;
    cancelAnimationFrame(frame);
    observer.disconnect();
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', finish);
    handle.removeEventListener('pointercancel', cancel);
    handle.removeEventListener('lostpointercapture', cancel);
    removeEventListener('keydown', escape, { capture: true });
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    layer?.remove();
    for (const element of lifted) element.classList.remove('dragged');
    over?.classList.remove('drop-target');
  };
  // Captured at once: a quick pointer leaves a small piece before its first move event.
  handle.setPointerCapture(pointerId);
  isPressing = true;
  observer.observe(document, { childList: true, subtree: true });
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', finish);
  handle.addEventListener('pointercancel', cancel);
  handle.addEventListener('lostpointercapture', cancel);
  addEventListener('keydown', escape, { capture: true });
}

/** While a piece is dragged, and at its release, nothing is clicked. @param {Event} click */
const swallow = (click) => {
  click.stopPropagation();
  click.preventDefault();
};

/** The click of a release comes right after it. */
const stopSwallowing = () => void setTimeout(() => removeEventListener('click', swallow, { capture: true }));

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

/** What can be dragged, or looks as if it could. */
const PIECES = '[data-piece], [data-handle]';

/**
 * Keeps a long press or a right-click on a piece from opening a menu, and a press from selecting text or dragging a
 * picture. Everywhere else the browser does what it always does.
 */
export function keepMenusOffPieces() {
  for (const type of ['contextmenu', 'selectstart', 'dragstart']) {
    addEventListener(type, (event) => {
      const target = event.target instanceof Text ? event.target.parentElement : event.target;
      if (target instanceof Element && target.closest(PIECES)) event.preventDefault();
    });
  }
}
