// Style sheets that are loaded when a page or a board needs them. They are loaded once and never removed.

import { fileUrl } from './version.js';

/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/**
 * Resolves once the sheet applies: whatever needs it waits for that before it is drawn.
 * @param {string} path  of the file, without a leading slash
 */
export function loadStylesheet(path) {
  const known = loading.get(path);
  if (known) return known;
  const href = fileUrl(path);
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[rel=stylesheet][href="${href}"]`));
  const loaded = link ? enable(link) : append(href);
  loading.set(path, loaded);
  return loaded;
}

/**
 * Enables a sheet of the page. Those of pages are there in their order, and disabled unless this page was asked for.
 * @param {HTMLLinkElement} link
 */
function enable(link) {
  // Scripts wait for the sheets of the page, so this one is loaded or has failed.
  if (!link.disabled) return link.sheet ? Promise.resolve() : Promise.reject(new Error(link.href));
  const loaded = applied(link);
  link.disabled = false;
  return loaded;
}

/** Adds a sheet after those of the page. @param {string} href */
function append(href) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = applied(link);
  document.head.append(link);
  return loaded;
}

/** @param {HTMLLinkElement} link */
const applied = (link) =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
