// The procedure of docs/deals.md: from a key to shuffled piles. It shares no code with the server, so that a
// browser can check what the server dealt. Which piles a game has is in `games/NAME/board/deal.js`.

import { hmac, sha256 } from './sha256.js';

/**
 * @typedef {import('./sha256.js').Bytes} Bytes
 * @typedef {Record<string, any>} Deal  the parts of the first state that a shuffle decides: hands, piles
 *
 * @typedef {{kind: 'server'} | {kind: 'open', nonce: string} | {kind: 'committed', commitment: string}} SeatPart
 * @typedef {{game: string, version: number, players: number, options: Record<string, any>}} GameRules
 * @typedef {{commitment: string, table: string, game: number, broken: number, seats: SeatPart[]}} Sealed
 *   what is fixed before the first nonce is revealed
 */

/** @param {string} text @returns {Bytes} */
const bytes = (text) => new Uint8Array(new TextEncoder().encode(text));

/** @param {string} hex @returns {Bytes} */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** @param {Bytes} data */
export const toHex = (data) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the hash of a text in hexadecimal. @param {string} text */
export const hashText = (text) => toHex(sha256(bytes(text)));

/** Returns the fingerprint of a secret. @param {string} secret */
export const hashSecret = (secret) => toHex(sha256(fromHex(secret)));

/** Returns the key of a game that was made from a seed. @param {string} seed */
export const keyOfSeed = (seed) => sha256(bytes(seed));

/**
 * Returns the key of a table of the first form: HMAC of everybody's nonces in the order of the seats, keyed by the
 * server's secret.
 * @param {string} secret
 * @param {string[]} nonces
 */
export const firstKey = (secret, nonces) => hmac(fromHex(secret), bytes(nonces.join('')));

/** Returns the nonce that the server's secret decides for a seat. @param {string} secret @param {number} seat */
export const serverNonce = (secret, seat) => toHex(hmac(fromHex(secret), bytes(`nonce/${seat}`))).slice(0, 32);

/** Writes JSON in one way only: fields by name, no spaces. @param {any} value @returns {string} */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** @param {SeatPart} part */
function partText(part) {
  if (part.kind === 'committed') return `committed ${part.commitment}`;
  return part.kind === 'open' ? `open ${part.nonce}` : 'server';
}

/** Returns the text of a seal. @param {Sealed} sealed @param {GameRules} rules */
export function sealText(sealed, { game, version, players, options }) {
  const lines = [
    'stammtisch shuffle 2',
    `table ${sealed.table}`,
    `game ${sealed.game}`,
    `broken ${sealed.broken}`,
    `rules ${canonical({ game, version, players, options })}`,
    `secret ${sealed.commitment}`,
    ...sealed.seats.map((part, seat) => `seat ${seat} ${partText(part)}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns the key of a table. @param {string} secret @param {string} seal @param {string[]} nonces */
export const keyOfSeal = (secret, seal, nonces) =>
  hmac(fromHex(secret), bytes(seal + nonces.map((nonce) => `nonce ${nonce}\n`).join('')));

/** Yields the numbers of a pile's stream. @param {Bytes} key @param {string} label */
function* stream(key, label) {
  for (let counter = 0; ; counter++) {
    const block = new DataView(hmac(key, bytes(`${label}:${counter}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/**
 * Shuffles by Fisher-Yates from the last element down.
 * @template T
 * @param {Bytes} key @param {string} label @param {Iterable<T>} items
 */
export function shuffle(key, label, items) {
  const pile = [...items];
  const numbers = stream(key, label);
  const next = () => /** @type {number} */ (numbers.next().value);
  for (let last = pile.length - 1; last > 0; last--) {
    const n = last + 1;
    let number = next();
    // Beyond the largest multiple of n, remainders would not be uniform.
    while (number >= 2 ** 32 - (2 ** 32 % n)) number = next();
    [pile[last], pile[number % n]] = [pile[number % n], pile[last]];
  }
  return pile;
}

/**
 * What a game's deal is worked out with.
 * @typedef {object} Shuffler
 * @property {<T>(pile: string, items: Iterable<T>) => T[]} shuffle  shuffles a pile of the first round, by its name in
 * docs/deals.md
 * @property {<T>(pile: T[], players: number) => T[][]} dealOut  deals a pile one by one to seat 0, 1, 2, ...
 *
 * What `games/NAME/board/deal.js` exports.
 * @typedef {object} DealModule
 * @property {(shuffler: Shuffler, players: number, options: Record<string, any>) => Deal} deal  the parts of the deal
 * @property {(state: Record<string, any>) => Deal} dealtParts  the same parts of a first state, in the same form
 */

/** @param {Bytes} key @param {string} game @returns {Shuffler} */
export const shufflerOf = (key, game) => ({
  shuffle: (pile, items) => shuffle(key, `${game}/${pile}/1`, items),
  dealOut: (pile, players) =>
    Array.from({ length: players }, (_, seat) => pile.filter((_, at) => at % players === seat)),
});

/**
 * Returns whether a first state is the one that follows from this key.
 * @param {DealModule} game
 * @param {Bytes} key
 * @param {{game: string, players: number, options: Record<string, any>}} settings
 * @param {Record<string, any>} state
 */
export function followsFrom({ deal, dealtParts }, key, settings, state) {
  const expected = deal(shufflerOf(key, settings.game), settings.players, settings.options);
  return JSON.stringify(dealtParts(state)) === JSON.stringify(expected);
}
