// The shell knows no game, and every game's folder has what the shell loads from it. Runs without a browser.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'board')));

/** All files below a folder, relative to the root. @param {string} folder @returns {string[]} */
const files = (folder) =>
  readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(ROOT, path)).isDirectory() ? files(path) : [path];
  });

test('no file of the shell names a game, except for prose in its README', () => {
  assert.ok(GAMES.length >= 3, `${GAMES}`);
  const name = new RegExp(`\\b(${GAMES.join('|')})`, 'i');
  const named = files('client').filter((path) => {
    if (path === 'client/README.md') return false;
    return name.test(path) || name.test(readFileSync(join(ROOT, path), 'utf8'));
  });
  assert.deepEqual(named, []);
});

test('every game has the files that client/README.md asks for', () => {
  const needed = [
    ...['board.js', 'board.css', 'about.js', 'book-pieces.js', 'deal.js'].map((name) => `board/${name}`),
    ...['lesson.json', 'examples.json'].map((name) => `learn/${name}`),
    ...['board', 'learn'].map((folder) => `${folder}/lang/en.ftl`),
  ];
  const missing = GAMES.flatMap((game) => needed.map((path) => join('games', game, path))).filter(
    (path) => !existsSync(join(ROOT, path)),
  );
  assert.deepEqual(missing, []);
});

test('a game that declares a children’s table has one', () => {
  const declared = GAMES.filter((game) =>
    /^export const about = .*\bkids: true/m.test(readFileSync(join(ROOT, 'games', game, 'board/about.js'), 'utf8')),
  );
  const has = GAMES.filter((game) => existsSync(join(ROOT, 'games', game, 'board/kids/page.js')));
  assert.deepEqual(declared, has);
});
