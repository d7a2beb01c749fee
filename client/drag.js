// Dragging with mouse, pen or finger. A press that does not move stays a click.

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
  /** @type {HTMLElement[]} */
  let ghosts = [];
  /** @type {HTMLElement[]} */
  let lifted = [];
  /** @type {HTMLElement | null} */
  let over = null;

  const begin = () => {
    lifted = carried();
    ghosts = lifted.map(ghostOf);
    document.body.append(...ghosts);
    for (const element of lifted) element.classList.add('carried');
  };
  /** @param {PointerEvent} now */
  const move = (now) => {
    const x = now.clientX - from.x;
    const y = now.clientY - from.y;
    if (!ghosts.length) {
      if (Math.hypot(x, y) < STARTS_AFTER) return;
      begin();
    }
    // First what is read, then what is written: the page need not be laid out in between.
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest(onto);
    for (const ghost of ghosts) ghost.style.translate = `${x}px ${y}px`;
    if (under !== over) {
      over?.classList.remove('drop-here');
      over = under instanceof HTMLElement ? under : null;
      over?.classList.add('drop-here');
    }
    moved?.({ x: now.clientX, y: now.clientY });
  };
  const end = () => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', finish);
    handle.removeEventListener('pointercancel', end);
    for (const ghost of ghosts) ghost.remove();
    for (const element of lifted) element.classList.remove('carried');
    over?.classList.remove('drop-here');
  };
  /** @param {PointerEvent} now */
  const finish = (now) => {
    const place = over;
    const dragged = ghosts.length > 0;
    end();
    if (!dragged) return;
    // The click that follows belongs to the dragging.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (place) drop(place, { x: now.clientX, y: now.clientY });
  };
  // From the beginning: a quick hand has left a small piece before the first move is told.
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', finish);
  handle.addEventListener('pointercancel', end);
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
