// The chat of a table. Messages are shown as text and nothing else.

import { h } from '../dom.js';
import { t } from '../words.js';
import { keep, readKept } from '../drafts.js';
import { isMuted } from '../muted.js';
import { icon } from './icons.js';
import { placeText } from './people.js';

const MAX_LENGTH = 500;

/** @param {import('../types.js').Update} one @param {import('../types.js').Update | undefined} before */
const isSameSpeaker = (one, before) =>
  one.chat?.person === before?.chat?.person && one.chat?.seat === before?.chat?.seat;

/** @param {import('../app.js').App} app @param {import('../table-session.js').TableSession} session */
export function chat(app, session) {
  let error = '';
  /** What is being typed; a reload keeps it. @type {string} */
  let text = readKept(`chat ${session.code}`) ?? '';

  /** @param {string} typed */
  function setText(typed) {
    text = typed;
    keep(`chat ${session.code}`, typed || null);
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const line = field.value.trim();
    if (!line) return;
    field.value = '';
    setText('');
    const answer = await session.chat(line);
    error = answer.ok ? '' : answer.why;
    // Keep a message that was not sent.
    if (!answer.ok && !field.value) {
      field.value = line;
      setText(line);
    }
    app.redraw();
  }

  return {
    draw() {
      // An erased line is empty.
      const lines = session.log.filter((one) => one.chat?.text && !isMuted(session.code, one.chat.person));
      return [
        lines.length
          ? h(
              'ol',
              { class: 'chat' },
              lines.map((one, at) =>
                h(
                  'li',
                  { key: one.number },
                  // Several messages by one person show once who it is.
                  h(
                    'span',
                    { class: isSameSpeaker(one, lines[at - 1]) ? 'visually-hidden' : 'by' },
                    h('bdi', null, one.chat?.name || t('someone')),
                    h('span', { class: 'tag' }, placeText(one.chat?.seat ?? null)),
                  ),
                  h('bdi', { class: 'text' }, one.chat?.text),
                ),
              ),
            )
          : h('p', { class: 'empty' }, t('chat-empty')),
        h(
          'form',
          { class: 'chat-form', on: { submit } },
          h('input', {
            name: 'text',
            value: text,
            on: { input: (/** @type {any} */ event) => setText(event.target.value) },
            maxlength: MAX_LENGTH,
            autocomplete: 'off',
            'aria-label': t('chat-field'),
            placeholder: t('chat-field'),
          }),
          h('button', { class: 'icon-button', 'aria-label': t('chat-send'), title: t('chat-send') }, icon('send')),
        ),
        error && h('p', { class: 'refusal' }, error),
      ];
    },
  };
}
