// Which recent events the bar shows. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinceYourMove } from '../../client/recent-events.js';

/**
 * @param {[string, number, number?][]} events  event, seat, step
 * @returns {import('../../client/types.js').Update[]}
 */
const log = (events) =>
  events.map(([event, seat, step], number) => ({ number, text: event, event: { event, seat }, step }));

/** @param {import('../../client/types.js').Update[]} updates */
const events = (updates) => updates.map((one) => one.event?.event);

test('what others did after your move is shown, even if the next card is turned up for you', () => {
  const updates = log([
    ['bid', 1, 7],
    ['dropped', 0, 8],
    ['won', 1, 8],
    ['turned_up', 1, 8],
    ['passed', 1, 9],
    ['turned_up', 0, 9],
  ]);
  assert.deepEqual(events(sinceYourMove(updates, 0)), ['won', 'turned_up', 'passed']);
});

test('what came before your move is not shown', () => {
  const updates = log([
    ['traded', 1, 1],
    ['ended', 1, 2],
    ['traded', 0, 3],
  ]);
  assert.deepEqual(events(sinceYourMove(updates, 0)), []);
  assert.deepEqual(events(sinceYourMove(updates, null)), ['traded', 'ended', 'traded'], 'those who watch have no move');
});

test('without step numbers every event of yours counts as your move', () => {
  assert.deepEqual(
    events(
      sinceYourMove(
        log([
          ['laid', 0],
          ['drew', 1],
        ]),
        0,
      ),
    ),
    ['drew'],
  );
});
