// What this browser remembers between visits. Where it must not (a private window, a strict
// setting), it remembers for as long as the page is open, and nobody is bothered.

/** @type {Map<string, string>} */
const meanwhile = new Map();

/** @param {string} name @returns {string | null} */
export function recall(name) {
  try {
    return localStorage.getItem(name) ?? meanwhile.get(name) ?? null;
  } catch {
    return meanwhile.get(name) ?? null;
  }
}

/** @param {string} name @param {string} otherwise */
export const remembered = (name, otherwise) => recall(name) ?? otherwise;

/** @param {string} name @param {string} value */
export function remember(name, value) {
  meanwhile.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Kept in `meanwhile`.
  }
}
