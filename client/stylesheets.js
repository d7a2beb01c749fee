// Style sheets that are loaded when a page or a board needs them. They are loaded once and never removed.

/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/** Resolves once the sheet applies: whatever needs it waits for that before it is drawn. @param {string} href */
export function loadStylesheet(href) {
  const known = loading.get(href);
  if (known) return known;
  // Sheets of pages are in index.html, disabled and in their order; a board's sheet is appended after them.
  const link = /** @type {HTMLLinkElement} */ (
    document.querySelector(`link[href="${href}"]`) ??
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  );
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  link.disabled = false;
  if (!link.isConnected) document.head.append(link);
  loading.set(href, loaded);
  return loaded;
}
