// Inspects every page on a phone and on a desktop, light and dark.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { GAMES, words } from '../words.js';
import { NETWORK } from '../visitor.js';
import { waitForTurn, takeTurn } from '../play/by-role.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/** @typedef {import('../visitor.js').Visitor} Visitor */

/** @param {import('playwright-core').Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/**
 * Inspects the home page, its settings, the lobby, the rules, and addresses that lead nowhere.
 * @param {Visitor} visitor
 */
async function pages(visitor) {
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { name: t('fiches-title') }).waitFor();
  await inspectPage(visitor, 'home');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await inspectPage(visitor, 'settings');
  await page.keyboard.press('Escape');
  await button(page, `${t('home-open-table')} ${t('fiches-title')}`).click();
  await page.getByRole('heading', { name: t('lobby-settings') }).waitFor();
  await inspectPage(visitor, 'lobby');
  await page.goto('/rules/monad');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await inspectPage(visitor, 'rules');
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByText(t('not-found-table')).waitFor();
  await inspectPage(visitor, 'lost');
  await page.goto('/come-back#AAAA');
  await button(page, t('come-back-confirm')).waitFor();
  await inspectPage(visitor, 'come-back');
}

/**
 * Inspects a board after some turns; in light colours with a hint as well.
 * @param {Visitor} visitor
 * @param {string} game
 */
async function board(visitor, game) {
  const { page, settled, random } = visitor;
  await page.goto('/');
  await button(page, `${t('home-play')} ${t(`${game}-title`)}`).click();
  const player = { page, settled, words: all, game, random: random(7) };
  for (let turn = 0; turn < 3; turn += 1) {
    assert.equal(await waitForTurn(player), 'turn');
    await takeTurn(player);
  }
  await waitForTurn(player);
  await inspectPage(visitor, game);
  if (visitor.options.colorScheme === 'dark') return;
  await button(page, t('bar-hint')).click();
  await settled();
  await inspectPage(visitor, `${game}-hint`);
}

/** @param {Visitor} visitor */
async function panel(visitor) {
  const { page } = visitor;
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  for (const tab of ['log', 'chat', 'rules']) {
    await page.getByRole('tab', { name: t(`panel-${tab}`) }).click();
    if (tab === 'rules') await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
    await inspectPage(visitor, `panel-${tab}`);
  }
}

for (const size of /** @type {const} */ (['phone', 'desktop'])) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    browserTest(`the pages on a ${size}, ${colorScheme}`, async ({ visit }) =>
      pages(await visit({ size, colorScheme, expectedErrors: NETWORK })),
    );
    browserTest(`the boards on a ${size}, ${colorScheme}`, async ({ visit }) => {
      const visitor = await visit({ size, colorScheme });
      for (const game of GAMES) await board(visitor, game);
      await panel(visitor);
    });
  }
}

browserTest('in the window of a small laptop table, bar and hand are visible without scrolling', async ({ visit }) => {
  const visitor = await visit({ size: 'laptop' });
  for (const game of GAMES) {
    await board(visitor, game);
    const hidden = await visitor.page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.middle')].map(
        (part) => part.scrollHeight - part.clientHeight,
      ),
    );
    assert.deepEqual(hidden, [0, 0], game);
  }
});
