// Pieces as a view names them: a list of codes, or only their number where they are hidden. Equal pieces are counted.

/**
 * @typedef {string[] | number} Pieces
 * @typedef {{id: string, piece: string}} Held  a piece that can be selected; equal ones differ in their id
 */

/** Returns how many pieces there are, visible or hidden. @param {Pieces} pieces */
export const sizeOf = (pieces) => (typeof pieces === 'number' ? pieces : pieces.length);

/** Returns the pieces that are visible. @param {Pieces} pieces */
export const visiblePieces = (pieces) => (typeof pieces === 'number' ? [] : pieces);

/** Returns pieces in this order, with an id for each. @param {string[]} pieces @returns {Held[]} */
export function heldPieces(pieces) {
  /** @type {Record<string, number>} */
  const count = {};
  return pieces.map((piece) => {
    count[piece] = (count[piece] ?? 0) + 1;
    return { id: `${piece}.${count[piece]}`, piece };
  });
}

/** Returns the pieces without those removed. @param {string[]} pieces @param {string[]} removed */
export function without(pieces, removed) {
  const left = [...removed];
  return pieces.filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns the ids of the held pieces that are among others. @param {Held[]} held @param {string[]} pieces */
export function idsOf(held, pieces) {
  const left = [...pieces];
  const among = held.filter(({ piece }) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return new Set(among.map(({ id }) => id));
}
