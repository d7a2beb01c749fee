// Removes a game from your list: a table that waits is left, a game is resigned, a finished one is no longer listed.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, loadMe } from '../app-state.js';
import { transport } from '../transport.js';
import { errorText } from './error-text.js';
import { closePopover, popover } from './popover.js';

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
 * Asks whether to remove a game; done when it is removed or stays.
 * @param {import('../app.js').App} app @param {Summary} table @param {() => void} done
 */
export function removeGame(app, table, done) {
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
  /** @param {any} element */
  const mounted = (element) => {
    element.addEventListener('toggle', (/** @type {any} */ event) => event.newState === 'closed' && done());
    element.showPopover();
  };
  return () =>
    popover(
      { id: ID, mounted },
      t('home-remove'),
      h('p', { class: 'name' }, t(`${table.game}-title`)),
      h('p', null, t(`home-remove-${table.phase}`)),
      error && h('p', { class: 'refusal', role: 'alert' }, error),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { class: 'button main', type: 'button', on: { click: act } },
          t(table.phase === 'playing' ? 'people-resign' : 'home-remove'),
        ),
        h('button', { class: 'button', type: 'button', on: { click: () => closePopover(ID) } }, t('cancel')),
      ),
    );
}
