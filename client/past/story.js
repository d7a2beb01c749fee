// What happened, step by step; a line leads to its moment.

import { h } from '../dom.js';
import { t } from '../words.js';
import { rove, settle } from '../roving.js';
import { saying } from './looking.js';

/** @typedef {import('./looking.js').Looking} Looking */

/** @param {Looking} looking */
export function story(looking) {
  /** Lines that are not the present one stay as they are: a long game has hundreds.
   * @type {{replay: import('./looking.js').Replay, lines: import('../dom.js').Tree[]} | null} */
  let kept = null;
  let shown = -1;

  /** @param {import('./looking.js').Replay} replay @param {number} at @param {boolean} now */
  const line = (replay, at, now) =>
    h(
      'li',
      { key: at },
      h(
        'button',
        {
          class: 'line',
          'data-stop': true,
          tabindex: now ? '0' : '-1',
          'aria-current': now ? 'step' : null,
          id: now ? 'now' : null,
          on: {
            click: () => {
              looking.pause();
              looking.go(at);
            },
          },
        },
        h('span', { class: 'number' }, at),
        h('span', null, saying(replay, at, t('back.start'))),
      ),
    );

  /** The present line stays in sight, and nothing but the list moves for it. */
  function follow() {
    const list = document.getElementById('story');
    const now = document.getElementById('now');
    if (!list || !now || list.contains(document.activeElement)) return;
    list.scrollTop = now.offsetTop - list.clientHeight / 2;
  }

  return {
    draw() {
      const { replay, at } = looking;
      if (!replay) return null;
      if (kept?.replay !== replay)
        kept = { replay, lines: Array.from({ length: looking.last() + 1 }, (_, one) => line(replay, one, false)) };
      if (shown !== at) requestAnimationFrame(() => setTimeout(follow));
      shown = at;
      return h(
        'section',
        { class: 'story', key: 'story', 'aria-labelledby': 'story-title' },
        h('h2', { id: 'story-title' }, t('back.story')),
        h(
          'ol',
          { class: 'lines', id: 'story', on: { keydown: rove, focusin: settle } },
          kept.lines.map((one, number) => (number === at ? line(replay, at, true) : one)),
        ),
      );
    },
  };
}
