// Pieces travel when they move. Whatever carries `data-piece` is looked at before and after a
// change: the same piece elsewhere flies there; one that is new comes from the player who moved,
// one that is gone goes to him. Nothing waits for it: the page is already as it should be.

/**
 * @typedef {{piece: string, place: string, box: DOMRect, element: HTMLElement, picture: Element}} Spot
 *   `picture` is what flies: the drawing in it, without rings and labels
 */

const TRAVEL = 240;
const OFFSET = 40;
const AT_MOST = 1000;
const CROWD = 16;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns {Spot[]} */
export function look() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-piece]'));
  return [...all].map((element) => {
    const picture = element.querySelector('svg') ?? element;
    return {
      piece: element.dataset.piece ?? '',
      place: /** @type {HTMLElement | null} */ (element.closest('[data-place]'))?.dataset.place ?? '',
      box: picture.getBoundingClientRect(),
      element,
      picture,
    };
  });
}

/**
 * @param {Spot[]} before
 * @param {Element | null} mover  the plate of whoever moved
 */
export function travel(before, mover) {
  // More than anybody could follow (a game among bots, a slow machine): the page is right all the same.
  if (document.querySelectorAll('.ghost').length > CROWD) return;
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
  const flights = [...origins].filter(([now, old]) => old?.place !== now.place);
  const offset = Math.min(OFFSET, (AT_MOST - TRAVEL) / Math.max(1, flights.length));
  flights.forEach(([now, old], order) => arrive(now, old?.box ?? source(now) ?? home, order * offset));
  if (calm()) return;
  for (const [now, old] of origins) if (old?.place === now.place) shift(now, old.box);
  left.slice(0, 8).forEach((old, order) => {
    const to = sink(old, after, home);
    if (to) depart(old, to, order * offset);
  });
}

/**
 * Where a piece that is gone went: to whoever moved; from a pile with `data-goes`, to the place of that
 * name, unless the pile shows another piece now, which only covers it.
 * @param {Spot} old @param {Spot[]} after @param {DOMRect | undefined} home
 */
function sink(old, after, home) {
  const goes = /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${old.place}"]`))
    ?.dataset.goes;
  if (!goes) return home;
  if (after.some(({ place }) => place === old.place)) return undefined;
  return document.querySelector(`[data-place="${goes}"] svg`)?.getBoundingClientRect();
}

/** Where a piece that was hidden says it comes from: `data-from` names a `data-place`. @param {Spot} now */
const source = ({
  element: {
    dataset: { from },
  },
}) => (from ? document.querySelector(`[data-place="${from}"] svg`)?.getBoundingClientRect() : undefined);

/** Others make room: at once, and together. @param {Spot} now @param {DOMRect} from */
function shift(now, from) {
  // On an enlarged stage, a pixel of the element's own is larger.
  const scale = now.element.getBoundingClientRect().width / now.element.offsetWidth || 1;
  const x = (from.x - now.box.x) / scale;
  const y = (from.y - now.box.y) / scale;
  if (Math.hypot(x, y) < 2) return;
  now.element.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: TRAVEL, easing: 'ease-out' });
}

/** It is there already but not yet seen; its picture comes flying. @param {Spot} now @param {DOMRect | undefined} from @param {number} delay */
function arrive(now, from, delay) {
  if (calm() || !from) {
    now.element.animate({ opacity: [0.2, 1] }, { duration: TRAVEL });
    return;
  }
  now.element.animate({ opacity: [0, 0] }, { duration: TRAVEL + delay });
  fly(
    now,
    {
      translate: [`${from.x - now.box.x}px ${from.y - now.box.y}px`, '0 0'],
      scale: [from.width / now.box.width > 1.5 ? 0.4 : from.width / now.box.width, 1],
    },
    delay,
    'cubic-bezier(.2,.7,.3,1)',
  );
}

/** It is gone; its picture flies to whoever took it. @param {Spot} old @param {DOMRect} to @param {number} delay */
function depart(old, to, delay) {
  const x = to.x + to.width / 2 - old.box.x - old.box.width / 2;
  const y = to.y + to.height / 2 - old.box.y - old.box.height / 2;
  fly(
    old,
    { translate: ['0 0', `${x}px ${y}px`], scale: [1, 0.4], opacity: [1, 0.2] },
    delay,
    'cubic-bezier(.4,0,.6,1)',
  );
}

/** @param {Spot} spot @param {PropertyIndexedKeyframes} frames @param {number} delay @param {string} easing */
function fly(spot, frames, delay, easing) {
  const ghost = /** @type {HTMLElement | SVGElement} */ (spot.picture.cloneNode(true));
  const { x, y, width, height } = spot.box;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: '0 0',
  });
  document.body.append(ghost);
  ghost
    .animate(frames, { duration: TRAVEL, delay, easing, fill: 'backwards' })
    .finished.finally(() => ghost.remove());
}
