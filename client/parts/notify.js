// Being called when it is one's turn and nobody looks at the page.

import { remember, remembered } from '../store.js';

const known = () => 'Notification' in globalThis;

export const notifying = () =>
  known() && remembered('notify', 'off') === 'on' && Notification.permission === 'granted';

/** Nobody has been asked yet, neither by us nor by the browser. */
export const couldNotify = () =>
  known() && remembered('notify', '') === '' && Notification.permission === 'default';

/** @param {boolean} on */
export async function notify(on) {
  const granted = on && (await Notification.requestPermission()) === 'granted';
  remember('notify', granted ? 'on' : 'off');
}

/** @param {string} title @param {string} body @param {string} tag  a newer one takes the place of an older */
export async function callOut(title, body, tag) {
  if (!document.hidden || !notifying()) return;
  const options = { body, tag, icon: '/icon-192.png' };
  try {
    // On phones only a worker may.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, { ...options, data: location.pathname });
    else new Notification(title, options);
  } catch {
    // Where a browser will not after all, the title says it as well.
  }
}
