// Animates pieces that have moved. Elements with `data-piece` are measured before and after a change: the same
// piece at another place flies there, a new one comes from the name plate of the player who moved, and one that is
// gone flies to it. Nothing waits for the animation: the page already shows the result. Animations begin in the task
// that draws the change, so that no piece is ever seen at its goal before it has flown there.

import { afterDraw } from '../frames.js';

/**
 * @typedef {{piece: string, place: string, box: DOMRect, element: HTMLElement, picture: Element, isDropped?: boolean}}
 *   MeasuredPiece  `picture` is the part that flies: the drawing without rings and labels
 */

/** How long a piece flies, how much later the next one starts, and how long all may take; in milliseconds. */
const DURATION = 240;
const STAGGER = 40;
const MAX_DURATION = 1000;
/** With more pieces in flight than this, nothing is animated. */
const MAX_FLYING = 16;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Measures all pieces of the page, but not those of pictures of a table. @returns {MeasuredPiece[]} */
function measurePieces() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-piece]:not([inert] *)'));
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

/** What the next drawing will be compared with. @type {{before: MeasuredPiece[], mover: string | null} | null} */
let pending = null;

/**
 * Animates what the next drawing changes. Called before it, and as often as there are changes: those that are drawn
 * together are animated together.
 * @param {string | null} mover  a selector of the name plate of the player who moved
 * @param {(element: HTMLElement) => DOMRect | undefined} [startOf]  where a piece starts, if not where it is: one that
 *   was dragged starts where it was dropped
 */
export function animateNextDraw(mover, startOf) {
  // Nobody sees a page in the background.
  if (document.hidden) return;
  if (!pending) {
    pending = { before: measurePieces(), mover };
    afterDraw(animatePending);
  }
  pending.mover = mover ?? pending.mover;
  if (startOf) pending.before = pending.before.map((piece) => startFrom(piece, startOf(piece.element)));
}

/** @param {MeasuredPiece} piece @param {DOMRect | undefined} box  where it was dropped @returns {MeasuredPiece} */
const startFrom = (piece, box) => (box ? { ...piece, box, isDropped: true } : piece);

function animatePending() {
  if (!pending) return;
  const { before, mover } = pending;
  pending = null;
  animatePieces(before, mover ? document.querySelector(mover) : null);
}

/**
 * Animates what has changed since the pieces were measured.
 * @param {MeasuredPiece[]} before
 * @param {Element | null} mover  the name plate of the player who moved
 */
function animatePieces(before, mover) {
  // More than anybody can follow, as in a game among bots or on a slow machine.
  if (document.querySelectorAll('.ghost').length > MAX_FLYING) return;
  const after = measurePieces();
  const left = [...before];
  /** @param {(old: MeasuredPiece, current: MeasuredPiece) => boolean} same */
  const pair = (same) => (/** @type {MeasuredPiece} */ current) => {
    const at = left.findIndex((old) => old.piece === current.piece && same(old, current));
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  const still = pair((old, current) => old.element === current.element);
  const within = pair((old, current) => old.place === current.place);
  const anywhere = pair(() => true);
  /** @type {Map<MeasuredPiece, MeasuredPiece | null>} */
  const origins = new Map();
  for (const find of [still, within, anywhere]) {
    for (const current of after) if (!origins.get(current)) origins.set(current, find(current));
  }
  const moverBox = mover?.getBoundingClientRect();
  // Measured before the first one starts: a look at the page after each change would lay it out again and again.
  const shifts = reducedMotion()
    ? []
    : [...origins].flatMap(([current, old]) => (old && stays(current, old) ? (shiftOf(current, old.box) ?? []) : []));
  // One with `data-appears` comes from nowhere: the board shows how it comes about.
  const flights = [...origins].filter(
    ([current, old]) => !(old && stays(current, old)) && (old || current.element.dataset.appears === undefined),
  );
  const offset = Math.min(STAGGER, (MAX_DURATION - DURATION) / Math.max(1, flights.length));
  flights.forEach(([current, old], order) => arrive(current, old?.box ?? source(current) ?? moverBox, order * offset));
  if (reducedMotion()) return;
  for (const { element, frames } of shifts) element.animate(frames, { duration: DURATION, easing: 'ease-out' });
  left.slice(0, 8).forEach((old, order) => {
    const to = departureTarget(old, after, moverBox);
    if (to) depart(old, to, order * offset);
  });
}

/**
 * Returns whether a piece needs no copy that flies: it moves within its place, or from where it was dropped on a
 * new one.
 * @param {MeasuredPiece} current @param {MeasuredPiece} old
 */
const stays = (current, old) => old.place === current.place || !!old.isDropped;

/**
 * Returns where a piece that is gone flies: to the player who moved; from a pile with `data-goes`, to the place of that
 * name, unless another piece covers it there now.
 * @param {MeasuredPiece} old @param {MeasuredPiece[]} after @param {DOMRect | undefined} moverBox
 */
function departureTarget(old, after, moverBox) {
  const goes = /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${old.place}"]`))?.dataset.goes;
  if (!goes) return moverBox;
  if (after.some(({ place }) => place === old.place)) return undefined;
  return document.querySelector(`[data-place="${goes}"] svg`)?.getBoundingClientRect();
}

/**
 * Returns where a piece that was hidden comes from: its `data-from` names a `data-place`.
 * @param {MeasuredPiece} current
 */
const source = ({
  element: {
    dataset: { from },
  },
}) => (from ? document.querySelector(`[data-place="${from}"] svg`)?.getBoundingClientRect() : undefined);

/**
 * Returns how a piece moves within its place, at once and together with all others; nothing if it does not.
 * @param {MeasuredPiece} current
 * @param {DOMRect} from
 */
function shiftOf({ element, box }, from) {
  if (Math.hypot(from.x - box.x, from.y - box.y) < 2) return null;
  // On an enlarged screen a CSS pixel of the element is larger.
  const scale = element.getBoundingClientRect().width / element.offsetWidth || 1;
  const x = (from.x - box.x) / scale;
  const y = (from.y - box.y) / scale;
  return { element, frames: { translate: [`${x}px ${y}px`, '0 0'] } };
}

/**
 * Hides a piece while its picture flies to it.
 * @param {MeasuredPiece} current
 * @param {DOMRect | undefined} from
 * @param {number} delay
 */
function arrive(current, from, delay) {
  // What is not drawn has no width.
  if (reducedMotion() || !from?.width || !current.box.width) {
    current.element.animate({ opacity: [0.2, 1] }, { duration: DURATION });
    return;
  }
  current.element.animate({ opacity: [0, 0] }, { duration: DURATION + delay });
  fly(
    current,
    {
      translate: [`${from.x - current.box.x}px ${from.y - current.box.y}px`, '0 0'],
      scale: [from.width / current.box.width > 1.5 ? 0.4 : from.width / current.box.width, 1],
    },
    delay,
    'cubic-bezier(.2,.7,.3,1)',
  );
}

/**
 * Lets the picture of a piece that is gone fly away.
 * @param {MeasuredPiece} old
 * @param {DOMRect} to
 * @param {number} delay
 */
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

/** @param {MeasuredPiece} spot @param {PropertyIndexedKeyframes} frames @param {number} delay @param {string} easing */
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
    .animate(frames, { duration: DURATION, delay, easing, fill: 'backwards' })
    .finished.finally(() => ghost.remove());
}
