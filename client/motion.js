// Pieces travel when they move. Whatever carries `data-piece` is looked at before and after a
// change: the same piece elsewhere flies there; one that is new comes from the player who moved,
// one that is gone goes to him. Nothing waits for it: the page is already as it should be.

/** @typedef {{piece: string, place: string, box: DOMRect, element: HTMLElement}} Spot */

const TRAVEL = 240;
const OFFSET = 40;
const AT_MOST = 1000;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns {Spot[]} */
export function look() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-piece]'));
  return [...all].map((element) => ({
    piece: element.dataset.piece ?? '',
    place: /** @type {HTMLElement | null} */ (element.closest('[data-place]'))?.dataset.place ?? '',
    box: element.getBoundingClientRect(),
    element,
  }));
}

/**
 * @param {Spot[]} before
 * @param {Element | null} mover  the plate of whoever moved
 */
export function travel(before, mover) {
  const after = look();
  const left = [...before];
  /** @param {(old: Spot, now: Spot) => boolean} same */
  const pair = (same) => (/** @type {Spot} */ now) => {
    const at = left.findIndex((old) => old.piece === now.piece && same(old, now));
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  const still = pair((old, now) => old.element === now.element);
  const within = pair((old, now) => old.place === now.place);
  const anywhere = pair(() => true);
  /** @type {Map<Spot, Spot | null>} */
  const origins = new Map();
  for (const find of [still, within, anywhere]) {
    for (const now of after) if (!origins.get(now)) origins.set(now, find(now));
  }
  const home = mover?.getBoundingClientRect();
  const far = [...origins].filter(([now, old]) => !old || distance(now.box, old.box) > 4);
  const offset = Math.min(OFFSET, (AT_MOST - TRAVEL) / Math.max(1, far.length));
  far.forEach(([now, old], order) => come(now, old?.box ?? home, order * offset));
  if (home && !calm()) left.slice(0, 8).forEach((old, order) => leave(old, home, order * offset));
}

/** @param {DOMRect} a @param {DOMRect} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {Spot} now @param {DOMRect | undefined} from @param {number} delay */
function come(now, from, delay) {
  const timing = { duration: TRAVEL, delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: /** @type {const} */ ('backwards') };
  if (calm() || !from) {
    now.element.animate({ opacity: [0.2, 1] }, timing);
    return;
  }
  const x = from.x - now.box.x;
  const y = from.y - now.box.y;
  now.element.animate([{ translate: `${x}px ${y}px`, zIndex: 5 }, { translate: '0 0', zIndex: 5 }], timing);
}

/** A copy flies off; the piece itself is no longer there. @param {Spot} old @param {DOMRect} to @param {number} delay */
function leave(old, to, delay) {
  const ghost = /** @type {HTMLElement} */ (old.element.cloneNode(true));
  ghost.removeAttribute('data-piece');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${old.box.x}px`, top: `${old.box.y}px`, width: `${old.box.width}px`, height: `${old.box.height}px`,
  });
  document.body.append(ghost);
  const x = to.x + to.width / 2 - old.box.x - old.box.width / 2;
  const y = to.y + to.height / 2 - old.box.y - old.box.height / 2;
  const flight = ghost.animate(
    [{ translate: '0 0', opacity: 1 }, { translate: `${x}px ${y}px`, scale: '0.4', opacity: 0.2 }],
    { duration: TRAVEL, delay, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'backwards' });
  flight.finished.finally(() => ghost.remove());
}
