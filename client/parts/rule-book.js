// The rule book: as much Markdown as our books use, and scrolling to a clause.

import { h } from '../dom.js';
import { afterDraw } from '../frames.js';
import { language, t } from '../words.js';
import { RequestError, transport } from '../transport.js';
import { errorText } from './error-text.js';

/** @typedef {import('../dom.js').Child} Child */

/**
 * @param {import('../app.js').App} app
 * @param {number} [top]  the heading level of the book's title
 * @param {(rule: string) => Child} [after]  shown below a clause
 */
export function ruleBook(app, top = 2, after = () => null) {
  /** Each heading with the text below it. @type {{rule: string, text: Child}[]} */
  let chapters = [];
  let loaded = '';
  let target = '';

  const scrollToTarget = () => {
    const heading = target && document.getElementById(`clause-${target}`);
    if (!heading) return;
    target = '';
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
  };

  return {
    /** @param {string} game */
    async load(game) {
      const book = `${game}/${language()}`;
      if (loaded === book) return;
      loaded = book;
      try {
        chapters = parseBook(await transport.rules(game), top);
      } catch (error) {
        // Only on request: otherwise every drawing would ask again.
        const retry = () => {
          loaded = '';
          app.redraw();
        };
        const isUnknown = error instanceof RequestError && error.status === 404;
        const text = isUnknown
          ? h('p', { class: 'empty' }, t('not-found-page'))
          : [
              h('p', { class: 'empty' }, errorText(error)),
              h('p', null, h('button', { class: 'button', on: { click: retry } }, t('error-retry'))),
            ];
        chapters = [{ rule: '', text }];
      }
      app.redraw();
      afterDraw(scrollToTarget);
    },
    /** @param {string} rule */
    seek(rule) {
      target = rule;
      app.redraw();
      afterDraw(scrollToTarget);
    },
    draw: () =>
      h(
        'div',
        { class: 'book' },
        chapters.length
          ? chapters.map(({ rule, text }) => [text, rule && after(rule)])
          : h('p', { class: 'empty' }, t('table-joining')),
      ),
  };
}

/** @param {string} markdown @param {number} top */
function parseBook(markdown, top) {
  /** @type {{rule: string, text: Child[]}[]} */
  const chapters = [];
  for (const block of markdown.split(/\n(?:\s*\n)+/).map((block) => block.trim())) {
    const heading = /^(#+)\s+(.*)$/.exec(block);
    if (heading) {
      const text = title(heading[1].length + top - 1, heading[2]);
      chapters.push({ rule: clauseOf(heading[2]) ?? '', text: [text] });
    } else if (block) {
      if (!chapters.length) chapters.push({ rule: '', text: [] });
      chapters.at(-1)?.text.push(paragraph(block));
    }
  }
  return chapters;
}

/** @param {string} block @returns {Child} */
function paragraph(block) {
  const lines = block.split('\n');
  if (block.startsWith('|')) return grid(lines);
  if (block.startsWith('>'))
    return h('blockquote', null, inline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')));
  if (/^[-*]\s/.test(block))
    return h(
      'ul',
      null,
      items(block, /^[-*]\s+/).map((item) => h('li', null, inline(item))),
    );
  if (/^\d+\.\s/.test(block))
    return h(
      'ol',
      null,
      items(block, /^\d+\.\s+/).map((item) => h('li', null, inline(item))),
    );
  return h('p', null, inline(lines.join(' ')));
}

/** @param {string} text */
const clauseOf = (text) => /^([A-Z]\d+(?:\.\d+)?)\b/.exec(text)?.[1];

/** @param {number} level @param {string} text */
function title(level, text) {
  const clause = clauseOf(text);
  return h(`h${Math.min(level, 4)}`, { id: clause && `clause-${clause}`, tabindex: clause && '-1' }, inline(text));
}

/** @param {string} block @param {RegExp} mark */
function items(block, mark) {
  /** @type {string[]} */
  const out = [];
  for (const line of block.split('\n')) {
    if (mark.test(line)) out.push(line.replace(mark, ''));
    else out[out.length - 1] += ` ${line.trim()}`;
  }
  return out;
}

/** @param {string[]} lines */
function grid(lines) {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head, , ...body] = rows;
  return h(
    'table',
    null,
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        head.map((cell) => h('th', { scope: 'col' }, inline(cell))),
      ),
    ),
    h(
      'tbody',
      null,
      body.map((row) =>
        h(
          'tr',
          null,
          row.map((cell) => h('td', null, inline(cell))),
        ),
      ),
    ),
  );
}

/** @param {string} text @returns {Child[]} */
function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('`')) return h('code', null, part.slice(1, -1));
    if (part.startsWith('**')) return h('strong', null, part.slice(2, -2));
    if (part.startsWith('*') && part.length > 2) return h('em', null, part.slice(1, -1));
    return part;
  });
}
