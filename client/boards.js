// A game's board with its clothes, fetched when it is needed.

/**
 * @param {string} game
 * @param {import('./types.js').Desk} desk
 * @returns {Promise<import('./types.js').Board>}
 */
export async function fetchBoard(game, desk) {
  wear(game);
  /** @type {import('./types.js').BoardModule} */
  const module = await import(`./games/${game}/board.js`);
  return module.open(desk);
}

/** @param {string} game */
function wear(game) {
  const href = `/games/${game}/board.css`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  document.head.append(link);
}
