// Pieces under finger, pen and mouse: a press is a press, not a menu.

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
