// Sheets of style, put on once and never taken off: whatever waits for one is not seen without it.

/** @type {Map<string, Promise<unknown>>} */
const worn = new Map();

/** Resolves once the sheet is on. @param {string} href */
export function wear(href) {
  const known = worn.get(href);
  if (known) return known;
  // Those of pages stand in index.html, in their order, but are not fetched before; a board's comes after them.
  const link = /** @type {HTMLLinkElement} */ (
    document.querySelector(`link[href="${href}"]`) ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  );
  const dressed = new Promise((done, failed) => {
    link.addEventListener('load', done);
    link.addEventListener('error', failed);
  });
  link.disabled = false;
  if (!link.isConnected) document.head.append(link);
  worn.set(href, dressed);
  return dressed;
}
