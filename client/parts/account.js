// Your devices, and what the server keeps of you.

import { h } from '../dom.js';
import { language, t } from '../words.js';
import { API, transport } from '../transport.js';
import { confirmButton } from './confirm-button.js';
import { errorText } from './error-text.js';

/** @typedef {import('../app.js').App} App */

/** The devices, once they were asked for. @type {import('../types.js').Device[] | null} */
let devices = null;
let message = '';

/** @param {App} app @param {Promise<{devices: import('../types.js').Device[]}>} request */
async function show(app, request) {
  try {
    devices = (await request).devices;
    message = '';
  } catch (error) {
    message = errorText(error);
  }
  app.redraw();
}

/** This browser is nobody's any more: starts from the beginning. @param {App} app @param {Promise<unknown>} request */
async function leave(app, request) {
  try {
    await request;
    location.assign('/');
  } catch (error) {
    message = errorText(error);
    app.redraw();
  }
}

/** @param {App} app */
export function account(app) {
  return h(
    'div',
    { class: 'account' },
    devices
      ? h(
          'ul',
          { class: 'devices', 'aria-label': t('account-devices') },
          devices.map((device) => entry(app, device)),
        )
      : h(
          'button',
          {
            class: 'button quiet',
            type: 'button',
            key: 'devices',
            on: { click: () => show(app, transport.devices()) },
          },
          t('account-devices'),
        ),
    h('a', { class: 'button quiet', href: `${API}/me/data`, download: 'stammtisch.json' }, t('account-export')),
    confirmButton(app, 'sign-out', t('account-sign-out'), t('account-sign-out-what'), () =>
      leave(app, transport.signOut()),
    ),
    confirmButton(app, 'erase', t('account-erase'), t('account-erase-what'), () => leave(app, transport.erase())),
    message && h('p', { class: 'small', role: 'status' }, message),
  );
}

/** @param {App} app @param {import('../types.js').Device} device */
function entry(app, { id, kind, device, used, this: isThis }) {
  const date = used && kind === 'device' ? new Date(used).toLocaleDateString(language()) : '';
  const about = [isThis && t('account-this'), date && t('account-used', { date })].filter(Boolean).join(' · ');
  return h(
    'li',
    { key: id },
    h('span', null, kind === 'link' ? t('account-link') : device || t('account-device')),
    about && h('span', { class: 'small' }, about),
    !isThis &&
      h(
        'button',
        { class: 'button quiet', type: 'button', on: { click: () => show(app, transport.revoke(id)) } },
        t(kind === 'link' ? 'account-revoke' : 'account-sign-out'),
      ),
  );
}
