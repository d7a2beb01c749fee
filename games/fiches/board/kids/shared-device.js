// The first position of a game for two children at one device. It is at no table: the page holds it.

import { constantsOf } from '/app-state.js';
import { keyOfSeed, shufflerOf } from '/deals.js';
import { randomHex } from '/random.js';
import { deal } from '../deal.js';

const PLAYERS = 2;

/** Returns a state as the engine loads it, freshly dealt. @returns {Record<string, any>} */
export function sharedStart() {
  const options = { set: 'junior' };
  const { chips } = constantsOf('fiches').junior;
  const each = (/** @type {any} */ value) => Array(PLAYERS).fill(value);
  return {
    game: 'fiches',
    options,
    players: PLAYERS,
    turn: 0,
    ...deal(shufflerOf(keyOfSeed(randomHex(16)), 'fiches'), PLAYERS, options),
    chips: each(chips),
    table: [],
    opened: each(true),
    idle: 0,
    round: 1,
    starter: 0,
    wins: each(0),
    over: false,
    winners: [],
    out: null,
  };
}
