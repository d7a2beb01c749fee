// Rule books: how they are read, that every piece in them can be drawn and named, and what the search finds.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPage } from '../../browser/page.js';

createPage();
const { render, h } = await import('../dom.js');
const { parseBook, rowOf, sectionsOf } = await import('../book/parse.js');
const { find } = await import('../book/find.js');
const { drawBlock, wordsOf } = await import('../book/text.js');

const GAMES_FOLDER = join(import.meta.dirname, '../../games');
const GAMES = readdirSync(GAMES_FOLDER).filter((game) => existsSync(join(GAMES_FOLDER, game, 'book')));
const LANGUAGES = ['en', 'de', 'nl'];

/** @param {string} game @param {string} language */
const bookOf = (game, language) => parseBook(readFileSync(join(GAMES_FOLDER, game, 'book', `${language}.md`), 'utf8'));

/** Returns the codes of all pieces that a book names. @param {import('../book/parse.js').Book} book */
function codesOf(book) {
  const blocks = [book, ...sectionsOf(book)].flatMap((section) => section.blocks);
  return blocks.flatMap((block) => {
    if (block.kind === 'pieces')
      return block.rows
        .flatMap(({ tokens }) => tokens.flatMap((token) => token.split('~')))
        .map((one) => one.split('×')[0]);
    const text = block.kind === 'table' ? block.rows.flat().join(' ') : 'text' in block ? block.text : '';
    return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, code]) => code);
  });
}

const BOOK = `# Game

What it is.

## M2 Turn

First words.

### M2.1 Give and take

Give two cards, see [pairs](M1.1).

\`\`\`pieces
✓ Your hand: a b → c×2 | a caption: with a colon
\`\`\`

| One | Two |
|---|---|
| ![](a) first | **bold** |

[given]
[ruling: homes=cold] We decided,
because.

## Good to know

- one
  and more
- two
`;

test('a book is chapters with clauses, blocks and sources', () => {
  const { title, blocks, chapters } = parseBook(BOOK);
  assert.equal(title, 'Game');
  assert.deepEqual(blocks, [{ kind: 'paragraph', text: 'What it is.' }]);
  assert.deepEqual(
    chapters.map(({ id, number, title }) => [id, number, title]),
    [
      ['clause-M2', 'M2', 'Turn'],
      ['part-2', '', 'Good to know'],
    ],
  );
  const [clause] = chapters[0].clauses;
  assert.deepEqual([clause.id, clause.number, clause.title], ['clause-M2.1', 'M2.1', 'Give and take']);
  assert.deepEqual(
    clause.blocks.map(({ kind }) => kind),
    ['paragraph', 'pieces', 'table'],
  );
  assert.deepEqual(clause.sources, [
    { kind: 'given', option: null, why: '' },
    { kind: 'ruling', option: { name: 'homes', value: 'cold' }, why: 'We decided, because.' },
  ]);
  assert.deepEqual(chapters[1].blocks, [{ kind: 'list', ordered: false, items: ['one and more', 'two'] }]);
});

test('a row has a verdict, a label, pieces and a caption', () => {
  assert.deepEqual(rowOf('✓ Your hand: a b → c×2 | a caption: with a colon'), {
    verdict: '✓',
    label: 'Your hand',
    tokens: ['a', 'b', '→', 'c×2'],
    caption: 'a caption: with a colon',
  });
  assert.deepEqual(rowOf('a~b'), { verdict: '', label: '', tokens: ['a~b'], caption: '' });
});

test('pieces are pictures with their names, unless the text beside them names them', () => {
  const pieces = /** @type {import('../types.js').BookPieces} */ ({
    width: 3,
    fan: 'across',
    draw: (code) => (['a', 'b', 'c'].includes(code) ? h('svg', { 'data-code': code }) : null),
    name: (code) => `piece ${code}`,
    position: () => [],
  });
  const [clause] = parseBook(BOOK).chapters[0].clauses;
  const main = document.createElement('main');
  render(
    main,
    clause.blocks.map((block) => drawBlock(block, { pieces, link: (rule, words) => `${words}@${rule}` })),
  );
  const named = [...main.querySelectorAll('[role=img]')].map((one) => one.getAttribute('aria-label'));
  assert.deepEqual(named, ['piece a', 'piece b', 'piece c']);
  assert.equal(main.querySelector('td [aria-hidden=true] svg')?.getAttribute('data-code'), 'a');
  assert.match(main.textContent ?? '', /see pairs@M1\.1/);
  assert.match(wordsOf(clause.blocks[1], pieces), /piece a piece b {2}piece c/);
});

test('words are found whatever their case and accents, in headings first', () => {
  const entries = [
    { id: 'a', number: 'M1.1', title: 'Das Ende', text: 'Wer zuerst fünf Übrige hat, muss am Schluß zählen.' },
    { id: 'b', number: 'M1.2', title: 'Zählen', text: 'Alles zählt.' },
  ];
  const ids = (/** @type {string} */ query) => find(entries, query).map(({ entry }) => entry.id);
  assert.deepEqual(ids('ZAHLEN'), ['b', 'a']);
  assert.deepEqual(ids('ubrige schluss'), ['a']);
  assert.deepEqual(ids('m1.2'), ['b']);
  assert.deepEqual(ids('nirgends'), []);
  assert.deepEqual(ids('  '), []);
  const [{ parts }] = find(entries, 'schluss');
  assert.deepEqual(
    parts.filter(({ found }) => found).map(({ text }) => text),
    ['Schluß'],
  );
});

test('a long text is cut at words around what is found', () => {
  const text = `${'before '.repeat(20)}here${' after'.repeat(40)}`;
  const [{ parts }] = find([{ id: 'a', number: '', title: 'A', text }], 'here');
  assert.match(parts[0].text, /^… (before )+$/);
  assert.match(parts[2].text, /^( after)+ …$/);
  assert.ok(parts.every((part) => part.text.length < 100));
});

for (const game of GAMES) {
  test(`the books of ${game} name the same pieces in every language`, () => {
    const english = codesOf(bookOf(game, 'en'));
    for (const language of LANGUAGES) assert.deepEqual(codesOf(bookOf(game, language)), english, `${game} ${language}`);
  });

  test(`the books of ${game} link only to clauses that there are`, () => {
    for (const language of LANGUAGES) {
      const book = bookOf(game, language);
      const numbers = new Set(sectionsOf(book).map(({ number }) => number));
      const text = readFileSync(join(GAMES_FOLDER, game, 'book', `${language}.md`), 'utf8');
      const links = [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, to]) => to);
      assert.deepEqual(
        links.filter((to) => !numbers.has(to)),
        [],
        `${game} ${language}`,
      );
    }
  });

  test(`the books of ${game} name every option as the lobby does`, () => {
    for (const language of LANGUAGES) {
      const folder = join(GAMES_FOLDER, game);
      const words = readFileSync(join(folder, 'board/lang', `${language}.ftl`), 'utf8');
      const options = [...words.matchAll(new RegExp(`^${game}-option-(\\w+) = (.*)$`, 'gm'))];
      const text = readFileSync(join(folder, 'book', `${language}.md`), 'utf8');
      const missing = options.filter(([, , name]) => !text.includes(`**${name}:**`));
      assert.deepEqual(
        missing.map(([, name]) => name),
        [],
        `${game} ${language}`,
      );
    }
  });
}
