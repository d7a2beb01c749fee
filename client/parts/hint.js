// A hint in steps: there is something here; look here; this move, because ...

import { h } from '../dom.js';
import { t } from '../words.js';

/** @typedef {ReturnType<typeof hints>} Hints */

/**
 * @param {import('../app.js').App} app
 * @param {import('../sitting.js').Sitting} sitting
 * @param {(action: import('../types.js').Action | null) => void} point
 */
export function hints(app, sitting, point) {
  let step = 0;
  /** @type {{action: import('../types.js').Action, why: string} | null} */
  let found = null;

  const sentence = () => {
    const kind = `${sitting.now?.plan.game}.hint.${found?.action.do}`;
    if (step === 1) return t(kind);
    return step === 2 ? t('hint.look') : (found?.why ?? '');
  };

  function clear() {
    if (step) point(null);
    step = 0;
    found = null;
  }

  async function more() {
    if (!found) {
      const answer = await sitting.hint();
      if (!answer.ok) return sitting.refuse(answer);
      if (!answer.action) return;
      found = { action: answer.action, why: answer.why ?? '' };
    }
    step = Math.min(3, step + 1);
    if (step > 1) point(found.action);
    sitting.refuse(null);
    app.tell(sentence());
    app.redraw();
  }

  return {
    more,
    clear,
    /** @param {(action: import('../types.js').Action) => void} act */
    draw(act) {
      const action = found?.action;
      if (!step || !action) return null;
      return h(
        'div',
        { class: 'hint', key: 'hint' },
        h('p', null, sentence()),
        h(
          'div',
          { class: 'proposals' },
          step < 3
            ? h('button', { key: 'more', class: 'button', on: { click: more } }, t(`hint.more.${step}`))
            : h(
                'button',
                { key: 'do', class: 'button main', on: { click: () => act(action) } },
                t('hint.do'),
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
