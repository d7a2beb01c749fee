// Plays every game to its end with the keyboard alone, from the home page on.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { GAMES, words } from '../words.js';
import { enter, focused, playByKeyboard, moveFocus } from '../play/by-keyboard.js';

const all = words();
const { t } = all;
const browserTest = suite();

/**
 * Opens a table with an easy bot and a short game, and starts it.
 * @param {import('../play/by-role.js').Player} player
 */
async function begin(player) {
  const { page, game, settled } = player;
  await page.goto('/');
  await page.getByRole('heading', { name: t(`${game}-title`) }).waitFor();
  await enter(player, `${t('home-open-table')} ${t(`${game}-title`)}`);
  await page.getByRole('heading', { name: t('table-of', { game: t(`${game}-title`) }) }).waitFor();
  assert.ok(await moveFocus(player, ({ name }) => name === t('seat-bot')));
  await page.keyboard.press('ArrowDown');
  await settled();
  if (game === 'monad') {
    assert.ok(await moveFocus(player, ({ name }) => name === t('monad-option-quiet_limit')));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('8');
    await page.keyboard.press('Tab');
    await settled();
  }
  await enter(player, t('lobby-start'));
}

for (const [seed, game] of GAMES.entries()) {
  browserTest(`${game} is played to its end by keyboard`, async ({ visit }) => {
    const visitor = await visit();
    const { page, settled, random } = visitor;
    const player = { page, settled, words: all, game, random: random(seed) };
    await begin(player);
    const turns = await playByKeyboard(player);
    assert.ok(turns > 2, `over after ${turns} turns`);
    assert.ok(await focused(page), 'the focus was lost at the end');
    await inspectPage(visitor, `${game}-end`);
    await enter(player, t('end-rematch'));
    await page.getByRole('region', { name: t('bar') }).waitFor();
  });
}
