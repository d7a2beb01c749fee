// Links for somebody new to a game: the first lesson and, where the game has one, the children's table.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @param {string} game @param {boolean} [hasKids] @param {import('../dom.js').Child} [more] */
export const introLinks = (game, hasKids, more) =>
  h(
    'p',
    { class: 'intro-links' },
    h('a', { href: `/learn/${game}` }, t('learn'), h('span', { class: 'visually-hidden' }, `: ${t(`${game}-title`)}`)),
    hasKids && h('a', { href: `/kids/${game}` }, t('kids')),
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

/** The same for somebody at a table: they open in another tab, so that the table stays open. @param {string} game */
export const introLinksInTabs = (game) =>
  h(
    'p',
    { class: 'intro-links' },
    h('a', { href: `/learn/${game}`, target: '_blank' }, t('learn')),
    h('a', { href: `/rules/${game}`, target: '_blank' }, t('panel-rules')),
  );
