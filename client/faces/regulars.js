// The faces of the regulars, by their characters.

import { area, brows, CHEEKS, dot, eyes, FEATURE, glasses, mouth, nose, ring, SKIN, stroke, WHITE } from './parts.js';

/** @type {Record<string, import('./parts.js').Face>} */
export const REGULARS = {
  // Edda: a bun, round glasses, a brooch.
  thrifty: {
    ground: '#9db596',
    skin: SKIN.fair,
    cloth: '#7c4f6b',
    back: [dot('#c8c3ba', 48, 13.5, 10, 9), stroke('#a39d92', 'M42 10q6 5 12 1', 2)],
    dress: [area(WHITE, 'M37 76l11 12 11-12 3 5-12 13h-4l-12-13z'), dot('#d9a441', 48, 90, 3)],
    front: [
      area('#d3cec5', 'M23.5 50c-3-21 8-31 24.5-31s27.5 10 24.5 31c-1-9-6-17-24.5-17s-23.5 8-24.5 17z'),
      stroke('#a39d92', 'M36 22q5 5 12 5t12-5', 2),
      ...CHEEKS,
      ...eyes.open,
      ...glasses('#6b4a2b', 8.5),
      nose(SKIN.fair),
      stroke(FEATURE, 'M41 61.5q6 3 13-1.5'),
    ],
  },
  // Kofi: a flat cap, a short beard, a laugh.
  generous: {
    ground: '#e2b458',
    skin: SKIN.dark,
    cloth: '#a8483a',
    dress: [stroke('#c9775f', 'M22 82l4 16M34 79l2 20M62 79l-2 20M74 82l-4 16', 3)],
    front: [
      area('#2b1b14', 'M25.5 46c0 17 8 28 22.5 28s22.5-11 22.5-28l-3.5 1c-1 6-2 9-6 9h-26c-4 0-5-3-6-9z'),
      area('#8a583a', 'M36 57c3-3 21-3 24 0 2 8-4 13-12 13s-14-5-12-13z'),
      ...mouth.laugh,
      ...eyes.smiling,
      brows('#2b1b14', 0, 3),
      nose(SKIN.dark),
      area('#56707a', 'M21 36c-2-16 11-25 28-25s29 8 28 23c-16-5-38-5-56 2z'),
      area('#3f565f', 'M17.5 38.5c14-11 45-12 63-3-3 5-8 5-13 4-15-3-33-2-50-1z'),
      stroke('#3f565f', 'M49 11v14', 2),
    ],
  },
  // Mei: a bob with a fringe, eyes at rest.
  patient: {
    ground: '#dea294',
    skin: SKIN.fair,
    cloth: '#3f7f74',
    covered: true,
    back: [area('#26201f', 'M19 68c-5-36 7-54 29-54s34 18 29 54c-4 5-12 5-15 2h-28c-3 3-11 3-15-2z')],
    dress: [area('#326a60', 'M39 77l9 22 9-22 5 2-12 21h-4l-12-21z')],
    front: [
      ...CHEEKS,
      ...eyes.resting,
      nose(SKIN.fair),
      mouth.smile(4.5),
      area('#26201f', 'M24.5 60c-3-26 5-41 23.5-41s26.5 15 23.5 41c-4-1-5-7-5-16-12-3-25-3-37 0 0 9-1 15-5 16z'),
      stroke('#57494a', 'M33 25q6-4 13-3.5', 2.2),
    ],
  },
  // Pim: spikes, freckles, in a hurry.
  hasty: {
    ground: '#86b6bd',
    skin: SKIN.fair,
    cloth: '#e0b13c',
    dress: [area('#c3942a', 'M33 78c2 9 28 9 30 0l4 2c-2 14-36 14-38 0z'), stroke(WHITE, 'M42 88v9M54 88v9', 2.4)],
    front: [
      dot('#c9824f', 34, 54.5, 1.2),
      dot('#c9824f', 37.5, 57, 1.2),
      dot('#c9824f', 33, 58.5, 1.2),
      dot('#c9824f', 62, 54.5, 1.2),
      dot('#c9824f', 58.5, 57, 1.2),
      dot('#c9824f', 63, 58.5, 1.2),
      ...eyes.open,
      brows('#9c4a22', -1.5),
      nose(SKIN.fair),
      area('#7a2f2a', 'M43 59.5c5 1.5 9 1 14-1.5-.5 6-3.5 9.5-7.5 9.5s-6-3.5-6.5-8z'),
      area(WHITE, 'M43.4 59.5c5 1.5 9 1 13.6-1.5l-.6 3.2c-4.5 1.8-8.5 1.8-12.600.8z'),
      area(
        '#cb662f',
        'M24.5 46c-2-3-4-9-3-13l-6-5 10-1-3-11 10 5 3-12 8 9 7-11 5 11 9-8 1 11 11-3-4 10 9' +
          ' 3-8 6c1 3-.5 7-2 9-1.5-7-4-11-8-12-9 2-22 2-31 0-5 1-7.5 6-8 12z',
      ),
    ],
  },
  // Nuri: a moustache, a scarf, raised brows.
  cautious: {
    ground: '#c8ab85',
    skin: SKIN.tan,
    cloth: '#35574a',
    dress: [
      area('#b5493b', 'M28 75c9 6 31 6 40 0 4 4 4 10 1 13-11 6-31 6-42 0-3-3-3-9 1-13z'),
      area('#b5493b', 'M58 86l12-2 3 16h-13z'),
      stroke('#8e3429', 'M32 82q16 6 33 0M62 92l9-1', 2.2),
    ],
    front: [
      ...eyes.open,
      stroke('#221815', 'M34 41.5q5-2 9.5-5M62 41.5q-5-2-9.5-5', 3),
      nose(SKIN.tan),
      area('#221815', 'M34.5 62c2-6 9-8 13.5-4.5 4.5-3.5 11.5-1.5 13.5 4.5-4 2.5-10 2-13.5-1-3.5 3-9.5 3.5-13.5 1z'),
      stroke(FEATURE, 'M45 66.5h6', 2.2),
      area(
        '#221815',
        'M24 47c-3-21 8-30 22-30 17 0 29 9 26 30-2-1-4-5-4.5-10-9 1-20-2-26-8-3 6-8 9-13 10 0 4-2 7-4.5 8z',
      ),
      stroke('#4a3a33', 'M42 22q9 8 22 9', 2),
    ],
  },
  // Yara: a headscarf, one brow up.
  daring: {
    ground: '#7390b0',
    skin: SKIN.warm,
    cloth: '#b3473e',
    covered: true,
    back: [area('#c9574a', 'M12 100c-3-22 0-42 4-56 5-20 17-32 32-32s27 12 32 32c4 14 7 34 4 56z')],
    dress: [area('#c9574a', 'M12 100c2-14 10-22 21-25 9 8 21 8 30 0 11 3 19 11 21 25z')],
    front: [
      area(
        '#c9574a',
        'M20 62c-5-26 6-48 28-48s33 22 28 48c-5 12-18 19-28 19s-23-7-28-19zm10-16c0 14 8 25' +
          ' 18 25s18-11 18-25c0-12-8-18-18-18s-18 6-18 18z',
      ),
      stroke('#a33f35', 'M25 34q9-14 26-15M30 64q7 12 22 12M72 60q-3 10-12 16', 2.2),
      ...eyes.open,
      stroke(FEATURE, 'M34.5 41.5q5-2.5 9.5-1M52 37.5q5-3.5 10-.5', 2.8),
      nose(SKIN.warm),
      stroke(FEATURE, 'M41 62q9 2.5 14-3.5'),
    ],
  },
  // Gus: a knitted hat, a big beard.
  saving: {
    ground: '#6c8b93',
    skin: SKIN.fair,
    cloth: '#2f4858',
    dress: [stroke('#496678', 'M14 90q34-14 68 0M11 97q37-14 74 0', 2.4)],
    front: [
      area('#8a5632', 'M24.5 46c-4 24 6 41 23.5 41s27.5-17 23.5-41c-2 9-7 12-13 11-4-3-17-3-21 0-6 1-11-2-13-11z'),
      stroke('#6c4024', 'M35 70q3 8 8 11M61 70q-3 8-8 11M48 74v10', 2.2),
      ...CHEEKS,
      ...eyes.open,
      brows('#6c4024', 0, 3.4),
      nose(SKIN.fair),
      area('#5a2a22', 'M41 62.5c4 2 10 2 14 0-1 4.5-4 6-7 6s-6-1.5-7-6z'),
      dot(WHITE, 48, 8, 6.5),
      area('#c8603f', 'M23 38c-2-18 10-28 25-28s27 10 25 28z'),
      stroke('#a84a2d', 'M35 15l-3 17M48 12v20M61 15l3 17', 2.4),
      area('#dd7d58', 'M22 34.5c16-4 36-4 52 0 2 3 2 6 0 9-16-4-36-4-52 0-2-3-2-6 0-9z'),
    ],
  },
  // Rosa: a wide hat with a feather, ear rings, red lips.
  lavish: {
    ground: '#93627d',
    skin: SKIN.tan,
    cloth: '#e6b84e',
    covered: true,
    back: [
      area(
        '#3b231b',
        'M21 30c-8 14 2 24-5 36-3 6 0 15 8 16 7 1 11-4 13-10h22c2 6 6 11 13 10 8-1 11-10 8-16-7-12 3-22-5-36z',
      ),
    ],
    dress: [stroke('#c08f27', 'M36 79q12 13 24 0', 3)],
    front: [
      ...CHEEKS,
      ...eyes.open,
      stroke(FEATURE, 'M36 46l-3-2M60 46l3-2', 2),
      brows('#3b231b', -1),
      nose(SKIN.tan),
      area('#b3263a', 'M40.5 61.5c3-3.5 5.5-3.5 7.5-1.7 2-1.8 4.5-1.8 7.5 1.7-4 6-11 6-15 0z'),
      dot(FEATURE, 58.5, 57.5, 1.1),
      area('#3b231b', 'M24 54c-2-10 0-20 4-24l40 0c4 4 6 14 4 24-3-4-6-9-7-15h-34c-1 6-4 11-7 15z'),
      ring('#f2cf63', 25, 61, 3.2, 2.4),
      ring('#f2cf63', 71, 61, 3.2, 2.4),
      area('#33435f', 'M29 31c0-16 7-22 19-22s19 6 19 22z'),
      area('#e6b84e', 'M28.6 27h38.8l.6 6h-40z'),
      area('#33435f', 'M5 36c3-8 22-6 43-6s40-2 43 6c-8 5-24 4-43 4s-35 1-43-4z'),
      area('#e9d9c0', 'M62 29c2-12 10-20 20-22-1 9-7 19-17 23z'),
      stroke('#b99a72', 'M64 28q5-12 14-17', 1.8),
    ],
  },
  // Hana: long straight hair, square glasses.
  prudent: {
    ground: '#b9c69d',
    skin: SKIN.warm,
    cloth: '#f0e8d8',
    covered: true,
    back: [area('#4b3026', 'M17 94c-4-46 2-79 31-79s35 33 31 79c-5 2-12 2-15 0v-40h-32v40c-3 2-10 2-15 0z')],
    dress: [area('#d8c9ac', 'M36 77l12 11 12-11 4 4-13 14h-6l-13-14z'), stroke('#b9a682', 'M48 92v8', 2)],
    front: [
      ...eyes.open,
      stroke('#31404e', 'M31.5 41.5h14.5v11.5h-14.5zM50 41.5h14.5v11.5h-14.5zM46 45.5h4M31.5 44l-4-1M64.5 44l4-1', 2.3),
      nose(SKIN.warm),
      stroke(FEATURE, 'M42.5 62q5.5 2 11 0'),
      area(
        '#4b3026',
        'M48 18c-16 0-25 12-23.5 34 3-1 4-4 5-9 9-3 15-9 18.5-19 3.5 10 9.5 16 18.5 19 1 5 2' +
          ' 8 5 9 1.5-22-7.5-34-23.5-34z',
      ),
      stroke('#7a5544', 'M33 29q3-5 9-7M63 29q-3-5-9-7', 2),
    ],
  },
  // Tove: a blond sweep, a wink, a bow tie.
  gambling: {
    ground: '#b04f40',
    skin: SKIN.fair,
    cloth: '#2e2b33',
    dress: [
      area(WHITE, 'M36 77l12 10 12-10 2 3-8 20h-12l-8-20z'),
      area('#e2b13c', 'M47 87l-11-6v13zM49 87l11-6v13z'),
      dot('#b98618', 48, 87, 3.2),
    ],
    front: [
      ...CHEEKS,
      dot(FEATURE, 39.5, 47.5, 2.7, 3.1),
      stroke(FEATURE, 'M52.5 49q4-5 8.5-1'),
      stroke('#b98e3e', 'M34.5 39.5q5-3.5 9.5-.5M52.5 41.5q5-1.5 9.5 0', 2.8),
      nose(SKIN.fair),
      stroke(FEATURE, 'M40 60q8 7.5 16.5-1.5'),
      area(
        '#ecd28a',
        'M24.5 48c-4-22 8-33 27-33 17 0 26 12 22 31-2-2-4-6-4.5-10-7 0-15-3-19-9 0 7-7 13-20 13-2 3-4 6-5.5 8z',
      ),
      area('#ecd28a', 'M44 18c8-11 26-10 33 3-8-3-18-2-24 3z'),
      stroke('#cda650', 'M40 21q-8 3-11 12M56 20q9 2 13 10', 2),
    ],
  },
  // Otto: bald, white tufts, thick brows, braces.
  steady: {
    ground: '#cdb98a',
    skin: SKIN.fair,
    cloth: '#e9eef0',
    dress: [stroke('#7a3b33', 'M29 79l2 21M67 79l-2 21', 5), stroke('#b9c4c9', 'M48 85v15', 2)],
    back: [
      dot('#f1ede4', 23, 42, 7),
      dot('#f1ede4', 21.5, 51, 6.5),
      dot('#f1ede4', 73, 42, 7),
      dot('#f1ede4', 74.5, 51, 6.5),
      stroke('#c9c1b0', 'M19 39q-1 6 1 10M77 39q1 6-1 10', 1.8),
    ],
    front: [
      stroke('#fff3e2', 'M37 28q5-3.5 11-3.5', 3),
      ...CHEEKS,
      ...eyes.open,
      stroke('#f1ede4', 'M34 41q5-4 10-1M62 41q-5-4-10-1', 5),
      dot('#eaa98c', 48, 54, 5, 4.6),
      stroke('#dfb08d', 'M37.5 60q-3 2-3 5M58.5 60q3 2 3 5', 2),
      stroke(FEATURE, 'M41.5 63.5q6.5 3.5 13 0'),
    ],
  },
  // Lupe: a high ponytail, a headband, a sports jacket.
  brisk: {
    ground: '#93bd92',
    skin: SKIN.tan,
    cloth: '#3a6ea5',
    back: [
      area('#2c1c18', 'M44 18c8-15 36-16 41 4 3 14-7 22-4 38-12-6-12-22-13-32-2-6-12-9-24-10z'),
      stroke('#5b3f35', 'M58 14q15 0 17 14', 2),
    ],
    dress: [
      area(WHITE, 'M39 77l9 10 9-10 4 2-11 13h-4l-11-13z'),
      stroke(WHITE, 'M48 91v9M14 92q8-10 19-13M82 92q-8-10-19-13', 2.6),
    ],
    front: [
      ...eyes.open,
      brows('#2c1c18', -0.5),
      nose(SKIN.tan),
      ...mouth.laugh,
      area('#2c1c18', 'M24.5 46c-3-20 8-29 23.5-29s26.5 9 23.5 29c-2-3-3-7-3.5-11-12-7-28-7-40 0-.5 4-1.5 8-3.5 11z'),
      area('#f0b93a', 'M24.4 37c12-12 35-12 47.2 0l-.3 5.5c-12-10-34-10-46.6 0z'),
    ],
  },
};
