// A hint in steps: there is something here; look here; this move, because ...

import { h } from '../dom.js';
import { t } from '../words.js';

/**
 * @typedef {ReturnType<typeof hints>} Hints
 * @typedef {(action: import('../types.js').Action) => string | undefined} Words  where to look, as the board says it
 */

/**
 * @param {import('../app.js').App} app
 * @param {import('../sitting.js').Seat} sitting
 * @param {(action: import('../types.js').Action | null) => void} point
 */
export function hints(app, sitting, point) {
  let step = 0;
  /** @type {{action: import('../types.js').Action, why: string} | null} */
  let found = null;

  /** @param {Words} words */
  const sentence = (words) => {
    if (!found) return '';
    if (step === 1) return t(`${sitting.now?.plan.game}.hint.${found.action.do}`);
    return step === 2 ? (words(found.action) ?? t('hint.look')) : found.why;
  };

  function clear() {
    if (step) point(null);
    step = 0;
    found = null;
  }

  /** @param {Words} words */
  async function more(words) {
    if (!found) {
      const answer = await sitting.hint();
      if (!answer.ok) return sitting.refuse(answer);
      if (!answer.action) return;
      found = { action: answer.action, why: answer.why ?? '' };
    }
    step = Math.min(3, step + 1);
    if (step > 1) point(found.action);
    sitting.refuse(null);
    app.tell(sentence(words));
    app.redraw();
  }

  return {
    more,
    clear,
    /** @param {(action: import('../types.js').Action) => void} act @param {Words} words */
    draw(act, words) {
      const action = found?.action;
      if (!step || !action) return null;
      return h(
        'div',
        { class: 'hint', key: 'hint' },
        h('p', null, sentence(words)),
        h(
          'div',
          { class: 'proposals' },
          // One button that leads on: who stands on it with the keyboard stays there.
          h(
            'button',
            {
              key: 'on',
              class: `button ${step < 3 ? '' : 'main'}`,
              on: { click: () => (step < 3 ? more(words) : act(action)) },
            },
            step < 3 ? t(`hint.more.${step}`) : t('hint.do'),
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
            t('hint.own'),
          ),
        ),
      );
    },
  };
}
