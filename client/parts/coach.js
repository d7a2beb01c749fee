// The coach of a lesson: what they say, and the buttons below it.

import { h } from '../dom.js';
import { pace } from '../pace.js';
import { t } from '../words.js';
import { pressGuard } from './press-guard.js';

/**
 * @typedef {object} Button
 * @property {string} name  what it means
 * @property {string} label
 * @property {string} kind  a class
 * @property {() => void} press
 *
 * @typedef {object} Said
 * @property {string} game
 * @property {number} at
 * @property {number} count
 * @property {string} text
 * @property {'' | 'praise' | 'aside'} tone
 * @property {string} rule  the clause of the rule book
 * @property {Button[]} buttons
 */

export function createCoach() {
  const guard = pressGuard();

  /** @param {Button[]} buttons */
  function row(buttons) {
    guard.drawn(
      buttons.map(({ name }) => name),
      performance.now(),
    );
    return h(
      'div',
      { class: 'row' },
      buttons.map(({ name, label, kind, press }, at) => {
        const isIcon = kind === 'icon-button';
        const click = (/** @type {MouseEvent} */ event) => {
          if (pace() === 'off' || guard.allows(at, buttons.length, event)) press();
        };
        return h(
          'button',
          { key: name, class: kind, ...(isIcon && { 'aria-label': label, title: label }), on: { click } },
          isIcon ? '←' : label,
        );
      }),
    );
  }

  return {
    /** @param {Said} said */
    draw: ({ game, at, count, text, tone, rule, buttons }) =>
      h(
        'section',
        {
          class: 'coach',
          id: 'coach',
          key: 'coach',
          tabindex: '-1',
          'data-focus-fallback': true,
          'aria-labelledby': 'coach-title',
          'aria-describedby': 'coach-text',
        },
        h(
          'h1',
          { id: 'coach-title' },
          t('learn-title', { game: t(`${game}-title`) }),
          ' ',
          h('small', null, t('learn-step', { at, count })),
        ),
        h(
          'p',
          { id: 'coach-text', class: tone },
          text,
          ' ',
          h('a', { href: `/rules/${game}#${rule}`, target: '_blank' }, t('rules-clause', { rule })),
        ),
        row(buttons),
      ),
  };
}
