// Somebody who has never played a game here is offered its lesson or a coach before they play.

import { h } from '../dom.js';
import { t } from '../words.js';
import { store, stored } from '../storage.js';
import { rememberCoached } from '../tips.js';
import { closePopover, openPopover, popover } from './popover.js';

const ID = 'first-game';

/**
 * @typedef {{level: string, opened: (code: string) => void}} Coach
 *   the level of the bots; what is kept of the table
 */

/** With the coach one plays against gentle bots. @type {Coach} */
const COACH = { level: 'easy', opened: rememberCoached };

/** @param {string} game */
export const notePlayed = (game) => store('played', `${stored('played', '')} ${game}`.trim());

/**
 * Offers the lesson, and a game with or without the coach. Returns what draws the offer.
 * @param {import('../app.js').App} app @param {string} game @param {string} lesson  its address
 * @param {(coach?: Coach) => void} play
 */
export function offerLesson(app, game, lesson, play) {
  const title = t('first-game', { game: t(`${game}-title`) });
  const start = (/** @type {Coach | undefined} */ coach) => ({
    click() {
      closePopover(ID);
      play(coach);
    },
  });
  openPopover(ID, app.redraw);
  return () =>
    popover(ID, title, app.redraw, () => [
      h('p', { class: 'name' }, title),
      h('p', null, t('first-game-what')),
      h(
        'div',
        { class: 'row' },
        h('a', { class: 'button main', href: lesson }, t('learn')),
        h('button', { class: 'button', type: 'button', on: start(COACH) }, t('first-game-coach')),
        h('button', { class: 'button quiet', type: 'button', on: start(undefined) }, t('first-game-play')),
      ),
    ]);
}
