// Which page an address opens. All pages but the home page are loaded, with their style sheets, when they are opened.

import { appState, loadGames } from './app-state.js';
import { loadStylesheet } from './stylesheets.js';

/**
 * @typedef {import('./app.js').Page} Page
 * @typedef {(app: import('./app.js').App, code: string) => Page} OpenPage
 * @typedef {{page: string, code: string}} Route  `code`: of a table, the name of a game, or the message of a page that
 * is not found
 */

/** @type {Record<string, (code: string) => Promise<OpenPage>>} */
const PAGES = {
  table: async () => (await import('./pages/table.js')).table,
  proof: async () => (await import('./pages/shuffle-check.js')).shuffleCheck,
  replay: async () => (await import('./pages/replay.js')).replay,
  screen: async () => (await import('./pages/screen.js')).screen,
  rules: async () => (await import('./pages/rules.js')).rulesPage,
  disputed: async () => (await import('./pages/disputed.js')).disputedPage,
  learn: async () => (await import('./pages/learn.js')).learn,
  kids: async (game) => (await import(`/games/${game || (await gameWithKids())}/board/kids/page.js`)).kidsPage,
  'come-back': async () => (await import('./pages/come-back.js')).comeBack,
};

/** @type {Record<string, string[]>} */
const STYLESHEETS = {
  table: ['table', 'people', 'panel', 'book', 'outcome'],
  proof: ['shuffle-check'],
  replay: ['table', 'people', 'outcome', 'replay'],
  screen: ['table', 'people', 'outcome', 'screen'],
  rules: ['table', 'people', 'book', 'outcome', 'learn'],
  disputed: ['book'],
  learn: ['table', 'people', 'outcome', 'learn'],
  kids: ['table', 'people'],
};

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  const [, first, code = '', part = ''] = path.split('/');
  const isTable = /^[0-9A-Za-z]{22}$/.test(code);
  if (!first) return { page: 'home', code };
  if (first === 't' && isTable) return { page: ['proof', 'replay'].includes(part) ? part : 'table', code };
  if (first === 'screen' && isTable) return { page: first, code };
  if (first === 'rules' && part === 'disputed') return { page: part, code };
  if (['rules', 'learn', 'kids'].includes(first) && /^[a-z]+$/.test(code)) return { page: first, code };
  if (['kids', 'come-back'].includes(first) && !code) return { page: first, code };
  return { page: 'not-found', code: first === 't' ? 'not-found-table' : 'not-found-page' };
}

/** Returns the first game of the catalogue that has a children's table: `/kids` opens it. */
async function gameWithKids() {
  const [{ loadAbout }] = await Promise.all([import('./boards.js'), loadGames()]);
  for (const { game } of appState.games) if ((await loadAbout(game)).kids) return game;
  throw new Error('no game has a children’s table');
}

/** Loads a page and its style sheets. @param {Route} route */
export async function loadPage({ page: name, code }) {
  const sheets = (STYLESHEETS[name] ?? []).map((sheet) => loadStylesheet(`css/${sheet}.css`));
  const [open] = await Promise.all([PAGES[name](code), ...sheets]);
  return open;
}
