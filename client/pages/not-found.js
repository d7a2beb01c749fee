// The page of an address that leads nowhere, and the layout of all pages that only say something.

import { h } from '../dom.js';
import { t } from '../words.js';

/**
 * @param {string} reason  the key of a message
 * @returns {import('../app.js').Page}
 */
export function notFound(reason) {
  return {
    title: () => t('app'),
    draw: () => messagePage(t(reason)),
  };
}

/** The page of a client that has to be loaded again: the server has a newer one, or a file did not come. */
export function reloadPage() {
  const reload = h('button', { class: 'button', on: { click: () => location.reload() } }, t('error.retry'));
  return messagePage(t('error.page'), reload, t('error.page.title'));
}

/** The page of a table that is broken and set aside. */
export const damagedPage = () => messagePage(t('error.damaged'), null, t('error.damaged.title'));

/** @param {string} why @param {import('../dom.js').Child} [more] @param {string} [title] */
export function messagePage(why, more, title = t('not-found.title')) {
  return h(
    'section',
    { class: 'message-page' },
    h('h1', null, title),
    h('p', null, why),
    h('p', { class: 'row' }, more, h('a', { class: 'button main', href: '/' }, t('to-home'))),
  );
}
