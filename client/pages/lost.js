// A calm page for an address that leads nowhere.

import { h } from '../dom.js';
import { t } from '../words.js';

/**
 * @param {string} reason  the name of a sentence
 * @returns {import('../app.js').Page}
 */
export function lost(reason) {
  return {
    title: () => t('app'),
    draw: () => nothingHere(t(reason)),
  };
}

/** @param {string} why @param {import('../dom.js').Child} [more] @param {string} [title] */
export function nothingHere(why, more, title = t('lost.title')) {
  return h(
    'section',
    { class: 'calm' },
    h('h1', null, title),
    h('p', null, why),
    h('p', { class: 'row' }, more, h('a', { class: 'button main', href: '/' }, t('to-home'))),
  );
}
