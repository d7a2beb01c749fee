// Two people with a browser each, at one table.

import assert from 'node:assert/strict';
import { eventually } from '../eventually.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { followHint, waitForTurn, playByRole } from '../play/by-role.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/**
 * @typedef {import('../visitor.js').Visitor} Visitor
 * @typedef {import('playwright-core').Page} Page
 */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Visitor} visitor @param {string} name */
async function setName({ page }, name) {
  await page.getByLabel(t('settings'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('name') }).fill(name);
  await button(page, t('name-save')).click();
  await page.getByText(t('name-saved')).first().waitFor();
  await page.keyboard.press('Escape');
}

/**
 * The host opens a table, and the guest joins by its link.
 * @param {Visitor} host
 * @param {Visitor} guest
 * @param {string} game
 */
async function startGame(host, guest, game) {
  await host.page.goto('/');
  await setName(host, 'Anna');
  await button(host.page, `${t('home-open-table')} ${t(`${game}-title`)}`).click();
  const link = await host.page.getByRole('textbox', { name: t('lobby-link') }).inputValue();
  await guest.page.goto(link);
  await button(guest.page, t('seat-sit')).click();
  await button(guest.page, t('lobby-ready')).click();
  await button(host.page, t('lobby-start')).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: t('table-own') }).waitFor();
  return link;
}

/** @param {Page} page @param {string} tab */
async function openPanel(page, tab) {
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('tab', { name: t(`panel-${tab}`) }).click();
}

/** @param {Visitor} visitor @param {string} game @param {number} seed */
const seated = ({ page, settled, random }, game, seed) => ({ page, settled, words: all, game, random: random(seed) });

browserTest('two people play a game to its end, see the same result, and play again', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ size: 'phone' })];
  await startGame(host, guest, 'rotundo');
  const ends = await Promise.all([
    playByRole(seated(host, 'rotundo', 1)),
    playByRole({ ...seated(guest, 'rotundo', 2), touch: true }),
  ]);
  assert.ok(ends[0] + ends[1] > 10, `over after ${ends}`);
  // Both see the same result.
  const [result, other] = await Promise.all(
    [host, guest].map(({ page }) =>
      page
        .getByRole('region', { name: new RegExp(`${like('end-won').source}|${t('end-you')}`) })
        .getByRole('list')
        .first()
        .innerText(),
    ),
  );
  assert.match(result, /\d/);
  assert.equal(result, other);
  // Both see which cards were left.
  const kept = await Promise.all(
    [host, guest].map(({ page }) =>
      page
        .getByRole('region', { name: new RegExp(`${like('end-won').source}|${t('end-you')}`) })
        .getByText(t('rotundo-in-hand'))
        .locator('..')
        .allInnerTexts(),
    ),
  );
  assert.deepEqual(kept[0].toSorted(), kept[1].toSorted());
  assert.ok(
    kept[0].every((hand) => !like('rotundo-cards').test(hand)),
    `${kept[0]}`,
  );
  await button(host.page, t('end-rematch')).click();
  await button(guest.page, t('lobby-ready')).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: t('bar') }).waitFor();
});

browserTest('a move is announced to the other player', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await startGame(host, guest, 'monad');
  const [first, second] = (await host.page.title()).includes(t('turn-yours')) ? [host, guest] : [guest, host];
  await openPanel(second.page, 'log');
  const log = second.page.getByRole('tabpanel').getByRole('listitem');
  const before = await log.count();
  await followHint(seated(first, 'monad', 1));
  const end = button(first.page, t('monad-do-end'));
  if (await end.isVisible()) await end.click();
  await waitForTurn(seated(second, 'monad', 2));
  assert.ok((await log.count()) > before, 'the log has nothing new');
  assert.ok((await second.page.title()).includes(t('turn-yours')), 'the title does not call');
});

