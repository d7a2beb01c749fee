// A game's board with its clothes, fetched when it is needed.

/** @param {string} game @returns {Promise<import('./types.js').BoardModule>} */
export async function fetchBoard(game) {
  wear(game);
  return import(`./games/${game}/board.js`);
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
