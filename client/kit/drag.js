// Dragging with mouse, pen or finger. A press that does not move remains a click. The page follows once a frame,
// and the dragged copies are a layer of their own, so that nothing else is drawn again. A drag is given up by Escape,
// when the system takes the pointer away, and when what is dragged vanishes from the page.

/** A press becomes a drag after this many pixels. */
const DRAG_DISTANCE = 7;

/** Whether a pointer is pressing a piece: other fingers, pens and mice are ignored until it is released. */
let isPressing = false;

/**
 * @typedef {{x: number, y: number}} Point
 *
 * @typedef {object} Drag  what is dragged, and where to
 * @property {() => HTMLElement[]} dragged  the elements that move, asked when the drag begins
 * @property {string} onto  a selector of the elements on which they can be dropped
 * @property {(place: HTMLElement, point: Point) => void} drop
 * @property {(point: Point, place: HTMLElement | null) => void} [moved]  once a frame, with the place below the pointer
 * @property {() => void} [ended]  the drag is over, however it ended
 */

/** Begins a drag; called from `pointerdown`. @param {PointerEvent} event @param {Drag} how */
export function drag(event, { dragged, onto, drop, moved, ended }) {
  if (event.button !== 0 || isPressing) return;
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const { pointerId } = event;
  const from = pointOf(event);
  /** Before a press has become a drag there is none. @type {ReturnType<typeof lift> | null} */
  let lifted = null;

  /** @param {PointerEvent} now */
  function move(now) {
    if (now.pointerId !== pointerId) return;
    const at = pointOf(now);
    if (!lifted && Math.hypot(at.x - from.x, at.y - from.y) < DRAG_DISTANCE) return;
    if (!lifted) {
      lifted = lift(dragged(), onto, from, moved);
      passFocus(handle);
      addEventListener('click', swallow, { capture: true });
    }
    lifted.moveTo(at);
  }

  /** @param {PointerEvent} up */
  function finish(up) {
    if (up.pointerId !== pointerId) return;
    const dropped = lifted?.place();
    if (lifted) stopSwallowing();
    try {
      // Before anything is taken away: pieces are measured, and the page would be laid out again for it.
      if (dropped?.place?.isConnected) drop(dropped.place, dropped.at);
    } finally {
      end();
    }
  }

  /** @param {Event} [lost] */
  function cancel(lost) {
    if (lost instanceof PointerEvent && lost.pointerId !== pointerId) return;
    end();
    if (!lifted) return;
    // The pointer may still be pressed: the click of its release is no click on the piece.
    if (lost?.type === 'pointercancel') return stopSwallowing();
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, stopSwallowing, { once: true });
  }

  /** @param {KeyboardEvent} key */
  function escape(key) {
    if (key.key !== 'Escape' || !lifted) return;
    // Only the drag ends; the selection stays.
    key.preventDefault();
    key.stopPropagation();
    cancel();
  }

  // The page may be drawn again while a piece is dragged.
  const observer = new MutationObserver(() => {
    if (!handle.isConnected || lifted?.isGone()) cancel();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('keydown', escape, { capture: true });
  const release = capture(handle, pointerId, {
    pointermove: move,
    pointerup: finish,
    pointercancel: cancel,
    lostpointercapture: cancel,
  });

  function end() {
    observer.disconnect();
    removeEventListener('keydown', escape, { capture: true });
    release();
    lifted?.remove();
    ended?.();
  }
}

/**
 * Sends all events of a pointer to an element, until it is released.
 * @param {HTMLElement} handle @param {number} pointerId @param {Record<string, (event: any) => void>} handlers
 */
function capture(handle, pointerId, handlers) {
  // At once: a quick pointer leaves a small piece before its first move event.
  handle.setPointerCapture(pointerId);
  isPressing = true;
  for (const [type, handler] of Object.entries(handlers)) handle.addEventListener(type, handler);
  return () => {
    isPressing = false;
    for (const [type, handler] of Object.entries(handlers)) handle.removeEventListener(type, handler);
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
  };
}

/**
 * Moves the focus from a piece to where it goes once the piece is gone. The drop would cost twice as much otherwise: to
 * remove an element that has the focus, the browser lays out a page that is half drawn.
 * @param {HTMLElement} handle
 */
function passFocus(handle) {
  if (document.activeElement !== handle) return;
  /** @type {HTMLElement | null} */ (document.querySelector('[data-focus-fallback]'))?.focus({ preventScroll: true });
}

/** @param {PointerEvent} event @returns {Point} */
const pointOf = (event) => ({ x: event.clientX, y: event.clientY });

/** While a piece is dragged, and at its release, nothing is clicked. @param {Event} click */
const swallow = (click) => {
  click.stopPropagation();
  click.preventDefault();
};

/** The click of a release comes right after it. */
const stopSwallowing = () => void setTimeout(() => removeEventListener('click', swallow, { capture: true }));

/**
 * Lifts elements: copies of them follow the pointer in a layer above the page, and the place below it is marked.
 * @param {HTMLElement[]} elements @param {string} onto @param {Point} from @param {Drag['moved']} [moved]
 */
function lift(elements, onto, from, moved) {
  const layer = document.createElement('div');
  layer.className = 'drag-layer';
  layer.append(...elements.map(ghostOf));
  for (const element of elements) element.classList.add('dragged');
  document.body.append(layer);
  let at = from;
  let frame = 0;
  /** @type {HTMLElement | null} */
  let over = null;

  function follow() {
    frame = 0;
    // Read before writing, so that the browser need not lay out the page in between.
    const under = document.elementFromPoint(at.x, at.y)?.closest(onto);
    layer.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    if (under !== over) {
      over?.classList.remove('drop-target');
      over = under instanceof HTMLElement ? under : null;
      over?.classList.add('drop-target');
    }
    moved?.(at, over);
  }

  return {
    /** @param {Point} point */
    moveTo(point) {
      at = point;
      frame ||= requestAnimationFrame(follow);
    },
    /** Returns what the elements are over, at the last position even if no frame has come since. */
    place() {
      if (frame) {
        cancelAnimationFrame(frame);
        follow();
      }
      return { place: over, at };
    },
    /** Returns whether the page no longer has one of the elements. */
    isGone: () => elements.some((element) => !element.isConnected),
    /** Ends the drag. */
    remove() {
      cancelAnimationFrame(frame);
      layer.remove();
      for (const element of elements) element.classList.remove('dragged');
      over?.classList.remove('drop-target');
    },
  };
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
