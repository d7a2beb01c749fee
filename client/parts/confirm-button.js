// A button for what cannot be taken back: it asks before it acts.

import { h } from '../dom.js';
import { t } from '../words.js';

/** The key of the button that is asking. */
let asking = '';

/**
 * @param {import('../app.js').App} app
 * @param {string} key  of the button among all of these
 * @param {string} word  on the button
 * @param {string} question  what happens
 * @param {() => void} act
 */
export function confirmButton(app, key, word, question, act) {
  const ask = (/** @type {string} */ chosen) => () => {
    asking = chosen;
    app.redraw();
  };
  const confirm = () => {
    ask('')();
    act();
  };
  if (asking !== key) return h('button', { key, class: 'button quiet', type: 'button', on: { click: ask(key) } }, word);
  return h(
    'div',
    { key, class: 'confirm', role: 'group', 'aria-label': word },
    h('p', { role: 'alert' }, question),
    h(
      'div',
      { class: 'row' },
      h('button', { class: 'button main', type: 'button', on: { click: confirm } }, word),
      h('button', { class: 'button', type: 'button', on: { click: ask('') } }, t('cancel')),
    ),
  );
}
