// Which page an address is. All but the first one are fetched, with their clothes, when somebody arrives there.

import { wear } from './clothes.js';

/**
 * @typedef {import('./app.js').Page} Page
 * @typedef {(app: import('./app.js').App, code: string) => Page} Opener
 * @typedef {{page: string, code: string}} Place  what a page is opened with: a table, a game, or why it is not there
 */

/** @type {Record<string, () => Promise<Opener>>} */
const PAGES = {
  table: async () => (await import('./pages/table.js')).table,
  proof: async () => (await import('./pages/proof.js')).proof,
  replay: async () => (await import('./pages/replay.js')).replay,
  screen: async () => (await import('./pages/screen.js')).screen,
  rules: async () => (await import('./pages/rules.js')).rulesPage,
  learn: async () => (await import('./pages/learn.js')).learn,
  kids: async () => (await import('./pages/kids.js')).kids,
  'come-back': async () => (await import('./pages/come-back.js')).comeBack,
};

/** @type {Record<string, string[]>} */
const CLOTHES = {
  table: ['table', 'low'],
  proof: ['proof'],
  replay: ['table', 'low', 'past'],
  screen: ['table', 'low', 'screen'],
  rules: ['table', 'low', 'learn'],
  learn: ['table', 'low', 'learn'],
  kids: ['table', 'low'],
};

/** @param {string} path @returns {Place} */
export function pageAt(path) {
  const [, first, code = '', part = ''] = path.split('/');
  const coded = /^[0-9A-Za-z]{22}$/.test(code);
  if (!first) return { page: 'home', code };
  if (first === 't' && coded) return { page: ['proof', 'replay'].includes(part) ? part : 'table', code };
  if (first === 'screen' && coded) return { page: first, code };
  if (['rules', 'learn'].includes(first) && /^[a-z]+$/.test(code)) return { page: first, code };
  if (['kids', 'come-back'].includes(first)) return { page: first, code };
  return { page: 'lost', code: first === 't' ? 'lost.table' : 'lost.page' };
}

/** The page and its clothes at the same time: it is never seen without. @param {string} name */
export async function fetchPage(name) {
  const clothes = (CLOTHES[name] ?? []).map((sheet) => wear(`/css/${sheet}.css`));
  const [open] = await Promise.all([PAGES[name](), ...clothes]);
  return open;
}
