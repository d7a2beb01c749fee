// The page of a personal link, which brings a guest's name and seats to another device.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport } from '../transport.js';
import { errorText } from '../parts/error-text.js';
import { messagePage } from './not-found.js';

/** @param {import('../app.js').App} app @returns {import('../app.js').Page} */
export function comeBack(app) {
  const token = location.hash.slice(1);
  /** `asking`, `working`, or the text of an error. */
  let state = 'asking';

  const claim = async () => {
    state = 'working';
    app.redraw();
    try {
      await transport.claim(token);
      // The token gives access to the seats, so it does not stay in the history.
      history.replaceState(null, '', '/');
      app.go('/');
    } catch (error) {
      state = errorText(error);
      app.redraw();
    }
  };

  return {
    title: () => t('app'),
    draw: () => {
      if (!token) return messagePage(t('come-back-empty'), null, t('come-back-title'));
      if (state !== 'asking' && state !== 'working') return messagePage(state, null, t('come-back-title'));
      return h(
        'section',
        { class: 'message-page' },
        h('h1', null, t('come-back-title')),
        h('p', null, t('come-back-what')),
        h(
          'p',
          { class: 'row' },
          h(
            'button',
            { class: 'button main', disabled: state === 'working', on: { click: claim } },
            t('come-back-confirm'),
          ),
          h('a', { class: 'button', href: '/' }, t('to-home')),
        ),
      );
    },
  };
}
