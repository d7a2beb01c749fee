// Talking at the table. What others write is shown as text and nothing else.

import { h } from '../dom.js';
import { t } from '../words.js';
import { mark } from './marks.js';

const LONGEST = 500;

/** @param {import('../app.js').App} app @param {import('../sitting.js').Sitting} sitting */
export function chat(app, sitting) {
  let said = '';

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    const answer = await sitting.say(text);
    said = answer.ok ? '' : answer.why;
    // What was not heard is not lost.
    if (!answer.ok && !field.value) field.value = text;
    app.redraw();
  }

  return {
    draw() {
      const lines = sitting.log.filter((one) => one.chat);
      return [
        lines.length
          ? h(
              'ol',
              { class: 'chat' },
              lines.map((one, at) =>
                h(
                  'li',
                  { key: one.number },
                  // Who goes on talking is named once, for the eye.
                  h(
                    'bdi',
                    { class: one.chat?.name === lines[at - 1]?.chat?.name ? 'unseen' : 'by' },
                    one.chat?.name,
                  ),
                  h('bdi', { class: 'text' }, one.chat?.text),
                ),
              ),
            )
          : h('p', { class: 'empty' }, t('chat.empty')),
        h(
          'form',
          { class: 'say', on: { submit } },
          h('input', {
            name: 'text',
            maxlength: LONGEST,
            autocomplete: 'off',
            'aria-label': t('chat.say'),
            placeholder: t('chat.say'),
          }),
          h(
            'button',
            { class: 'icon-button', 'aria-label': t('chat.send'), title: t('chat.send') },
            mark('send'),
          ),
        ),
        said && h('p', { class: 'refusal' }, said),
      ];
    },
  };
}
