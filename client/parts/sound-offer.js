// Offers sound once, at the first table, in a line of the header.

import { h } from '../dom.js';
import { playSound } from '../sound.js';
import { findStored, store, stored } from '../storage.js';
import { t } from '../words.js';

/** @param {import('../app.js').App} app @param {string} code  of the table */
export function soundOffer(app, code) {
  if (findStored('sound') !== null) return null;
  const offered = stored('sound-offered', code);
  if (offered !== code) return null;
  store('sound-offered', code);
  /** @param {'on' | 'off'} choice */
  const choose = (choice) => {
    store('sound', choice);
    playSound('card');
    app.redraw();
  };
  const button = (/** @type {'on' | 'off'} */ choice, /** @type {string} */ label) =>
    h('button', { key: choice, class: 'button quiet', on: { click: () => choose(choice) } }, label);
  return h(
    'p',
    { class: 'sound-offer', key: 'sound-offer' },
    h('span', null, t('sound-offer')),
    button('on', t('sound-on')),
    button('off', t('sound-no')),
  );
}
