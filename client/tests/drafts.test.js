// A draft that is kept over a reload, and shared by two tabs.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { shareDraft } from '../drafts.js';

/** @type {(() => void)[]} */
let closing = [];

beforeEach(() => useStorage());
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

/** Gives the next tab a storage of its own; returns what the one before it has stored. */
function useStorage(/** @type {Map<string, string>} */ stored = new Map()) {
  const sessionStorage = {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => stored.set(name, value),
    removeItem: (/** @type {string} */ name) => stored.delete(name),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
  return stored;
}

/** A channel between tabs whose messages are delivered before {@link delivered} returns. */
class FakeChannel {
  /** @type {FakeChannel[]} */
  static open = [];
  /** @type {((event: {data: any}) => void) | undefined} */
  onmessage;

  constructor() {
    FakeChannel.open.push(this);
  }

  /** @param {any} data */
  postMessage(data) {
    const copy = structuredClone(data);
    for (const other of FakeChannel.open)
      if (other !== this) queueMicrotask(() => FakeChannel.open.includes(other) && other.onmessage?.({ data: copy }));
  }

  close() {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

Object.assign(globalThis, { BroadcastChannel: FakeChannel });

const delivered = () => new Promise((done) => setImmediate(done));

/** @param {number} [state] */
function openTab(state = 1) {
  const tab = {
    state,
    /** @type {any} */
    draft: null,
    restored: 0,
    /** @param {any} draft */
    edit(draft) {
      tab.draft = draft;
      sharing.changed();
    },
    /** @param {number} number */
    receive(number) {
      tab.state = number;
      tab.draft = null;
      sharing.received();
    },
  };
  const sharing = shareDraft('CODE', {
    snapshot: () => /** @type {any} */ ({ state_number: tab.state, you: 0 }),
    draft: () => ({ save: () => tab.draft, restore: (saved) => (tab.draft = saved) }),
    restored: () => (tab.restored += 1),
  });
  sharing.opened();
  closing.push(sharing.close);
  return tab;
}

test('a reload keeps the draft of the same state', () => {
  const before = openTab();
  before.edit({ tiles: ['r1'] });
  closing.pop()?.();
  assert.deepEqual(openTab(1).draft, { tiles: ['r1'] });
  assert.equal(openTab(2).draft, null);
});

test('what was undone is not kept', () => {
  const before = openTab();
  before.edit({ tiles: ['r1'] });
  before.edit(null);
  closing.pop()?.();
  assert.equal(openTab().draft, null);
});

test('two tabs have one draft, whichever changes it', async () => {
  const [one, other] = [openTab(), openTab()];
  one.edit({ at: 1 });
  await delivered();
  assert.deepEqual(other.draft, { at: 1 });
  other.edit({ at: 2 });
  await delivered();
  assert.deepEqual(one.draft, { at: 2 });
  one.edit(null);
  await delivered();
  assert.equal(other.draft, null);
});

test('a tab that is opened later gets the draft, and does not end it', async () => {
  const one = openTab();
  one.edit({ at: 1 });
  useStorage();
  const other = openTab();
  await delivered();
  assert.deepEqual([one.draft, other.draft], [{ at: 1 }, { at: 1 }]);
});

test('a tab that gets a state later does not end what was begun there', async () => {
  const [one, other] = [openTab(), openTab()];
  one.receive(2);
  one.edit({ at: 5 });
  await delivered();
  assert.equal(other.draft, null, 'it shows the state before');
  other.receive(2);
  await delivered();
  assert.deepEqual([one.draft, other.draft], [{ at: 5 }, { at: 5 }]);
});

test('a browser without storage shares all the same', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('refused');
    },
  });
  const [one, other] = [openTab(), openTab()];
  one.edit({ at: 1 });
  await delivered();
  assert.deepEqual(other.draft, { at: 1 });
});
