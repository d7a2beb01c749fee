// The line at the top of every page: where you are, and what you like.

import { h } from '../dom.js';
import { LANGUAGES, language, t } from '../words.js';
import { dress, here, remember, remembered } from '../store.js';
import { nameForm } from './name.js';
import { mark } from './marks.js';
import { notify, notifying } from './notify.js';
import { canNudge, nudge, ping } from '../sound.js';
import { canInstall, install, secure } from '../install.js';

/** @param {import('../app.js').App} app @param {import('../dom.js').Child} tools */
export function header(app, tools) {
  return h(
    'header',
    { class: 'top' },
    h(
      'a',
      { class: 'brand', href: '/', 'aria-label': `${t('app')}: ${t('to-home')}` },
      mark('table'),
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
    h(
      'summary',
      { class: 'icon-button', 'aria-label': t('settings'), title: t('settings') },
      mark('settings'),
    ),
    h(
      'div',
      { class: 'sheet' },
      choice(
        t('settings.language'),
        language(),
        LANGUAGES.map(([code, name]) => [code, name]),
        app.speak,
      ),
      choice(
        t('settings.theme'),
        remembered('theme', 'auto'),
        ['auto', 'light', 'dark'].map((theme) => [theme, t(`settings.theme.${theme}`)]),
        (theme) => {
          dress(theme);
          app.redraw();
        },
      ),
      toggle(t('settings.sound'), remembered('sound', 'off') === 'on', (on) => {
        remember('sound', on ? 'on' : 'off');
        if (on) ping('card');
        app.redraw();
      }),
      canNudge() &&
        toggle(t('settings.nudge'), remembered('nudge', 'off') === 'on', (on) => {
          remember('nudge', on ? 'on' : 'off');
          nudge('turn');
          app.redraw();
        }),
      'Notification' in globalThis &&
        secure() &&
        toggle(t('settings.notify'), notifying(), (on) => notify(on).then(app.redraw)),
      canInstall() &&
        h(
          'button',
          { class: 'button', key: 'install', on: { click: () => install().then(app.redraw) } },
          t('settings.install'),
        ),
      !secure() && h('p', { class: 'small', key: 'plain' }, t('settings.plain')),
      here.me && nameForm(app),
    ),
  );
}

/**
 * @param {string} label @param {string} value
 * @param {(readonly [string, string] | string[])[]} choices @param {(value: string) => void} change
 */
export function choice(label, value, choices, change) {
  return h(
    'label',
    { class: 'field' },
    h('span', null, label),
    h(
      'select',
      {
        value,
        on: { change: (/** @type {any} */ event) => change(event.target.value) },
      },
      choices.map(([code, name]) => h('option', { key: code, value: code, selected: code === value }, name)),
    ),
  );
}

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} change */
export function toggle(label, on, change) {
  return h(
    'label',
    { class: 'toggle' },
    h('input', {
      type: 'checkbox',
      checked: on,
      on: { change: (/** @type {any} */ event) => change(event.target.checked) },
    }),
    h('span', null, label),
  );
}
