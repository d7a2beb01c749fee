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

/** @param {string} name @param {string} value */
export function store(name, value) {
  fallback.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The value is in `fallback`.
  }
}
