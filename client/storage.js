// What this browser stores between visits. Where the browser does not allow it (a private window, a strict
// setting), values last as long as the page is open.

/** @type {Map<string, string>} */
const fallback = new Map();

/** Returns a stored value, or null. @param {string} name @returns {string | null} */
export function findStored(name) {
  try {
    return localStorage.getItem(name) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

/** Returns a stored value, or a default. @param {string} name @param {string} byDefault */
export const stored = (name, byDefault) => findStored(name) ?? byDefault;

/** How long a cookie lasts, in seconds: as long as browsers allow. */
const COOKIE_AGE = 400 * 24 * 3600;

/** Stores a value where the server sees it when it writes a page. @param {string} name @param {string} value */
export function storeForServer(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_AGE}; samesite=lax`;
}

/** @param {string} name @param {string} value */
export function store(name, value) {
  fallback.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The value is in `fallback`.
  }
}
