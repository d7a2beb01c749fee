// A button that has just taken the place of another one does not react to a press that was meant for that one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressGuard } from '/parts/press-guard.js';

/** @param {number} timeStamp */
const pressed = (timeStamp) => ({ timeStamp, detail: 1 });

test('a button in a place that was empty reacts at once', () => {
  const guard = pressGuard();
  guard.drawn(['pass'], 1000);
  assert.ok(guard.allows(0, 1, pressed(1001)));
});

test('a button of another meaning in the same place waits for 600 ms', () => {
  const guard = pressGuard();
  guard.drawn(['take', 'leave'], 1000);
  guard.drawn(['pass'], 2000);
  assert.ok(!guard.allows(0, 1, pressed(2599)));
  assert.ok(guard.allows(0, 1, pressed(2600)));
});

test('the place is guarded also if nothing was there for a moment', () => {
  const guard = pressGuard();
  guard.drawn(['take'], 1000);
  guard.drawn([], 2000);
  guard.drawn(['pass'], 2100);
  assert.ok(!guard.allows(0, 1, pressed(2200)));
  assert.ok(guard.allows(0, 1, pressed(2700)));
});

test('another action of the same meaning, and one that stays in its place, react at once', () => {
  const guard = pressGuard();
  guard.drawn(['bid', 'drop'], 1000);
  guard.drawn(['bid', 'drop'], 2000);
  assert.ok(guard.allows(0, 2, pressed(2001)));
  assert.ok(guard.allows(1, 2, pressed(2001)));
});

test('a row that is aligned at its end is guarded there', () => {
  const guard = pressGuard();
  guard.drawn(['auction', 'pass'], 1000);
  guard.drawn(['collect', 'auction', 'pass'], 2000);
  assert.ok(!guard.allows(1, 3, pressed(2100)), 'it is where the first one was, counted from the end');
  assert.ok(guard.allows(2, 3, pressed(2100)), 'the last one has stayed, and nothing was third');
});

test('keys and screen readers are not guarded', () => {
  const guard = pressGuard();
  guard.drawn(['take'], 1000);
  guard.drawn(['pass'], 2000);
  assert.ok(guard.allows(0, 1, { timeStamp: 2001, detail: 0 }));
});
