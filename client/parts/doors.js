// The ways into a game for somebody new: a first lesson and, for Fiches, the children's table.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @param {string} game */
export const doors = (game) =>
  h('p', { class: 'doors' },
    h('a', { href: `/learn/${game}` }, t('learn'), h('span', { class: 'unseen' }, `: ${t(`${game}.title`)}`)),
    game === 'fiches' && h('a', { href: '/kids' }, t('kids')));

/** For whoever is waiting at a table: beside it, so that the seat stays open. @param {string} game */
export const doorsBeside = (game) =>
  h('p', { class: 'doors' },
    h('a', { href: `/learn/${game}`, target: '_blank' }, t('learn')),
    h('a', { href: `/rules/${game}`, target: '_blank' }, t('panel.rules')));
