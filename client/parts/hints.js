// A hint in two steps: where to look; the move and its reasons.

import { h } from '../dom.js';
import { setPreview } from '../kit/previews.js';
import { t } from '../words.js';

/**
 * @typedef {ReturnType<typeof hints>} Hints
 * @typedef {(action: import('../types.js').Action) => string | undefined} Describe  says where the action happens: the
 * board's `describe`
 */

/** Says an action, which may begin with a small letter, and why. @param {string} text @param {string} why */
const asSentence = (text, why) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}. ${why}`;

/**
 * @param {import('../app.js').App} app
 * @param {import('../table-session.js').PlaySession} session
 * @param {(action: import('../types.js').Action | null) => void} highlight
 */
export function hints(app, session, highlight) {
  let step = 0;
  /** @type {{action: import('../types.js').Action, text: string, why: string} | null} */
  let found = null;

  /** @param {Describe} describe */
  const sentence = (describe) => {
    if (!found) return '';
    return step === 1 ? (describe(found.action) ?? t('hint-look')) : asSentence(found.text, found.why);
  };

  function clear() {
    if (step) highlight(null);
    step = 0;
    found = null;
  }

  /** @param {Describe} describe */
  async function showNext(describe) {
    if (!found) {
      const answer = await session.hint();
      if (!answer.ok) return session.showRefusal(answer);
      if (!answer.action) return;
      setPreview(answer.action, answer.preview);
      found = { action: answer.action, text: answer.text ?? '', why: answer.why ?? '' };
    }
    step = Math.min(2, step + 1);
    highlight(found.action);
    session.showRefusal(null);
    app.announce(sentence(describe));
    app.redraw();
  }

  return {
    showNext,
    clear,
    /** @param {(action: import('../types.js').Action) => void} act @param {Describe} describe */
    draw(act, describe) {
      const action = found?.action;
      if (!step || !action) return null;
      return h(
        'div',
        { class: 'hint', key: 'hint' },
        h('p', { key: `step ${step}` }, sentence(describe)),
        h(
          'div',
          { class: 'proposals' },
          // One button for all steps, so that the keyboard focus stays on it.
          h(
            'button',
            {
              key: 'on',
              class: `button ${step < 2 ? '' : 'main'}`,
              on: { click: () => (step < 2 ? showNext(describe) : act(action)) },
            },
            step < 2 ? t('hint-more') : t('hint-do'),
          ),
          h(
            'button',
            {
              key: 'own',
              class: 'button quiet',
              on: {
                click: () => {
                  clear();
                  app.redraw();
                },
              },
            },
            t('hint-dismiss'),
          ),
        ),
      );
    },
  };
}
