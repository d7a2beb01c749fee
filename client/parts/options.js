// The form of a game's options, each with a sentence that says what it changes.

import { h } from '../dom.js';
import { hasMessage, t } from '../words.js';
import { choice, toggle } from './header.js';

/**
 * @param {import('../types.js').GameInfo} info
 * @param {import('../types.js').TableSettings} settings
 * @param {((options: Record<string, any>) => void) | null} change  null: read-only
 */
export function options(info, settings, change) {
  const chosen = settings.options;
  const shown = Object.entries(info.options).filter(([name]) => change || name in chosen);
  /** @param {string} name @param {any} value */
  const set = (name, value) => change?.({ ...chosen, [name]: value });
  return h(
    'div',
    { class: 'options' },
    shown.map(([name, option]) => {
      const key = `${info.game}-option-${name}`;
      const value = chosen[name] ?? option.default;
      return h(
        'div',
        { class: 'option', key: name },
        change
          ? field(option, key, value, (changed) => set(name, changed))
          : h('strong', null, t(key), ': ', valueText(key, value)),
        hasMessage(`${key}-what`) && h('p', { class: 'small' }, t(`${key}-what`)),
      );
    }),
  );
}

/** Returns an option as the lobby names it, with a value if there is one. @param {string} game @param {string} name
 * @param {any} [value] */
export function optionText(game, name, value) {
  const key = `${game}-option-${name}`;
  return value === undefined ? t(key) : `${t(key)}: ${valueText(key, value)}`;
}

/** @param {string} key @param {any} value */
function valueText(key, value) {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return hasMessage(`${key}-${value}`) ? t(`${key}-${value}`) : `${value}`;
}

/**
 * @param {import('../types.js').Option} option
 * @param {string} key
 * @param {any} value
 * @param {(value: any) => void} set
 */
function field(option, key, value, set) {
  if (option.type === 'bool' && option.default !== null) return toggle(t(key), value, set);
  if (option.type === 'bool') {
    const current = value === null ? 'default' : `${value}`;
    return choice(
      t(key),
      current,
      [
        ['default', t('option-default')],
        ['true', t('yes')],
        ['false', t('no')],
      ],
      (chosen) => set(chosen === 'default' ? null : chosen === 'true'),
    );
  }
  if (option.type === 'choice')
    return choice(
      t(key),
      value,
      option.values.map((one) => [one, t(`${key}-${one}`)]),
      set,
    );
  if (option.type === 'json') return jsonField(key, value, set);
  return h(
    'label',
    { class: 'field' },
    h('span', null, t(key)),
    h('input', {
      type: 'number',
      min: option.min,
      max: option.max,
      value,
      on: { change: (/** @type {any} */ event) => event.target.validity.valid && set(Number(event.target.value)) },
    }),
  );
}

/**
 * A field for JSON; text that cannot be parsed stays in it with a message.
 * @param {string} key
 * @param {any} value
 * @param {(value: any) => void} set
 */
function jsonField(key, value, set) {
  const change = (/** @type {any} */ event) => {
    const field = /** @type {HTMLTextAreaElement} */ (event.target);
    field.setCustomValidity('');
    try {
      set(field.value.trim() ? JSON.parse(field.value) : null);
    } catch {
      field.setCustomValidity(t('option-unreadable'));
      field.reportValidity();
    }
  };
  return h(
    'label',
    { class: 'field' },
    h('span', null, t(key)),
    h('textarea', {
      rows: 3,
      spellcheck: 'false',
      placeholder: t('option-default'),
      initial: value ? JSON.stringify(value) : '',
      on: { change },
    }),
  );
}
