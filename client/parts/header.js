// The header of every page, with the box of the settings, and the fields that forms are made of.

import { h } from '../dom.js';
import { t } from '../words.js';
import { icon } from './icons.js';

/** @typedef {import('../dom.js').Child} Child */

/**
 * @param {Child} tools
 * @param {Child} sheet  the settings, once they are loaded
 * @param {() => void} loadSheet
 */
export function header(tools, sheet, loadSheet) {
  return h(
    'header',
    { class: 'top' },
    h(
      'a',
      { class: 'brand', href: '/', 'aria-label': `${t('app')}: ${t('to-home')}` },
      icon('table'),
      h('span', null, t('app')),
    ),
    h('div', { class: 'tools' }, tools, settings(sheet, loadSheet)),
  );
}

/** @param {Child} sheet @param {() => void} loadSheet */
function settings(sheet, loadSheet) {
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
    { class: 'settings', on: { keydown: escape, focusout: leave, toggle: loadSheet } },
    h('summary', { class: 'icon-button', 'aria-label': t('settings'), title: t('settings') }, icon('settings')),
    h('div', { class: 'sheet' }, sheet ?? h('p', { role: 'status', key: 'loading' }, t('table-joining'))),
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
