// Dragging with mouse, pen or finger. A press that does not move stays a click. However often the hand is
// heard, the page follows once a frame, and what is carried is one layer of its own: nothing else is drawn.

const STARTS_AFTER = 7;

/**
 * To be called from `pointerdown`.
 * @param {PointerEvent} event
 * @param {object} how
 * @param {() => HTMLElement[]} how.carried  what is taken along, asked when the dragging begins
 * @param {string} how.onto  a selector of the places where it can be dropped
 * @param {(place: HTMLElement, point: {x: number, y: number}) => void} how.drop
 * @param {(point: {x: number, y: number}) => void} [how.moved]
 */
export function drag(event, { carried, onto, drop, moved }) {
  if (event.button !== 0) return;
  const handle = /** @type {HTMLElement} */ (event.currentTarget);
  const from = { x: event.clientX, y: event.clientY };
  let at = from;
  let frame = 0;
  /** @type {HTMLElement | null} */
  let air = null;
  /** @type {HTMLElement[]} */
  let lifted = [];
  /** @type {HTMLElement | null} */
  let over = null;

  /** @param {PointerEvent} now */
  const move = (now) => {
    at = { x: now.clientX, y: now.clientY };
    if (!air) {
      if (Math.hypot(at.x - from.x, at.y - from.y) < STARTS_AFTER) return;
      lifted = carried();
      air = lift(lifted);
    }
    frame ||= requestAnimationFrame(follow);
  };
  const follow = () => {
    frame = 0;
    // First what is read, then what is written: the page need not be laid out in between.
    const under = document.elementFromPoint(at.x, at.y)?.closest(onto);
    if (air) air.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    if (under !== over) {
      over?.classList.remove('drop-here');
      over = under instanceof HTMLElement ? under : null;
      over?.classList.add('drop-here');
    }
    moved?.(at);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', finish);
    handle.removeEventListener('pointercancel', end);
    air?.remove();
    for (const element of lifted) element.classList.remove('carried');
    over?.classList.remove('drop-here');
  };
  const finish = () => {
    // Where the hand was last, whether or not a frame has come since.
    if (frame) follow();
    end();
    if (!air) return;
    // The click that follows belongs to the dragging.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (over) drop(over, at);
  };
  // From the beginning: a quick hand has left a small piece before the first move is told.
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', finish);
  handle.addEventListener('pointercancel', end);
}

/** What is carried, in the air above the page. @param {HTMLElement[]} elements */
function lift(elements) {
  const air = document.createElement('div');
  air.className = 'air';
  air.append(...elements.map(ghostOf));
  for (const element of elements) element.classList.add('carried');
  document.body.append(air);
  return air;
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
