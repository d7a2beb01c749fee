// The screen across the room: it has no buttons and shows nobody's hand.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { eventually } from '../eventually.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { followHint, waitForTurn } from '../play/by-role.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** More steps than any turn has. */
const MAX_STEPS = 60;

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Checks that nothing needs scrolling. @param {Page} page */
async function checkNoScrolling(page) {
  const [high, wide, height, width] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.documentElement.scrollWidth,
    innerHeight,
    innerWidth,
  ]);
  assert.ok(high <= height && wide <= width, `${wide} × ${high} on a screen of ${width} × ${height}`);
}

/** Checks that the QR code is there. @param {Page} page */
async function checkQrCode(page) {
  const code = page.getByRole('img', { name: t('lobby-qr') });
  await code.waitFor();
  await eventually(async () =>
    assert.ok(
      await code.evaluate((one) => /** @type {HTMLImageElement} */ (one).naturalWidth > 0),
      'the code did not load',
    ),
  );
}

/** Returns the newest line of the log of somebody who watches. @param {Page} page */
async function newestLine(page) {
  const newest = page.getByRole('tabpanel').getByRole('listitem').last();
  // What only follows from a move stands apart on the screen.
  return newest.evaluate((line) =>
    [...line.childNodes]
      .filter((part) => !(part instanceof Element && part.matches('.light')))
      .map((part) => part.textContent)
      .join('')
      .trim(),
  );
}

/** @param {Page} page */
async function openLog(page) {
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('tab', { name: t('panel-log') }).click();
}

for (const [size, game] of /** @type {const} */ ([
  ['tv', 'monad'],
  ['large-tv', 'rotundo'],
  ['tv', 'fiches'],
])) {
  browserTest(
    `${game} on a ${size}: the lobby, then the table, without input, and no hand even of the guest who opened it`,
    async ({ visit }) => {
      const host = await visit({ size });
      const { page } = host;
      await page.goto('/');
      await button(page, `${t('home-open-table')} ${t(`${game}-title`)}`).click();
      await page.getByRole('heading', { name: t('lobby-settings') }).waitFor();
      const tab = await host.tab();
      const screen = { ...host, ...tab };
      await tab.page.goto(new URL(page.url()).pathname.replace('/t/', '/screen/'));
      await tab.page.getByText(t('seat-free'), { exact: true }).first().waitFor();
      await checkQrCode(tab.page);
      assert.equal(await tab.page.getByRole('button').count(), 0, 'there is a button');
      await checkNoScrolling(tab.page);
      await inspectPage(screen, `screen-lobby-${game}`);

      await page.getByRole('combobox', { name: t('seat-bot') }).selectOption({ index: 1 });
      await button(page, t('lobby-start')).click();
      await tab.page.getByRole('region', { name: t('table-middle') }).waitFor();
      const player = { page, settled: host.settled, words: all, game, random: host.random(1) };
      await waitForTurn(player);
      await openLog(page);
      const way = page.getByRole('tabpanel').getByRole('link', { name: t('lobby-screen') });
      assert.equal(await way.getAttribute('href'), new URL(tab.page.url()).pathname, 'there is no link to the screen');
      const other = await visit();
      await other.page.goto(page.url());
      await openLog(other.page);
      // A turn of several steps is shown when it ends.
      const begins = tab.page.getByRole('main').getByText(t('screen-begins'));
      for (let steps = 0; steps === 0 || (await begins.isVisible()); steps += 1) {
        assert.ok(steps < MAX_STEPS, `the screen shows no move after ${MAX_STEPS} steps`);
        await followHint(player);
        await waitForTurn(player);
      }
      await eventually(async () => {
        const line = await newestLine(other.page);
        assert.ok((await tab.page.getByRole('main').innerText()).includes(line), `not shown: ${line}`);
      });
      assert.equal(await tab.page.getByRole('region', { name: t('table-own') }).count(), 0);
      const hand = { monad: 'monad-hand', rotundo: 'rotundo-hand', fiches: 'fiches-rack' }[game];
      assert.ok((await page.getByRole('group', { name: like(hand) }).count()) > 0, 'the player has no hand');
      assert.equal(await tab.page.getByRole('group', { name: like(hand) }).count(), 0, 'a hand is on the screen');
      await checkQrCode(tab.page);
      await checkNoScrolling(tab.page);
      await inspectPage(screen, `screen-${game}`);
    },
  );
}
