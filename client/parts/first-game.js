// Somebody who has never played a game here is offered its lesson before they play.

import { h } from '../dom.js';
import { t } from '../words.js';
import { store, stored } from '../storage.js';
import { closePopover, openPopover, popover } from './popover.js';

const ID = 'first-game';

/** @param {string} game */
export const notePlayed = (game) => store('played', `${stored('played', '')} ${game}`.trim());

/**
 * Offers the lesson. Returns what draws the offer.
 * @param {import('../app.js').App} app @param {string} game @param {string} lesson  its address
 * @param {() => void} play
 */
export function offerLesson(app, game, lesson, play) {
  const title = t('first-game', { game: t(`${game}-title`) });
  const start = () => {
    closePopover(ID);
    play();
  };
  openPopover(ID, app.redraw);
  return () =>
    popover(ID, title, app.redraw, () => [
      h('p', { class: 'name' }, title),
      h('p', null, t('first-game-what')),
      h(
        'div',
        { class: 'row' },
        h('a', { class: 'button main', href: lesson }, t('learn')),
        h('button', { class: 'button', type: 'button', on: { click: start } }, t('first-game-play')),
      ),
    ]);
}
