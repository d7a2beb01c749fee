// What the bar says of what just happened, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinceYou } from '../../client/latest.js';

/** @param {[string, number, number?][]} told  event, seat, step @returns {import('../../client/types.js').News[]} */
const log = (told) => told.map(([event, seat, step], number) => ({ number, said: event, event: { event, seat }, step }));

/** @param {import('../../client/types.js').News[]} news */
const events = (news) => news.map((one) => one.event?.event);

test('what others did after your own move is in sight, though the next card is turned up for you', () => {
  const told = log([['bid', 1, 7], ['dropped', 0, 8], ['won', 1, 8], ['turned_up', 1, 8], ['passed', 1, 9], ['turned_up', 0, 9]]);
  assert.deepEqual(events(sinceYou(told, 0)), ['won', 'turned_up', 'passed']);
});

test('what came before your own move is not', () => {
  const told = log([['traded', 1, 1], ['ended', 1, 2], ['traded', 0, 3]]);
  assert.deepEqual(events(sinceYou(told, 0)), []);
  assert.deepEqual(events(sinceYou(told, null)), ['traded', 'ended', 'traded'], 'who watches has no move');
});

test('where steps are not told every event of yours counts as your move', () => {
  assert.deepEqual(events(sinceYou(log([['laid', 0], ['drew', 1]]), 0)), ['drew']);
});
