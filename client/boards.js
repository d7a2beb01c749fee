// What a game's folder has for the browser, loaded when it is needed.

import { loadStylesheet } from './stylesheets.js';
import { loadGames } from './app-state.js';

/** @type {Map<string, import('./types.js').BoardModule>} */
const boards = new Map();

/**
 * Loads a game's board with its style sheet, what it declares, and the constants of its rules.
 * @param {string} game
 * @returns {Promise<import('./types.js').BoardModule>}
 */
export async function loadBoard(game) {
  const [board] = await Promise.all([
    import(`/games/${game}/board/board.js`),
    loadAbout(game),
    loadStylesheet(`games/${game}/board/board.css`),
    loadGames(),
  ]);
  boards.set(game, board);
  return board;
}

/** Returns what {@link loadBoard} has loaded. @param {string} game */
export const loadedBoard = (game) => boards.get(game);

/** @type {Map<string, import('./types.js').About>} */
const abouts = new Map();

/**
 * Loads what the shell has to know of a game before its board is opened.
 * @param {string} game
 * @returns {Promise<import('./types.js').About>}
 */
export async function loadAbout(game) {
  const { about } = await import(`/games/${game}/board/about.js`);
  abouts.set(game, about);
  return about;
}

/** Returns what {@link loadAbout} has loaded. @param {string} game */
export const aboutOf = (game) => abouts.get(game);

/**
 * Loads how a game's pieces are drawn in its rule book.
 * @param {string} game
 * @returns {Promise<import('./types.js').BookPieces>}
 */
export const loadBookPieces = async (game) => (await import(`/games/${game}/board/book-pieces.js`)).bookPieces;

/**
 * Loads the deal of a game, for checking a shuffle.
 * @param {string} game
 * @returns {Promise<import('./deals.js').DealModule>}
 */
export const loadDeal = (game) => import(`/games/${game}/board/deal.js`);

/**
 * Returns the context of a board that is only looked at: nothing can be done there.
 * @param {() => void} redraw
 * @returns {import('./types.js').BoardContext}
 */
export function passiveContext(redraw) {
  const rejected = async () => /** @type {const} */ ({ ok: false, rule: null, why: '', stale: false });
  const nothing = () => {};
  return {
    redraw,
    act: rejected,
    check: rejected,
    arrange: rejected,
    press: nothing,
    showRefusal: nothing,
    openRule: nothing,
    dismissHint: nothing,
    announce: nothing,
  };
}
