// The connection to a table, with a fake socket and fake timers: what it says is true within 8 seconds, and nothing
// that was asked of it is lost or done twice.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { browser, FakeSocket, passTime, settle, startBrowser } from './fake-browser.js';
import { Connection } from '../connection.js';

/** Both players know within this time that a connection is lost, in milliseconds. */
const BOUND = 8000;

/** @typedef {import('../connection.js').ConnectionState} ConnectionState */

/** @type {Connection | undefined} */
let connection;

beforeEach(() => {
  connection?.close();
  startBrowser();
});

function connect() {
  /** @type {ConnectionState[]} */
  const states = [];
  /** @type {any[]} */
  const snapshots = [];
  connection = new Connection(
    'CODE',
    { received: (snapshot) => snapshots.push(snapshot), stateChanged: (state) => states.push(state) },
    false,
  );
  return { connection, states, snapshots };
}

/** A connection that works. */
function connected() {
  const made = connect();
  FakeSocket.last.greet();
  return { ...made, socket: FakeSocket.last };
}

test('it announces heartbeats, and an idle connection that is answered stays', async () => {
  const { states, socket } = connected();
  assert.match(socket.url, /heartbeat=true/);
  await passTime(60_000);
  assert.deepEqual(states, ['joining', 'open']);
  assert.equal(FakeSocket.all.length, 1);
  const pings = socket.sent.filter((frame) => 'ping' in frame).length;
  assert.ok(pings >= 15 && pings <= 30, `${pings} pings in a minute`);
});

test('frames of the server spare pings', async () => {
  const { socket } = connected();
  for (let second = 0; second < 20; second += 1) {
    await passTime(1000);
    socket.receive({ updates: [], changes: {} });
  }
  assert.deepEqual(socket.sent, []);
});

test('a socket that swallows everything is called lost within the bound, at whatever moment that begins', async () => {
  for (let idle = 0; idle <= 5000; idle += 500) {
    connection?.close();
    startBrowser();
    const { states, socket } = connected();
    await passTime(idle);
    socket.answersPings = false;
    await passTime(BOUND - 1000);
    assert.equal(states.at(-1), 'unreachable', `cut after ${idle} ms`);
    assert.ok(socket.isClosed);
  }
});

test('the network swallows every attempt: it is back within the bound once sockets are answered', async () => {
  const { states, socket } = connected();
  socket.answersPings = false;
  for (let outage = 10_000; outage <= 60_000; outage += 10_000) {
    await passTime(10_000);
    assert.equal(states.at(-1), 'unreachable');
  }
  const before = FakeSocket.all.length;
  let waited = 0;
  // The attempt under way may be dead for good; the next one is greeted.
  for (; FakeSocket.all.length === before; waited += 50) await passTime(50);
  assert.ok(waited <= BOUND, `the next attempt came after ${waited} ms`);
  FakeSocket.last.greet();
  assert.equal(states.at(-1), 'open');
});

test('a page that is seen again asks at once, and reconnects if nobody answers', async () => {
  const { states, socket } = connected();
  browser.setHidden(true);
  await passTime(1000);
  socket.answersPings = false;
  const before = socket.sent.length;
  browser.setHidden(false);
  assert.equal(socket.sent.length, before + 1);
  await passTime(2500);
  assert.equal(states.at(-1), 'unreachable');
  assert.ok(FakeSocket.all.length > 1, 'it tries again');
});

test('a page that is seen again keeps a connection that answers', async () => {
  const { states } = connected();
  browser.setHidden(true);
  await passTime(600_000);
  browser.setHidden(false);
  await passTime(10_000);
  assert.deepEqual(states, ['joining', 'open']);
  assert.equal(FakeSocket.all.length, 1);
});

test('the events of the network make it ask', async () => {
  const { socket } = connected();
  browser.fire('offline');
  assert.equal(socket.sent.length, 1);
  await settle();
  browser.fire('online');
  assert.equal(socket.sent.length, 2);
});

test('while it waits for the next attempt, the network that is back lets it try at once', async () => {
  const { socket } = connected();
  socket.fail();
  await passTime(0);
  const before = FakeSocket.all.length;
  browser.fire('online');
  assert.equal(FakeSocket.all.length, before + 1);
});

test('timers that a browser held back do not end a connection', async () => {
  const { states, socket } = connected();
  socket.answersPings = false;
  // The ping goes out; then the page is frozen for ten minutes, and wakes with a late timer.
  await passTime(3000);
  assert.equal(socket.sent.length, 1);
  mock.timers.setTime(Date.now() + 600_000);
  mock.timers.tick(1);
  assert.equal(socket.sent.length, 2, 'it asks again');
  socket.receive({ pong: 2 });
  socket.answersPings = true;
  await passTime(10_000);
  assert.deepEqual(states, ['joining', 'open']);
});

test('a command without an answer is repeated with the same key on the next socket', async () => {
  const { connection, socket } = connected();
  const answer = connection.command({ command: 'chat', text: 'hello' });
  socket.answersPings = false;
  await passTime(BOUND);
  const [sent] = socket.requests;
  const next = FakeSocket.last;
  assert.notEqual(next, socket);
  next.greet();
  assert.deepEqual(next.requests, [sent]);
  assert.ok(sent.key.length >= 16);
  next.receive({ id: sent.id, ok: true });
  assert.equal((await answer).ok, true);
});

test('a server that answers pings but not a command gets it again on another socket', async () => {
  const { connection, socket } = connected();
  connection.command({ command: 'ready' });
  await passTime(11_000);
  assert.ok(socket.isClosed);
  FakeSocket.last.greet();
  assert.equal(FakeSocket.last.requests.length, 1);
});

test('a hint may take longer than a command', async () => {
  const { connection, socket } = connected();
  connection.query({ query: 'hint' });
  await passTime(20_000);
  assert.equal(FakeSocket.last, socket);
});

test('what is asked while there is no socket goes out when there is one, in order', async () => {
  const { connection, socket } = connected();
  socket.fail();
  connection.command({ command: 'chat', text: 'one' });
  connection.command({ command: 'chat', text: 'two' });
  await passTime(500);
  FakeSocket.last.greet();
  assert.deepEqual(
    FakeSocket.last.requests.map(({ text }) => text),
    ['one', 'two'],
  );
});

test('a table that is gone is not tried again', async () => {
  const { states, socket } = connected();
  browser.status = 404;
  socket.fail();
  await passTime(60_000);
  assert.equal(states.at(-1), 'gone');
  assert.equal(FakeSocket.all.length, 1);
});

test('a server that answers requests but no socket is called blocked', async () => {
  const { states } = connect();
  browser.status = 200;
  for (let failure = 0; failure < 3; failure += 1) {
    FakeSocket.last.fail();
    await passTime(1600);
  }
  assert.equal(states.at(-1), 'blocked');
});

test('a connection that was never there calls nothing lost before it knows', async () => {
  const { states } = connect();
  browser.status = 404;
  FakeSocket.last.fail();
  await settle();
  assert.deepEqual(states, ['joining', 'gone']);
});
