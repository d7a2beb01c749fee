// What this browser was promised and what it added before a game: the server's commitment and one's
// own nonce. Kept here, since a proof is worth something only if the server cannot rewrite its part.

import { hex } from './chance.js';
import { remember, remembered } from './store.js';

/** @typedef {{code: string, commitment: string, nonce: string}} Pledge */

/** As many games as are kept in mind. */
const MOST = 60;

/** @returns {Pledge[]} */
function all() {
  try {
    return JSON.parse(remembered('pledges', '[]'));
  } catch {
    return [];
  }
}

/**
 * Draws one's own part of the shuffle, after the commitment was seen: the server cannot have known it.
 * @param {string} code @param {string} commitment
 */
export function pledge(code, commitment) {
  const nonce = hex(16);
  remember('pledges', JSON.stringify([...all(), { code, commitment, nonce }].slice(-MOST)));
  return nonce;
}

/** What was pledged at a table, newest first. @param {string} code */
export const pledged = (code) =>
  all()
    .filter((one) => one.code === code)
    .toReversed();
