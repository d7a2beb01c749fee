// Many pieces, one stop for the Tab key: arrows move within the group.

/** For `keydown` on a group whose members carry `data-stop`. @param {KeyboardEvent} event */
export function rove(event) {
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

/** For `focusin` on the same group: who has the focus is the group's stop from now on. @param {FocusEvent} event */
export function settle(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  for (const stop of group.querySelectorAll('[data-stop]')) {
    stop.setAttribute('tabindex', stop === event.target ? '0' : '-1');
  }
}
