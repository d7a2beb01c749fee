// Who sits at a seat: their face, and behind it what is known of them and what can be done.

import { h } from '../dom.js';
import { t } from '../words.js';
import { isMuted, setMuted } from '../muted.js';
import { faceOf } from './face.js';
import { closePopover, openPopover, popover } from './popover.js';
import { reactionButtons } from './reactions.js';
import { characterText } from './seat-state.js';

/**
 * @typedef {import('../table-session.js').PlaySession} PlaySession
 * @typedef {import('../table-session.js').TableSession} TableSession
 */

/** @param {number} seat */
const idOf = (seat) => `person-${seat}`;

/** Only at a table there is something to know or to do. @param {PlaySession} session @returns {TableSession | null} */
const atTable = (session) => ('react' in session ? /** @type {TableSession} */ (session) : null);

/** The face at a seat; at a table it opens the card. @param {PlaySession} session @param {number} seat */
export function seatFace(session, seat) {
  const chair = session.snapshot?.seats[seat];
  const table = atTable(session);
  if (!table) return faceOf(chair);
  const name = session.name(seat);
  return h(
    'button',
    {
      class: 'face-button',
      key: 'face',
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-label': t('person-about', { name }),
      title: [name, chair && characterText(chair)].filter(Boolean).join('. '),
      on: { click: () => openPopover(idOf(seat), table.changed) },
    },
    faceOf(chair),
  );
}

/**
 * Returns the handlers of a name plate: a press on its pictures opens the card too, which says the same in words. By
 * keyboard the face does.
 * @param {PlaySession} session @param {number} seat
 */
export function plateHandlers(session, seat) {
  const table = atTable(session);
  const click = (/** @type {MouseEvent} */ { target }) => {
    const isOwnThing = target instanceof Element && target.closest('button, .popover, .bubble');
    if (table && !isOwnThing) openPopover(idOf(seat), table.changed);
  };
  return { click };
}

/**
 * @param {PlaySession} session @param {number} seat
 * @param {string[]} [facts]  what the game knows of them
 */
export function personCard(session, seat, facts = []) {
  const table = atTable(session);
  const chair = session.snapshot?.seats[seat];
  if (!table || !chair) return null;
  const you = table.snapshot?.you === seat;
  const close = () => closePopover(idOf(seat));
  return popover(idOf(seat), table.name(seat), table.changed, () => [
    h('div', { class: 'person-card' }, faceOf(chair), about(table, chair, seat)),
    facts.map((fact) => h('p', { key: fact }, fact)),
    you && reactionButtons(table, close),
    !you && chair.person !== undefined && muteButton(table, chair.person),
  ]);
}

/** What you can show the others, where there is room beside your name. @param {PlaySession} session */
export function ownReactions(session) {
  const table = atTable(session);
  return table && h('div', { class: 'own-reactions', key: 'own-reactions' }, reactionButtons(table));
}

/** @param {TableSession} table @param {import('../types.js').Seat} chair @param {number} seat */
const about = (table, chair, seat) =>
  h(
    'div',
    null,
    h('p', { class: 'name' }, h('bdi', null, table.name(seat))),
    chair.bot && h('p', { class: 'small' }, botText(chair)),
    characterText(chair) && h('p', { key: 'character' }, characterText(chair)),
  );

/** A bot of earlier games is nobody. @param {import('../types.js').Seat} chair */
const botText = ({ bot, regular }) => t(regular ? 'person-regular' : 'seat-level', { level: t(`level-${bot}`) });

/** @param {TableSession} table @param {number} person */
function muteButton(table, person) {
  const muted = isMuted(table.code, person);
  const click = () => {
    setMuted(table.code, person, !muted);
    table.changed();
  };
  const word = t(muted ? 'people-unmute' : 'people-mute');
  return h('button', { class: 'button quiet', type: 'button', key: 'mute', on: { click } }, word);
}
