// Plays every game to its end against a bot, on a phone, through roles and names alone.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { GAMES, words } from '../words.js';
import { playByRole } from '../play/by-role.js';

const all = words();
const { t } = all;
const browserTest = suite();

/**
 * Opens a table with an easy bot and settings that make the game short.
 * @param {import('../visitor.js').Visitor} visitor
 * @param {string} game
 */
async function begin({ page, settled }, game) {
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home-open-table')} ${t(`${game}-title`)}` }).tap();
  await page.getByRole('combobox', { name: t('seat-bot') }).selectOption({ label: `${t('bot')}: ${t('level-easy')}` });
  await settled();
  if (game === 'monad') {
    const quiet = page.getByRole('spinbutton', { name: t('monad-option-quiet_limit') });
    await quiet.fill('8');
    await quiet.blur();
    await settled();
  }
  await page.getByRole('button', { name: t('lobby-start') }).tap();
}

for (const [seed, game] of GAMES.entries()) {
  browserTest(`${game} is played to its end by roles and names on a phone`, async ({ visit }) => {
    const visitor = await visit({ size: 'phone' });
    const { page, settled, random } = visitor;
    await begin(visitor, game);
    const turns = await playByRole({ page, settled, words: all, game, random: random(seed), touch: true });
    assert.ok(turns > 2, `over after ${turns} turns`);
    const won = new RegExp(`${all.like('end-won').source}|${t('end-you')}`);
    await page.getByRole('heading', { name: won }).waitFor();
    await inspectPage(visitor, `${game}-end`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('end-download') }).tap();
    const record = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    assert.equal(record.game, game);
  });
}
