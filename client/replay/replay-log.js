// The log of a replay: one line for each step, which goes there.

import { h } from '../dom.js';
import { t } from '../words.js';
import { afterDraw } from '../frames.js';
import { roving } from '../kit/roving.js';
import { stepText } from './replay-state.js';

/** @typedef {import('./replay-state.js').ReplayState} ReplayState */

/** @param {ReplayState} state */
export function replayLog(state) {
  /** All lines but the current one are drawn once: a long game has hundreds.
   * @type {{replay: import('./replay-state.js').Replay, lines: import('../dom.js').Tree[]} | null} */
  let drawn = null;
  let drawnStep = -1;

  /** @param {import('./replay-state.js').Replay} replay @param {number} step @param {boolean} isCurrent */
  const line = (replay, step, isCurrent) =>
    h(
      'li',
      { key: step },
      h(
        'button',
        {
          class: 'line',
          'data-stop': true,
          tabindex: isCurrent ? '0' : '-1',
          'aria-current': isCurrent ? 'step' : null,
          id: isCurrent ? 'current-step' : null,
          on: {
            click: () => {
              state.pause();
              state.go(step);
            },
          },
        },
        h('span', { class: 'number' }, step),
        h('span', null, stepText(replay, step, t('replay-start'))),
      ),
    );

  /** Scrolls the list, and nothing else, to the current line. */
  function scrollToCurrent() {
    const list = document.getElementById('replay-log');
    // Lines out of sight are not laid out, only their items are.
    const current = document.getElementById('current-step')?.closest('li');
    if (!list || !current || list.contains(document.activeElement)) return;
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }

  /** The lines that come into sight by scrolling may be higher than was thought: then it takes a second time. */
  function followCurrent() {
    scrollToCurrent();
    requestAnimationFrame(scrollToCurrent);
  }

  return {
    draw() {
      const { replay, step } = state;
      if (!replay) return null;
      if (drawn?.replay !== replay)
        drawn = { replay, lines: Array.from({ length: state.lastStep() + 1 }, (_, one) => line(replay, one, false)) };
      if (drawnStep !== step) afterDraw(followCurrent);
      drawnStep = step;
      return h(
        'section',
        { class: 'replay-log', key: 'log', 'aria-labelledby': 'replay-log-title' },
        h('h2', { id: 'replay-log-title' }, t('replay-log')),
        h(
          'ol',
          { class: 'lines', id: 'replay-log', ...roving },
          drawn.lines.map((one, number) => (number === step ? line(replay, step, true) : one)),
        ),
      );
    },
  };
}
