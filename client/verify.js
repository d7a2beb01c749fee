// Whether a game's deal was decided as promised: a record in, findings out. Needs WebCrypto, which
// browsers offer over HTTPS and on this very machine only.

import { agrees, deal, fromHex, keyOfTable, sha256, toHex } from './deals.js';

/**
 * @typedef {{game: string, players: number, options: Record<string, any>, deal: Record<string, any>,
 *   names?: (string | null)[],
 *   shuffle?: {commitment: string, nonces: string[], secret: string}}} GameRecord
 *
 * @typedef {'promise' | 'shown' | 'own' | 'deal'} Check
 *   promise: the secret is the one that was promised; shown: that promise was seen here before the
 *   game; own: this browser's nonce is among those used; deal: the deal follows
 * @typedef {{check: Check, held: boolean | null, values: [name: string, value: string][]}} Finding
 *   `held` is null where this browser cannot know
 */

export const canVerify = () => !!globalThis.crypto?.subtle;

/**
 * @param {GameRecord} record
 * @param {import('./pledge.js').Pledge[]} pledges  what this browser pledged at this table
 * @param {boolean} sat  whether its user has a seat here: then there should be a pledge among them
 * @returns {Promise<Finding[]>}
 */
export async function verify(record, pledges, sat) {
  const { commitment = '', nonces = [], secret = '' } = record.shuffle ?? {};
  const printed = toHex(await sha256(fromHex(secret)));
  const key = await keyOfTable(secret, nonces);
  const dealt = await deal(record.game, key, record.players, record.options);
  // Whoever got up and sat down again has pledged more than once; the server takes one of them.
  const own = pledges.filter((one) => one.commitment === commitment);
  const kept = own.find((one) => nonces.includes(one.nonce)) ?? own[0];
  const unknown = sat && pledges.length ? false : null;
  return [
    {
      check: 'promise',
      held: printed === commitment,
      values: [
        ['secret', secret],
        ['print', printed],
        ['commitment', commitment],
      ],
    },
    { check: 'shown', held: kept ? true : unknown, values: kept ? [['seen', kept.commitment]] : [] },
    {
      check: 'own',
      held: kept ? nonces.includes(kept.nonce) : unknown,
      values: kept ? [['nonce', kept.nonce]] : [],
    },
    {
      check: 'deal',
      held: nonces.length === record.players && agrees(record.deal, dealt),
      values: [
        ...nonces.map((nonce, seat) => /** @type {[string, string]} */ ([`${seat}`, nonce])),
        ['key', toHex(key)],
      ],
    },
  ];
}
