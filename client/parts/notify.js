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
export function callOut(title, body, tag) {
  if (!document.hidden || !notifying()) return;
  try {
    new Notification(title, { body, tag, icon: '/icon.svg' });
  } catch {
    // Some phones allow notifications to service workers only; the title says it as well.
  }
}
