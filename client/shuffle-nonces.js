// This browser's part of each shuffle: the nonces that it drew, and the seals that it saw before it revealed them. They
// are stored here because the check of a shuffle proves something only if the server cannot rewrite this part.

import { hashText, sealText } from './deals.js';
import { randomHex } from './random.js';
import { store, stored } from './storage.js';

/**
 * @typedef {import('./types.js').Snapshot} Snapshot
 * @typedef {object} ShuffleNonce
 * @property {string} code  of the table
 * @property {number} [game]  its number there; games of the first form have none
 * @property {string} commitment  to the nonce; in games of the first form, the server's
 * @property {string} nonce
 * @property {string} [seal]  what was sealed when the nonce was revealed
 */

/** How many games are remembered. */
const MAX_NONCES = 60;

/**
 * Those that this tab drew: another tab that stores its own at the same moment may write over them.
 * @type {ShuffleNonce[]}
 */
const drawnHere = [];

/** @returns {ShuffleNonce[]} */
function readStored() {
  try {
    return JSON.parse(stored('shuffle-nonces', '[]'));
  } catch {
    return [];
  }
}

function all() {
  const nonces = readStored();
  const isKnown = (/** @type {ShuffleNonce} */ own) => nonces.some((one) => one.commitment === own.commitment);
  return [...nonces, ...drawnHere.filter((own) => !isKnown(own))];
}

/** @param {ShuffleNonce[]} nonces */
const keep = (nonces) => store('shuffle-nonces', JSON.stringify(nonces.slice(-MAX_NONCES)));

export function drawNonce() {
  const nonce = randomHex(16);
  return { nonce, commitment: hashText(nonce) };
}

/**
 * Stores a nonce for a game at a table.
 * @param {string} code
 * @param {number} game
 * @param {{nonce: string, commitment: string}} drawn
 */
export function keepNonce(code, game, drawn) {
  drawnHere.push({ code, game, ...drawn });
  keep(all());
}

/**
 * Returns the commitment for the next game at a table. Another tab may have drawn the nonce already; one that was
 * revealed is never used again.
 * @param {string} code @param {number} game
 */
export function commitmentFor(code, game) {
  const known = all().find((one) => one.code === code && one.game === game && one.seal === undefined);
  if (known) return known.commitment;
  const drawn = drawNonce();
  keepNonce(code, game, drawn);
  return drawn.commitment;
}

/**
 * Returns the nonce to reveal, if the table asks this browser for one. What was sealed is stored before; for another
 * seal the nonce is not revealed again.
 * @param {string} code @param {Snapshot} snapshot
 */
export function nonceToReveal(code, { you, shuffle }) {
  if (you === null || !shuffle.reveal?.seats.includes(you) || !shuffle.seats || !shuffle.rules) return null;
  const part = shuffle.seats[you];
  const nonces = all();
  const own = nonces.find(
    (one) => part.kind === 'committed' && one.code === code && one.commitment === part.commitment,
  );
  if (!own) return null;
  const seal = sealText(/** @type {import('./deals.js').Sealed} */ (shuffle), shuffle.rules);
  if ((own.seal ?? seal) !== seal) return null;
  own.seal = seal;
  keep(nonces);
  return own.nonce;
}

/**
 * Returns the nonces drawn for a game at a table, and for games of the first form there, newest first.
 * @param {string} code
 * @param {number} game
 */
export const noncesOf = (code, game) =>
  all()
    .filter((one) => one.code === code && (one.game ?? game) === game)
    .toReversed();
