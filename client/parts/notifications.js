// Notifications that it is your turn, while the page is in the background.

import { store, stored } from '../storage.js';
import { fileUrl } from '../version.js';

const isSupported = () => 'Notification' in globalThis;

/**
 * What the browser allows, as it was when the window was entered: to look costs more than to draw a line of the page,
 * and nobody changes it without leaving the window.
 * @type {NotificationPermission | null}
 */
let permission = null;
globalThis.addEventListener?.('focus', () => (permission = null));

const isPermission = (/** @type {NotificationPermission} */ one) =>
  isSupported() && (permission ??= Notification.permission) === one;

export const isNotifying = () => stored('notify', 'off') === 'on' && isPermission('granted');

/** Whether neither we nor the browser have asked yet. */
export const canAskToNotify = () => stored('notify', '') === '' && isPermission('default');

/** @param {boolean} on */
export async function setNotifications(on) {
  permission = on ? await Notification.requestPermission() : null;
  const granted = permission === 'granted';
  store('notify', granted ? 'on' : 'off');
}

/**
 * @param {string} title
 * @param {string} body
 * @param {string} tag  a newer one replaces an older one with the same tag
 */
export async function notify(title, body, tag) {
  if (!document.hidden || !isNotifying()) return;
  const options = { body, tag, icon: fileUrl('icon-192.png') };
  try {
    // On phones only a service worker may notify.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, { ...options, data: location.pathname });
    else new Notification(title, options);
  } catch {
    // The page's title says it as well.
  }
}
