// Screen readers say what there is to decide: at the start, after the player's own steps, and not twice.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { turnAnnouncements } from '../turn-announcements.js';

let prompt = '';
/** @type {string[]} */
let heard = [];
/** @type {import('../turn-announcements.js').TurnAnnouncements} */
let turn;

beforeEach(() => {
  prompt = '';
  heard = [];
  turn = turnAnnouncements(
    () => prompt,
    (text, begins) => heard.push(begins ? `Your turn. ${text}` : text),
  );
});

test('a turn that waits when the page is opened is announced as soon as the board is there', () => {
  turn.moved({ begins: true });
  turn.drawn();
  assert.deepEqual(heard, []);
  prompt = 'Collect or pass.';
  turn.drawn();
  turn.drawn();
  assert.deepEqual(heard, ['Your turn. Collect or pass.']);
});

test('what else is to be decided in the same turn is announced, what was said is not said again', () => {
  prompt = 'Collect or pass.';
  turn.moved({ begins: true });
  prompt = 'Take the pile?';
  turn.moved({ begins: false });
  turn.moved({ begins: false });
  assert.deepEqual(heard, ['Your turn. Collect or pass.', 'Take the pile?']);
});

test('a new turn is announced, also with the same words, and one that has passed is not', () => {
  prompt = 'Collect or pass.';
  turn.moved({ begins: true });
  turn.others();
  turn.moved({ begins: true });
  assert.deepEqual(heard, ['Your turn. Collect or pass.', 'Your turn. Collect or pass.']);
  prompt = '';
  turn.moved({ begins: true });
  turn.others();
  prompt = 'Draw.';
  turn.drawn();
  assert.equal(heard.length, 2);
});
