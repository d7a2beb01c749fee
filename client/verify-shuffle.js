// Checks whether a game's deal was decided as promised: takes a record, returns findings. Needs WebCrypto, which
// browsers offer over HTTPS and on localhost only.

import { followsFrom, fromHex, keyOfTable, sha256, toHex } from './deals.js';

/**
 * @typedef {{game: string, players: number, options: Record<string, any>, deal: Record<string, any>,
 *   names?: (string | null)[],
 *   shuffle?: {commitment: string, nonces: string[], secret: string}}} GameRecord
 *
 * @typedef {'promise' | 'shown' | 'own' | 'deal'} Check
 *   promise: the secret is the one that was promised; shown: this browser saw that promise before the game;
 *   own: this browser's nonce was used; deal: the deal follows from secret and nonces
 * @typedef {{check: Check, held: boolean | null, values: [name: string, value: string][]}} Finding
 *   `held` is null where this browser cannot tell
 */

export const canVerify = () => !!globalThis.crypto?.subtle;

/**
 * @param {GameRecord} record
 * @param {import('./deals.js').DealModule} game  the deal of the record's game
 * @param {import('./shuffle-nonces.js').ShuffleNonce[]} stored  the nonces that this browser drew at this table
 * @param {boolean} sat  whether this browser's user has a seat there: then one of the nonces should be in use
 * @returns {Promise<Finding[]>}
 */
export async function verify(record, game, stored, sat) {
  const { commitment = '', nonces = [], secret = '' } = record.shuffle ?? {};
  const fingerprint = toHex(await sha256(fromHex(secret)));
  const key = await keyOfTable(secret, nonces);
  const follows = await followsFrom(game, key, record, record.deal);
  // Leaving a seat and taking one again draws another nonce; the server uses one of them.
  const own = stored.filter((one) => one.commitment === commitment);
  const used = own.find((one) => nonces.includes(one.nonce)) ?? own[0];
  const unknown = sat && stored.length ? false : null;
  return [
    {
      check: 'promise',
      held: fingerprint === commitment,
      values: [
        ['secret', secret],
        ['fingerprint', fingerprint],
        ['commitment', commitment],
      ],
    },
    { check: 'shown', held: used ? true : unknown, values: used ? [['seen', used.commitment]] : [] },
    {
      check: 'own',
      held: used ? nonces.includes(used.nonce) : unknown,
      values: used ? [['nonce', used.nonce]] : [],
    },
    {
      check: 'deal',
      held: nonces.length === record.players && follows,
      values: [
        ...nonces.map((nonce, seat) => /** @type {[string, string]} */ ([`${seat}`, nonce])),
        ['key', toHex(key)],
      ],
    },
  ];
}
