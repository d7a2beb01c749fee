// The director: beats one after the other, never longer than a player waits, and the present whenever it is wanted.

import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Director } from '../director.js';
import { store } from '../storage.js';

/** @type {any} */ (globalThis).document ??= {};
const page = /** @type {any} */ (globalThis).document;

let number = 0;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  page.hidden = false;
  store('pace', 'normal');
  number = 0;
});

/** @param {number} state @param {number} [turn] */
const snapshot = (state, turn = 0) => /** @type {any} */ ({ state_number: state, turn, you: 0 });

/** @param {number} seat @param {string} text @param {Record<string, any>} [more] */
const did = (seat, text, more = {}) => ({ number: ++number, text, event: { event: 'x', seat }, step: number, ...more });

/** A director that has shown state 0. @param {(beat: any) => boolean} [layOut] */
function opened(layOut = () => false) {
  /** @type {string[]} */
  const told = [];
  /** @type {number[]} */
  const shown = [];
  const director = new Director({
    told: (updates) => void told.push(...updates.map(({ text }) => `${text}`)),
    shown: ({ state_number }) => void shown.push(state_number),
    layOut,
    changed: () => {},
  });
  director.receive(snapshot(0), [], null);
  let before = snapshot(0);
  /** @param {number} state @param {any[]} updates @param {number} [turn] */
  const receive = (state, updates, turn) => {
    director.receive(snapshot(state, turn), updates, before);
    before = snapshot(state, turn);
  };
  return { director, told, shown, receive };
}

test('what others do is shown one after the other, each for its time', () => {
  const { director, told, shown, receive } = opened();
  receive(1, [did(1, 'one')]);
  receive(2, [did(2, 'two')]);
  assert.deepEqual([told, shown], [['one'], [0, 1]]);
  assert.equal(director.beat?.seat, 1);
  assert.equal(director.isLive, false);
  mock.timers.tick(999);
  assert.deepEqual(told, ['one']);
  mock.timers.tick(1);
  assert.deepEqual([told, shown, director.beat?.seat], [['one', 'two'], [0, 1, 2], 2]);
  assert.equal(director.isLive, true, 'the last one stays in sight, and is the present');
  mock.timers.tick(1000);
  assert.equal(director.beat, null);
});

test('pieces lie in the middle before the table changes', () => {
  const { director, told, shown, receive } = opened(() => true);
  receive(1, [did(1, 'one')]);
  assert.deepEqual([told, shown, director.isLive], [['one'], [0], false]);
  assert.equal(director.beat?.isLaidOut, true);
  mock.timers.tick(1000);
  assert.deepEqual([shown, director.isLive, director.beat?.isLaidOut], [[0, 1], true, false]);
  mock.timers.tick(300);
  assert.equal(director.beat, null);
});

test('what others do waits until your own pieces are where they belong', () => {
  const { told, shown, receive } = opened();
  receive(2, [did(0, 'mine'), did(1, 'theirs')]);
  assert.deepEqual([told, shown], [['mine'], [0]]);
  mock.timers.tick(299);
  assert.deepEqual(told, ['mine']);
  mock.timers.tick(1);
  assert.deepEqual(
    [told, shown],
    [
      ['mine', 'theirs'],
      [0, 2],
    ],
  );
});

test('a turn of several steps that arrives at once is as many beats', () => {
  const { told, shown, receive } = opened(() => true);
  receive(3, [did(1, 'trades'), did(1, 'buys'), did(1, 'leaps')]);
  assert.deepEqual(told, ['trades']);
  mock.timers.tick(1000);
  mock.timers.tick(300);
  assert.deepEqual([told, shown], [['trades', 'buys'], [0]]);
  mock.timers.tick(1000);
  mock.timers.tick(300);
  assert.deepEqual(told, ['trades', 'buys', 'leaps']);
  mock.timers.tick(1000);
  assert.deepEqual(shown, [0, 3], 'the one state that came');
});

test('what only follows is told with its move, and alone it holds nobody up', () => {
  const { told, receive } = opened();
  const step = 7;
  receive(1, [did(1, 'collects', { step }), did(1, 'turns up', { step, light: true })]);
  assert.deepEqual(told, ['collects', 'turns up']);
  mock.timers.tick(1000);
  receive(2, [did(2, 'ends the turn', { light: true })]);
  receive(3, [did(2, 'passes')]);
  assert.deepEqual(told.slice(2), ['ends the turn', 'passes']);
});

