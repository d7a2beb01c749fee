// How you are called at this table. A seat keeps the name with which somebody sat down, so in the
// lobby the name is asked for beside the seats, and a new one is taken by sitting down anew.

import { h } from '../dom.js';
import { t } from '../words.js';
import { beSomebody, here, LONGEST_NAME, rename, tidyName } from '../store.js';
import { why } from './name.js';

/** @typedef {import('../sitting.js').Sitting} Sitting */

const FIELD = 'called';

/** Takes the name in the field; nobody needs one to sit down. */
async function takeName() {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(FIELD));
  const name = tidyName(field?.value ?? '');
  if (name && name !== here.me?.name) await rename(name);
  else await beSomebody();
}

/** @param {Sitting} sitting @param {number} seat */
export async function sit(sitting, seat) {
  try {
    const before = here.me?.name;
    await takeName();
    // A line knows whoever opened it, by the name of that moment.
    if (here.me?.name !== before) sitting.again();
  } catch (trouble) {
    return sitting.refuse({ rule: null, why: why(trouble) });
  }
  await sitting.wish({ wish: 'sit', seat });
}

/** @param {import('../app.js').App} app @param {Sitting} sitting */
export function calling(app, sitting) {
  const seat = sitting.now?.you ?? null;
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    if (seat === null) return;
    await sitting.wish({ wish: 'leave' });
    await sit(sitting, seat);
    app.tell(t('name.saved'));
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
        value: here.me?.name ?? '',
        maxlength: LONGEST_NAME * 2,
        required: seat !== null,
        autocomplete: 'nickname',
        placeholder: t('guest'),
      }),
    ),
    seat !== null && h('button', { class: 'button', type: 'submit', disabled: sitting.busy }, t('name.save')),
  );
}
