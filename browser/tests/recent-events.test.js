// Which recent events the bar shows. Runs without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byWeight, lastMoves, sinceYourMove } from '../../client/recent-events.js';

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

/** A collection and a lost bid, each with the next card that is turned up for somebody else. */
const AUCTION = log([
  ['passed', 0, 1],
  ['collected', 1, 2],
  ['turned_up', 2, 2],
  ['passed', 2, 3],
  ['won', 1, 4],
  ['turned_up', 2, 4],
]).map((one) => ({ ...one, light: one.event?.event === 'turned_up' }));

/** @param {import('../../client/recent-events.js').Told[]} told */
const shown = (told) => told.map(({ main, light }) => [main.event?.event, ...events(light)]);

test('what was done is told, and beside it what only followed', () => {
  assert.deepEqual(shown(byWeight(AUCTION)), [
    ['passed'],
    ['collected', 'turned_up'],
    ['passed'],
    ['won', 'turned_up'],
  ]);
});

test('the end of a turn stands beside the move of the same player, and nothing light beside what is no move', () => {
  const turn = log([
    ['traded', 1, 1],
    ['ended', 1, 2],
    ['ended', 2, 4],
  ]).map((one) => ({ ...one, light: one.event?.event === 'ended' }));
  assert.deepEqual(shown(byWeight(turn)), [['traded', 'ended'], ['ended']]);
  const chat = { number: 9, text: 'Ada is ready.' };
  assert.deepEqual(shown(byWeight([chat, turn[1]])), [[undefined], ['ended']]);
});

test('a screen across the room tells what the last player did, not the card that was turned up for the next', () => {
  assert.deepEqual(shown(lastMoves(AUCTION)), [['won', 'turned_up']]);
  assert.deepEqual(shown(lastMoves([])), []);
});
