// Tips: each is shown once, none that the player has shown to know, and none if they are off.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createPage } from '../../browser/page.js';

createPage();
const { createTips, isCoached, rememberCoached, setTips } = await import('../tips.js');

let games = 0;

/** @param {object} [more] @returns {any} */
const sceneOf = (more) => ({ you: 0, mine: true, over: false, events: [], ...more });

/** Two tips, of which the second is only for a game with the coach. @returns {import('../types.js').Tip[]} */
const twoTips = () => [
  { name: 'first', rule: 'X1.1', at: '.a', when: ({ mine }) => mine, used: ({ event }) => event === 'done' },
  { name: 'second', rule: 'X1.2', at: '.b', when: () => true, coached: true },
];

/** A game that nobody has seen, with what its table tells. @param {boolean} [coached] */
function newGame(coached = false) {
  const view = { game: `game${(games += 1)}` };
  const sit = () => {
    const tips = createTips(coached);
    return (/** @type {object} */ more = {}, /** @type {any[]} */ updates = []) => {
      tips.update(twoTips(), sceneOf({ view, ...more }), updates);
      return tips.current()?.name ?? null;
    };
  };
  return sit;
}

/** @param {number} seat @param {number} [step] */
const moved = (seat, step = 1) => ({ step, event: { event: 'x', seat } });

test('a tip comes when it matters, stays while others move, and goes with a move of the player', () => {
  const at = newGame()();
  assert.equal(at({ mine: false }), null);
  assert.equal(at(), 'first');
  assert.equal(at({ mine: false }, [moved(1), moved(0, 1)]), 'first', 'what followed from the move of another');
  assert.equal(at({}, [moved(0)]), null);
  assert.equal(at(), null, 'shown once');
});

test('a tip that was shown is not shown at another table either', () => {
  const sit = newGame();
  assert.equal(sit()(), 'first');
  assert.equal(sit()(), null);
});

test('a dismissed tip is gone, and the next one comes when the table changes', () => {
  const tips = createTips(true);
  const scene = sceneOf({ view: { game: 'dismissed' } });
  assert.equal(tips.update(twoTips(), scene, [])?.name, 'first');
  tips.dismiss();
  assert.equal(tips.current(), null);
  assert.equal(tips.update(twoTips(), scene, [])?.name, 'second');
});

test('one tip is shown at a time', () => {
  const at = newGame(true)();
  assert.deepEqual([at(), at({ mine: false })], ['first', 'first']);
});

test('without the coach, tips for a first game are not shown', () => {
  const sit = newGame();
  const at = sit();
  assert.deepEqual([at(), at({}, [moved(0)])], ['first', null]);
});

test('a tip is skipped if the player has done it by themselves, and not if another has', () => {
  const done = (/** @type {number} */ seat) => ({ events: [{ event: 'done', seat }] });
  assert.equal(newGame()()(done(0)), null);
  assert.equal(newGame()()(done(1)), 'first');
  const sit = newGame();
  sit()({ mine: false, ...done(0) });
  assert.equal(sit()(), null, 'it is kept that they know');
});

test('nothing is shown if tips are off, to spectators and after the end', () => {
  setTips(false);
  assert.equal(newGame(true)()(), null);
  setTips(true);
  assert.equal(newGame(true)()({ you: null }), null);
  assert.equal(newGame(true)()({ over: true }), null);
  const at = newGame(true)();
  assert.deepEqual([at(), at({ over: true })], ['first', null]);
});

test('a table with a coach is remembered, among the last eight', () => {
  const codes = [...'abcdefghi'];
  codes.forEach(rememberCoached);
  assert.deepEqual(
    codes.filter((code) => !isCoached(code)),
    ['a'],
  );
  assert.equal(isCoached(''), false);
});

const ROOT = join(import.meta.dirname, '../..');

/** @param {string} game @param {string} file */
const read = (game, file) => readFileSync(join(ROOT, 'games', game, file), 'utf8');

/** The longest text that is still read at a glance, in characters. */
const MAX_LENGTH = 140;

for (const { game, tips } of await withTips())
  test(`the tips of ${game} lead to clauses that exist, and are short in every language`, () => {
    assert.ok(tips.length > 5);
    assert.equal(new Set(tips.map(({ name }) => name)).size, tips.length, 'two have one name');
    const book = read(game, 'book/en.md');
    for (const { name, rule } of tips) {
      assert.ok(new RegExp(`\\b${rule.replace('.', '\\.')}\\b`).test(book), `${name}: ${rule}`);
      for (const code of ['en', 'de', 'nl']) {
        const text = read(game, `board/lang/${code}.ftl`).match(new RegExp(`^${game}-tip-${name} = (.*)$`, 'm'))?.[1];
        assert.ok(text && text.length < MAX_LENGTH, `${code} ${name}: ${text?.length}`);
      }
    }
  });

/** Returns the games that have tips. @returns {Promise<{game: string, tips: import('../types.js').Tip[]}[]>} */
async function withTips() {
  const names = readdirSync(join(ROOT, 'games')).filter((game) =>
    existsSync(join(ROOT, 'games', game, 'board/tips.js')),
  );
  return Promise.all(names.map(async (game) => ({ game, tips: (await import(`/games/${game}/board/tips.js`)).tips })));
}
