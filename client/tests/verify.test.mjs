// Tests the check of a shuffle against the vectors of docs/deals.md, against records that a server wrote and, with
// the path of the program as argument, against what the program deals. What belongs to one game is in
// `games/NAME/tests/browser/`: `deals.json` with vectors and cases, and perhaps `record.json`.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { followsFrom, keyOfSeed, keyOfTable, shuffle, toHex } from '../deals.js';
import { verify } from '../verify-shuffle.js';

const program = process.argv[2];
const folder = new URL('../../games/', import.meta.url);
const read = (path) => (existsSync(new URL(path, folder)) ? JSON.parse(readFileSync(new URL(path, folder), 'utf8')) : null);

/** The games whose deals are checked: all but the template game, which the program does not have. */
const games = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(new URL(`${name}/tests/browser/deals.json`, folder)))
    .map(async (name) => ({
      name,
      deal: await import(new URL(`${name}/board/deal.js`, folder)),
      data: read(`${name}/tests/browser/deals.json`),
      record: read(`${name}/tests/browser/record.json`),
    })),
);
const { deal, record } = games.find((game) => game.record);
const { commitment, nonces, secret } = record.shuffle;
const nonce = { code: 'x', commitment, nonce: nonces[0] };
const other = 'ab'.repeat(32);

/** What each check found, by its name. */
async function held(changed, stored = [nonce], sat = true) {
  const findings = await verify({ ...record, ...changed }, deal, stored, sat);
  return Object.fromEntries(findings.map((finding) => [finding.check, finding.held]));
}

test('a list is shuffled as the vectors say', async () => {
  const vectors = games.flatMap(({ data }) => data.vectors ?? []);
  assert.ok(vectors.length > 0);
  for (const { seed, label, length, shuffled } of vectors) {
    const numbers = Array.from({ length }, (_, at) => at);
    assert.equal((await shuffle(await keyOfSeed(seed), label, numbers)).join(' '), shuffled);
  }
});

test('secret and nonces give the key of the vector', async () => {
  const counted = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
  const key = await keyOfTable(counted, ['00112233445566778899aabbccddeeff', '0123456789abcdef0123456789abcdef']);
  assert.equal(toHex(key), '6e318b2b4fc57839febde23a22d4738237646257bcd54782e9cfbb96f582db47');
});

test('a record of a server passes every check', async () => {
  assert.deepEqual(await held({}), { promise: true, shown: true, own: true, deal: true });
});

test('a secret other than the promised one is detected', async () => {
  const found = await held({ shuffle: { ...record.shuffle, secret: other } });
  assert.deepEqual([found.promise, found.deal], [false, false]);
});

test('a commitment that was replaced later is detected where the first one was seen', async () => {
  assert.equal((await held({}, [{ ...nonce, commitment: other }])).shown, false);
});

test('a nonce that was replaced is detected where it was drawn', async () => {
  assert.equal((await held({}, [{ ...nonce, nonce: '00'.repeat(16) }])).own, false);
});

test('of two nonces drawn for one game either may have been used', async () => {
  assert.equal((await held({}, [{ ...nonce, nonce: '00'.repeat(16) }, nonce])).own, true);
});

test('a browser without a nonce of this table cannot tell', async () => {
  const { shown, own } = await held({}, []);
  assert.deepEqual([shown, own], [null, null]);
  assert.equal((await held({}, [{ ...nonce, commitment: other }], false)).shown, null);
});

test('a piece in another place is detected in every part of the deal', async () => {
  for (const part of Object.keys(deal.dealtParts(record.deal))) {
    const changed = structuredClone(record.deal);
    const pile = Array.isArray(changed[part]) ? changed[part] : Object.values(changed[part])[0];
    pile.reverse();
    assert.equal((await held({ deal: changed })).deal, false, part);
  }
});

test('the program deals the same', { skip: !program }, async () => {
  const ask = (requests) => {
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const { stdout } = spawnSync(program, ['engine'], { input, encoding: 'utf8', timeout: 60_000 });
    return stdout.trim().split('\n').map((line) => JSON.parse(line));
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
    const same = await followsFrom(game.deal, await keyOfSeed(seed), settings, answers[at].state);
    assert.ok(same, `${game.name}, ${players} players, ${JSON.stringify(options)}, seed “${seed}”`);
  }
});
