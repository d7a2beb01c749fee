// No text that a player reads has a programmer's notation in it, says too much for a line, or refuses without a reason.
// Each rule is shown a fault. With TEXT_FACTS, the file that `cargo xtask test words` makes by random play, all texts
// are checked, in every form and every language.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Catalogue, readCatalogue } from '../texts/catalogue.js';
import { messageFaults, playFaults } from '../texts/check.js';
import { faultsOf, isEnglish, repeated } from '../texts/faults.js';
import { readFluent } from '../texts/fluent.js';
import { faultsOfLines } from '../texts/page-text.js';

const ROOT = join(import.meta.dirname, '../..');
const FACTS = process.env.TEXT_FACTS;

/** @param {string} text @param {string} [language] */
const faults = (text, language = 'en') => faultsOf({ text, language });

test('piece codes are found, words and numbers are not', () => {
  for (const text of [
    'You need r4 y4 b4.',
    'Free *k5 first.',
    'Series 2 (k7-k10).',
    'Trade d1 and g1.',
    'Put r13 there.',
  ])
    assert.match(`${faults(text)}`, /a piece’s code/, text);
  for (const text of ['Round 4 of 5.', 'Red 4, 5 and 6.', 'See M7.2.', 'F6 says how.', 'or 4 chips', 'UTF-8', 'g'])
    assert.deepEqual(faults(text), [], text);
  assert.match(`${faults('Dir fehlt stone.', 'de')}`, /a material’s code/);
  assert.deepEqual(faults('You need stone.'), []);
  assert.deepEqual(faultsOf({ text: '1: *b3 b4', language: 'en', isNotation: true }), [], 'the terminal’s notation');
});

test('names and values of options, seat 0, JSON and missing values are found', () => {
  assert.match(`${faults('With first_lay at 30.')}`, /an option’s name/);
  assert.match(`${faults('The option “homes” is “cold”.')}`, /an option’s name or value/);
  assert.match(`${faults('Die Option „set“ ist „junior“.', 'de')}`, /an option’s name or value/);
  for (const text of ['It is Seat 0’s turn.', 'Platz 0 ist dran.', 'Plaats 0 is aan de beurt.'])
    assert.match(`${faults(text)}`, /seat 0/, text);
  for (const text of ['{"do":"lay"}', 'This is not JSON.', '["r4"]']) assert.match(`${faults(text)}`, /JSON/, text);
  for (const text of ['It is { $who }’s turn.', 'You have undefined chips.', '[de: gone]'])
    assert.match(`${faults(text)}`, /a value is missing/, text);
  assert.deepEqual(faults('Seat 10, the junior set, a cold card.'), []);
});

test('a line of more than 140 characters is found, in prose a sentence', () => {
  const text = 'word '.repeat(29).trim();
  assert.deepEqual(faults(text), ['144 characters on a line']);
  assert.deepEqual(faultsOf({ text, language: 'en', isProse: true }), ['144 characters on a line']);
  const sentences = 'Word of it. '.repeat(14).trim();
  assert.deepEqual(faults(sentences), ['167 characters on a line']);
  assert.deepEqual(faultsOf({ text: sentences, language: 'en', isProse: true }), []);
  assert.deepEqual(faultsOf({ text, language: 'en', isWide: true }), []);
  assert.deepEqual(faults(`${'word '.repeat(20)}\n${'word '.repeat(20)}`), [], 'two lines');
});

test('a refusal that only refuses is found', () => {
  const bare = ['You can’t.', 'You can’t draw.', 'That is not possible.', 'Not allowed.', 'Das geht nicht.'];
  bare.push('Du kannst nicht passen.', 'Dat kan niet.', 'Je mag nu niet passen.', 'So geht das nicht.');
  for (const text of bare)
    assert.match(`${faultsOf({ text, language: 'en', isRefusal: true })}`, /without a reason/, text);
  const reasons = ['You have no chips left, so you can’t draw. Pass.', 'The game is over.', 'The pot is empty.'];
  reasons.push('Das geht nicht: Die Spalte ist leer.', 'Je kunt niet passen, want je kunt nog ruilen.');
  for (const text of reasons) assert.deepEqual(faultsOf({ text, language: 'en', isRefusal: true }), [], text);
  assert.deepEqual(faults('You can’t draw.'), [], 'of a hint');
});

