// Links for somebody new to a game: its lesson and, where the game has one, the children's table.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').About} About */

/**
 * Returns the address of the lesson for a game with these options.
 * @param {string} game @param {About} [about] @param {Record<string, any>} [options]
 */
export function lessonHref(game, about, options = {}) {
  const value = options[about?.offers ?? ''];
  return about?.lessons?.includes(value) ? `/learn/${game}?for=${value}` : `/learn/${game}`;
}

/**
 * @param {string} game @param {About} [about] @param {Record<string, any>} [options]
 * @param {import('../dom.js').Child} [more]  links
 */
export const introLinks = (game, about, options, more) =>
  h(
    'p',
    { class: 'intro-links' },
    h(
      'a',
      { href: lessonHref(game, about, options) },
      t('learn'),
      h('span', { class: 'visually-hidden' }, `: ${t(`${game}-title`)}`),
    ),
    about?.kids && h('a', { href: `/kids/${game}` }, t('kids')),
    more,
  );

/** Where to read which rules of a game are ours, and why. @param {string} game */
export const disputedLink = (game) =>
  h(
    'a',
    { href: `/rules/${game}/disputed`, key: 'disputed' },
    t('disputed'),
    h('span', { class: 'visually-hidden' }, `: ${t(`${game}-title`)}`),
  );

/**
 * The same for somebody at a table: they open in another tab, so that the table stays open.
 * @param {import('../types.js').TableSettings} settings @param {About} [about]
 */
export const introLinksInTabs = ({ game, options }, about) =>
  h(
    'p',
    { class: 'intro-links' },
    h('a', { href: lessonHref(game, about, options), target: '_blank' }, t('learn')),
    h('a', { href: `/rules/${game}`, target: '_blank' }, t('panel-rules')),
  );