browserTest('chat messages stay text, whatever they contain', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await startGame(host, guest, 'fiches');
  const said = [
    '<script>console.error("a script ran")</script>',
    '<img src=x onerror="console.error(\'an image ran\')">',
    '"><svg onload=console.error(1)>',
    '{{7*7}} ${7*7} &lt;b&gt; \u202e backwards',
  ];
  await openPanel(host.page, 'chat');
  await openPanel(guest.page, 'chat');
  for (const text of said) {
    // Key by key: handlers must not swallow keys.
    await host.page.getByRole('textbox', { name: t('chat-field') }).pressSequentially(text);
    await host.page.keyboard.press('Enter');
    await guest.page.getByRole('tabpanel').getByText(text, { exact: true }).waitFor();
  }
  assert.equal(await guest.page.getByRole('tabpanel').getByRole('img').count(), 0);
  assert.equal(await guest.page.getByRole('tabpanel').getByText('Anna').count(), said.length);
});

browserTest('somebody with the link but no seat watches, and sees no hand', async ({ visit }) => {
  const [host, guest, third] = [await visit(), await visit(), await visit()];
  const link = await startGame(host, guest, 'monad');
  await third.page.goto(link);
  await third.page.getByText(like('turn-watching')).first().waitFor();
  assert.equal(await third.page.getByRole('region', { name: t('table-own') }).count(), 0);
  assert.equal(await third.page.getByRole('group', { name: t('monad-hand') }).count(), 0);
  assert.equal(await button(third.page, t('bar-hint')).count(), 0);
});

browserTest('two tabs of one person show the same', async ({ visit }) => {
  const one = await visit();
  await one.page.goto('/');
  await button(one.page, `${t('home-play')} ${t('monad-title')}`).click();
  const first = seated(one, 'monad', 3);
  await waitForTurn(first);
  const other = await one.tab();
  await other.page.goto(one.page.url());
  const second = { ...first, page: other.page, settled: other.settled };
  await waitForTurn(second);
  await followHint(first);
  await waitForTurn(first);
  const hand = (/** @type {Page} */ page) =>
    page
      .getByRole('group', { name: t('monad-hand') })
      .getByRole('button')
      .allInnerTexts();
  const here = await hand(one.page);
  await eventually(async () => assert.deepEqual(await hand(other.page), here));
  // The second tab acts on the snapshot that it got; nothing is stale.
  await followHint(second);
  await waitForTurn(second);
});

browserTest('a personal link brings name and games to another device', async ({ visit }) => {
  const [phone, desk] = [await visit({ size: 'phone' }), await visit()];
  await phone.page.goto('/');
  await setName(phone, 'Berta');
  await button(phone.page, `${t('home-play')} ${t('fiches-title')}`).click();
  await phone.page.getByRole('region', { name: t('bar') }).waitFor();
  await phone.page.getByLabel(t('settings'), { exact: true }).click();
  await button(phone.page, t('name-link')).click();
  const link = await phone.page.getByRole('textbox', { name: t('name-link-made') }).inputValue();
  await desk.page.goto(link);
  await button(desk.page, t('come-back-confirm')).click();
  await desk.page.getByRole('link', { name: new RegExp(`^${t('fiches-title')}`) }).click();
  await desk.page
    .getByRole('region', { name: t('table-own') })
    .getByText('Berta')
    .waitFor();
});

browserTest('a public table is found on the home page or by its code', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await host.page.goto('/');
  await setName(host, 'Clara');
  await button(host.page, `${t('home-open-table')} ${t('rotundo-title')}`).click();
  await host.page.getByRole('checkbox', { name: t('lobby-public') }).check();
  await host.settled();
  await guest.page.goto('/');
  await guest.page.getByRole('link', { name: /Clara/ }).click();
  await button(guest.page, t('seat-sit')).waitFor();
  const code = new URL(host.page.url()).pathname.slice('/t/'.length);
  await guest.page.goto('/');
  await guest.page.getByRole('textbox', { name: t('home-code') }).fill(code);
  await button(guest.page, t('home-go')).click();
  await button(guest.page, t('seat-sit')).click();
  await host.page.getByText(t('guest'), { exact: true }).first().waitFor();
});

browserTest('a new name is on the name plate at once, for both', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await startGame(host, guest, 'monad');
  await guest.page.getByText('Anna').first().waitFor();
  await setName(host, 'Änne');
  for (const { page } of [host, guest]) await page.locator('.plate').getByText('Änne').first().waitFor();
  assert.equal(await guest.page.locator('.plate').getByText('Anna').count(), 0);
  await openPanel(guest.page, 'log');
  await guest.page.getByRole('tabpanel').getByText('Änne').first().waitFor();
});
