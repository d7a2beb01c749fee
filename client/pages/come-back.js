// The page of a link that brings one's seats to another device.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport, Trouble } from '../transport.js';
import { nothingHere } from './lost.js';

/** @param {import('../app.js').App} app @returns {import('../app.js').Page} */
export function comeBack(app) {
  const token = location.hash.slice(1);
  /** @type {'asking' | 'working' | string} */
  let stage = 'asking';

  const claim = async () => {
    stage = 'working';
    app.redraw();
    try {
      await transport.claim(token);
      // The token is worth a seat: it does not stay in the history.
      history.replaceState(null, '', '/');
      app.go('/');
    } catch (trouble) {
      stage = (trouble instanceof Trouble && trouble.why) || t('trouble.away');
      app.redraw();
    }
  };

  return {
    title: () => t('app'),
    draw: () => {
      if (!token) return nothingHere(t('come-back.empty'), null, t('come-back.title'));
      if (stage !== 'asking' && stage !== 'working') return nothingHere(stage, null, t('come-back.title'));
      return h(
        'section',
        { class: 'calm' },
        h('h1', null, t('come-back.title')),
        h('p', null, t('come-back.what')),
        h(
          'p',
          { class: 'row' },
          h(
            'button',
            { class: 'button main', disabled: stage === 'working', on: { click: claim } },
            t('come-back.do'),
          ),
          h('a', { class: 'button', href: '/' }, t('to-home')),
        ),
      );
    },
  };
}
