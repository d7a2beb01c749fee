// The start: languages, which page this address is, one place where everything is drawn.

import { h, paint } from './dom.js';
import { language, preferred, speak, t } from './words.js';
import { dress, remembered } from './store.js';
import { settleIn } from './install.js';
import { away } from './parts/away.js';
import { header } from './parts/header.js';
import { home } from './pages/home.js';
import { lost, nothingHere } from './pages/lost.js';
import { fetchPage, pageAt } from './routes.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {object} Page
 * @property {() => Child} draw
 * @property {() => string} title
 * @property {() => Child} [tools]  what stands in the header
 * @property {() => void} [spoken]  the language has changed
 * @property {() => void} [close]
 * @property {() => void} [again]  the server is back: what could not be had can be had now
 * @property {boolean} [lively]  it has a line of its own, and says itself when that is cut
 * @property {boolean} [bare]  without the line at the top
 * @property {string} [kind]  a class for the whole page
 *
 * @typedef {object} App
 * @property {() => void} redraw
 * @property {(path: string) => void} go
 * @property {(text: string) => void} tell  to the live region
 * @property {(code: string) => Promise<void>} speak
 */

/** @type {Page | undefined} */
let page;
let due = false;

/** @type {App} */
const app = {
  redraw() {
    if (due) return;
    due = true;
    requestAnimationFrame(draw);
    // A page in the background gets no frames, but its title must change.
    if (document.hidden) draw();
  },
  go(path) {
    history.pushState(null, '', path);
    arrive();
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  },
  tell,
  async speak(code) {
    await speak(code);
    page?.spoken?.();
    app.redraw();
  },
};

const gone = away({ redraw: app.redraw, back });

function draw() {
  due = false;
  const root = document.getElementById('app');
  if (!root || !page) return;
  document.title = page.title();
  const focused = /** @type {HTMLButtonElement | null} */ (document.activeElement);
  paint(root, [
    !page.bare && h('a', { class: 'skip', href: '#main' }, t('skip')),
    h(
      'div',
      { class: `page ${page.kind ?? ''}` },
      !page.bare && header(app, page.tools?.()),
      !page.lively && gone(),
      h('main', { id: 'main', tabindex: '-1' }, page.draw()),
    ),
  ]);
  // Whoever stood on something that is gone goes on from the bar, not from the top of the page.
  if (focused && (!focused.isConnected || focused.disabled)) {
    const refuge = /** @type {HTMLElement | null} */ (
      root.querySelector('[data-refuge]') ?? root.querySelector('main')
    );
    refuge?.focus({ preventScroll: true });
  }
}

/** @param {string} text */
function tell(text) {
  const told = document.getElementById('told');
  if (!told) return;
  // Each sentence is an element of its own: read once, in order, and gone after a while.
  const line = document.createElement('p');
  line.textContent = text;
  told.append(line);
  setTimeout(() => line.remove(), 30_000);
}

/** The server is back. A page that can ask again stays as it is. */
function back() {
  if (page?.again) page.again();
  else if (!page?.lively) arrive();
}

function arrive() {
  page?.close?.();
  const place = pageAt(location.pathname);
  if (place.page === 'home') page = home(app);
  else if (place.page === 'lost') page = lost(place.code);
  else page = coming(place);
  app.redraw();
}

/** What is seen while a page is fetched. @param {import('./routes.js').Place} place @returns {Page} */
function coming(place) {
  let failed = false;
  // A module that failed once is not asked for again by every browser: everything is loaded anew.
  const again = h('button', { class: 'button', on: { click: () => location.reload() } }, t('trouble.again'));
  /** @type {Page} */
  const waiting = {
    title: () => t('app'),
    draw: () =>
      failed
        ? nothingHere(t('trouble.page'), again, t('trouble.page.title'))
        : h('p', { class: 'calm', role: 'status' }, t('table.joining')),
  };
  fetchPage(place.page)
    .then(
      // Whoever has gone elsewhere meanwhile is left there.
      (open) => page === waiting && (page = open(app, place.code)),
      () => (failed = true),
    )
    .finally(app.redraw);
  return waiting;
}

/** Links within the client do not load it again. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.target || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  app.go(link.pathname + link.search + link.hash);
}

dress(remembered('theme', 'auto'));
addEventListener('popstate', arrive);
addEventListener('click', follow);
speak(preferred())
  .catch(() => {})
  .finally(() => {
    document.documentElement.lang = language();
    arrive();
    settleIn(app.redraw);
  });
