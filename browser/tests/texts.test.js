// The page of all texts: it reads Fluent as the program does, says phrases as the rules do, and shows every form.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { program } from '../server.js';
import { chooseCases } from '../texts/cases.js';
import { Catalogue, LANGUAGES, readCatalogue } from '../texts/catalogue.js';
import { readFluent, resolved } from '../texts/fluent.js';
import { Speaker } from '../texts/phrases.js';
import { reviewPage } from '../texts/review.js';

const ROOT = join(import.meta.dirname, '../..');

/** @param {string} text */
const entries = (text) => new Map(readFluent(text).map((entry) => [entry.id, entry]));

/** A catalogue of one folder with the same text in each language. @param {Record<string, string>} texts */
const catalogueOf = (texts) =>
  new Catalogue(
    new Map(
      Object.entries(texts).map(([path, text]) => [path, { en: entries(text), de: entries(text), nl: entries(text) }]),
    ),
  );

test('messages are read from their files as the program reads them', () => {
  const catalogue = readCatalogue(ROOT);
  let compared = 0;
  for (const language of LANGUAGES) {
    const scopes = JSON.parse(execFileSync(program, ['words', language], { encoding: 'utf8' }));
    for (const scope of /** @type {{messages: object}[]} */ (Object.values(scopes))) {
      for (const [id, message] of Object.entries(scope.messages)) {
        const path = catalogue.clientFolderOf(id) ?? '';
        assert.deepEqual(catalogue.message(path, language, id), message, `${language} ${id}`);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 2000, `${compared} messages`);
});

test('a message has its line, its heading and its comment', () => {
  const text =
    '# The file.\n\na = A\n\n## Events\n\n# Of a card.\n' +
    'b = { $n ->\n    [0] none\n   *[other] { a } { $n }\n} left\nc = C\n';
  const [a, b, c] = readFluent(text);
  assert.deepEqual([a.line, a.group, a.comment], [3, '', '']);
  assert.deepEqual([b.line, b.group, b.comment], [8, 'Events', 'Of a card.']);
  assert.deepEqual([c.line, c.group, c.comment], [12, 'Events', '']);
  const choice = [
    'n',
    1,
    [
      [0, 'none'],
      ['other', ['A ', ['n']]],
    ],
  ];
  assert.deepEqual(
    resolved(b.parts, () => a),
    [choice, ' left'],
  );
});

const TEXTS = {
  'rules/lang': 'list-and = and\nlist-none = nothing\n',
  'games/go/lang':
    'card = { $colour } card\ntook = { $person ->\n    [you] You take\n   *[other] { $who } takes\n} { $cards }, ' +
    '{ $count ->\n    [one] one\n   *[other] { $count }\n} in all.\n',
};
const card = (/** @type {string} */ colour) => ({ id: 'card', $colour: colour });
const took = { id: 'took', $who: { seat: 0 }, $cards: [card('red'), card('blue')], $count: 2 };

test('a phrase is said with its facts, also those that are phrases', () => {
  const speaker = new Speaker(catalogueOf(TEXTS), 'go', 'en');
  assert.equal(speaker.say(took), 'You take red card and blue card, 2 in all.');
  assert.equal(speaker.say({ ...took, $who: { seat: 1 }, $cards: [] }), 'Bot 2 takes nothing, 2 in all.');
});

test('every form of a message is shown, with facts of real play where there are any', () => {
  const fact = { game: 'go', kind: 'event', situation: '', phrase: took, times: 1 };
  const cases = chooseCases(catalogueOf(TEXTS), [fact], [])('games/go/lang', 'took');
  const shown = cases.map(({ values: { en }, real }) => [en.person, en.count, real]);
  assert.deepEqual(shown, [
    ['you', 2, true],
    ['other', 2, false],
    ['you', 1, false],
  ]);
});

test('the page has every message, and marks what is long', () => {
  const long = `note = ${'word '.repeat(30)}end\n`;
  const page = reviewPage({
    catalogue: catalogueOf({ ...TEXTS, 'client/lang': long }),
    facts: [],
    screens: [],
    linkBase: '.',
  });
  for (const id of ['list-and', 'card', 'took', 'note']) assert.ok(page.includes(`<h4>${id}</h4>`), id);
  assert.match(page, /<b class="long">153<\/b>/);
  assert.equal(page.match(/class="long"/g)?.length, 3, 'in three languages');
});
