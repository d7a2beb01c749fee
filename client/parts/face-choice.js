// The faces that a guest can choose from.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, chooseFace } from '../app-state.js';
import { errorText } from './error-text.js';
import { face } from './face.js';
import { closePopover, popover } from './popover.js';

/**
 * A button with your face, which opens all of them.
 * @param {import('../app.js').App} app
 * @param {string} id  of the sheet with all of them
 * @param {string | null} [own]  your face where you sit
 */
export function faceChoice(app, id, own = appState.me?.face ?? null) {
  /** @param {string} name */
  const choose = async (name) => {
    closePopover(id);
    await chooseFace(name).catch((error) => app.announce(errorText(error)));
    app.redraw();
  };
  const entry = (/** @type {string} */ name) =>
    h(
      'button',
      {
        key: name,
        type: 'button',
        class: 'face-button',
        'aria-label': t(`face-${name}`),
        title: t(`face-${name}`),
        'aria-pressed': `${name === own}`,
        on: { click: () => choose(name) },
      },
      face(name),
    );
  return h(
    'div',
    { class: 'face-choice', key: 'face-choice' },
    h(
      'button',
      {
        class: 'face-button',
        type: 'button',
        popovertarget: id,
        'aria-label': t('face-choose'),
        title: t('face-choose'),
      },
      face(own ?? ''),
    ),
    popover(
      id,
      t('face-choose'),
      h('p', { class: 'name' }, t('face-choose')),
      h('div', { class: 'faces' }, appState.faces.map(entry)),
    ),
  );
}
