// The page of an address that leads nowhere, and the layout of all pages that only say something.

import { h } from '../dom.js';
import { t } from '../words.js';

/**
 * @param {string} reason  the key of a message
 * @returns {import('../app.js').Page}
 */
export function notFound(reason) {
  return { title: () => t('app'), draw: () => messagePage(t(reason)) };
}

/** The page of a client that has to be loaded again: the server has a newer one, or a file did not come. */
export function reloadPage() {
  const reload = h('button', { class: 'button', on: { click: () => location.reload() } }, t('error-retry'));
  return messagePage(t('error-page'), reload, t('error-page-title'));
}

/**
 * Returns the page of a table that cannot be shown any more, and why; null if it can.
 * @param {import('../table-session.js').TableSession} session
 */
export function endedPage({ connection, snapshot, log }) {
  if (connection === 'outdated') return reloadPage();
  if (connection === 'gone') return messagePage(t('not-found-table'));
  if (connection === 'damaged') return messagePage(t('error-damaged'), null, t('error-damaged-title'));
  if (connection === 'signed-out') return messagePage(t('signed-out'), null, t('signed-out-title'));
  if (connection === 'no-watching') return messagePage(t('no-watching'), null, t('no-watching-title'));
  // A game that came to its end can still be looked at.
  if (!snapshot?.closed || snapshot.phase === 'finished') return null;
  const why = log.findLast((one) => one.closed)?.text;
  return messagePage(why ?? t('table-closed'), null, t('table-closed-title'));
}

/** @param {string} why @param {import('../dom.js').Child} [more] @param {string} [title] */
export function messagePage(why, more, title = t('not-found-title')) {
  return h(
    'section',
    { class: 'message-page' },
    h('h1', null, title),
    h('p', null, why),
    h('p', { class: 'row' }, more, h('a', { class: 'button main', href: '/' }, t('to-home'))),
  );
}
