// The check of a shuffle, held to the vectors of docs/deals.md, to a record that a server wrote, and,
// with the program's path as argument, to what the program deals.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { agrees, deal, keyOfSeed, keyOfTable, shuffle, toHex } from '../deals.js';
import { verify } from '../verify.js';

const program = process.argv[2];
const record = JSON.parse(await readFile(new URL('record.json', import.meta.url), 'utf8'));
const { commitment, nonces, secret } = record.shuffle;
const pledge = { code: 'x', commitment, nonce: nonces[0] };
const other = 'ab'.repeat(32);

/** What each check found. */
async function held(changed, pledges = [pledge], sat = true) {
  const findings = await verify({ ...record, ...changed }, pledges, sat);
  return Object.fromEntries(findings.map((finding) => [finding.check, finding.held]));
}

test('a list is shuffled as the vectors say', async () => {
  const numbers = (many) => Array.from({ length: many }, (_, at) => at);
  const ten = await shuffle(await keyOfSeed('42'), 'monad/commons/1', numbers(10));
  assert.equal(ten.join(' '), '6 8 5 2 3 0 4 9 7 1');
  const more = await shuffle(await keyOfSeed('stammtisch'), 'monad/commons/1', numbers(24));
  assert.equal(more.join(' '), '21 12 0 4 15 17 14 22 20 5 13 19 7 6 8 1 16 11 3 23 18 9 10 2');
});

test('secret and nonces give the key of the vector', async () => {
  const counted = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
  const key = await keyOfTable(counted, ['00112233445566778899aabbccddeeff', '0123456789abcdef0123456789abcdef']);
  assert.equal(toHex(key), '6e318b2b4fc57839febde23a22d4738237646257bcd54782e9cfbb96f582db47');
});

test('a record of a server fits in every part', async () => {
  assert.deepEqual(await held({}), { promise: true, shown: true, own: true, deal: true });
});

test('another secret than the promised one is found out', async () => {
  const found = await held({ shuffle: { ...record.shuffle, secret: other } });
  assert.deepEqual([found.promise, found.deal], [false, false]);
});

test('a promise that was made up later is found out by whoever saw the first', async () => {
  assert.equal((await held({}, [{ ...pledge, commitment: other }])).shown, false);
});

test('a nonce that was replaced is found out by whoever drew it', async () => {
  assert.equal((await held({}, [{ ...pledge, nonce: '00'.repeat(16) }])).own, false);
});

test('whoever pledged twice is believed by either', async () => {
  assert.equal((await held({}, [{ ...pledge, nonce: '00'.repeat(16) }, pledge])).own, true);
});

test('whoever was not there is told that nothing can be said', async () => {
  const { shown, own } = await held({}, []);
  assert.deepEqual([shown, own], [null, null]);
  assert.equal((await held({}, [{ ...pledge, commitment: other }], false)).shown, null);
});

test('a card in another place is found out', async () => {
  for (const part of ['homes', 'hands', 'columns']) {
    const changed = structuredClone(record.deal);
    const pile = { homes: changed.homes, hands: changed.hands, columns: changed.columns[2] }[part];
    pile.reverse();
    assert.equal((await held({ deal: changed })).deal, false, part);
  }
});

test('the program deals the same', { skip: !program }, async () => {
  const deck = [
    { id: 'tin', bag: 'blue', number: 1, value: 10, copies: 12, triple: true },
    { id: 'wax', bag: 'beige', number: 2, value: 20, copies: 9, triple: false },
  ];
  const cases = [
    ['monad', [2, 3, 4], {}], ['monad', [3], { homes: 'cold' }],
    ['rotundo', [2, 3, 4, 5], {}], ['rotundo', [2], { deck }],
    ['fiches', [2, 3, 4], {}], ['fiches', [2, 3, 4], { set: 'classic' }],
  ].flatMap(([game, counts, options]) =>
    counts.flatMap((players) => ['1', 'Grüße', ''].map((seed) => ({ game, players, options, seed }))),
  );
  const input = cases.map((one) => JSON.stringify({ cmd: 'new', ...one })).join('\n') + '\n';
  const { stdout } = spawnSync(program, ['engine'], { input, encoding: 'utf8' });
  const answers = stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(answers.length, cases.length);
  for (const [at, { game, players, options, seed }] of cases.entries()) {
    const dealt = await deal(game, await keyOfSeed(seed), players, options);
    assert.ok(agrees(answers[at].state, dealt), `${game} ${players} ${JSON.stringify(options)}`);
  }
});