test('what is turned up for you after the move of another is no move of yours', () => {
  const { director, told, receive } = opened(() => true);
  receive(1, [did(1, 'one')]);
  const step = 9;
  receive(2, [did(2, 'collects', { step }), did(0, 'you turn up', { step, light: true })]);
  assert.deepEqual([told, director.beat?.seat], [['one'], 1]);
});

test('your own move is shown at once, with all that came before it', () => {
  const { director, told, shown, receive } = opened(() => true);
  receive(1, [did(1, 'one')]);
  receive(2, [did(2, 'two')]);
  receive(3, [did(0, 'mine')]);
  assert.deepEqual(told, ['one', 'two', 'mine']);
  assert.equal(shown.at(-1), 3);
  assert.equal(director.isLive, true);
});

test('the present comes when it is asked for, once', () => {
  const { director, told, shown, receive } = opened(() => true);
  receive(1, [did(1, 'one')]);
  receive(2, [did(2, 'two')]);
  director.catchUp();
  assert.deepEqual([told, shown, director.beat], [['one', 'two'], [0, 2], null]);
  director.catchUp();
  mock.timers.tick(10_000);
  assert.deepEqual(
    [told, shown],
    [
      ['one', 'two'],
      [0, 2],
    ],
  );
});

test('many beats get shorter together, and none too short', () => {
  const { told, receive } = opened();
  receive(1, [did(1, 'first')]);
  for (let at = 0; at < 12; at++) receive(2 + at, [did(1, `${at}`)]);
  mock.timers.tick(1000);
  mock.timers.tick(499);
  assert.equal(told.length, 2);
  mock.timers.tick(1);
  assert.equal(told.length, 3);
  for (let at = 0; at < 50; at++) receive(20 + at, [did(1, `${at}`)]);
  const before = told.length;
  mock.timers.tick(600);
  assert.ok(told.length - before <= 2, 'at least 300 ms each');
  for (let passed = 0; passed < 40_000; passed += 100) mock.timers.tick(100);
  assert.equal(told.length, 63);
});

test('with "off", in the background and after a new connection nothing is held', () => {
  const { director, told, receive } = opened();
  store('pace', 'off');
  receive(1, [did(1, 'one')]);
  receive(2, [did(2, 'two')]);
  assert.deepEqual([told, director.beat], [['one', 'two'], null]);
  store('pace', 'calm');
  page.hidden = true;
  receive(3, [did(1, 'three')]);
  receive(4, [did(2, 'four')]);
  assert.deepEqual(told.slice(2), ['three', 'four']);
  page.hidden = false;
  director.receive(snapshot(9), [], null);
  assert.equal(director.snapshot?.state_number, 9);
});

test('what is no move keeps its place among them and holds nobody up', () => {
  const { told, shown, receive } = opened();
  receive(1, [did(1, 'one')]);
  receive(1, [{ number: ++number, text: null, chat: { text: 'hello' } }]);
  receive(2, [did(2, 'two')]);
  mock.timers.tick(1000);
  assert.deepEqual(
    [told, shown],
    [
      ['one', 'null', 'two'],
      [0, 1, 1, 2],
    ],
  );
});

test('what was missed is shown again on the table as it is, and acting leads back to the present', () => {
  const { director, told, shown, receive } = opened(() => true);
  store('pace', 'off');
  const missed = [did(1, 'one'), did(2, 'two')];
  receive(1, missed);
  assert.deepEqual([told, shown, director.isLive], [['one', 'two'], [0, 1], true]);
  director.recall(missed);
  assert.deepEqual([director.beat?.seat, director.beat?.isLaidOut, director.isLive], [1, true, false]);
  mock.timers.tick(1000);
  mock.timers.tick(300);
  assert.equal(director.beat?.seat, 2);
  assert.equal(director.told, 2, 'the log is not taken back');
  receive(2, [did(0, 'mine')]);
  assert.deepEqual([director.beat, director.isLive, shown.at(-1)], [null, true, 2]);
});
