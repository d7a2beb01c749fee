// Checks whether a game's deal was decided as promised: takes a record, returns findings.

import { firstKey, followsFrom, hashSecret, hashText, keyOfSeal, sealText, serverNonce, toHex } from './deals.js';

/**
 * @typedef {import('./shuffle-nonces.js').ShuffleNonce} ShuffleNonce
 * @typedef {{commitment: string, nonces: string[], secret: string, version?: number, table?: string, game?: number,
 *   broken?: number, seats?: import('./deals.js').SeatPart[]}} RecordedShuffle  those of the first form have no
 * `version`
 * @typedef {{game: string, version: number, players: number, options: Record<string, any>, deal: Record<string, any>,
 *   names?: (string | null)[], shuffle?: RecordedShuffle}} GameRecord
 *
 * @typedef {'promise' | 'shown' | 'own' | 'parts' | 'deal'} Check
 *   promise: the secret is the one that was promised; shown: this browser saw all that was fixed before the shuffle;
 *   own: this browser's nonce was used; parts: every other nonce is the one that was fixed; deal: the deal follows
 * @typedef {{check: Check, held: boolean | null, values: [name: string, value: string][]}} Finding
 *   `held` is null where this browser cannot tell
 */

/**
 * @param {GameRecord & {shuffle: RecordedShuffle}} record
 * @param {import('./deals.js').DealModule} game  the deal of the record's game
 * @param {ShuffleNonce[]} stored  the nonces that this browser drew for this game, and for games of the first form here
 * @param {boolean} sat  whether this browser's user has a seat there: then one of the nonces should be in use
 * @returns {Finding[]}
 */
export function verify(record, game, stored, sat) {
  const { commitment, nonces, secret, version, seats } = record.shuffle;
  const seal =
    version === 2 && seats ? sealText(/** @type {import('./deals.js').Sealed} */ (record.shuffle), record) : null;
  const key = seal === null ? firstKey(secret, nonces) : keyOfSeal(secret, seal, nonces);
  const fingerprint = hashSecret(secret);
  const known = version === undefined || version === 2;
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
    ...(seal === null ? firstForm(record.shuffle, stored, sat) : sealed(record.shuffle, seal, stored)),
    {
      check: 'deal',
      held: known && nonces.length === record.players && followsFrom(game, key, record, record.deal),
      values: [
        ...nonces.map((nonce, seat) => /** @type {[string, string]} */ ([`${seat}`, nonce])),
        ['key', toHex(key)],
      ],
    },
  ];
}

/** @param {RecordedShuffle} shuffle @param {string} seal @param {ShuffleNonce[]} stored @returns {Finding[]} */
function sealed({ nonces, secret, seats = [] }, seal, stored) {
  const ofGame = stored.filter((one) => one.game !== undefined);
  const seatOf = (/** @type {ShuffleNonce} */ one) =>
    seats.findIndex((part) => part.kind === 'committed' && part.commitment === one.commitment);
  const own = ofGame.find((one) => seatOf(one) >= 0) ?? ofGame[0];
  /** @param {import('./deals.js').SeatPart} part @param {number} seat */
  const fits = (part, seat) => {
    if (part.kind === 'committed') return hashText(nonces[seat]) === part.commitment;
    return nonces[seat] === (part.kind === 'open' ? part.nonce : serverNonce(secret, seat));
  };
  return [
    { check: 'shown', held: own ? own.seal === seal : null, values: own?.seal ? [['seen', own.seal]] : [] },
    { check: 'own', held: own ? nonces[seatOf(own)] === own.nonce : null, values: own ? [['nonce', own.nonce]] : [] },
    { check: 'parts', held: nonces.length === seats.length && seats.every(fits), values: [] },
  ];
}

/**
 * The first form, in which nonces were not committed to.
 * @param {RecordedShuffle} shuffle
 * @param {ShuffleNonce[]} stored
 * @param {boolean} sat
 * @returns {Finding[]}
 */
function firstForm({ commitment, nonces }, stored, sat) {
  // Leaving a seat and taking one again draws another nonce; the server uses one of them.
  const own = stored.filter((one) => one.game === undefined && one.commitment === commitment);
  const used = own.find((one) => nonces.includes(one.nonce)) ?? own[0];
  const unknown = sat && stored.length ? false : null;
  return [
    { check: 'shown', held: used ? true : unknown, values: used ? [['seen', used.commitment]] : [] },
    { check: 'own', held: used ? nonces.includes(used.nonce) : unknown, values: used ? [['nonce', used.nonce]] : [] },
  ];
}
