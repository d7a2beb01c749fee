// Your name, and the link that takes you to another device.

import { h } from '../dom.js';
import { t } from '../words.js';
import { here, LONGEST_NAME, rename, tidyName } from '../store.js';
import { transport, Trouble } from '../transport.js';

let said = '';
let link = '';

/** @param {import('../app.js').App} app */
export function nameForm(app) {
  /** @param {SubmitEvent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = tidyName(String(new FormData(form).get('name')));
    said = await rename(name).then(() => t('name.saved'), why);
    app.tell(said);
    app.redraw();
  };
  const makeLink = async () => {
    try {
      link = (await transport.link()).link;
      said = '';
    } catch (trouble) {
      said = why(trouble);
    }
    app.redraw();
  };
  return h(
    'form',
    { class: 'naming', on: { submit } },
    h(
      'label',
      { class: 'field' },
      h('span', null, t('name')),
      h('input', {
        name: 'name',
        value: here.me?.name ?? '',
        maxlength: LONGEST_NAME * 2,
        required: true,
        autocomplete: 'nickname',
        placeholder: t('guest'),
      }),
    ),
    h('button', { class: 'button', type: 'submit' }, t('name.save')),
    said && h('p', { class: 'small' }, said),
    here.me?.name &&
      (link
        ? h(
            'label',
            { class: 'field' },
            h('span', null, t('name.link.made')),
            h('input', {
              readonly: true,
              value: link,
              on: { focus: (/** @type {any} */ event) => event.target.select() },
            }),
          )
        : h('button', { class: 'button quiet', type: 'button', on: { click: makeLink } }, t('name.link'))),
  );
}

/** In a sentence, what went wrong. @param {unknown} trouble */
export const why = (trouble) =>
  (trouble instanceof Trouble && trouble.why) ||
  t(trouble instanceof Trouble && trouble.status === 429 ? 'trouble.many' : 'trouble.away');
