// A game's board with its clothes and what it counts with, fetched when it is needed.

import { wear } from './clothes.js';
import { knowGames } from './store.js';

/** All at the same time: a board is never seen without. @param {string} game @returns {Promise<import('./types.js').BoardModule>} */
export async function fetchBoard(game) {
  const [board] = await Promise.all([
    import(`./games/${game}/board.js`),
    wear(`/games/${game}/board.css`),
    knowGames(),
  ]);
  return board;
}

/** The desk of somebody who only looks on: nothing can be done there. @param {() => void} redraw @returns {import('./types.js').Desk} */
export function lookOn(redraw) {
  const refused = async () => /** @type {const} */ ({ ok: false, rule: null, why: '', stale: false });
  const nothing = () => {};
  return {
    redraw,
    act: refused,
    check: refused,
    offer: nothing,
    refuse: nothing,
    openRule: nothing,
    own: nothing,
    tell: nothing,
  };
}
