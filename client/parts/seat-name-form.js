// Your name at this table. A seat keeps the name with which it was taken, so the lobby asks for the name beside the
// seats, and a new name is applied by taking the seat again.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, ensureGuest, MAX_NAME_LENGTH, normalizeName, renameGuest } from '../app-state.js';
import { errorText } from './error-text.js';

/** @typedef {import('../table-session.js').TableSession} TableSession */

const FIELD = 'seat-name';

/** Applies the name in the field; without one the guest keeps the default. */
async function applyName() {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(FIELD));
  const name = normalizeName(field?.value ?? '');
  if (name && name !== appState.me?.name) await renameGuest(name);
  else await ensureGuest();
}

/** @param {TableSession} session @param {number} seat */
export async function sit(session, seat) {
  try {
    const before = appState.me?.name;
    await applyName();
    // A connection keeps the name with which it was opened.
    if (appState.me?.name !== before) session.reconnect();
  } catch (error) {
    return session.showRefusal({ rule: null, why: errorText(error) });
  }
  await session.command({ command: 'sit', seat });
}

/** @param {import('../app.js').App} app @param {TableSession} session */
export function seatNameForm(app, session) {
  const seat = session.snapshot?.you ?? null;
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    if (seat === null) return;
    await session.command({ command: 'leave' });
    await sit(session, seat);
    app.announce(t('name-saved'));
  };
  return h(
    'form',
    { class: 'join', on: { submit } },
    h(
      'label',
      { class: 'field' },
      h('span', null, t('name')),
      h('input', {
        id: FIELD,
        initial: appState.me?.name ?? '',
        maxlength: MAX_NAME_LENGTH * 2,
        required: seat !== null,
        autocomplete: 'nickname',
        placeholder: t('guest'),
      }),
    ),
    seat !== null &&
      h('button', { class: 'button', type: 'submit', disabled: !!session.sending(['leave', 'sit']) }, t('name-save')),
  );
}
