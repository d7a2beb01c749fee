// The seed of a run: the deals of all tests and the choices of all players follow from it. `SEED=n` sets another one.

/** What a failure prints, and what repeats it. */
export const SEED = process.env.SEED ?? '1';

/** Says how to repeat a test that failed. @param {string} name */
export const howToRepeat = (name) => `“${name}” failed with SEED=${SEED}, which repeats its deals and its choices`;

/** Returns a number of 32 bits for a text (FNV-1a). @param {string} text */
export function hash(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * Runs in a page before its own scripts: this browser's part of a shuffle then follows from the seed. Each document of
 * a tab gets other numbers, since a command whose key is repeated is not carried out again. It can use nothing from
 * outside: its source is sent to the browser.
 * @param {number} seed
 */
export function seedCrypto(seed) {
  const COUNT = 'test-documents';
  let documents = 0;
  try {
    documents = Number(sessionStorage.getItem(COUNT) ?? 0);
    sessionStorage.setItem(COUNT, String(documents + 1));
  } catch {
    // A page without an address has no storage; nothing is drawn there.
  }
  let state = seed + Math.imul(documents, 0x9e3779b1);
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  /** @param {any} array */
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = byte();
    return array;
  };
}
