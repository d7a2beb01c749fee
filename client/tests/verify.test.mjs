// Tests the check of a shuffle against the vectors of docs/deals.md, against records that a server wrote and, with
// the path of the program as argument, against what the program deals. What belongs to one game is in
// `games/NAME/tests/browser/`: `deals.json` with vectors and cases, and perhaps `record.json`. Records with both forms
// of
// the proof are in `games/NAME/tests/frozen/`.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  firstKey,
  followsFrom,
  hashText,
  keyOfSeal,
  keyOfSeed,
  sealText,
  serverNonce,
  shuffle,
  toHex,
} from '../deals.js';
import { hmac, sha256 } from '../sha256.js';
import { verify } from '../verify-shuffle.js';

const program = process.argv[2];
const folder = new URL('../../games/', import.meta.url);
const read = (path) =>
  existsSync(new URL(path, folder)) ? JSON.parse(readFileSync(new URL(path, folder), 'utf8')) : null;

/** The games whose deals are checked: all but the template game, which the program does not have. */
const games = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/tests/browser/deals.json`, folder)))
    .map(async (name) => ({
      name,
      deal: await import(new URL(`${name}/board/deal.js`, folder)),
      data: read(`${name}/tests/browser/deals.json`),
      record: read(`${name}/tests/browser/record.json`),
      frozen: [read(`${name}/tests/frozen/record-1.json`), read(`${name}/tests/frozen/record-1-shuffle-2.json`)].filter(
        Boolean,
      ),
    })),
);
const { deal, record } = games.find((game) => game.record);
const { commitment, nonces, secret } = record.shuffle;
const nonce = { code: 'x', commitment, nonce: nonces[0] };
const other = 'ab'.repeat(32);

/** What each check found, by its name. */
const found = (record, deal, stored, sat) =>
  Object.fromEntries(verify(record, deal, stored, sat).map((finding) => [finding.check, finding.held]));

/** The same for the record of the first form, with changes. */
const held = (changed, stored = [nonce], sat = true) => found({ ...record, ...changed }, deal, stored, sat);

/** A game whose nonces were committed to, and what the browser at seat 0 kept of it. */
const sealed = games
  .map(({ deal, frozen }) => ({ deal, record: frozen.find(({ shuffle }) => shuffle.version === 2) }))
  .find(({ record }) => record);
const kept = {
  code: 'x',
  game: sealed.record.shuffle.game,
  commitment: sealed.record.shuffle.seats[0].commitment,
  nonce: sealed.record.shuffle.nonces[0],
  seal: sealText(sealed.record.shuffle, sealed.record),
};

/** What each check found in that game, with changes in its shuffle. */
const heldSealed = (changed, stored = [kept], sat = true) =>
  found({ ...sealed.record, shuffle: { ...sealed.record.shuffle, ...changed } }, sealed.deal, stored, sat);

test('hashes are those of another implementation', () => {
  for (let length = 0; length < 200; length++) {
    const [key, data] = [randomBytes(length), randomBytes(length)].map((bytes) => new Uint8Array(bytes));
    assert.equal(toHex(sha256(data)), createHash('sha256').update(data).digest('hex'), toHex(data));
    assert.equal(
      toHex(hmac(key, data)),
      createHmac('sha256', key).update(data).digest('hex'),
      `${toHex(key)} ${toHex(data)}`,
    );
  }
});

test('a list is shuffled as the vectors say', () => {
  const vectors = games.flatMap(({ data }) => data.vectors ?? []);
  assert.ok(vectors.length > 0);
  for (const { seed, label, length, shuffled } of vectors) {
    const numbers = Array.from({ length }, (_, at) => at);
    assert.equal(shuffle(keyOfSeed(seed), label, numbers).join(' '), shuffled);
  }
});

const counted = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const [one, two] = ['00112233445566778899aabbccddeeff', '0123456789abcdef0123456789abcdef'];

test('in the first form secret and nonces give the key of the vector', () => {
  assert.equal(
    toHex(firstKey(counted, [one, two])),
    '6e318b2b4fc57839febde23a22d4738237646257bcd54782e9cfbb96f582db47',
  );
});

test('a seal gives the key of the vector', () => {
  const ofBot = serverNonce(counted, 1);
  assert.equal(ofBot, '8d37d9715a04572c430681b32087098c');
  const seal = sealText(
    {
      commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
      table: 'ab'.repeat(32),
      game: 3,
      broken: 1,
      seats: [{ kind: 'committed', commitment: hashText(one) }, { kind: 'server' }, { kind: 'open', nonce: two }],
    },
    { game: 'example', version: 1, players: 3, options: { teams: false, homes: 'cold' } },
  );
  const key = keyOfSeal(counted, seal, [one, ofBot, two]);
  assert.equal(toHex(key), '8c8b3e36a1d41e6fbfe505fe34184f8bc5079b328e2cb0e3b3a7186cf86b3981');
});

test('frozen records of both forms pass every check that needs nothing of this browser', () => {
  const records = games.flatMap(({ deal, frozen }) => frozen.map((record) => ({ deal, record })));
  assert.ok(records.length >= 6);
  for (const { deal, record } of records) {
    const { shown, own, ...rest } = found(record, deal, [], false);
    assert.deepEqual([shown, own], [null, null]);
    assert.ok(
      Object.values(rest).every((held) => held),
      `${record.game}: ${JSON.stringify(rest)}`,
    );
  }
});

test('a sealed record passes every check where its nonce was drawn', () => {
  assert.deepEqual(heldSealed({}), { promise: true, shown: true, own: true, parts: true, deal: true });
});

test('a seal other than the one that was shown is detected', () => {
  for (const changed of [{ game: kept.game, table: other }, { broken: 0 }, { commitment: other }])
    assert.equal(heldSealed(changed).shown, false, JSON.stringify(changed));
});

test('a nonce that was not fixed before is detected, whoever it belongs to', () => {
  const { nonces } = sealed.record.shuffle;
  for (const seat of nonces.keys()) {
    const result = heldSealed({ nonces: nonces.with(seat, '00'.repeat(16)) });
    assert.deepEqual([result.own, result.parts, result.deal], [seat !== 0, false, false]);
  }
});

test('a record of the first form is no proof for a browser that committed to a nonce', () => {
  const { commitment, nonces, secret } = sealed.record.shuffle;
  const first = { ...sealed.record, shuffle: { commitment, nonces, secret } };
  const result = found(first, sealed.deal, [kept], true);
  assert.deepEqual([result.shown, result.own], [false, false]);
});

test('a seat that another device committed for is not called a fault where nothing was drawn', () => {
  const result = heldSealed({}, []);
  assert.deepEqual([result.shown, result.own], [null, null]);
});

test('a record of a server passes every check', () => {
  assert.deepEqual(held({}), { promise: true, shown: true, own: true, deal: true });
});

test('a secret other than the promised one is detected', () => {
  const result = held({ shuffle: { ...record.shuffle, secret: other } });
  assert.deepEqual([result.promise, result.deal], [false, false]);
});

test('a commitment that was replaced later is detected where the first one was seen', () => {
  assert.equal(held({}, [{ ...nonce, commitment: other }]).shown, false);
});

test('a nonce that was replaced is detected where it was drawn', () => {
  assert.equal(held({}, [{ ...nonce, nonce: '00'.repeat(16) }]).own, false);
});

test('of two nonces drawn for one game either may have been used', () => {
  assert.equal(held({}, [{ ...nonce, nonce: '00'.repeat(16) }, nonce]).own, true);
});

test('a browser without a nonce of this table cannot tell', () => {
  const { shown, own } = held({}, []);
  assert.deepEqual([shown, own], [null, null]);
  assert.equal(held({}, [{ ...nonce, commitment: other }], false).shown, null);
});

test('a piece in another place is detected in every part of the deal', () => {
  for (const part of Object.keys(deal.dealtParts(record.deal))) {
    const changed = structuredClone(record.deal);
    const pile = Array.isArray(changed[part]) ? changed[part] : Object.values(changed[part])[0];
    pile.reverse();
    assert.equal(held({ deal: changed }).deal, false, part);
  }
});

test('the program deals the same', { skip: !program }, () => {
  const ask = (requests) => {
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const { stdout } = spawnSync(program, ['engine'], { input, encoding: 'utf8', timeout: 60_000 });
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  // A game that is compiled in for tests alone may be missing.
  const [{ games: known }] = ask([{ cmd: 'games' }]);
  const dealt = games.filter(({ name }) => known.some(({ game }) => game === name));
  assert.equal(dealt.length, known.length, 'a game has no board/deal.js');
  const cases = dealt.flatMap((game) =>
    game.data.cases.flatMap(({ players: counts, options }) =>
      counts.flatMap((players) => ['1', 'Grüße', ''].map((seed) => ({ game, players, options, seed }))),
    ),
  );
  const answers = ask(cases.map((one) => ({ cmd: 'new', ...one, game: one.game.name })));
  assert.equal(answers.length, cases.length);
  for (const [at, { game, players, options, seed }] of cases.entries()) {
    const settings = { game: game.name, players, options };
    const same = followsFrom(game.deal, keyOfSeed(seed), settings, answers[at].state);
    assert.ok(same, `${game.name}, ${players} players, ${JSON.stringify(options)}, seed “${seed}”`);
  }
});
