// A rule book on a page of its own, with examples to play.

import { h } from '../dom.js';
import { hasMessage, loadMessages, t } from '../words.js';
import { aboutOf, loadAbout } from '../boards.js';
import { ruleBook } from '../parts/rule-book.js';
import { disputedLink, introLinks } from '../parts/intro-links.js';
import { examples } from '../parts/examples.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @returns {import('../app.js').Page}
 */
export function rulesPage(app, game) {
  const live = examples(
    app,
    game,
    (rule) => book.seek(rule),
    () => book.pieces(),
  );
  const cover = () => h('div', { class: 'cover', 'aria-hidden': 'true', key: 'cover' }, aboutOf(game)?.picture());
  const book = ruleBook(app, { after: live.at, cover });
  Promise.all([loadMessages([game]), loadAbout(game)]).then(app.redraw, () => {});
  const seek = () => void (location.hash && book.seek(location.hash.slice(1)));
  seek();
  return {
    title: () => (hasMessage(`${game}-title`) ? `${t(`${game}-title`)} · ${t('panel-rules')}` : t('app')),
    draw() {
      book.load(game);
      return h('article', { class: 'card reading' }, introLinks(game, undefined, {}, disputedLink(game)), book.draw());
    },
    languageChanged: live.languageChanged,
    hashChanged: seek,
    close: live.close,
  };
}
