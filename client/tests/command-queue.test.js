// The queue of commands: none is dropped, a double click is one, and each is made of what the server has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CommandQueue } from '../command-queue.js';

/** A queue whose commands the test answers. */
function openQueue() {
  /** @type {{body: any, answer: (ok: boolean) => Promise<void>}[]} */
  const sent = [];
  const queue = new CommandQueue(
    (body) =>
      new Promise((resolve) => {
        const answer = async (/** @type {boolean} */ ok) => {
          resolve(ok ? { ok } : { ok, rule: null, why: 'no', stale: false });
          await new Promise((done) => setImmediate(done));
        };
        sent.push({ body, answer });
      }),
    () => {},
  );
  return { queue, sent, settled: () => new Promise((done) => setImmediate(done)) };
}

test('commands go out one after the other, in their order', async () => {
  const { queue, sent, settled } = openQueue();
  for (const command of ['a', 'b', 'c']) queue.add({ command });
  await settled();
  assert.deepEqual(
    sent.map(({ body }) => body.command),
    ['a'],
  );
  await sent[0].answer(true);
  await sent[1].answer(false);
  await sent[2].answer(true);
  assert.deepEqual(
    sent.map(({ body }) => body.command),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(queue.pending, []);
});

test('each command gets its own answer', async () => {
  const { queue, sent, settled } = openQueue();
  const [first, second] = [queue.add({ command: 'a' }), queue.add({ command: 'b' })];
  await settled();
  await sent[0].answer(false);
  await sent[1].answer(true);
  assert.deepEqual([(await first).ok, (await second).ok], [false, true]);
});

test('a double click is one command', async () => {
  const { queue, sent, settled } = openQueue();
  const [first, second] = [queue.add({ command: 'a' }), queue.add({ command: 'a' })];
  await settled();
  await sent[0].answer(true);
  assert.equal(sent.length, 1);
  assert.equal(await first, await second);
});

test('on, off and on again are three commands', async () => {
  const { queue, sent, settled } = openQueue();
  for (const allowed of [true, false, true]) queue.add({ command: 'allow_watching', allowed });
  await settled();
  for (let at = 0; at < 3; at += 1) await sent[at].answer(true);
  assert.deepEqual(
    sent.map(({ body }) => body.allowed),
    [true, false, true],
  );
});

test('a command that depends on those before it is put together when its turn comes', async () => {
  const { queue, sent, settled } = openQueue();
  let settings = { players: 2, public: false };
  queue.add(() => ({ settings: { ...settings, public: true } }), 'public');
  queue.add(() => ({ settings: { ...settings, players: 3 } }), 'players');
  await settled();
  settings = sent[0].body.settings;
  await sent[0].answer(true);
  assert.deepEqual(sent[1].body.settings, { players: 3, public: true });
});
