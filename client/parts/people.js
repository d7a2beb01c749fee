// The people at a table: whom to mute or report, and what the host can do.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState } from '../app-state.js';
import { isMuted, setMuted } from '../muted.js';
import { transport } from '../transport.js';
import { confirmButton } from './confirm-button.js';
import { errorText } from './error-text.js';
import { toggle } from './header.js';
import { watchersText } from './watchers.js';

/**
 * @typedef {import('../app.js').App} App
 * @typedef {import('../table-session.js').TableSession} TableSession
 * @typedef {{number: number, name: string, seat: number | null}} Person
 */

/** Returns where somebody speaks from. @param {number | null} seat */
export const placeText = (seat) => (seat === null ? t('people-watching') : t('seat-nth', { count: seat + 1 }));

/**
 * Returns the others at the table: players, and those who watch and wrote something.
 * @param {TableSession} session
 * @returns {Person[]}
 */
function others(session) {
  const { snapshot } = session;
  /** @type {Map<number, Person>} */
  const known = new Map();
  for (const { chat } of session.log) {
    if (chat?.name && chat.name !== appState.me?.name)
      known.set(chat.person, { number: chat.person, name: chat.name, seat: null });
  }
  snapshot?.seats.forEach((chair, seat) => {
    if (chair?.person === undefined) return;
    if (seat === snapshot.you) known.delete(chair.person);
    else known.set(chair.person, { number: chair.person, name: session.name(seat), seat });
  });
  return [...known.values()].toSorted((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
}

/** @param {App} app @param {TableSession} session */
export function people(app, session) {
  let message = '';

  /** @param {Person} person */
  async function report(person) {
    message = await transport.report(session.code, person.number).then(() => t('people-reported'), errorText);
    app.announce(message);
    app.redraw();
  }

  /** @param {Person} person */
  const entry = (person) => {
    const muted = isMuted(session.code, person.number);
    return h(
      'li',
      { key: person.number, class: 'person' },
      h(
        'p',
        null,
        h('bdi', { class: 'name' }, person.name),
        ' ',
        h('span', { class: 'small' }, placeText(person.seat)),
      ),
      h(
        'div',
        { class: 'row' },
        button(muted ? 'people-unmute' : 'people-mute', () => {
          setMuted(session.code, person.number, !muted);
          app.redraw();
        }),
        confirmButton(app, `report ${person.number}`, t('people-report'), t('people-report-what'), () =>
          report(person),
        ),
        session.isHost() && hostButtons(app, session, person),
      ),
    );
  };

  return {
    draw() {
      const { snapshot } = session;
      const everybody = others(session);
      const plays = snapshot?.phase === 'playing' && snapshot.you !== null;
      return [
        everybody.length
          ? h('ul', { class: 'people' }, everybody.map(entry))
          : h('p', { class: 'empty' }, t('people-none')),
        message && h('p', { role: 'status' }, message),
        h('p', { class: 'small', key: 'watchers' }, watchersText(snapshot?.watchers ?? 0)),
        h('div', { class: 'row', key: 'leave' }, leaveButton(app, session), plays && resignButton(app, session)),
        hostControls(app, session),
      ];
    },
  };
}

/** @param {string} word @param {() => void} click */
const button = (word, click) => h('button', { key: word, class: 'button quiet', on: { click } }, t(word));

/** Goes home; until you are back, a bot plays for you. @param {App} app @param {TableSession} session */
const leaveButton = (app, session) => {
  const { you, seats, phase } = session.snapshot ?? { you: null, seats: [], phase: 'lobby' };
  const plays = phase === 'playing' && you !== null && !seats[you]?.away;
  const home = () => app.go('/');
  if (!plays) return button('people-leave', home);
  return confirmButton(app, 'leave', t('people-leave'), t('people-leave-what'), () =>
    session.command({ command: 'leave' }).then(({ ok }) => ok && home()),
  );
};

/** @param {App} app @param {TableSession} session */
const resignButton = (app, session) =>
  confirmButton(app, 'resign', t('people-resign'), t('people-resign-what'), () =>
    session.command({ command: 'resign' }),
  );

/** @param {App} app @param {TableSession} session @param {Person} person */
function hostButtons(app, session, { number, name, seat }) {
  const { snapshot } = session;
  const muted = snapshot?.muted?.includes(number) ?? false;
  const replace = () => session.command({ command: 'replace', seat });
  return [
    button(muted ? 'people-unmute-all' : 'people-mute-all', () =>
      session.command({ command: muted ? 'unmute' : 'mute', person: number }),
    ),
    seat !== null &&
      snapshot?.phase === 'playing' &&
      confirmButton(app, `replace ${number}`, t('people-replace'), t('people-replace-what', { name }), replace),
  ];
}

/** Draws what the host decides for the whole table, at any time. @param {App} app @param {TableSession} session */
export function hostControls(app, session) {
  const { snapshot } = session;
  if (!snapshot || !session.isHost()) return null;
  const wanted = session.sending('allow_watching');
  return h(
    'div',
    { class: 'host-controls', key: 'host' },
    toggle(
      t('people-allow-watching'),
      wanted?.allowed ?? snapshot.watching,
      (allowed) => session.command({ command: 'allow_watching', allowed }),
      !!wanted,
    ),
    confirmButton(app, 'close', t('people-close'), t('people-close-what'), () => session.command({ command: 'close' })),
  );
}
