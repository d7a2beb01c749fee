// A line at the top of a page while the server does not answer. It asks again until the server does.

import { h } from '../dom.js';
import { t } from '../words.js';
import { transport } from '../transport.js';
import { icon } from './icons.js';

/** In milliseconds. */
const RETRY_DELAY = 3000;

/** @param {{redraw: () => void, reachable: () => void}} on  `reachable`: the server answers again */
export function connectionBanner(on) {
  let isDown = false;

  async function retry() {
    isDown = !(await transport.isReachable());
    if (isDown) setTimeout(retry, RETRY_DELAY);
    else on.reachable();
  }

  transport.onUnreachable = () => {
    if (isDown) return;
    isDown = true;
    setTimeout(retry, RETRY_DELAY);
    on.redraw();
  };

  return () =>
    isDown && h('p', { class: 'connection-banner', role: 'status', key: 'banner' }, icon('time'), t('error-retrying'));
}
