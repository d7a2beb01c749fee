// The rules of a game that are ours: what we decided, why, and the option that plays it otherwise.

import { h } from '../dom.js';
import { hasMessage, language, loadMessages, t } from '../words.js';
import { RequestError, transport } from '../transport.js';
import { parseBook, sectionsOf } from '../book/parse.js';
import { isOurs, otherwise } from '../book/sources.js';
import { errorText } from '../parts/error-text.js';

/**
 * @typedef {import('../book/parse.js').Section} Section
 * @typedef {import('../book/parse.js').Source} Source
 * @typedef {{section: Section, source: Source}} Ruling
 */

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @returns {import('../app.js').Page}
 */
export function disputedPage(app, game) {
  /** @type {Ruling[] | null} */
  let rulings = null;
  let failure = '';
  let loaded = '';

  async function load() {
    if (loaded === language()) return;
    loaded = language();
    failure = '';
    try {
      const [text] = await Promise.all([transport.rules(game), loadMessages(['book', game])]);
      rulings = rulingsOf(sectionsOf(parseBook(text)));
    } catch (error) {
      failure = error instanceof RequestError && error.status === 404 ? t('not-found-page') : errorText(error);
    }
    app.redraw();
  }

  /** @param {Ruling} ruling */
  const one = ({ section, source }) =>
    h(
      'li',
      { key: `${section.number} ${source.why}` },
      h('h3', null, h('a', { href: `/rules/${game}#${section.number}` }, section.title)),
      h('p', null, source.why, ' ', otherwise(game, source)),
    );

  /** @param {Source['kind']} kind @param {string} title */
  function part(kind, title) {
    const ours = rulings?.filter(({ source }) => source.kind === kind) ?? [];
    return ours.length > 0 && h('section', { key: kind }, h('h2', null, title), h('ul', null, ours.map(one)));
  }

  const title = () =>
    hasMessage('book-disputed-of') ? t('book-disputed-of', { game: t(`${game}-title`) }) : t('disputed');
  return {
    title,
    draw() {
      load();
      return h(
        'article',
        { class: 'card reading disputed' },
        h('p', { class: 'intro-links' }, h('a', { href: `/rules/${game}` }, t('book-to-rules'))),
        failure
          ? h('p', { class: 'empty' }, failure)
          : [
              h('h1', null, title()),
              rulings
                ? [
                    h('p', { key: 'lead' }, t('book-disputed-lead')),
                    part('disputed', t('book-disputed-sources')),
                    part('ruling', t('book-disputed-silent')),
                  ]
                : h('p', { class: 'empty' }, t('table-joining')),
            ],
      );
    },
  };
}

/** @param {Section[]} sections @returns {Ruling[]} */
const rulingsOf = (sections) =>
  sections.flatMap((section) => section.sources.filter(isOurs).map((source) => ({ section, source })));
