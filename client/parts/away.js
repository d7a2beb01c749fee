// The server is away: said once, calmly, and asked again until it is back.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport } from '../transport.js';
import { mark } from './marks.js';

/** Between two questions, in milliseconds. */
const PAUSE = 3000;

/** @param {{redraw: () => void, back: () => void}} on  `back`: what could not be had can be had now */
export function away(on) {
  let gone = false;

  async function ask() {
    gone = !(await transport.there());
    if (gone) setTimeout(ask, PAUSE);
    else on.back();
  }

  transport.missed = () => {
    if (gone) return;
    gone = true;
    setTimeout(ask, PAUSE);
    on.redraw();
  };

  return () =>
    gone && h('p', { class: 'away', role: 'status', key: 'away' }, mark('time'), t('trouble.trying'));
}
