// Every game to its end against a bot, on a phone, through roles and names alone.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { look } from '../look.js';
import { stage } from '../stage.js';
import { GAMES, words } from '../words.js';
import { playByNames } from '../play/by-names.js';
import { luck } from '../play/luck.js';

const all = words();
const { t } = all;
const play = stage();

/** Makes a table in the lobby, with a gentle bot and whatever makes the game short. @param {import('playwright-core').Page} page @param {string} game */
async function begin(page, game) {
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home.make')} ${t(`${game}.title`)}` }).tap();
  await page.getByRole('combobox', { name: t('seat.bot') }).selectOption({ label: `${t('bot')}: ${t('level.easy')}` });
  if (game === 'monad') {
    const quiet = page.getByRole('spinbutton', { name: t('monad.option.quiet_limit') });
    await quiet.fill('8');
    await quiet.blur();
  }
  await page.getByRole('button', { name: t('lobby.start') }).tap();
}

for (const [seed, game] of GAMES.entries()) {
  play(`${game} is played to its end by names on a phone`, async ({ visit }) => {
    const visitor = await visit({ size: 'phone' });
    const { page, settled } = visitor;
    await begin(page, game);
    const turns = await playByNames({ page, settled, words: all, game, chance: luck(seed), touch: true });
    assert.ok(turns > 2, `over after ${turns} turns`);
    const won = new RegExp(`${all.like('end.won').source}|${t('end.you')}`);
    await page.getByRole('heading', { name: won }).waitFor();
    await look(visitor, `${game}-end`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('end.record') }).tap();
    const record = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    assert.equal(record.game, game);
  });
}
