// A rule book on a page of its own, with examples to play with.

import { h } from '../dom.js';
import { has, speakOf, t } from '../words.js';
import { rules } from '../parts/book.js';
import { doors } from '../parts/doors.js';
import { examples } from '../parts/examples.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @returns {import('../app.js').Page}
 */
export function rulesPage(app, game) {
  const live = examples(app, game, (rule) => book.seek(rule));
  const book = rules(app, 1, live.at);
  speakOf([game]).then(app.redraw, () => {});
  if (location.hash) book.seek(location.hash.slice(1));
  return {
    title: () => (has(`${game}.title`) ? `${t(`${game}.title`)} · ${t('panel.rules')}` : t('app')),
    draw() {
      book.load(game);
      return h('article', { class: 'card reading' }, doors(game), book.draw());
    },
    spoken: live.spoken,
    close: live.close,
  };
}
