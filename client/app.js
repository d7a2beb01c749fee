// The start: languages, which page this address is, one place where everything is drawn.

import { h, paint } from './dom.js';
import { language, preferred, speak, t } from './words.js';
import { dress, remembered } from './store.js';
import { settleIn } from './install.js';
import { away } from './parts/away.js';
import { header } from './parts/header.js';
import { home } from './pages/home.js';
import { comeBack } from './pages/come-back.js';
import { table } from './pages/table.js';
import { proof } from './pages/proof.js';
import { rulesPage } from './pages/rules.js';
import { replay } from './pages/replay.js';
import { screen } from './pages/screen.js';
import { kids } from './pages/kids.js';
import { learn } from './pages/learn.js';
import { lost } from './pages/lost.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {object} Page
 * @property {() => Child} draw
 * @property {() => string} title
 * @property {() => Child} [tools]  what stands in the header
 * @property {() => void} [spoken]  the language has changed
 * @property {() => void} [close]
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

const gone = away({ redraw: app.redraw, back: () => !page?.lively && arrive() });

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

/** What else there is at a table's address. @type {Record<string, (app: App, code: string) => Page>} */
const AT_TABLE = { proof, replay };

function arrive() {
  page?.close?.();
  const [, first, code, part] = location.pathname.split('/');
  const coded = /^[0-9A-Za-z]{22}$/.test(code ?? '');
  if (!first) page = home(app);
  else if (first === 't' && coded) page = (AT_TABLE[part] ?? table)(app, code);
  else if (first === 'screen' && coded) page = screen(app, code);
  else if (first === 'rules' && /^[a-z]+$/.test(code ?? '')) page = rulesPage(app, code);
  else if (first === 'learn' && /^[a-z]+$/.test(code ?? '')) page = learn(app, code);
  else if (first === 'kids') page = kids(app);
  else if (first === 'come-back') page = comeBack(app);
  else page = lost(first === 't' ? 'lost.table' : 'lost.page');
  app.redraw();
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
