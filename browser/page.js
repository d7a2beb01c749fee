// A document without a browser, for tests of the client's modules: the globals of a page, and frames that a test runs
// when it wants to.

import { JSDOM } from 'jsdom';

const NAMES = /** @type {const} */ ([
  'document',
  'window',
  'Node',
  'Element',
  'HTMLElement',
  'Event',
  'KeyboardEvent',
  'MouseEvent',
  'MutationObserver',
  'getComputedStyle',
]);

/** Creates the page. Import modules that use the document after this. @param {string} [html] */
export function createPage(html = '<!doctype html><main id="app"></main>') {
  const { window } = new JSDOM(html, { url: 'http://localhost/', pretendToBeVisual: true });
  for (const name of NAMES) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  loseFocusOnMoves(window);
  let hidden = false;
  Object.defineProperty(window.document, 'hidden', { get: () => hidden });
  /** @type {Map<number, FrameRequestCallback>} */
  let frames = new Map();
  let last = 0;
  Object.assign(globalThis, {
    requestAnimationFrame(/** @type {FrameRequestCallback} */ callback) {
      frames.set((last += 1), callback);
      return last;
    },
    cancelAnimationFrame: (/** @type {number} */ id) => void frames.delete(id),
  });
  return {
    window,
    document: window.document,
    root: /** @type {HTMLElement} */ (window.document.getElementById('app')),
    /** How many frames are asked for. */
    pendingFrames: () => frames.size,
    /** Runs a frame, as a visible page does; returns how many callbacks it had. */
    frame() {
      const due = frames;
      frames = new Map();
      for (const callback of due.values()) callback(0);
      return due.size;
    },
    /** @param {boolean} now */
    setHidden(now) {
      hidden = now;
      window.document.dispatchEvent(new window.Event('visibilitychange'));
    },
  };
}

/**
 * As browsers do: an element that is moved within the document loses the focus.
 * @param {import('jsdom').DOMWindow} window
 */
function loseFocusOnMoves({ document, Node }) {
  const insert = Node.prototype.insertBefore;
  Node.prototype.insertBefore = function (node, next) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    if (node.isConnected && node.contains(focused)) focused?.blur();
    return /** @type {any} */ (insert.call(this, node, next));
  };
}
