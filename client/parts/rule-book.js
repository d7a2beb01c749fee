// A rule book: loads it, draws it with the game's pieces, finds words in it, and scrolls to a clause.

import { h } from '../dom.js';
import { loadGames } from '../app-state.js';
import { loadBookPieces } from '../boards.js';
import { afterDraw } from '../frames.js';
import { language, loadMessages, t } from '../words.js';
import { RequestError, transport } from '../transport.js';
import { parseBook, sectionsOf } from '../book/parse.js';
import { bookSearch } from '../book/search.js';
import { sourceList } from '../book/sources.js';
import { drawBlock, wordsOf } from '../book/text.js';
import { errorText } from './error-text.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../dom.js').Child} Child
 * @typedef {import('../book/parse.js').Book} Book
 * @typedef {import('../book/parse.js').Chapter} Chapter
 * @typedef {import('../book/parse.js').Section} Section
 * @typedef {{id: string, number: string}} Place
 */

/**
 * @param {import('../app.js').App} app
 * @param {object} [page]  of a book that has a page of its own
 * @param {(rule: string) => Child} page.after  shown below a clause
 * @param {() => Child} page.cover  shown above the title
 */
export function ruleBook(app, page) {
  const top = page ? 1 : 2;
  /** @type {Book | null} */
  let book = null;
  /** @type {unknown} */
  let failure = null;
  let game = '';
  let loaded = '';
  let target = '';
  /** The clauses that say where they come from. @type {Set<string>} */
  const explained = new Set();
  /** @type {import('../types.js').BookPieces | null} */
  let pieces = null;
  /** The texts of the sections by their ids: they are described once. @type {Map<string, Child>} */
  let texts = new Map();
  /** @type {import('../book/find.js').Entry[]} */
  let entries = [];

  const scrollToTarget = () => {
    const heading = target && (document.getElementById(`clause-${target}`) ?? document.getElementById(target));
    if (!heading) return;
    target = '';
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  };

  /** @param {string} rule */
  function seek(rule) {
    target = rule;
    app.redraw();
    afterDraw(scrollToTarget);
  }

  /** The props of a link to a place in the book. @param {Place} place */
  const linkTo = ({ id, number }) => ({
    href: `#${number || id}`,
    on: {
      click(/** @type {MouseEvent} */ event) {
        // At a table the address is that of the table.
        if (!page) event.preventDefault();
        seek(number || id);
      },
    },
  });

  const drawing = () => ({
    pieces,
    link: (/** @type {string} */ rule, /** @type {string} */ words) => h('a', linkTo({ id: '', number: rule }), words),
  });

  const search = bookSearch(app.redraw, linkTo, ({ id, number }) => {
    if (page) history.pushState(null, '', `#${number || id}`);
    seek(number || id);
  });

  /** @param {string} name */
  async function load(name) {
    const wanted = `${name}/${language()}`;
    if (loaded === wanted) return;
    loaded = wanted;
    game = name;
    try {
      const [text, drawn] = await Promise.all([
        transport.rules(name),
        // Without pictures the text still says it all.
        loadBookPieces(name).catch(() => null),
        loadMessages(['book', name]),
        loadGames(),
      ]);
      if (loaded !== wanted) return;
      pieces = drawn;
      setBook(parseBook(text));
    } catch (error) {
      failure = error;
    }
    app.redraw();
    afterDraw(scrollToTarget);
  }

  /** @param {Book} next */
  function setBook(next) {
    book = next;
    failure = null;
    texts = new Map();
    entries = sectionsOf(next).map(({ id, number, title, blocks }) => ({
      id,
      number,
      title,
      text: blocks.map((block) => wordsOf(block, pieces)).join(' '),
    }));
  }

  /** @param {Section} section */
  function textOf({ id, blocks }) {
    if (!texts.has(id))
      texts.set(
        id,
        blocks.map((block) => drawBlock(block, drawing())),
      );
    return texts.get(id);
  }

  /** @param {number} level @param {Section} section */
  const heading = (level, { id, number, title }) =>
    h(
      `h${level}`,
      { id, tabindex: '-1' },
      number && [h('span', { class: 'number' }, number), ' '],
      h('span', { class: 'title' }, title),
    );

  /** @param {Chapter} chapter */
  const chapter = (chapter) =>
    h(
      'section',
      { class: 'chapter', key: chapter.id },
      heading(top + 1, chapter),
      textOf(chapter),
      chapter.clauses.map(clause),
    );

  /** @param {Section} section */
  function clause(section) {
    const { number, sources } = section;
    const isOpen = explained.has(number);
    const toggle = () => {
      if (isOpen) explained.delete(number);
      else explained.add(number);
      app.redraw();
    };
    return h(
      'section',
      { class: 'clause', key: section.id },
      h(
        'div',
        { class: 'clause-body' },
        h(
          'div',
          { class: 'clause-heading' },
          heading(top + 2, section),
          sources.length > 0 &&
            h(
              'button',
              {
                class: 'icon-button quiet',
                type: 'button',
                'aria-expanded': `${isOpen}`,
                'aria-label': t('book-source', { rule: number }),
                title: t('book-source', { rule: number }),
                on: { click: toggle },
              },
              icon('about'),
            ),
        ),
        isOpen && sourceList(game, sources),
        textOf(section),
      ),
      page?.after(number),
    );
  }

  /** @param {Book} book */
  const contents = ({ chapters }) =>
    h(
      'nav',
      { class: 'contents', 'aria-label': t('book-contents') },
      h(
        'ul',
        null,
        chapters.map((one) => h('li', { key: one.id }, h('a', linkTo(one), one.title))),
      ),
    );

  /** @param {Book} book */
  const whole = (book) => [
    page?.cover(),
    h(`h${top}`, { key: 'title' }, book.title),
    h(
      'div',
      { class: 'lead', key: 'lead' },
      book.blocks.map((block) => drawBlock(block, drawing())),
    ),
    search.draw(entries, contents(book), !!page),
    book.chapters.map(chapter),
  ];

  function failed() {
    // Only on request: otherwise every drawing would ask again.
    const retry = () => {
      loaded = '';
      failure = null;
      app.redraw();
    };
    if (failure instanceof RequestError && failure.status === 404)
      return h('p', { class: 'empty' }, t('not-found-page'));
    return [
      h('p', { class: 'empty' }, errorText(failure)),
      h('p', null, h('button', { class: 'button', on: { click: retry } }, t('error-retry'))),
    ];
  }

  return {
    load,
    seek,
    pieces: () => pieces,
    draw: () =>
      h(
        'div',
        { class: 'book' },
        failure ? failed() : book ? whole(book) : h('p', { class: 'empty' }, t('table-joining')),
      ),
  };
}
