// Which of the regulars plays at a bot's seat, and how they play.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState } from '../app-state.js';
import { face } from './face.js';
import { closePopover, openPopover, popover } from './popover.js';

/**
 * A button that opens the regulars; those who sit elsewhere cannot be chosen.
 * @param {import('../table-session.js').TableSession} session @param {number} seat @param
 *   {import('../types.js').Seat} chair
 */
export function regularChoice(session, seat, chair) {
  const id = `regulars-${seat}`;
  const seated = session.snapshot?.seats.map((other) => other?.regular?.character) ?? [];
  const isSending = !!session.sending('add_bot', { seat });
  /** @param {string} character */
  const choose = (character) => {
    closePopover(id);
    if (character !== chair.regular?.character)
      session.command({ command: 'add_bot', seat, level: chair.bot, character });
  };
  /** @param {import('../types.js').Regular} regular */
  const entry = ({ name, character }) =>
    h(
      'button',
      {
        key: character,
        type: 'button',
        class: 'regular',
        'aria-pressed': `${character === chair.regular?.character}`,
        disabled: seated.includes(character) && seated.indexOf(character) !== seat,
        on: { click: () => choose(character) },
      },
      face(character),
      h('span', null, h('strong', null, name), h('span', { class: 'small' }, t(`character-${character}`))),
    );
  const opener = {
    'aria-haspopup': 'dialog',
    disabled: isSending,
    on: { click: () => openPopover(id, session.changed) },
  };
  return [
    h('button', { class: 'button', type: 'button', key: 'who', ...opener }, t('seat-who')),
    popover(id, t('seat-who'), session.changed, () => [
      h('p', { class: 'name' }, t('regulars')),
      chair.bot !== 'medium' && h('p', { class: 'small', key: 'level' }, t('regulars-level')),
      h('div', { class: 'regulars' }, appState.regulars.map(entry)),
    ]),
  ];
}
