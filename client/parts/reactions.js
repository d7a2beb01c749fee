// Four things that a player can show without a word, each a small drawing.

import { h } from '../dom.js';
import { t } from '../words.js';
import { area, dot, stroke } from '../faces/parts.js';

/**
 * @typedef {import('../types.js').Reaction} Reaction
 * @typedef {import('../faces/parts.js').Shape} Shape
 */

const INK = '#2a1a12';
const GOLD = '#e8b23e';

/** One glass, leaning. @param {number} at */
const glass = (at) => [
  area(GOLD, `M${at} 40l24 0-3 36h-18z`),
  stroke(INK, `M${at} 40l24 0-3 36h-18z`, 4),
  area('#fffaf0', `M${at - 2} 40c-3-8 5-12 9-8 3-7 13-6 14 0 6-1 9 6 5 8z`),
  stroke(INK, `M${at - 2} 40c-3-8 5-12 9-8 3-7 13-6 14 0 6-1 9 6 5 8z`, 3.5),
];

/** In a square of 96, like faces. @type {Record<Reaction, Shape[]>} */
const SHAPES = {
  cheers: [...glass(18), ...glass(54), stroke('#c9762a', 'M48 8v10M34 12l4 8M62 12l-4 8', 4)],
  well_played: [
    area(
      '#e8b88f',
      'M36 44c8-4 12-14 13-24 1-7 12-7 13 2 1 7-1 13-3 18h17c9 0 10 11 4 13 6 3 4 12-2 13 3' +
        ' 4 1 10-5 11 2 5-2 9-8 9H52c-7 0-10-3-16-5z',
    ),
    stroke(
      INK,
      'M36 44c8-4 12-14 13-24 1-7 12-7 13 2 1 7-1 13-3 18h17c9 0 10 11 4 13 6 3 4 12-2 13 3' +
        ' 4 1 10-5 11 2 5-2 9-8 9H52c-7 0-10-3-16-5z',
      4,
    ),
    area('#3f7f74', 'M14 42h20v44h-20z'),
    stroke(INK, 'M14 42h20v44h-20z', 4),
  ],
  ouch: [
    dot('#f0b25a', 48, 50, 36),
    stroke(INK, 'M12 50a36 36 0 1 0 72 0a36 36 0 1 0 -72 0z', 4),
    stroke(INK, 'M28 36l12 7-12 7M68 36l-12 7 12 7', 5),
    stroke(INK, 'M32 68q4-7 8 0t8 0 8 0 8 0', 4.5),
    area('#7fb6d9', 'M76 14c6 8 8 12 8 16a8 8 0 0 1-16 0c0-4 2-8 8-16z'),
  ],
  thinking: [
    area('#fffaf0', 'M30 60c-14 0-20-18-8-24 0-14 18-20 26-10 10-8 28-2 26 12 14 4 10 22-4 22z'),
    stroke(INK, 'M30 60c-14 0-20-18-8-24 0-14 18-20 26-10 10-8 28-2 26 12 14 4 10 22-4 22z', 4),
    dot(INK, 34, 43, 4),
    dot(INK, 48, 43, 4),
    dot(INK, 62, 43, 4),
    dot('#fffaf0', 30, 74, 7),
    stroke(INK, 'M23 74a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z', 4),
    dot(INK, 20, 88, 4),
  ],
};

export const REACTIONS = /** @type {Reaction[]} */ (Object.keys(SHAPES));

/** @param {Reaction} reaction */
export const reactionPicture = (reaction) =>
  h(
    'svg',
    { viewBox: '0 0 96 96', class: 'reaction-picture', 'aria-hidden': 'true' },
    SHAPES[reaction].map(({ d, fill, line, width }) =>
      h('path', {
        d,
        fill: fill ?? 'none',
        stroke: line,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  );

/** The four buttons. @param {import('../table-session.js').TableSession} session @param {() => void} [done] */
export const reactionButtons = (session, done = () => {}) =>
  h(
    'div',
    { class: 'reactions', key: 'reactions', role: 'group', 'aria-label': t('reactions') },
    REACTIONS.map((reaction) =>
      h(
        'button',
        {
          key: reaction,
          type: 'button',
          class: 'reaction-button',
          'aria-label': t(`reaction-${reaction}`),
          title: t(`reaction-${reaction}`),
          on: {
            click: () => {
              session.react(reaction);
              done();
            },
          },
        },
        reactionPicture(reaction),
      ),
    ),
  );
