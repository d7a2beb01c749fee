// The procedure of docs/deals.md: from a key to shuffled piles. It shares no code with the server, so that a
// browser can check what the server dealt. Which piles a game has is in `games/NAME/board/deal.js`.

/**
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 * @typedef {Record<string, any>} Deal  the parts of the first state that a shuffle decides: hands, piles
 */

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);

/** @param {string} hex @returns {Bytes} */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));

/** @param {Bytes} data */
export const toHex = (data) => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {Bytes} data @returns {Promise<Bytes>} */
export const sha256 = async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data));

/** @param {Bytes} key @param {string} message @returns {Promise<Bytes>} */
async function hmac(key, message) {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, hash, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

/** Returns the key of a game that was made from a seed. @param {string} seed */
export const keyOfSeed = (seed) => sha256(bytes(seed));

/** Returns the key of a table: HMAC of everybody's nonces in the order of the seats, keyed by the server's secret. @param {string} secret @param {string[]} nonces */
export const keyOfTable = (secret, nonces) => hmac(fromHex(secret), nonces.join(''));

/** Yields the numbers of a pile's stream. @param {Bytes} key @param {string} label */
async function* stream(key, label) {
  for (let counter = 0; ; counter++) {
    const block = new DataView((await hmac(key, `${label}:${counter}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/**
 * Shuffles by Fisher-Yates from the last element down.
 * @template T
 * @param {Bytes} key @param {string} label @param {Iterable<T>} items
 */
export async function shuffle(key, label, items) {
  const pile = [...items];
  const numbers = stream(key, label);
  const next = async () => /** @type {number} */ ((await numbers.next()).value);
  for (let last = pile.length - 1; last > 0; last--) {
    const n = last + 1;
    let number = await next();
    // Beyond the largest multiple of n, remainders would not be uniform.
    while (number >= 2 ** 32 - (2 ** 32 % n)) number = await next();
    [pile[last], pile[number % n]] = [pile[number % n], pile[last]];
  }
  return pile;
}

/**
 * What a game's deal is worked out with.
 * @typedef {object} Shuffler
 * @property {<T>(pile: string, items: Iterable<T>) => Promise<T[]>} shuffle  shuffles a pile of the first round, by its name in docs/deals.md
 * @property {<T>(pile: T[], players: number) => T[][]} dealOut  deals a pile one by one to seat 0, 1, 2, ...
 *
 * What `games/NAME/board/deal.js` exports.
 * @typedef {object} DealModule
 * @property {(shuffler: Shuffler, players: number, options: Record<string, any>) => Promise<Deal>} deal  the parts of the deal
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
export async function followsFrom({ deal, dealtParts }, key, settings, state) {
  const expected = await deal(shufflerOf(key, settings.game), settings.players, settings.options);
  return JSON.stringify(dealtParts(state)) === JSON.stringify(expected);
}
