// Pictures that are drawn once.

/** @typedef {import('../dom.js').Tree} Tree */

/**
 * Returns a function that describes the picture of each name once: rendering skips an object that is the same, and a
 * full table has a hundred of them. Every board has its own, so that games may use the same names.
 * @returns {(name: string, draw: () => Tree) => Tree}
 */
export function createOnce() {
  /** @type {Map<string, Tree>} */
  const drawn = new Map();
  return (name, draw) => {
    const known = drawn.get(name) ?? draw();
    drawn.set(name, known);
    return known;
  };
}
