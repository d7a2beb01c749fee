// Every game to its end with the keyboard alone, from the home page on, on a desktop.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { stage } from '../stage.js';
import { GAMES, words } from '../words.js';
import { enter, focused, playByKeys, walk } from '../play/by-keys.js';
import { luck } from '../play/luck.js';

const all = words();
const { t } = all;
const play = stage();

/** Home, lobby, a gentle bot, a short game, start. @param {import('../play/by-names.js').Seat} seat */
async function begin(seat) {
  const { page, game, settled } = seat;
  await page.goto('/');
  await page.getByRole('heading', { name: t(`${game}.title`) }).waitFor();
  await enter(seat, `${t('home.make')} ${t(`${game}.title`)}`);
  await page.getByRole('heading', { name: t('table.of', { game: t(`${game}.title`) }) }).waitFor();
  assert.ok(await walk(seat, ({ name }) => name === t('seat.bot')));
  await page.keyboard.press('ArrowDown');
  await settled();
  if (game === 'monad') {
    assert.ok(await walk(seat, ({ name }) => name === t('monad.option.quiet_limit')));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('8');
    await page.keyboard.press('Tab');
    await settled();
  }
  await enter(seat, t('lobby.start'));
}

for (const [seed, game] of GAMES.entries()) {
  play(`${game} is played to its end by keyboard`, async ({ visit }) => {
    const visitor = await visit();
    const { page, settled } = visitor;
    const seat = { page, settled, words: all, game, chance: luck(seed) };
    await begin(seat);
    const turns = await playByKeys(seat);
    assert.ok(turns > 2, `over after ${turns} turns`);
    assert.ok(await focused(page), 'the focus was lost at the end');
    await look(visitor, `${game}-end`);
    await enter(seat, t('end.again'));
    await page.getByRole('region', { name: t('bar') }).waitFor();
  });
}
