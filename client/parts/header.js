// The header of every page, with the settings.

import { h } from '../dom.js';
import { language, LANGUAGES, t } from '../words.js';
import { appState, setTheme } from '../app-state.js';
import { HOLDS, pace } from '../pace.js';
import { store, stored } from '../storage.js';
import { account } from './account.js';
import { hostLinks } from './host-links.js';
import { nameForm } from './name-form.js';
import { icon } from './icons.js';
import { isNotifying, setNotifications } from './notifications.js';
import { canVibrate, playSound, vibrate } from '../sound.js';
import { canInstall, install, isSecure } from '../install.js';

/** @param {import('../app.js').App} app @param {import('../dom.js').Child} tools */
export function header(app, tools) {
  return h(
    'header',
    { class: 'top' },
    h(
      'a',
      { class: 'brand', href: '/', 'aria-label': `${t('app')}: ${t('to-home')}` },
      icon('table'),
      h('span', null, t('app')),
    ),
    h('div', { class: 'tools' }, tools, settings(app)),
  );
}

/** @param {import('../app.js').App} app */
function settings(app) {
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (event.key !== 'Escape' || !box.open) return;
    event.stopPropagation();
    box.open = false;
    box.querySelector('summary')?.focus();
  };
  /** @param {FocusEvent} event */
  const leave = (event) => {
    const box = /** @type {HTMLDetailsElement} */ (event.currentTarget);
    if (event.relatedTarget instanceof Node && !box.contains(event.relatedTarget)) box.open = false;
  };
  return h(
    'details',
    { class: 'settings', on: { keydown: escape, focusout: leave } },
    h('summary', { class: 'icon-button', 'aria-label': t('settings'), title: t('settings') }, icon('settings')),
    h(
      'div',
      { class: 'sheet' },
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
      toggle(t('settings-sound'), stored('sound', 'off') === 'on', (on) => {
        store('sound', on ? 'on' : 'off');
        if (on) playSound('card');
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
    ),
  );
}

/**
 * @param {string} label @param {string} value
 * @param {(readonly [string, string] | string[])[]} choices @param {(value: string) => void} change
 * @param {boolean} [isSending]  the server does not have this value yet
 */
export function choice(label, value, choices, change, isSending) {
  return h(
    'label',
    { class: 'field', 'aria-busy': isSending && 'true' },
    h('span', null, label, isSending && sendingMark()),
    h(
      'select',
      { value, on: { change: (/** @type {any} */ event) => change(event.target.value) } },
      choices.map(([code, name]) => h('option', { key: code, value: code, selected: code === value }, name)),
    ),
  );
}

/** Marks a value that the server does not have yet. */
export const sendingMark = () =>
  h('small', { class: 'small', key: 'sending', 'aria-hidden': 'true' }, ` ${t('bar-sending')}`);

/**
 * @param {string} label @param {boolean} on @param {(on: boolean) => void} change
 * @param {boolean} [isSending]  the server does not have this value yet
 */
export function toggle(label, on, change, isSending) {
  return h(
    'label',
    { class: 'toggle', 'aria-busy': isSending && 'true' },
    h('input', {
      type: 'checkbox',
      checked: on,
      on: { change: (/** @type {any} */ event) => change(event.target.checked) },
    }),
    h('span', null, label, isSending && sendingMark()),
  );
}
