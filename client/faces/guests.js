// The faces that guests choose from.

import { area, brows, CHEEKS, dot, eyes, FEATURE, mouth, nose, ring, SKIN, stroke, WHITE } from './parts.js';

/** Curls in a ring around the head. @param {string} fill @param {[number, number, number][]} places */
const curls = (fill, places) => places.map(([x, y, r]) => dot(fill, x, y, r));

/** A plait of three strands. @param {string} fill @param {number} x */
const plait = (fill, x) => [
  dot(fill, x, 66, 6, 6.5),
  dot(fill, x - 0.5, 75, 5.5, 6),
  dot(fill, x, 84, 5, 5.5),
  area(fill, `M${x - 4} 91h8l-1 9h-6z`),
];

/** @type {Record<string, import('./parts.js').Face>} */
export const GUESTS = {
  // A beret, a striped shirt.
  beret: {
    ground: '#8aa9c2',
    skin: SKIN.fair,
    cloth: WHITE,
    back: [area('#6b412b', 'M22 40c-5 12-4 24 0 30 4 3 9 1 11-4h30c2 5 7 7 11 4 4-6 5-18 0-30z')],
    covered: true,
    dress: [stroke('#2f4f7d', 'M16 86q14 6 32 6t32-6M12 95q16 6 36 6t36-6', 3)],
    front: [
      ...CHEEKS,
      ...eyes.open,
      brows('#6b412b'),
      nose(SKIN.fair),
      mouth.smile(),
      area(
        '#6b412b',
        'M24 56c-3-16 2-28 12-30h26c8 2 13 14 10 30-3-5-4-11-5-17-10 0-20-2-26-6-4 4-8 6-12 7-1 6-2 11-5 16z',
      ),
      area('#a8323a', 'M17 33c-1-14 14-23 33-23 20 0 33 8 32 19-1 6-7 7-13 5-16-5-32-5-46 1-3 1-6 1-6-2z'),
      stroke('#a8323a', 'M50 10q1-4 4-5', 3.4),
      stroke('#83242b', 'M25 34q22-9 45-1', 2.2),
    ],
  },
  // A head of curls.
  curls: {
    ground: '#e4bb66',
    skin: SKIN.warm,
    cloth: '#5b7f6a',
    covered: true,
    back: curls('#6e4023', [
      [24, 40, 10],
      [21, 54, 9],
      [25, 66, 8],
      [72, 40, 10],
      [75, 54, 9],
      [71, 66, 8],
    ]),
    dress: [stroke('#44624f', 'M39 78q9 12 18 0', 3)],
    front: [
      ...CHEEKS,
      ...eyes.smiling,
      brows('#4f2c16'),
      nose(SKIN.warm),
      mouth.smile(6),
      ...curls('#6e4023', [
        [26, 36, 8],
        [31, 25, 9],
        [41, 18, 9],
        [53, 17, 9],
        [64, 23, 9],
        [70, 35, 8],
        [37, 29, 7],
        [49, 27, 8],
        [60, 31, 7],
      ]),
      stroke('#925d38', 'M35 20q4-4 8-2M55 14q5 0 7 5M28 30q1-4 5-5', 2),
    ],
  },
  // Two plaits with ties.
  braids: {
    ground: '#a8cbb5',
    skin: SKIN.brown,
    cloth: '#d97f5e',
    covered: true,
    back: [area('#241712', 'M22 56c-4-24 6-39 26-39s30 15 26 39c-2 6-6 8-8 6h-36c-2 2-6 0-8-6z')],
    dress: [
      ...plait('#241712', 25),
      ...plait('#241712', 71),
      stroke('#f2c64c', 'M21 90h8M67 90h8', 3.6),
      stroke('#b85f41', 'M40 78q8 9 16 0', 2.6),
    ],
    front: [
      ...eyes.open,
      brows('#241712', -0.5),
      nose(SKIN.brown),
      ...mouth.laugh,
      area(
        '#241712',
        'M48 17c-17 0-27 12-25 33 3-1 5-5 6-11 8-2 15-7 19-14 4 7 11 12 19 14 1 6 3 10 6 11 2-21-8-33-25-33z',
      ),
      stroke('#5b3c2e', 'M48 18v7', 1.8),
    ],
  },
  // A cap with a peak.
  cap: {
    ground: '#cf7d5b',
    skin: SKIN.warm,
    cloth: '#47525c',
    dress: [area('#5d6a75', 'M37 77c3 8 19 8 22 0l4 2c-3 12-27 12-30 0z')],
    front: [
      area('#3a2820', 'M25 50c-2-6-2-12 0-16h5l-2 14zM71 50c2-6 2-12 0-16h-5l2 14z'),
      ...eyes.open,
      brows('#3a2820', 0, 3),
      nose(SKIN.warm),
      stroke(FEATURE, 'M42 62q7 3 13-1'),
      area('#2d4a6b', 'M24 37c-2-18 9-27 24-27s26 9 24 27z'),
      stroke('#4c6c90', 'M48 10q-9 8-9 25M48 10q9 8 9 25', 2),
      area('#1f3550', 'M22 36c17-7 37-7 53 0 8 2 14 6 13 10-20-7-42-8-64-3-3-1-3-5-2-7z'),
      dot('#1f3550', 48, 9.5, 2.6),
    ],
  },
  // An afro, hoop ear rings.
  afro: {
    ground: '#7c97b3',
    skin: SKIN.dark,
    cloth: '#e0a23b',
    back: [
      ...curls('#1f1512', [
        [48, 34, 31],
        [20, 34, 10],
        [17, 46, 9],
        [76, 34, 10],
        [79, 46, 9],
        [27, 18, 10],
        [41, 9, 9],
        [56, 9, 9],
        [70, 18, 10],
        [20, 56, 8],
        [76, 56, 8],
      ]),
    ],
    dress: [stroke('#b67b1c', 'M38 79q10 11 20 0', 3)],
    front: [
      ring('#f2cf63', 24.5, 60, 5, 2.4),
      ring('#f2cf63', 71.5, 60, 5, 2.4),
      ...eyes.open,
      brows('#1f1512', -0.5),
      nose(SKIN.dark),
      stroke('#2a120c', 'M39.5 60.5q8.5 7 17 0', 3),
      area('#1f1512', 'M25 44c-1-16 9-25 23-25s24 9 23 25c-5-8-12-12-23-12s-18 4-23 12z'),
    ],
  },
  // Long waves, a flower.
  waves: {
    ground: '#cbb7d0',
    skin: SKIN.fair,
    cloth: '#4d7c8a',
    covered: true,
    back: [
      area(
        '#d7a54a',
        'M20 38c-9 14 1 24-6 36-4 8-1 18 8 18 10 0 12-10 13-18h26c1 8 3 18 13 18 9 0 12-10' +
          ' 8-18-7-12 3-22-6-36 0-14-12-22-28-22s-28 8-28 22z',
      ),
      stroke('#b58328', 'M20 52q4 10-1 22M76 52q-4 10 1 22', 2.2),
    ],
    dress: [],
    front: [
      ...CHEEKS,
      ...eyes.open,
      brows('#a87a2a'),
      nose(SKIN.fair),
      mouth.smile(5.5),
      area('#d7a54a', 'M24 52c-4-22 7-34 24-34s28 12 24 34c-5-2-6-9-7-14-10 0-19-4-24-11-3 7-7 12-12 14 0 4-2 9-5 11z'),
      stroke('#b58328', 'M42 22q8 9 21 11', 2),
      ...curls('#e5735f', [
        [66, 21, 4.2],
        [73, 25, 4.2],
        [71, 33, 4.2],
        [63, 33, 4.2],
        [60, 26, 4.2],
      ]),
      dot('#f6d66b', 66.6, 27.5, 3.6),
    ],
  },
  // A quiff and a goatee.
  goatee: {
    ground: '#6d808c',
    skin: SKIN.warm,
    cloth: '#8c3b34',
    dress: [area('#6f2a25', 'M35 77l13 14 13-14 4 3-15 17h-4l-15-17z')],
    front: [
      ...eyes.open,
      brows('#35221a', 0, 3.2),
      nose(SKIN.warm),
      stroke('#35221a', 'M40 58.5q8-3 16 0', 2.8),
      stroke(FEATURE, 'M42.5 62.5q5.5 2.5 11 0', 2.4),
      area('#35221a', 'M42 66.5c3-1.5 9-1.5 12 0 0 5-2 9.5-6 9.5s-6-4.5-6-9.5z'),
      area(
        '#35221a',
        'M24.5 47c-2-11-1-19 3-23-2-12 17-20 32-14 12 4 16 16 12 37-2-2-3-6-3.5-11-11 2-25 1-34-3-4 3-5 9-9.5 14z',
      ),
      stroke('#6a4a3b', 'M33 22q9-9 24-5', 2.2),
    ],
  },
  // A turban, a full beard.
  turban: {
    ground: '#9bb392',
    skin: SKIN.brown,
    cloth: '#f0e6d2',
    dress: [stroke('#cbb98f', 'M40 79l8 10 8-10M48 89v11', 2.4)],
    front: [
      area('#241813', 'M25 46c-2 22 6 38 23 38s25-16 23-38c-2 8-6 11-12 10-5-3-17-3-22 0-6 1-10-2-12-10z'),
      ...eyes.open,
      brows('#241813', 0, 3.2),
      nose(SKIN.brown),
      stroke('#c98f75', 'M42 62.5q6 3 12 0', 2.8),
      area('#dd8a2e', 'M20 42c-5-20 8-34 28-34s33 14 28 34c-3 1-5-1-6-3-12-8-32-8-44 0-1 2-3 4-6 3z'),
      stroke('#b3691a', 'M22 33q16 4 31-18M74 33q-18 3-30-20M21 40q27-18 54 0', 2.4),
      area('#f2b562', 'M42 23c3-5 9-5 12 0-2 5-10 5-12 0z'),
    ],
  },
  // A hood with strings.
  hood: {
    ground: '#9a6d86',
    skin: SKIN.tan,
    cloth: '#48688a',
    covered: true,
    back: [area('#48688a', 'M13 88c-4-20-2-42 4-54 6-14 17-22 31-22s25 8 31 22c6 12 8 34 4 54z')],
    dress: [area('#3a5573', 'M28 72c5 16 35 16 40 0l6 5c-6 24-46 24-52 0z'), stroke(WHITE, 'M40 86v12M56 86v12', 2.6)],
    front: [
      ...eyes.open,
      brows('#3d2618'),
      nose(SKIN.tan),
      stroke(FEATURE, 'M41.5 61q6 4 13 1'),
      area('#3d2618', 'M28 46c-1-12 6-22 20-22s21 10 20 22c-3-2-5-6-6-9-5 1-9-1-12-3-2 3-6 5-9 4-4 1-8 4-13 8z'),
      area(
        '#5c7fa4',
        'M19 56c-4-25 8-42 29-42s33 17 29 42c-2 7-5 13-9 16 3-8 5-17' +
          ' 4-25-1-16-10-26-24-26s-23 10-24 26c-1 8 1 17 4 25-4-3-7-9-9-16z',
      ),
    ],
  },
  // Shaved sides, a knot, a short beard.
  topknot: {
    ground: '#bda98d',
    skin: SKIN.tan,
    cloth: '#3d6b5c',
    back: [dot('#2a1d18', 48, 10, 7.5, 7), stroke('#4f3b31', 'M43 9q5 4 10 0', 1.8)],
    dress: [stroke('#2d5145', 'M38 78q10 13 20 0', 3)],
    front: [
      area('#5a4030', 'M25.5 48c0-10 2-16 4-20l4 2c-2 5-3 11-3.5 17zM70.5 48c0-10-2-16-4-20l-4 2c2 5 3 11 3.5 17z'),
      area('#3d2a20', 'M26 47c-1 18 7 28 22 28s23-10 22-28c-2 8-5 12-10 11-5-2-19-2-24 0-5 1-8-3-10-11z'),
      ...eyes.open,
      brows('#2a1d18', 0, 3),
      nose(SKIN.tan),
      stroke('#f0c7a8', 'M42 63q6 3.5 12 0', 2.8),
      area('#2a1d18', 'M29 33c2-12 9-17 19-17s17 5 19 17c-6-3-12-4-19-4s-13 1-19 4z'),
      stroke('#57433a', 'M40 20l-3 8M48 18v10M56 20l3 8', 2),
    ],
  },
  // Short hair swept aside, dark glasses, ear studs.
  pixie: {
    ground: '#e3b0a2',
    skin: SKIN.fair,
    cloth: '#2f3e46',
    dress: [area('#43565f', 'M36 77l12 9 12-9 3 14h-30z')],
    front: [
      ...CHEEKS,
      dot('#f2cf63', 25.5, 55.5, 2.4),
      dot('#f2cf63', 70.5, 55.5, 2.4),
      dot('#23282c', 39, 48, 8.2, 7.8),
      dot('#23282c', 57, 48, 8.2, 7.8),
      stroke('#23282c', 'M46 46q2-1.5 4 0M31 46l-5-2M65 46l5-2', 2.6),
      stroke('#8d979c', 'M34.5 46.5q1.5-3 4-3.5M52.5 46.5q1.5-3 4-3.5', 2),
      nose(SKIN.fair),
      stroke(FEATURE, 'M42 62.5q7 3.5 13-1'),
      area(
        '#9b3f50',
        'M25 49c-6-20 5-33 23-33 19 0 29 13 23 34-2-3-4-7-4-12-13 1-24-2-31-9-1 6-5 11-8 12 0 3-1 6-3 8z',
      ),
      stroke('#c2687a', 'M37 23q9 9 24 9M31 28q1-4 4-6', 2.2),
    ],
  },
  // A straw hat, freckles.
  straw: {
    ground: '#8fb98f',
    skin: SKIN.warm,
    cloth: '#5f7fae',
    back: [
      dot('#dcbd70', 48, 33, 43, 17),
      stroke('#c19d49', 'M9 36q39 24 78 0', 2),
      area('#7a4a2a', 'M23 44c-3 12-2 22 2 28 4 1 7-1 8-5h30c1 4 4 6 8 5 4-6 5-16 2-28z'),
    ],
    covered: true,
    dress: [stroke(WHITE, 'M31 78l4 22M65 78l-4 22', 4)],
    front: [
      dot('#c07f4c', 34, 55, 1.2),
      dot('#c07f4c', 37.5, 57.5, 1.2),
      dot('#c07f4c', 62, 55, 1.2),
      dot('#c07f4c', 58.5, 57.5, 1.2),
      ...eyes.open,
      brows('#7a4a2a'),
      nose(SKIN.warm),
      mouth.smile(6),
      area('#7a4a2a', 'M25 50c-2-10-1-18 3-22h40c4 4 5 12 3 22-3-3-5-8-6-13-11-2-23-2-34 0-1 5-3 10-6 13z'),
      area('#ecd28c', 'M27 30c-1-15 8-23 21-23s22 8 21 23c-12-4-30-4-42 0z'),
      stroke('#c19d49', 'M37 11q-4 6-4 12M48 8v14M59 11q4 6 4 12', 1.8),
      area('#b5483f', 'M26.5 24c13-4 30-4 43 0l.3 8c-13-5-31-5-43.6 0z'),
    ],
  },
};
