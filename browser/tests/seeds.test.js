// Deals and games of tests follow from a seed: the same person with the same seed gets the same game again.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { playByRole } from '../play/by-role.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const all = words();
const { t } = all;
const browserTest = suite();

/**
 * Plays against an easy bot, which does not look at the clock; returns the record of the game.
 * @param {import('../visitor.js').Visitor} visitor
 */
async function playedGame({ page, settled, random }) {
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home-open-table')} ${t('rotundo-title')}` }).click();
  await page.getByRole('combobox', { name: t('seat-bot') }).selectOption({ label: `${t('bot')}: ${t('level-easy')}` });
  await settled();
  await page.getByRole('button', { name: t('lobby-start') }).click();
  await playByRole({ page, settled, words: all, game: 'rotundo', random: random(1) });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('end-download') }).click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
}

browserTest('one seed gives the same deal and the same game, another person another deal', async ({ visit }) => {
  const [once, again, other] = await Promise.all(
    ['anna', 'anna', 'berta'].map(async (person) => playedGame(await visit({ person }))),
  );
  assert.ok(once.moves.length > 10, `over after ${once.moves.length} moves`);
  assert.deepEqual(again.shuffle, once.shuffle);
  assert.deepEqual(again.deal, once.deal);
  assert.deepEqual(again.moves, once.moves);
  // The server draws the same for everybody; the person's own part makes the difference.
  assert.notDeepEqual(other.shuffle.nonces, once.shuffle.nonces);
  assert.notDeepEqual(other.deal, once.deal);
});
