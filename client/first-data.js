// What the server has put into the page, so that nothing has to be fetched before the first drawing: the language with
// its messages, the games, the guest, the host's links. A page from the worker's cache has the games alone.

const text = globalThis.document?.getElementById('first-data')?.textContent;

/** @type {Record<string, any>} */
const data = text ? JSON.parse(text) : {};

/** Returns a part the first time it is asked for; after that it would be out of date. @param {string} name */
export function takeFirst(name) {
  const part = data[name];
  delete data[name];
  return part;
}

/**
 * Returns the messages of a scope in this language, if they are in the page.
 * @param {string} scope
 * @param {string} language
 * @returns {import('./words.js').ScopeMessages | undefined}
 */
export const firstWords = (scope, language) => (data.language === language ? data.words[scope] : undefined);

/** Whether the page comes from the worker's cache, and so may be of an older build than the server's. */
export const isStoredPage = !data.language;
