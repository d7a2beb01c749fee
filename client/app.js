// The entry point: sets the language, opens the page of the address, and draws everything in one place.

import { boundary, h, render, report } from './dom.js';
import { afterPaint, scheduleDrawing } from './frames.js';
import { language, preferredLanguage, setLanguage, t } from './words.js';
import { connectionBanner } from './parts/connection-banner.js';
import { isLoadError, reportBug } from './parts/error-text.js';
import { failedPage, guarded } from './parts/failure.js';
import { header } from './parts/header.js';
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
 * @property {() => void} [hashChanged]  the part of the address after `#`
 * @property {() => void} [close]
 * @property {() => void} [retry]  the server answers again: loads what failed before
 * @property {boolean} [hasConnection]  has a connection to a table, and shows itself when it is lost
 * @property {boolean} [bare]  has no header
 * @property {string} [className]  of the whole page
 *
 * @typedef {object} App
 * @property {() => void} redraw
 * @property {(path: string) => void} go
 * @property {(path: string) => void} replaceAddress  of the page that is open
 * @property {(text: string) => void} announce  to screen readers
 * @property {(code: string) => Promise<void>} setLanguage
 */

/** @type {Page | undefined} */
let page;
/** The address of the page, without what follows `#`. */
let address = '';
/** What is loaded after the first paint. @type {typeof import('./later.js') | undefined} */
let later;
/** What is loaded when the settings are opened. @type {typeof import('./parts/settings.js') | undefined} */
let settings;

/** @type {App} */
const app = {
  redraw: scheduleDrawing(draw, drawTitle),
  go(path) {
    history.pushState(null, '', path);
    openPage();
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  },
  replaceAddress(path) {
    history.replaceState(null, '', path);
    address = location.pathname + location.search;
  },
  announce,
  async setLanguage(code) {
    await setLanguage(code);
    page?.languageChanged?.();
    app.redraw();
  },
};

const banner = connectionBanner({ redraw: app.redraw, reachable: retry });

function drawTitle() {
  try {
    if (page) document.title = page.title();
  } catch (error) {
    report(error);
  }
}

function draw() {
  const root = document.getElementById('app');
  if (!root || !page) return;
  drawTitle();
  const focused = /** @type {HTMLButtonElement | null} */ (document.activeElement);
  try {
    render(root, layout(page));
  } catch (error) {
    // Whatever was half drawn is thrown away.
    report(error);
    root.replaceChildren();
    render(root, [h('main', { id: 'main', tabindex: '-1' }, failedPage(openPage))]);
  }
  // If the element with the focus is gone, the focus goes to the bar, not to the top of the page.
  if (focused && (!focused.isConnected || focused.disabled)) {
    const fallback = /** @type {HTMLElement | null} */ (
      root.querySelector('[data-focus-fallback]') ?? root.querySelector('main')
    );
    fallback?.focus({ preventScroll: true });
  }
}

/** Describes the whole page. What fails is replaced, and the rest is drawn. @param {Page} page @returns {Child[]} */
const layout = (page) => [
  !page.bare && h('a', { class: 'skip', href: '#main', on: { click: skip } }, t('skip')),
  h(
    'div',
    { class: `page ${page.className ?? ''}` },
    !page.bare &&
      guarded(app.redraw, t('settings'), () => header(page.tools?.(), settings?.settings(app), loadSettings)),
    banner(page.hasConnection),
    h(
      'main',
      { id: 'main', tabindex: '-1' },
      boundary(
        () => page.draw(),
        () => failedPage(app.redraw),
      ),
    ),
    page.className === 'home' && h('footer', { class: 'foot' }, later?.hostLinks()),
  ),
];

/** Skips to the content. The address stays: a new one would be a step in the history. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
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

/** Loads what can wait. */
async function loadLater() {
  try {
    later = await import('./later.js');
    later.startLater(app.redraw);
  } catch (error) {
    reportBug(error);
  }
  app.redraw();
}

/** Loads the settings when they are opened, unless they are there. A failure is tried again the next time. */
async function loadSettings() {
  if (settings) return;
  try {
    settings = await import('./parts/settings.js');
  } catch (error) {
    reportBug(error);
  }
  app.redraw();
}

function openPage() {
  page?.close?.();
  address = location.pathname + location.search;
  const route = routeOf(location.pathname);
  if (route.page === 'home') page = home(app);
  else if (route.page === 'not-found') page = notFound(route.code);
  else page = loadingPage(route);
  app.redraw();
}

/** The user went back or forth. Within one page, only the part of the address after `#` changes. */
function followHistory() {
  if (address !== location.pathname + location.search) openPage();
  else page?.hashChanged?.();
}

/** Shown while the code of a page is loaded. @param {import('./routes.js').Route} route @returns {Page} */
function loadingPage(route) {
  /** @type {(() => Child) | null} */
  let failure = null;
  /** @type {Page} */
  const waiting = {
    // As the page will be, so that its header does not move.
    className: route.page === 'table' ? 'at-table' : '',
    title: () => t('app'),
    draw: () => (failure ? failure() : h('p', { class: 'message-page', role: 'status' }, t('table-joining'))),
  };
  loadPage(route)
    .then((open) => {
      // Unless another page was opened meanwhile.
      if (page === waiting) page = open(app, route.code);
    })
    .catch((error) => {
      // Not every browser loads a module again after a failure, but a reload does.
      failure = isLoadError(error) ? reloadPage : () => failedPage(() => location.reload());
      reportBug(error);
    })
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

addEventListener('popstate', followHistory);
addEventListener('click', followLink);
setLanguage(preferredLanguage())
  .catch(() => {})
  .finally(() => {
    document.documentElement.lang = language();
    openPage();
    afterPaint(loadLater);
  });
