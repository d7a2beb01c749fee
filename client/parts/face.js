// Faces, drawn by us: of the regulars by their characters, of guests by the name of the face that they chose.

import { h } from '../dom.js';
import { createOnce } from '../kit/once.js';
import { GUESTS } from '../faces/guests.js';
import { area, dot, FEATURE, HEAD, NECK, SHADE, SHOULDERS, stroke } from '../faces/parts.js';
import { REGULARS } from '../faces/regulars.js';

/** @typedef {import('../faces/parts.js').Shape} Shape */

const once = createOnce();

/** Somebody of whom nothing is known, such as a person who was erased. @type {Shape[]} */
const SOMEBODY = [area('#8d9a93', SHOULDERS), area('#8d9a93', HEAD)];

/** A bot of earlier games, which has no name. @type {Shape[]} */
const BOT = [
  area('#5c6f7b', 'M20 100c0-12 8-18 28-18s28 6 28 18z'),
  stroke('#41525c', 'M48 26v-10', 3),
  dot('#e2b458', 48, 13, 4.5),
  area('#dfe5e4', 'M24 38c0-8 5-13 13-13h22c8 0 13 5 13 13v22c0 8-5 13-13 13h-22c-8 0-13-5-13-13z'),
  dot(FEATURE, 38, 47, 4),
  dot(FEATURE, 58, 47, 4),
  stroke(FEATURE, 'M38 59q10 7 20 0', 3),
];

/** @param {import('../faces/parts.js').Face} face @returns {Shape[]} */
const person = ({ skin, cloth, back = [], dress = [], covered, front }) => [
  ...back,
  area(SHADE[skin], NECK),
  area(cloth, SHOULDERS),
  ...dress,
  ...(covered ? [] : [dot(skin, 26, 50, 5, 6), dot(skin, 70, 50, 5, 6)]),
  area(skin, HEAD),
  ...front,
];

/** @param {Shape} shape */
const path = ({ d, fill, line, width }) =>
  fill
    ? h('path', { d, fill })
    : h('path', {
        d,
        fill: 'none',
        stroke: line,
        'stroke-width': width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });

/** @param {string} name @param {string} ground @param {Shape[]} shapes */
const picture = (name, ground, shapes) =>
  h(
    'svg',
    { viewBox: '0 0 96 96', class: 'face', 'data-face': name, 'aria-hidden': 'true' },
    [dot(ground, 48, 48, 48), ...shapes].map(path),
  );

/** Draws the face with this name. Screen readers know nothing of it: the name stands beside it. @param {string} name */
export const face = (name) =>
  once(name, () => {
    const known = REGULARS[name] ?? GUESTS[name];
    if (known) return picture(name, known.ground, person(known));
    return name === 'bot' ? picture(name, '#b9c6c1', BOT) : picture('', '#6d7b75', SOMEBODY);
  });

/** Draws the face of the player at a seat. @param {import('../types.js').Seat | null | undefined} chair */
export const faceOf = (chair) => face(chair?.face ?? (chair?.bot ? 'bot' : ''));
