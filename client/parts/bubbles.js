// What players say and show, in a bubble at their seat for a few seconds. It comes at once, whatever is being watched.

import { h } from '../dom.js';
import { t } from '../words.js';
import { isMuted } from '../muted.js';
import { icon } from './icons.js';
import { reactionPicture } from './reactions.js';

/** @typedef {{text: string} | {reaction: import('../types.js').Reaction}} Said */

/** How long a bubble is shown: longer for more to read, within bounds, in milliseconds. */
const MIN_TIME = 4000;
const MAX_TIME = 15_000;
const TIME_OF_A_LETTER = 70;

/** @param {Said} said */
export const timeToRead = (said) =>
  'text' in said ? Math.min(MAX_TIME, MIN_TIME + TIME_OF_A_LETTER * said.text.length) : MIN_TIME;

/** @param {import('../app.js').App} app @param {import('../table-session.js').TableSession} session */
export function bubbles(app, session) {
  /** @type {Map<number, {said: Said, timer: ReturnType<typeof setTimeout>}>} */
  const shown = new Map();

  /** @param {number} seat */
  function dismiss(seat) {
    clearTimeout(shown.get(seat)?.timer);
    shown.delete(seat);
    app.redraw();
  }

  /** @param {number} seat @param {Said} said */
  function show(seat, said) {
    clearTimeout(shown.get(seat)?.timer);
    shown.set(seat, { said, timer: setTimeout(() => dismiss(seat), timeToRead(said)) });
    app.redraw();
  }

  /** @param {number} seat */
  function isMutedAt(seat) {
    const person = session.snapshot?.seats[seat]?.person;
    return person !== undefined && isMuted(session.code, person);
  }

  return {
    /** Shows what the others wrote. @param {import('../types.js').Update[]} updates */
    received(updates) {
      for (const { chat } of updates) {
        const isHeard = chat?.text && chat.seat !== session.snapshot?.you && !isMuted(session.code, chat.person);
        if (isHeard && chat.seat !== null) show(chat.seat, { text: chat.text });
      }
    },
    /** @param {import('../connection.js').SeatReaction} shown */
    reacted({ seat, reaction }) {
      if (isMutedAt(seat)) return;
      show(seat, { reaction });
      app.announce(t('reaction-announced', { name: session.name(seat), reaction: t(`reaction-${reaction}`) }));
    },
    /** Draws what the player at a seat says. Screen readers hear it as an announcement. @param {number} seat */
    at(seat) {
      const said = shown.get(seat)?.said;
      if (!said || isMutedAt(seat)) return null;
      return h(
        'div',
        { class: `bubble ${'text' in said ? '' : 'reaction'}`, key: 'bubble' },
        'text' in said ? h('bdi', { class: 'text', 'aria-hidden': 'true' }, said.text) : reactionPicture(said.reaction),
        h(
          'button',
          {
            class: 'bubble-close',
            type: 'button',
            'aria-label': t('bubble-close', { name: session.name(seat) }),
            on: { click: () => dismiss(seat) },
          },
          icon('close'),
        ),
      );
    },
    close() {
      for (const { timer } of shown.values()) clearTimeout(timer);
    },
  };
}
