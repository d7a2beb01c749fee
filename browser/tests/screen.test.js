// The screen across the room: seen by everybody, touched by nobody, and nobody's hand is on it.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { soon } from '../soon.js';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { asHinted, called } from '../play/by-names.js';
import { luck } from '../play/luck.js';

const all = words();
const { t, like } = all;
const across = stage();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** All of it is to be seen: nobody scrolls a TV. @param {Page} page */
async function allInSight(page) {
  const [high, wide, height, width] = await page.evaluate(() =>
    [document.documentElement.scrollHeight, document.documentElement.scrollWidth, innerHeight, innerWidth]);
  assert.ok(high <= height && wide <= width, `${wide} × ${high} on a screen of ${width} × ${height}`);
}

/** A code that a phone can read. @param {Page} page */
async function hasCode(page) {
  const code = page.getByRole('img', { name: t('lobby.qr') });
  await code.waitFor();
  await soon(async () => assert.ok(await code.evaluate((one) => /** @type {HTMLImageElement} */ (one).naturalWidth > 0), 'the code did not load'));
}

/** What happened last, as it is told to somebody who watches. @param {Page} page */
async function lastTold(page) {
  const newest = page.getByRole('tabpanel').getByRole('listitem').first();
  return (await newest.innerText()).trim();
}

/** @param {Page} page */
async function openLog(page) {
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('tab', { name: t('panel.log') }).click();
}

for (const [size, game] of /** @type {const} */ ([['tv', 'monad'], ['large-tv', 'rotundo'], ['tv', 'fiches']])) {
  across(`${game} on a ${size}: who is there, then the table, without a touch, and no hand even of who is signed in`, async ({ visit }) => {
    const host = await visit({ size });
    const { page } = host;
    await page.goto('/');
    await button(page, `${t('home.make')} ${t(`${game}.title`)}`).click();
    await page.getByRole('heading', { name: t('lobby.plan') }).waitFor();
    const tab = await host.tab();
    const screen = { ...host, ...tab };
    await tab.page.goto(new URL(page.url()).pathname.replace('/t/', '/screen/'));
    await tab.page.getByText(t('seat.free'), { exact: true }).first().waitFor();
    await hasCode(tab.page);
    assert.equal(await tab.page.getByRole('button').count(), 0, 'there is something to press');
    await allInSight(tab.page);
    await look(screen, `screen-lobby-${game}`);

    await page.getByRole('combobox', { name: t('seat.bot') }).selectOption({ index: 1 });
    await button(page, t('lobby.start')).click();
    await tab.page.getByRole('region', { name: t('table.middle') }).waitFor();
    const seat = { page, settled: host.settled, words: all, game, chance: luck(1) };
    await called(seat);
    await openLog(page);
    const way = page.getByRole('tabpanel').getByRole('link', { name: t('lobby.screen') });
    assert.equal(await way.getAttribute('href'), new URL(tab.page.url()).pathname, 'the game is on, and has no way to its screen');
    const other = await visit();
    await other.page.goto(page.url());
    await openLog(other.page);
    // A turn of several steps is told when it ends.
    const begins = tab.page.getByRole('main').getByText(t('screen.begins'));
    do {
      await asHinted(seat);
      await called(seat);
    } while (await begins.isVisible());
    await soon(async () => {
      const told = await lastTold(other.page);
      assert.ok((await tab.page.getByRole('main').innerText()).includes(told), `not told: ${told}`);
    });
    assert.equal(await tab.page.getByRole('region', { name: t('table.own') }).count(), 0);
    const hand = { monad: 'monad.hand', rotundo: 'rotundo.hand', fiches: 'fiches.rack' }[game];
    assert.ok((await page.getByRole('group', { name: like(hand) }).count()) > 0, 'the player has no hand');
    assert.equal(await tab.page.getByRole('group', { name: like(hand) }).count(), 0, 'a hand is on the screen');
    await hasCode(tab.page);
    await allInSight(tab.page);
    await look(screen, `screen-${game}`);
  });
}
