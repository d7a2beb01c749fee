// The deal that follows from a key, step by step as docs/deals.md freezes it. Written once more here,
// so that a browser can check what the server dealt without believing it.

/**
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 * @typedef {Record<string, any>} Deal  parts of the first state: hands, piles, columns
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
  const made = await crypto.subtle.importKey('raw', key, hash, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, bytes(message)));
}

/** Of a game that was made from a seed. @param {string} seed */
export const keyOfSeed = (seed) => sha256(bytes(seed));

/** Of a table: the server's secret over everybody's nonces, in the order of the seats. @param {string} secret @param {string[]} nonces */
export const keyOfTable = (secret, nonces) => hmac(fromHex(secret), nonces.join(''));

/** @param {Bytes} key @param {string} label */
async function* stream(key, label) {
  for (let counter = 0; ; counter++) {
    const block = new DataView((await hmac(key, `${label}:${counter}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

/**
 * Fisher-Yates from the last element down.
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
    // Beyond the largest multiple of n a remainder would favour the small ones.
    while (number >= 2 ** 32 - (2 ** 32 % n)) number = await next();
    [pile[last], pile[number % n]] = [pile[number % n], pile[last]];
  }
  return pile;
}

/** @template T @param {T} item @param {number} times @returns {T[]} */
const copies = (item, times) => Array(times).fill(item);

/** One by one to seat 0, 1, 2, ...: a hand has no order. @param {string[]} pile @param {number} players */
const hands = (pile, players) =>
  Array.from({ length: players }, (_, seat) => pile.filter((_, at) => at % players === seat).sort());

/** @type {Record<string, (key: Bytes, players: number, options: Record<string, any>) => Promise<Deal>>} */
const GAMES = {
  async monad(key, players, { homes }) {
    const colours = 'royldg';
    const inUse = homes === 'cold' ? 'ldg' : players === 4 ? 'rold' : colours;
    const commons = [...colours].flatMap((colour) => copies(`${colour}1`, players));
    /** @param {string} name @param {number} rank */
    const column = async (name, rank) =>
      (await shuffle(key, `monad/${name}/1`, colours)).map((colour) => `${colour}${rank}`);
    return {
      homes: (await shuffle(key, 'monad/homes/1', inUse)).slice(0, players),
      hands: hands(await shuffle(key, 'monad/commons/1', commons), players),
      columns: {
        2: await column('bi', 2),
        3: await column('tri', 3),
        4: await column('quad', 4),
        5: await column('quint', 5),
      },
    };
  },

  async rotundo(key, players, { deck }) {
    const materials = 'cloth fur leather clay stone wood glass copper platinum gold'.split(' ');
    /** @type {{id: string, copies: number}[]} */
    const rows = deck ?? materials.map((id) => ({ id, copies: 6 }));
    const cards = await shuffle(
      key,
      'rotundo/pile/1',
      rows.flatMap((row) => copies(row.id, row.copies)),
    );
    const dealt = 7 * players;
    return {
      hands: hands(cards.slice(0, dealt), players),
      middle: cards[dealt],
      pile: cards.slice(dealt + 1),
    };
  },

  async fiches(key, players, { set }) {
    const classic = set === 'classic';
    const [numbers, twice, jokers, rack] = classic ? [13, 2, 2, 14] : [10, 1, 4, 6];
    const tiles = [...'rybk'].flatMap((colour) =>
      Array.from({ length: numbers }, (_, at) => copies(`${colour}${at + 1}`, twice)).flat(),
    );
    const pot = await shuffle(key, 'fiches/pot/1', [...tiles, ...copies('J', jokers)]);
    const dealt = rack * players;
    return { racks: hands(pot.slice(0, dealt), players), pot: pot.slice(dealt) };
  },
};

/** @param {string} game @param {Bytes} key @param {number} players @param {Record<string, any>} options */
export const deal = (game, key, players, options) => GAMES[game](key, players, options);

/** Whether a first state has all the parts of this deal as they are. @param {Record<string, any>} state @param {Deal} expected */
export function agrees(state, expected) {
  const plain = (/** @type {string} */ part, /** @type {any} */ value) =>
    JSON.stringify(
      part === 'hands' || part === 'racks'
        ? value?.map((/** @type {string[]} */ hand) => hand.toSorted())
        : part === 'columns'
          ? Object.entries(value ?? {}).sort()
          : value,
    );
  return Object.entries(expected).every(([part, value]) => plain(part, state[part]) === plain(part, value));
}
