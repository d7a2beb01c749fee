// A tip lies over an edge of the table and rings what it is about. It blocks nothing, and goes with the next move.

import { h } from '../dom.js';
import { loadedBoard } from '../boards.js';
import { createTips, isCoached } from '../tips.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Scene} Scene */

/** The attribute of what a tip is about. */
const MARK = 'data-tip';

/**
 * Rings what lies at a place, and nothing else. Returns it.
 * @param {string} [selector]  within the table
 */
function mark(selector) {
  const wanted = [...(selector ? document.querySelectorAll(`.cloth :is(${selector})`) : [])];
  for (const old of document.querySelectorAll(`[${MARK}]`)) if (!wanted.includes(old)) old.removeAttribute(MARK);
  for (const element of wanted) element.setAttribute(MARK, '');
  return wanted;
}

/**
 * Rings what a tip is about, and tells its style where that is. (A `:has()` on the whole table would compute all styles
 * again with every move.)
 * @param {HTMLElement} tip @param {string} selector
 */
function place(tip, selector) {
  const isAtSeat = mark(selector).some((element) => element.closest('.plates'));
  tip.dataset.beside = isAtSeat ? 'seats' : 'middle';
}

/**
 * @param {import('../app.js').App} app
 * @param {string} code  of the table
 * @param {(rule: string) => void} openRule
 */
export function tipsAtTable(app, code, openRule) {
  const tips = createTips(isCoached(code));

  /** @param {Scene} scene @param {import('../types.js').Tip} tip */
  const textOf = ({ view }, { name }) => {
    const scope = `${view.game}-tip`;
    return t(`${scope}-${name}`);
  };

  function dismiss() {
    tips.dismiss();
    app.redraw();
  }

  return {
    /** The table has changed. @param {Scene} scene @param {import('../types.js').Update[]} updates */
    update(scene, updates) {
      const came = tips.update(loadedBoard(scene.view.game)?.tips ?? [], scene, updates);
      if (came) app.announce(textOf(scene, came));
    },
    /** @param {Scene} scene */
    draw(scene) {
      const tip = tips.current();
      if (!tip || scene.over) return null;
      const { at, rule, name } = tip;
      return h(
        'aside',
        {
          class: 'tip',
          // Another tip is another element: it has not moved.
          key: `tip ${name}`,
          'aria-label': t('tip'),
          drawn: (/** @type {HTMLElement} */ tip) => place(tip, typeof at === 'string' ? at : at(scene)),
          removed: () => mark(),
        },
        h(
          'p',
          null,
          textOf(scene, tip),
          ' ',
          h('button', { class: 'link', on: { click: () => openRule(rule) } }, t('rules-clause', { rule })),
        ),
        h('button', { class: 'button', on: { click: dismiss } }, t('tip-dismiss')),
      );
    },
  };
}
