// Your name, and the personal link for another device.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, MAX_NAME_LENGTH, normalizeName, renameGuest } from '../app-state.js';
import { transport } from '../transport.js';
import { errorText } from './error-text.js';

let message = '';
let link = '';

/** @param {import('../app.js').App} app */
export function nameForm(app) {
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = normalizeName(String(new FormData(form).get('name')));
    message = await renameGuest(name).then(() => t('name-saved'), errorText);
    app.announce(message);
    app.redraw();
  };
  const makeLink = async () => {
    try {
      link = (await transport.link()).link;
      message = '';
    } catch (error) {
      message = errorText(error);
    }
    app.redraw();
  };
  return h(
    'form',
    { class: 'name-form', on: { submit } },
    h(
      'label',
      { class: 'field' },
      h('span', null, t('name')),
      h('input', {
        name: 'name',
        initial: appState.me?.name ?? '',
        maxlength: MAX_NAME_LENGTH * 2,
        required: true,
        autocomplete: 'nickname',
        placeholder: t('guest'),
      }),
    ),
    h('button', { class: 'button', type: 'submit' }, t('name-save')),
    message && h('p', { class: 'small' }, message),
    appState.me?.name &&
      (link
        ? h(
            'label',
            { class: 'field' },
            h('span', null, t('name-link-made')),
            h('input', {
              readonly: true,
              value: link,
              on: { focus: (/** @type {any} */ event) => event.target.select() },
            }),
          )
        : h('button', { class: 'button quiet', type: 'button', on: { click: makeLink } }, t('name-link'))),
  );
}
