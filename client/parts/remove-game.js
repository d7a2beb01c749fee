// Removes a game from your list: a table that waits is left, a game is resigned, a finished one is no longer listed.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, loadMe } from '../app-state.js';
import { transport } from '../transport.js';
import { errorText } from './error-text.js';
import { closePopover, openPopover, popover } from './popover.js';

/** @typedef {import('../types.js').Summary} Summary */

const ID = 'remove-game';

/** @param {Summary} table */
async function remove({ code, phase }) {
  if (phase === 'finished') {
    appState.me = { ...appState.me, ...(await transport.removeTable(code)) };
    return;
  }
  await transport.command(code, { command: 'resign' });
  await loadMe();
}

/**
 * Asks whether to remove a game. Returns what draws the question.
 * @param {import('../app.js').App} app @param {Summary} table
 */
export function removeGame(app, table) {
  let error = '';
  const act = async () => {
    try {
      await remove(table);
      closePopover(ID);
    } catch (failure) {
      error = errorText(failure);
      app.announce(error);
      app.redraw();
    }
  };
  const word = t(table.phase === 'playing' ? 'people-resign' : 'home-remove');
  openPopover(ID, app.redraw);
  return () =>
    popover(ID, t('home-remove'), app.redraw, () => [
      h('p', { class: 'name' }, t(`${table.game}-title`)),
      h('p', null, t(`home-remove-${table.phase}`)),
      error && h('p', { class: 'refusal', role: 'alert' }, error),
      h(
        'div',
        { class: 'row' },
        h('button', { class: 'button main', type: 'button', on: { click: act } }, word),
        h('button', { class: 'button', type: 'button', on: { click: () => closePopover(ID) } }, t('cancel')),
      ),
    ]);
}