test('English in another language is found, words that are the same are not', () => {
  assert.ok(isEnglish('Play now', 'Play now', 'de'));
  assert.ok(isEnglish('Pot', 'Pot', 'de'));
  assert.ok(!isEnglish('Pot', 'Pot', 'nl'));
  assert.ok(!isEnglish('Chat', 'Chat', 'de'));
  assert.ok(!isEnglish('Ada 12', 'Ada 12', 'nl'));
  assert.ok(!isEnglish('Play now', 'Jetzt spielen', 'de'));
});

test('a sentence that is said twice on a screen is found', () => {
  const said = ['Your turn. Choose a card to trade.', 'Ready', 'Ready', 'Choose a card to trade.', 'Look here!'];
  assert.deepEqual(repeated(said), ['Choose a card to trade.']);
  const line = (/** @type {string} */ text, mayRepeat = false, isProse = false) => ({
    text,
    mayRepeat,
    isProse,
    isHint: false,
  });
  const options = { language: 'en', isPhone: true };
  assert.deepEqual(faultsOfLines([line('It is your turn.'), line('It is your turn.')], options), [
    'twice on one screen: It is your turn.',
  ]);
  assert.deepEqual(faultsOfLines([line('Bot 2 passes now.', true), line('Bot 2 passes now.', true)], options), []);
  const long = 'word '.repeat(29).trim();
  assert.deepEqual(faultsOfLines([line(long)], options), [`144 characters on a line: ${long}`]);
  assert.deepEqual(faultsOfLines([line(long)], { ...options, isPhone: false }), []);
  assert.deepEqual(faultsOfLines([line(long, false, true)], options), [], 'a rule book');
  const hint = { ...line(`${long.slice(0, 99)}. ${'Word '.repeat(20)}`), isHint: true };
  assert.deepEqual(faultsOfLines([hint], options), [], 'each sentence of a hint is a line');
});

/** @param {string} text */
const entries = (text) => new Map(readFluent(text).map((entry) => [entry.id, entry]));

test('faults in files and in play are found with their place', () => {
  const rules = { en: entries('list-and = and\n'), de: entries('list-and = und\n'), nl: entries('list-and = en\n') };
  const text = (/** @type {string} */ no) => entries(`g1-2-low = { $card } is ${no}.\nview-hand = { $card }\n`);
  const game = { en: text('too low'), de: text('too low'), nl: text('te laag') };
  const folders = new Map([
    ['rules/lang', rules],
    ['games/go/lang', game],
  ]);
  const catalogue = new Catalogue(folders);
  const phrase = { id: 'g1-2-low', $card: 'r4' };
  const fact = { game: 'go', kind: 'refusal', situation: 'bids', phrase, times: 1 };
  const found = messageFaults(catalogue, [fact], []);
  assert.deepEqual(found, [
    'games/go/lang/en.ftl: g1-2-low: a piece’s code (r4): r4 is too low.',
    'games/go/lang/de.ftl: g1-2-low: a piece’s code (r4): r4 is too low.',
    'games/go/lang/de.ftl: g1-2-low: as in English: r4 is too low.',
    'games/go/lang/nl.ftl: g1-2-low: a piece’s code (r4): r4 is te laag.',
  ]);
  assert.deepEqual(playFaults(catalogue, [fact]), [
    'go en refusal g1-2-low (somebody bids): a piece’s code (r4): r4 is too low.',
    'go de refusal g1-2-low (somebody bids): a piece’s code (r4): r4 is too low.',
    'go de refusal g1-2-low (somebody bids): as in English: r4 is too low.',
    'go nl refusal g1-2-low (somebody bids): a piece’s code (r4): r4 is te laag.',
  ]);
  assert.deepEqual(playFaults(catalogue, [{ ...fact, kind: 'view', phrase: { id: 'view-hand', $card: 'k4' } }]), []);
});

test(
  'no text has a programmer’s notation, is English elsewhere, only refuses, or is too long for a line on a phone',
  { skip: !FACTS && 'no facts' },
  () => {
    const { seed, said } = JSON.parse(readFileSync(FACTS ?? '', 'utf8'));
    const catalogue = readCatalogue(ROOT);
    assert.ok(said.sentences.length > 5000, `${said.sentences.length} sentences`);
    const found = [...messageFaults(catalogue, said.sentences, []), ...playFaults(catalogue, said.sentences)];
    assert.deepEqual(found.slice(0, 50), [], `seed ${seed}`);
  },
);
