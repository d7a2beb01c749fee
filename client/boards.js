// A game's board with its clothes and what it counts with, fetched when it is needed.

import { knowGames } from './store.js';

/** @param {string} game @returns {Promise<import('./types.js').BoardModule>} */
export async function fetchBoard(game) {
  wear(game);
  const [board] = await Promise.all([import(`./games/${game}/board.js`), knowGames()]);
  return board;
}

/** @param {string} game  or a folder within a game's */
export function wear(game) {
  const href = `/games/${game}/board.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
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
