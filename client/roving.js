// Roving tabindex: a group of pieces is one stop for the Tab key, and the arrow keys move within it.

/** Handles `keydown` on a group whose members have `data-stop`. @param {KeyboardEvent} event */
export function moveStop(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const stops = /** @type {HTMLElement[]} */ ([...group.querySelectorAll('[data-stop]')]);
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
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  for (const stop of group.querySelectorAll('[data-stop]')) {
    stop.setAttribute('tabindex', stop === event.target ? '0' : '-1');
  }
}
