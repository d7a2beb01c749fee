// What every page has that can wait until it is drawn: the host's links, the worker. With all it imports
// it is loaded after the first paint, so that a page can be used sooner.

import { registerWorker } from './install.js';
import { keepMenusOffPieces } from './kit/menus.js';
import { loadHostLinks } from './parts/host-links.js';

export { hostLinks } from './parts/host-links.js';

/** @param {() => void} redraw */
export function startLater(redraw) {
  keepMenusOffPieces();
  loadHostLinks(redraw);
  registerWorker(redraw);
}
