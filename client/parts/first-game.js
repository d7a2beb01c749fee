// Somebody who has never played a game here is offered its lesson before they play.

import { h } from '../dom.js';
import { t } from '../words.js';
import { store, stored } from '../storage.js';
import { closePopover, popover } from './popover.js';

const ID = 'first-game';

const played = () => stored('played', '').split(' ').filter(Boolean);

/** @param {string} game */
export const isNew = (game) => !played().includes(game);

/** @param {string} game */
export const notePlayed = (game) => store('played', [...new Set([...played(), game])].join(' '));

/**
 * Offers the lesson. @param {string} game @param {() => void} play @param {() => void} done  the offer is closed
 */
export function offerLesson(game, play, done) {
  /** @param {any} element */
  const mounted = (element) => {
    element.addEventListener('toggle', (/** @type {any} */ event) => event.newState === 'closed' && done());
    element.showPopover();
  };
  const start = () => {
    closePopover(ID);
    play();
  };
  return () =>
    popover(
      { id: ID, mounted },
      t('first-game', { game: t(`${game}-title`) }),
      h('p', { class: 'name' }, t('first-game', { game: t(`${game}-title`) })),
      h('p', null, t('first-game-what')),
      h(
        'div',
        { class: 'row' },
        h('a', { class: 'button main', href: `/learn/${game}` }, t('learn')),
        h('button', { class: 'button', type: 'button', on: { click: start } }, t('first-game-play')),
      ),
    );
}
