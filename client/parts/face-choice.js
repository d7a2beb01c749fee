// The faces that a guest can choose from.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, chooseFace } from '../app-state.js';
import { errorText } from './error-text.js';
import { face } from './face.js';
import { closePopover, openPopover, popover } from './popover.js';

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
    button(t(`face-${name}`), name, { key: name, 'aria-pressed': `${name === own}` }, () => choose(name));
  const opener = { 'aria-haspopup': 'dialog', key: 'own' };
  return h(
    'div',
    { class: 'face-choice', key: 'face-choice' },
    button(t('face-choose'), own ?? '', opener, () => openPopover(id, app.redraw)),
    popover(id, t('face-choose'), app.redraw, () => [
      h('p', { class: 'name' }, t('face-choose')),
      h('div', { class: 'faces' }, appState.faces.map(entry)),
    ]),
  );
}

/** @param {string} label @param {string} name @param {Record<string, string>} props @param {() => void} click */
const button = (label, name, props, click) =>
  h(
    'button',
    { ...props, type: 'button', class: 'face-button', 'aria-label': label, title: label, on: { click } },
    face(name),
  );
