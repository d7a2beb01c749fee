// What faces are made of: shapes in a square of 96, over a disc. Every face has the same head; what is on it differs.

/**
 * @typedef {{d: string, fill?: string, line?: string, width?: number}} Shape  filled, or a line
 * @typedef {object} Face
 * @property {string} ground  of the disc
 * @property {string} skin
 * @property {string} cloth
 * @property {Shape[]} [back]  behind the head: long hair, the brim of a hat
 * @property {Shape[]} [dress]  on the shoulders
 * @property {boolean} [covered]  the ears are not seen
 * @property {Shape[]} front  before the head
 */

/** @param {string} fill @param {string} d @returns {Shape} */
export const area = (fill, d) => ({ d, fill });
/** @param {string} line @param {string} d @param {number} [width] @returns {Shape} */
export const stroke = (line, d, width = 2.6) => ({ d, line, width });
/** @param {string} fill @param {number} x @param {number} y @param {number} r @param {number} [ry] @returns {Shape} */
export const dot = (fill, x, y, r, ry = r) => area(fill, round(x, y, r, ry));
/**
 * @param {string} line @param {number} x @param {number} y @param {number} r @param {number} [width] @returns {Shape}
 */
export const ring = (line, x, y, r, width) => stroke(line, round(x, y, r, r), width);

/** @param {number} x @param {number} y @param {number} r @param {number} ry */
const round = (x, y, r, ry) => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

export const FEATURE = '#2a1a12';
export const WHITE = '#fffaf0';
export const SKIN = { fair: '#f4d2b4', warm: '#e8b88f', tan: '#cf9467', brown: '#a56c45', dark: '#7d4e31' };

/** The shade under the chin, and below noses. @type {Record<string, string>} */
export const SHADE = {
  '#f4d2b4': '#dfb08d',
  '#e8b88f': '#cf966a',
  '#cf9467': '#b2764b',
  '#a56c45': '#875331',
  '#7d4e31': '#5f3820',
};

export const HEAD = 'M26 45c0-15 9-24 22-24s22 9 22 24c0 15-9 27-22 27s-22-12-22-27z';
export const NECK = 'M39 62h18v16c0 4-4 7-9 7s-9-3-9-7z';
export const SHOULDERS = 'M9 100c1-15 12-21 30-23 3 7 15 7 18 0 18 2 29 8 30 23z';

export const eyes = {
  open: [dot(FEATURE, 39.5, 47.5, 2.7, 3.1), dot(FEATURE, 56.5, 47.5, 2.7, 3.1)],
  smiling: [stroke(FEATURE, 'M35.5 48.5q4-5 8 0M52.5 48.5q4-5 8 0')],
  resting: [stroke(FEATURE, 'M35.5 46.5q4 4.5 8 0M52.5 46.5q4 4.5 8 0')],
};
/** @param {string} colour @param {number} [rise]  of the outer ends @param {number} [width] */
export const brows = (colour, rise = 0, width = 2.6) =>
  stroke(
    colour,
    `M34.5 ${40.5 + rise}Q39.5 37.5 44 ${40 - 0.6 * rise}M61.5 ${40.5 + rise}Q56.5 37.5 52 ${40 - 0.6 * rise}`,
    width,
  );
/** @param {string} skin */
export const nose = (skin) => stroke(SHADE[skin], 'M48.5 48c-1 3-3 5.5-1.5 6.5q1 .7 3 .3', 2.4);
export const mouth = {
  /** @param {number} [deep] */
  smile: (deep = 5) => stroke(FEATURE, `M40.5 60.5q7.5 ${deep} 15 0`),
  /** Open, with teeth. */
  laugh: [area('#7a2f2a', 'M38.5 59h19c0 6-4 10-9.5 10s-9.5-4-9.5-10z'), area(WHITE, 'M40 59h16l-1 3.5h-14z')],
};
/** Red cheeks. */
export const CHEEKS = [dot('#e5806a55', 33.5, 56, 4.2, 3.2), dot('#e5806a55', 62.5, 56, 4.2, 3.2)];
/** Round glasses. @param {string} line @param {number} r */
export const glasses = (line, r = 8) => [
  ring(line, 39, 47.5, r, 2.4),
  ring(line, 57, 47.5, r, 2.4),
  stroke(line, `M${39 + r} 46.5q${9 - r} -2 ${18 - 2 * r} 0M${39 - r} 46.5l-5-1.5M${57 + r} 46.5l5-1.5`, 2.2),
];
