// Your name, and the personal link for another device.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, MAX_NAME_LENGTH, normalizeName, renameGuest } from '../app-state.js';
import { loadStylesheet } from '../stylesheets.js';
import { transport } from '../transport.js';
import { errorText } from './error-text.js';

let message = '';
let link = '';
/**
 * Draws the choice of a face, once it was asked for.
 * @type {((app: import('../app.js').App) => import('../dom.js').Tree) | null}
 */
let faces = null;

/** @param {import('../app.js').App} app */
export function nameForm(app) {
  /** @param {string} typed */
  const save = async (typed) => {
    const name = normalizeName(typed);
    if (!name || name === appState.me?.name) return;
    message = await renameGuest(name).then(() => t('name-saved'), errorText);
    app.announce(message);
    app.redraw();
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    save(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name')));
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
  // Most pages show no face.
  const showFaces = async () => {
    const [{ faceChoice }, { openPopover }] = await Promise.all([
      import('./face-choice.js'),
      import('./popover.js'),
      loadStylesheet('css/people.css'),
    ]);
    faces = (chosen) => faceChoice(chosen, 'faces-in-settings');
    openPopover('faces-in-settings', app.redraw);
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
        // A name that was typed is saved, also if the next press is elsewhere.
        on: { change: (/** @type {any} */ event) => save(event.target.value) },
      }),
    ),
    h('button', { class: 'button', type: 'submit' }, t('name-save')),
    faces?.(app) ??
      h('button', { class: 'button quiet', type: 'button', key: 'face', on: { click: showFaces } }, t('face-choose')),
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
