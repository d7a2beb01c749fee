// What a page says about the server: that it does not answer, until it does; that the connection to a table is lost;
// that
// there is a newer client than this page.

import { h } from '../dom.js';
import { t } from '../words.js';
import { clientVersion } from '../client-version.js';
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

  clientVersion.onChange = on.redraw;

  /** @param {boolean} [hasConnection]  the page says itself that its connection is lost */
  return (hasConnection) => [
    isDown &&
      !hasConnection &&
      h('p', { class: 'connection-banner', role: 'status', key: 'banner' }, icon('time'), t('error-retrying')),
    clientVersion.isOutdated() && newVersion(),
  ];
}

/** Offers a reload, which loses nothing: what a player has begun is kept (drafts.js). */
const newVersion = () =>
  h(
    'p',
    { class: 'connection-banner', role: 'status', key: 'version' },
    t('version-new'),
    h('button', { class: 'button', on: { click: () => location.reload() } }, t('version-reload')),
  );

/**
 * Shows in the header that the connection to a table is lost; one that works shows nothing.
 * @param {import('../table-session.js').TableSession} session
 */
export const connectionStatus = ({ connection, snapshot }) =>
  connection !== 'open' &&
  snapshot &&
  h('span', { class: 'connection', role: 'status', key: 'connection' }, icon('time'), t('error-reconnecting'));
