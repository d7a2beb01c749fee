// Every screen, on a phone and on a desktop, in daylight and in the dark.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { stage } from '../stage.js';
import { GAMES, words } from '../words.js';
import { NETWORK } from '../visit.js';
import { called, takeTurn } from '../play/by-names.js';
import { luck } from '../play/luck.js';

const all = words();
const { t, like } = all;
const show = stage();

/** @typedef {import('../visit.js').Visitor} Visitor */

/** @param {import('playwright-core').Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Home, its settings, the lobby, the rules, and addresses that lead nowhere. @param {Visitor} visitor */
async function pages(visitor) {
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: t('fiches.title') }).waitFor();
  await look(visitor, 'home');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await look(visitor, 'settings');
  await page.keyboard.press('Escape');
  await button(page, `${t('home.make')} ${t('fiches.title')}`).click();
  await page.getByRole('heading', { name: t('lobby.plan') }).waitFor();
  await look(visitor, 'lobby');
  await page.goto('/rules/monad');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look(visitor, 'rules');
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByText(t('lost.table')).waitFor();
  await look(visitor, 'lost');
  await page.goto('/come-back#AAAA');
  await button(page, t('come-back.do')).waitFor();
  await look(visitor, 'come-back');
}

/** A board after some turns; by daylight with a hint as well. @param {Visitor} visitor @param {string} game */
async function board(visitor, game) {
  const { page, settled } = visitor;
  await page.goto('/');
  await button(page, `${t('home.play')} ${t(`${game}.title`)}`).click();
  const seat = { page, settled, words: all, game, chance: luck(7) };
  for (let turn = 0; turn < 3; turn += 1) {
    assert.equal(await called(seat), 'turn');
    await takeTurn(seat);
  }
  await called(seat);
  await look(visitor, game);
  if (visitor.wishes.colorScheme === 'dark') return;
  await button(page, t('bar.hint')).click();
  await button(page, t('hint.more.1')).click();
  await settled();
  await look(visitor, `${game}-hint`);
}

/** @param {Visitor} visitor */
async function panel(visitor) {
  const { page } = visitor;
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  for (const tab of ['log', 'chat', 'rules']) {
    await page.getByRole('tab', { name: t(`panel.${tab}`) }).click();
    if (tab === 'rules') await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await look(visitor, `panel-${tab}`);
  }
}

for (const size of /** @type {const} */ (['phone', 'desktop'])) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    show(`the pages on a ${size}, ${colorScheme}`, async ({ visit }) =>
      pages(await visit({ size, colorScheme, provoked: NETWORK })));
    show(`the boards on a ${size}, ${colorScheme}`, async ({ visit }) => {
      const visitor = await visit({ size, colorScheme });
      for (const game of GAMES) await board(visitor, game);
      await panel(visitor);
    });
  }
}

show('in a small laptop’s window the table, the bar and the hand are seen without scrolling', async ({ visit }) => {
  const visitor = await visit({ size: 'laptop' });
  for (const game of GAMES) {
    await board(visitor, game);
    const hidden = await visitor.page.evaluate(() => [document.documentElement, ...document.querySelectorAll('.middle')]
      .map((part) => part.scrollHeight - part.clientHeight));
    assert.deepEqual(hidden, [0, 0], game);
  }
});
