// What can be set: language, theme, pace, sound and so on, the guest's name and account. Loaded when they are opened.

import { h } from '../dom.js';
import { language, LANGUAGES, t } from '../words.js';
import { appState, setTheme } from '../app-state.js';
import { HOLDS, pace } from '../pace.js';
import { store, stored } from '../storage.js';
import { account } from './account.js';
import { choice, toggle } from './header.js';
import { hostLinks } from './host-links.js';
import { nameForm } from './name-form.js';
import { isNotifying, setNotifications } from './notifications.js';
import { canInstall, install, isSecure } from '../install.js';
import { areTipsOn, setTips } from '../tips.js';
import { canVibrate, vibrate } from '../vibration.js';

/** @param {import('../app.js').App} app @returns {import('../dom.js').Child} */
export const settings = (app) => [
  choice(
    t('settings-language'),
    language(),
    LANGUAGES.map(([code, name]) => [code, name]),
    app.setLanguage,
  ),
  choice(
    t('settings-theme'),
    stored('theme', 'auto'),
    ['auto', 'light', 'dark'].map((theme) => [theme, t(`settings-theme-${theme}`)]),
    (theme) => {
      setTheme(theme);
      app.redraw();
    },
  ),
  choice(
    t('settings-pace'),
    pace(),
    Object.keys(HOLDS).map((name) => [name, t(`settings-pace-${name}`)]),
    (name) => {
      store('pace', name);
      app.redraw();
    },
  ),
  toggle(t('settings-tips'), areTipsOn(), (on) => {
    setTips(on);
    app.redraw();
  }),
  toggle(t('settings-sound'), stored('sound', 'off') === 'on', (on) => {
    store('sound', on ? 'on' : 'off');
    // Not loaded before it is wanted.
    if (on) import('../sound.js').then(({ playSound }) => playSound('card'));
    app.redraw();
  }),
  canVibrate() &&
    toggle(t('settings-vibrate'), stored('vibrate', 'off') === 'on', (on) => {
      store('vibrate', on ? 'on' : 'off');
      vibrate('turn');
      app.redraw();
    }),
  'Notification' in globalThis &&
    isSecure() &&
    toggle(t('settings-notify'), isNotifying(), (on) => setNotifications(on).then(app.redraw)),
  canInstall() &&
    h(
      'button',
      { class: 'button', key: 'install', on: { click: () => install().then(app.redraw) } },
      t('settings-install'),
    ),
  !isSecure() && h('p', { class: 'small', key: 'plain' }, t('settings-plain')),
  appState.me && nameForm(app),
  appState.me?.name && account(app),
  hostLinks(),
];
