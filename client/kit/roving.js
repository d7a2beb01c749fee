// Roving tabindex: a group of pieces is one stop for the Tab key, and the arrow keys move within it.

/** The member of each group that had the focus last, and its place among them.
 * @type {WeakMap<Element, {stop: Element, at: number}>} */
const lastStops = new WeakMap();

/** @param {Element} group */
const stopsOf = (group) => /** @type {HTMLElement[]} */ ([...group.querySelectorAll('[data-stop]')]);

/** Handles `keydown` on a group whose members have `data-stop`. @param {KeyboardEvent} event */
export function moveStop(event) {
  // Those belong to the browser: with Alt, an arrow goes back a page.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(/** @type {Element} */ (event.currentTarget));
  const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const to = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: stops.length - 1,
  }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  stops[(to + stops.length) % stops.length].focus();
}

/**
 * Handles `focusin` on the same group: the member with the focus becomes the group's stop.
 * @param {FocusEvent} event
 */
export function setStop(event) {
  const group = /** @type {Element} */ (event.currentTarget);
  const at = stopsOf(group).indexOf(/** @type {HTMLElement} */ (event.target));
  if (at < 0) return;
  lastStops.set(group, { stop: /** @type {Element} */ (event.target), at });
  keepStop(group);
}

/**
 * The `drawn` hook of the same group: exactly one member is a stop, whatever was drawn. That is the one that had the
 * focus last; if it is gone, its neighbour; before any had it, the one that was described as the stop.
 * @param {Element} group
 */
export function keepStop(group) {
  const stops = stopsOf(group);
  const last = lastStops.get(group);
  const described = stops.find((stop) => stop.getAttribute('tabindex') === '0');
  const neighbour = last ? stops[Math.min(last.at, stops.length - 1)] : (described ?? stops[0]);
  const chosen = stops.find((stop) => stop === last?.stop) ?? neighbour;
  if (last && chosen) lastStops.set(group, { stop: chosen, at: stops.indexOf(chosen) });
  for (const stop of stops) {
    const tabindex = stop === chosen ? '0' : '-1';
    if (stop.getAttribute('tabindex') !== tabindex) stop.setAttribute('tabindex', tabindex);
  }
}

/** The props of a group that has no other handlers. */
export const roving = { on: { keydown: moveStop, focusin: setStop }, drawn: keepStop };
