// What moves on a page without being asked to, by the Layout Instability API.

/**
 * @typedef {{source: string, isPiece: boolean, afterInput: boolean}} Shift  `source`: the element that moved, and from
 *   where to where; `isPiece`: it is one, or holds some
 */

/** Notes what moves, from the next page on. @param {import('playwright-core').Page} page */
export const watchShifts = (page) =>
  page.addInitScript(() => {
    const moved = /** @type {Shift[]} */ (/** @type {any} */ (globalThis).layoutShifts = []);
    const isPiece = (/** @type {Element} */ element) =>
      !!element.closest('[data-piece], [data-pieces]') || !!element.querySelector(':scope > [data-piece]');
    const pathOf = (/** @type {Element} */ element) => {
      const path = [];
      for (let at = /** @type {Element | null} */ (element); at && path.length < 4; at = at.parentElement)
        path.unshift([at.localName, ...at.classList].join('.'));
      return path.join(' > ');
    };
    const place = (/** @type {DOMRect} */ { x, y, width, height }) => [x, y, width, height].map(Math.round).join(',');
    const observer = new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries()))
        for (const { node, previousRect, currentRect } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // What is no longer there cannot be named, and what was nowhere has not moved.
          if (!element || /^0,0,/.test(place(previousRect))) continue;
          const source = `${pathOf(element)} ${place(previousRect)} -> ${place(currentRect)}`;
          moved.push({ source, isPiece: isPiece(element), afterInput: entry.hadRecentInput });
        }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what has moved so far. @param {import('playwright-core').Page} page @returns {Promise<Shift[]>} */
export const shifts = (page) => page.evaluate(() => /** @type {any} */ (globalThis).layoutShifts);
