// This browser's part of each shuffle: the server's commitment and the nonce that was drawn after it. They are
// stored here because the check of a shuffle proves something only if the server cannot rewrite this part.

import { randomHex } from './random.js';
import { store, stored } from './storage.js';

/** @typedef {{code: string, commitment: string, nonce: string}} ShuffleNonce */

/** How many games are remembered. */
const MAX_NONCES = 60;

/** @returns {ShuffleNonce[]} */
function all() {
  try {
    return JSON.parse(stored('shuffle-nonces', '[]'));
  } catch {
    return [];
  }
}

/**
 * Draws and stores a nonce for the next game at a table. The commitment is known by then, so the server cannot
 * choose its secret to fit.
 * @param {string} code @param {string} commitment
 */
export function drawNonce(code, commitment) {
  const nonce = randomHex(16);
  store('shuffle-nonces', JSON.stringify([...all(), { code, commitment, nonce }].slice(-MAX_NONCES)));
  return nonce;
}

/** Returns the nonces drawn for a table, newest first. @param {string} code */
export const noncesOf = (code) =>
  all()
    .filter((one) => one.code === code)
    .toReversed();
