// The three moments of a finished game that changed most, for the result.

import { h } from '../dom.js';
import { t } from '../words.js';
import { loadAnalysis } from '../replay/analysis.js';
import { percent } from '../replay/chances-chart.js';

const SHOWN = 3;

/** @param {import('../app.js').App} app @param {string} code */
export function moments(app, code) {
  const analysis = loadAnalysis(code, app.redraw);
  let opened = 0;

  return {
    /** Loads again in the new language. */
    languageChanged() {
      opened = 0;
    },
    close: analysis.close,
    /** @param {number} game  its number at this table @param {string[]} names */
    draw(game, names) {
      if (opened !== game) {
        opened = game;
        analysis.open(game);
      }
      const found = analysis.breakdowns ? analysis.turningPoints.slice(0, SHOWN) : [];
      if (!found.length) return null;
      return h(
        'section',
        { class: 'moments', key: 'moments', 'aria-labelledby': 'moments' },
        h('h3', { id: 'moments' }, t('end-moments')),
        h(
          'ol',
          null,
          found.map(({ step, seat, by, from, to, text, kind }) =>
            h(
              'li',
              { key: step },
              h('a', { href: `/t/${code}/replay?game=${game}&step=${step}` }, text),
              ' ',
              h('b', null, t('replay-turning-point', { name: names[seat], from: percent(from), to: percent(to) })),
              ' ',
              h('span', { class: 'tag' }, t(`replay-kind-${kind}`, { name: names[by] })),
            ),
          ),
        ),
      );
    },
  };
}
