// Your name and your face at this table, beside the seats. A name that was typed is kept, whatever is pressed next.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, ensureGuest, MAX_NAME_LENGTH, normalizeName, renameGuest } from '../app-state.js';
import { errorText } from './error-text.js';
import { faceChoice } from './face-choice.js';

/** @typedef {import('../table-session.js').TableSession} TableSession */

const FIELD = 'seat-name';

/** What is being saved: leaving the field and pressing a button come one after the other. @type {Promise<void>} */
let saving = Promise.resolve();

/** Saves the name in the field. @param {TableSession} session */
function saveName(session) {
  const save = () => applyName(session);
  const saved = saving.then(save, save);
  saving = saved;
  return saved;
}

/** Without a name in the field the guest keeps theirs, or the default. @param {TableSession} session */
async function applyName(session) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(FIELD));
  const name = normalizeName(field?.value ?? '');
  const before = appState.me?.name;
  if (name && name !== before) await renameGuest(name);
  else await ensureGuest();
  // A connection belongs to the guest who opened it.
  if (!before) session.reconnect();
}

/** @param {TableSession} session @param {unknown} error */
const refuse = (session, error) => session.showRefusal({ rule: null, why: errorText(error) });

/** @param {TableSession} session @param {number} seat */
export async function sit(session, seat) {
  try {
    await saveName(session);
  } catch (error) {
    return refuse(session, error);
  }
  await session.command({ command: 'sit', seat });
}

/** @param {import('../app.js').App} app @param {TableSession} session */
export function seatNameForm(app, session) {
  const seat = session.snapshot?.you ?? null;
  const own = seat === null ? appState.me?.face : session.snapshot?.seats[seat]?.face;
  const save = async () => {
    try {
      await saveName(session);
      app.announce(t('name-saved'));
    } catch (error) {
      refuse(session, error);
    }
    app.redraw();
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    save();
  };
  return h(
    'form',
    { class: 'join named', on: { submit } },
    faceChoice(app, 'faces', own ?? null),
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
        on: { change: save },
      }),
    ),
    seat !== null && h('button', { class: 'button', type: 'submit' }, t('name-save')),
  );
}
