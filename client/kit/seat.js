// The players around the table: face, name, clock, whose turn it is, what they say, and what the board adds.

import { classes as classNames, h } from '../dom.js';
import { t } from '../words.js';
import { clock } from '../parts/clock.js';
import { ownReactions, personCard, plateHandlers, seatFace } from '../parts/person-card.js';
import { levelMark, stateMark } from '../parts/seat-state.js';
import { hiddenLabel } from './label.js';

/**
 * @typedef {import('../table-session.js').PlaySession} PlaySession
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {(seat: number) => import('../dom.js').Child} Said  draws what the player at a seat says
 */

const nothing = () => null;

/**
 * Draws the others, clockwise from your left.
 * @param {PlaySession} session
 * @param {Board} board
 * @param {Scene} scene
 * @param {Said} [said]
 */
export function plates(session, board, scene, said = nothing) {
  const many = scene.names.length;
  const first = scene.you === null ? 0 : scene.you + 1;
  const others = Array.from({ length: many - (scene.you === null ? 0 : 1) }, (_, step) => (first + step) % many);
  return h(
    'ul',
    { class: 'plates', 'aria-label': t('table-others'), key: 'plates' },
    others.map((seat) =>
      h(
        'li',
        { key: seat, class: classes(scene, seat, said(seat)), 'data-seat': seat, on: plateHandlers(session, seat) },
        h('div', { class: 'who' }, seatFace(session, seat), who(session, scene, seat), clock(session, seat)),
        board.plate(seat, scene),
        said(seat),
        personCard(session, seat, board.facts?.(seat, scene)),
      ),
    ),
  );
}

/** @param {PlaySession} session @param {Board} board @param {Scene} scene @param {Said} [said] */
export function ownPlate(session, board, scene, said = nothing) {
  const seat = /** @type {number} */ (scene.you);
  return h(
    'div',
    { class: classes(scene, seat, said(seat)), 'data-seat': seat, on: plateHandlers(session, seat) },
    h('div', { class: 'who' }, seatFace(session, seat), who(session, scene, seat), clock(session, seat)),
    board.plate(seat, scene),
    ownReactions(session),
    said(seat),
    personCard(session, seat, board.facts?.(seat, scene)),
  );
}

/** @param {Scene} scene @param {number} seat @param {import('../dom.js').Child} words */
const classes = (scene, seat, words) =>
  classNames({
    plate: true,
    'on-turn': !scene.over && scene.turn === seat,
    won: scene.view.winners?.includes(seat),
    speaks: words,
  });

/** @param {PlaySession} session @param {Scene} scene @param {number} seat */
function who(session, scene, seat) {
  const chair = session.snapshot?.seats[seat];
  return h(
    'span',
    { class: 'name' },
    h('bdi', null, scene.names[seat]),
    seat === session.snapshot?.you && stateMark('person', t('seat-you')),
    chair?.bot && levelMark(chair.bot),
    chair?.away && !scene.over
      ? stateMark('away', t('seat-away'))
      : chair?.present === false && stateMark('offline', t('seat-not-connected')),
    !scene.over && scene.turn === seat && h('span', { class: 'visually-hidden' }, t('turn-on')),
  );
}

/**
 * What a board adds to a plate: pictures, and the facts that they show in words, also as a title.
 * @param {string} className
 * @param {string[]} facts
 * @param {...import('../dom.js').Child} pictures  of which screen readers know nothing
 */
export const plateFacts = (className, facts, ...pictures) =>
  h('div', { class: className, title: facts.join(' · ') }, hiddenLabel(...facts), pictures);

/** Draws the backs of hidden pieces, up to a number, and how many there are. @param {number} many @param {number} most
 * @param {() => import('../dom.js').Tree} back */
export const backs = (many, most, back) =>
  h(
    'span',
    { class: 'backs', 'aria-hidden': 'true', style: { '--most': `${most}` } },
    Array.from({ length: Math.min(many, most) }, (_, at) => h('span', { key: at }, back())),
    many === 0 && h('span', { key: 'none', class: 'none' }),
    // Another number is another element: it has not moved.
    h('b', { key: `count ${many}` }, many),
  );
