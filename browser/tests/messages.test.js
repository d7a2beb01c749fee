// Every language has every message; everything that is asked for is there, and everything that is there is asked for.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { clientFaults, languageFaults, rustFaults } from '../messages.js';

const ROOT = join(import.meta.dirname, '../..');
const COMPLETE = ['en', 'de', 'nl'];
const SKIPPED = ['node_modules', 'target', 'tests', 'examples', 'browser', 'fuzz', '.git'];

/** @param {string} folder @returns {string[]} */
const below = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : below(join(folder, entry.name));
    return [relative(ROOT, join(folder, entry.name))];
  });

const PATHS = below(ROOT);
/** @param {RegExp} pattern */
const read = (pattern) =>
  Object.fromEntries(
    PATHS.filter((path) => pattern.test(path)).map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
  );

const CLIENT = /^(client(\/\w+)?|games\/\w+\/(board(\/\w+)?|learn))\/lang\/en\.ftl$/;
const client = {
  fluent: read(CLIENT),
  modules: read(/^(client|games\/\w+\/(board|learn))\/.*\.js$/),
  data: read(/^games\/\w+\/learn\/(lesson(-\w+)?|examples)\.json$/),
  games: readdirSync(join(ROOT, 'games')).filter((game) => existsSync(join(ROOT, 'games', game, 'board'))),
};
const rust = {
  fluent: Object.fromEntries(Object.entries(read(/\/lang\/en\.ftl$/)).filter(([path]) => !CLIENT.test(path))),
  code: read(/\.rs$/),
};

test('every language has every message, with the same values', () => {
  assert.deepEqual(languageFaults(read(/\/lang\/\w+\.ftl$/), COMPLETE), []);
});

test('the client asks for every message, and for no other', () => {
  assert.ok(Object.keys(client.modules).length > 80);
  assert.deepEqual(clientFaults(client), []);
});

test('the rules, the table, the server and the program ask for every message, and for no other', () => {
  assert.ok(Object.keys(rust.fluent).length >= 9);
  assert.deepEqual(rustFaults(rust), []);
});

test('a message that a language lacks, or has alone, or with other values, is found', () => {
  const fluent = {
    'client/lang/en.ftl': 'one = One { $x }\ntwo = Two\n',
    'client/lang/de.ftl': 'one = Eins { $y }\n',
    'client/lang/nl.ftl': 'one = Een { $x }\ntwo = Twee\n',
    'client/lang/fr.ftl': 'three = Trois\n',
  };
  assert.deepEqual(languageFaults(fluent, COMPLETE), [
    'client/lang/de.ftl lacks two',
    'client/lang/de.ftl: one has other values than in English',
    'client/lang/fr.ftl has three, which English lacks',
  ]);
});

/** @param {string} path @param {string} code */
const withModule = (path, code) => ({ ...client, modules: { ...client.modules, [path]: code } });

test('a message that is asked for and missing is found, plain, chosen and composed', () => {
  const planted = withModule(
    'client/planted.js',
    "t('gone'); t(x ? 'gone-too' : 'app'); t(`gone-${x}`); hasMessage('g')",
  );
  assert.deepEqual(clientFaults(planted), [
    'client/planted.js composes `gone-${x}`, which is not declared',
    'there is no gone',
    'there is no gone-too',
    'there is no g',
  ]);
  const { 'client/lang/en.ftl': shell, ...others } = client.fluent;
  const without = shell.replace(/^settings-theme-dark =.*\n/m, '');
  assert.deepEqual(clientFaults({ ...client, fluent: { ...others, 'client/lang/en.ftl': without } }), [
    'there is no settings-theme-dark',
  ]);
});

test('a message that nothing asks for is found', () => {
  const fluent = { ...client.fluent, 'client/lang/planted.ftl': 'planted-message = Hello\n' };
  assert.deepEqual(clientFaults({ ...client, fluent }), ['nothing asks for planted-message']);
});

test('a message of the rules that is missing or unused is found', () => {
  const code = { ...rust.code, 'planted.rs': 'Phrase::new("gone")' };
  const fluent = { ...rust.fluent, 'planted.ftl': 'planted-message = Hello\n' };
  assert.deepEqual(rustFaults({ fluent, code }), ['there is no gone', 'nothing asks for planted-message']);
});
