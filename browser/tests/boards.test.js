// The boards know no rule: what an action brings, costs and moves comes from the server. Runs without a browser.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rulesIn } from '../rule-finder.js';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'board')));

/** Looks like a rule and is none: where, what, and why it is there. @type {[string, string, string][]} */
const HARMLESS = [['rotundo/board/deck.js', 'id.slice(0, 2) === card.slice(0, 2)', 'letters of a name']];

/** @param {string} folder @returns {string[]} */
const modules = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? modules(path) : path.endsWith('.js') ? [path] : [];
  });

/** Returns the clauses of a rule book, with their chapters. @param {string} game */
function clausesOf(game) {
  const book = readFileSync(join(ROOT, 'games', game, 'book/en.md'), 'utf8');
  const clauses = book.match(/\b[A-Z]\d+\.\d+\b/g) ?? [];
  return new Set(clauses.flatMap((clause) => [clause, clause.split('.')[0]]));
}

/** @param {string} game */
const boardFiles = (game) =>
  // Checking a shuffle repeats the procedure of docs/deals.md, which names how many of each piece there are.
  modules(join(ROOT, 'games', game, 'board')).filter((path) => !path.endsWith('/deal.js'));

for (const game of GAMES)
  test(`the board of ${game} names no clause and no price`, () => {
    const clauses = clausesOf(game);
    assert.ok(clauses.size > 5, `${[...clauses]}`);
    const found = boardFiles(game).flatMap((path) => {
      const file = path.slice(join(ROOT, 'games').length + 1);
      // A tip leads to its clause, as an example does; that it is there is checked in client/tests/tips.test.js.
      const unnamed = path.endsWith('/tips.js') ? new Set() : clauses;
      return rulesIn(readFileSync(path, 'utf8'), /** @type {Set<string>} */ (unnamed))
        .filter(({ code }) => !HARMLESS.some(([where, allowed]) => where === file && allowed.includes(code)))
        .map(({ what, code }) => `${file}: ${what}: ${code}`);
    });
    assert.deepEqual(found, []);
  });

test('what is allowed as harmless is still there', () => {
  const gone = HARMLESS.filter(([file, code]) => !readFileSync(join(ROOT, 'games', file), 'utf8').includes(code));
  assert.deepEqual(gone, []);
});

const PLANTED = [
  "if (reason.rule === 'F5.2') show();",
  "const CLAUSES = ['F3.1'];",
  "show({ rule: 'R4', why });",
  '// With a relative, the other card counts (M6.2).',
  'if (tiles.length < 3) return;',
  'const ready = chosen.length === 2;',
  'const isRelative = rankOf(card) >= 2;',
  'if (deck.value(bid) < 10) return;',
  'const top = discard.slice(-3);',
  'const shown = Math.min(3, view.discard.length);',
  'const ranks = [6, 5, 4, 3, 2].filter(possible);',
  'const PRICE = 7;',
  'const worth = [1, 3, 7, 15, 31];',
  'const table = { goal: 5 };',
  'const values = { wood: 5, stone: 35 };',
];

for (const planted of PLANTED)
  test(`a board that says ${planted} fails`, () => {
    const clauses = new Set(GAMES.flatMap((game) => [...clausesOf(game)]));
    assert.notDeepEqual(rulesIn(planted, clauses), []);
  });

test('drawings and layout are no rules', () => {
  const clauses = clausesOf('monad');
  const drawing = `
    const SHAPE = 'M10.2 7A3.2 3.2 0 1 1 3.8 7';
    h('rect', { x: 3, y: 4, width: 58, height: 98 });
    const sizeClass = (many) => (many > 70 ? 'packed' : '');
    const backs = Math.min(many, 7);
    if (series.length > 1) draw(kind.slice(1));
  `;
  assert.deepEqual(rulesIn(drawing, clauses), []);
});
