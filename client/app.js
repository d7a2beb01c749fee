// The entry point: sets the language, opens the page of the address, and draws everything in one place.

import { h, render } from './dom.js';
import { language, preferredLanguage, setLanguage, t } from './words.js';
import { registerWorker } from './install.js';
import { connectionBanner } from './parts/connection-banner.js';
import { header } from './parts/header.js';
import { hostLinks, loadHostLinks } from './parts/host-links.js';
import { home } from './pages/home.js';
import { notFound, reloadPage } from './pages/not-found.js';
import { loadPage, routeOf } from './routes.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {object} Page
 * @property {() => Child} draw
 * @property {() => string} title
 * @property {() => Child} [tools]  buttons in the header
 * @property {() => void} [languageChanged]
 * @property {() => void} [close]
 * @property {() => void} [retry]  the server answers again: loads what failed before
 * @property {boolean} [hasConnection]  has a connection to a table, and shows itself when it is lost
 * @property {boolean} [bare]  has no header
 * @property {string} [className]  of the whole page
 *
 * @typedef {object} App
 * @property {() => void} redraw
 * @property {(path: string) => void} go
 * @property {(text: string) => void} announce  to screen readers
 * @property {(code: string) => Promise<void>} setLanguage
 */

/** @type {Page | undefined} */
let page;
let drawScheduled = false;

/** @type {App} */
const app = {
  redraw() {
    if (drawScheduled) return;
    drawScheduled = true;
    requestAnimationFrame(draw);
    // A page in the background gets no frames, but its title must change.
    if (document.hidden) draw();
  },
  go(path) {
    history.pushState(null, '', path);
    openPage();
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  },
  announce,
  async setLanguage(code) {
    await setLanguage(code);
    page?.languageChanged?.();
    app.redraw();
  },
};

const banner = connectionBanner({ redraw: app.redraw, reachable: retry });

function draw() {
  drawScheduled = false;
  const root = document.getElementById('app');
  if (!root || !page) return;
  document.title = page.title();
  const focused = /** @type {HTMLButtonElement | null} */ (document.activeElement);
  render(root, [
    !page.bare && h('a', { class: 'skip', href: '#main' }, t('skip')),
    h(
      'div',
      { class: `page ${page.className ?? ''}` },
      !page.bare && header(app, page.tools?.()),
      banner(page.hasConnection),
      h('main', { id: 'main', tabindex: '-1' }, page.draw()),
      page.className === 'home' && h('footer', { class: 'foot' }, hostLinks()),
    ),
  ]);
  // If the element with the focus is gone, the focus goes to the bar, not to the top of the page.
  if (focused && (!focused.isConnected || focused.disabled)) {
    const fallback = /** @type {HTMLElement | null} */ (
      root.querySelector('[data-focus-fallback]') ?? root.querySelector('main')
    );
    fallback?.focus({ preventScroll: true });
  }
}

/** @param {string} text */
function announce(text) {
  const region = document.getElementById('announcements');
  if (!region) return;
  // Each sentence is an element of its own, so that it is read once and in order.
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 30_000);
}

/** The server answers again: opens the page anew, unless it can load what is missing itself. */
function retry() {
  if (page?.retry) page.retry();
  else if (!page?.hasConnection) openPage();
}

function openPage() {
  page?.close?.();
  const route = routeOf(location.pathname);
  if (route.page === 'home') page = home(app);
  else if (route.page === 'not-found') page = notFound(route.code);
  else page = loadingPage(route);
  app.redraw();
}

/** Shown while the code of a page is loaded. @param {import('./routes.js').Route} route @returns {Page} */
function loadingPage(route) {
  let failed = false;
  /** @type {Page} */
  const waiting = {
    title: () => t('app'),
    draw: () =>
      failed
        ? // Not every browser loads a module again after a failure, but a reload does.
          reloadPage()
        : h('p', { class: 'message-page', role: 'status' }, t('table-joining')),
  };
  loadPage(route)
    .then(
      // Unless another page was opened meanwhile.
      (open) => page === waiting && (page = open(app, route.code)),
      () => (failed = true),
    )
    .finally(app.redraw);
  return waiting;
}

/** Follows links within the client without loading it again. @param {MouseEvent} event */
function followLink(event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.target || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  app.go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', openPage);
addEventListener('click', followLink);
setLanguage(preferredLanguage())
  .catch(() => {})
  .finally(() => {
    document.documentElement.lang = language();
    openPage();
    loadHostLinks(app.redraw);
    registerWorker(app.redraw);
  });
