// Tests of the client's words: a language that cannot be loaded, English for what a language lacks, and, with the file
// that `cargo run --package stammtisch-server --example words_cases` writes as WORDS_CASES, every message of every
// language, as Fluent says it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, mock, test } from 'node:test';
import { formatMessage } from '../format-message.js';
import { store } from '../storage.js';

const LANGUAGES = [
  ['en', 'English', false],
  ['de', 'Deutsch', false],
  ['fr', 'Français', true],
];

/** What the server has, by its path. @type {Record<string, object>} */
const FILES = {
  'en/shell': { messages: { play: 'Play' } },
  'de/shell': { messages: { play: 'Spielen' } },
  'fr/shell': {
    messages: {
      cards: [
        [
          'count',
          1,
          [
            ['one', 'une carte'],
            ['other', [['count'], ' cartes']],
          ],
        ],
      ],
    },
    english: {
      play: 'Play',
      tiles: [
        [
          'count',
          1,
          [
            ['one', 'one tile'],
            ['other', [['count'], ' tiles']],
          ],
        ],
      ],
    },
  },
  'en/game': { messages: { 'game-title': 'Game' } },
  'de/game': { messages: { 'game-title': 'Spiel' } },
};

/** How often each path fails from now on. @type {Map<string, number>} */
const failures = new Map();
/** @type {string[]} */
let asked = [];
let loads = 0;

/** Returns the module anew, as a page that was just opened has it. */
const openPage = () => import(`../words.js?load=${(loads += 1)}`);

beforeEach(() => {
  failures.clear();
  asked = [];
  store('language', '');
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
  const languages = { textContent: JSON.stringify(LANGUAGES) };
  Object.assign(globalThis, {
    document: {
      documentElement: {},
      getElementById: (/** @type {string} */ id) => (id === 'languages' ? languages : null),
    },
    fetch: async (/** @type {string} */ url) => {
      const path = url.replace(/^.*\/words\/|\.json$/g, '');
      asked.push(path);
      const left = failures.get(path) ?? 0;
      failures.set(path, left - 1);
      if (left > 0) return new Response('', { status: 503 });
      return path in FILES ? Response.json(FILES[path]) : new Response('', { status: 404 });
    },
  });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['fr-FR', 'de-AT'] }, configurable: true });
});

/** Lets everything happen that needs no time. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a language that cannot be loaded leaves the old one, and is tried again until it is there', async () => {
  const { language, setLanguage, t } = await openPage();
  await setLanguage('en');
  failures.set('de/shell', 2);
  const change = setLanguage('de');
  await settle();
  assert.deepEqual([language(), t('play')], ['en', 'Play']);
  mock.timers.tick(1000);
  await settle();
  assert.deepEqual([language(), t('play')], ['en', 'Play'], 'it fails twice');
  mock.timers.tick(2000);
  await change;
  assert.deepEqual([language(), t('play')], ['de', 'Spielen']);
});

test('a language that is no longer wanted is not tried again', async () => {
  const { language, setLanguage, t } = await openPage();
  await setLanguage('en');
  failures.set('de/shell', 1);
  const given = setLanguage('de');
  await settle();
  await setLanguage('en');
  mock.timers.tick(1000);
  await given;
  assert.deepEqual([language(), t('play')], ['en', 'Play']);
  assert.equal(asked.filter((path) => path === 'de/shell').length, 1);
});

test('a game whose messages cannot be loaded gets them later', async () => {
  const { loadMessages, setLanguage, t } = await openPage();
  await setLanguage('de');
  failures.set('de/game', 1);
  const loaded = loadMessages(['game']);
  await settle();
  assert.equal(t('game-title'), 'game-title');
  mock.timers.tick(1000);
  await loaded;
  assert.equal(t('game-title'), 'Spiel');
  await loadMessages(['game']);
  assert.equal(asked.filter((path) => path === 'de/game').length, 2, 'what is there is not asked for again');
});

test('messages that do not exist are not asked for again, also in another language', async () => {
  const { loadMessages, setLanguage, t } = await openPage();
  await setLanguage('de');
  await assert.rejects(loadMessages(['chess']));
  await setLanguage('en');
  assert.equal(t('play'), 'Play');
  assert.deepEqual(asked, ['de/shell', 'de/chess', 'en/shell']);
});

test('a scope that is needed while another language is loaded comes in that language', async () => {
  const { loadMessages, setLanguage, t } = await openPage();
  await setLanguage('en');
  await Promise.all([setLanguage('de'), loadMessages(['game'])]);
  assert.equal(t('game-title'), 'Spiel');
});

test('what a language lacks is said in English, counted as in English', async () => {
  const { hasMessage, setLanguage, t } = await openPage();
  await setLanguage('fr');
  assert.equal(t('play'), 'Play');
  assert.ok(hasMessage('play') && !hasMessage('gone'));
  assert.equal(t('cards', { count: 0 }), 'une carte');
  assert.equal(t('tiles', { count: 0 }), '0 tiles');
  assert.equal(t('gone'), 'gone');
});

test('a language that lacks messages is used only if it was chosen', async () => {
  const { preferredLanguage, setLanguage } = await openPage();
  assert.equal(preferredLanguage(), 'de');
  await setLanguage('fr');
  assert.equal(preferredLanguage(), 'fr');
});

test('every message says the same here as in Fluent', { skip: !process.env.WORDS_CASES && 'no WORDS_CASES' }, () => {
  const cases = JSON.parse(readFileSync(process.env.WORDS_CASES ?? '', 'utf8'));
  const plurals = Object.fromEntries(['en', 'de', 'nl', 'fr'].map((code) => [code, new Intl.PluralRules(code)]));
  const ids = new Set();
  for (const [code, id, message, values, said] of cases) {
    ids.add(`${code} ${id}`);
    assert.equal(formatMessage(message, values, plurals[code]), said, `${code}: ${id} ${JSON.stringify(values)}`);
  }
  assert.ok(ids.size > 2000 && cases.length > 10_000, `${ids.size} messages, ${cases.length} cases`);
});
