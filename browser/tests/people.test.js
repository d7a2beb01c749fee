// What people can do about each other at a table, and about themselves.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const { t, like } = words();
const browserTest = suite(['--imprint', 'https://example.org/imprint', '--privacy', 'https://example.org/privacy']);

/**
 * @typedef {import('../visitor.js').Visitor} Visitor
 * @typedef {import('playwright-core').Page} Page
 */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Presses a button that asks first. @param {Page} page @param {string} name */
async function confirm(page, name) {
  await button(page, name).first().click();
  await page.getByRole('group', { name, exact: true }).getByRole('button', { name, exact: true }).click();
}

/** The host opens a table, and the guest joins by its link. @param {Visitor} host @param {Visitor} guest */
async function startGame(host, guest) {
  await host.page.goto('/');
  await button(host.page, `${t('home-open-table')} ${t('monad-title')}`).click();
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
  return page.getByRole('tabpanel');
}

/** @param {Page} page @param {string} text */
async function say(page, text) {
  await openPanel(page, 'chat');
  await page.getByRole('textbox', { name: t('chat-field') }).fill(text);
  await page.keyboard.press('Enter');
}

browserTest('two guests without names of their own are told apart', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await startGame(host, guest);
  await guest.page
    .getByText(`${t('guest')} (2)`)
    .first()
    .waitFor();
});

browserTest('the home page calls the bots of a game by their names', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
  const name = await page.locator('.plates .name bdi').textContent();
  await page.goto('/');
  await page.getByRole('link', { name: t('home-with', { names: name ?? '' }) }).waitFor();
});

browserTest('chat says from where somebody writes, and anybody can be muted', async ({ visit }) => {
  const [host, guest, third] = [await visit(), await visit(), await visit({ size: 'phone' })];
  const link = await startGame(host, guest);
  await third.page.goto('/');
  await third.page.getByLabel(t('settings'), { exact: true }).click();
  await third.page.getByRole('textbox', { name: t('name') }).fill('Zoe');
  await button(third.page, t('name-save')).click();
  await third.page.getByText(t('name-saved')).first().waitFor();
  await third.page.goto(link);
  await say(third.page, 'I see your cards');
  await say(guest.page, 'Hello');
  const chat = await openPanel(host.page, 'chat');
  const from = (/** @type {string} */ text) => chat.getByRole('listitem').filter({ hasText: text });
  await from('I see your cards').getByText(t('people-watching')).waitFor();
  await from('Hello')
    .getByText(t('seat-nth', { count: 2 }))
    .waitFor();
  await inspectPage(host, 'people-chat');

  // For oneself, and it stays so.
  const people = await openPanel(host.page, 'people');
  const zoe = people.getByRole('listitem').filter({ hasText: 'Zoe' });
  await inspectPage(host, 'people-host');
  await zoe.getByRole('button', { name: t('people-mute'), exact: true }).click();
  await host.page.reload();
  await openPanel(host.page, 'chat');
  await from('Hello').waitFor();
  assert.equal(await from('I see your cards').count(), 0);

  await openPanel(host.page, 'people');
  await zoe.getByRole('button', { name: t('people-report'), exact: true }).click();
  await zoe
    .getByRole('group')
    .getByRole('button', { name: t('people-report'), exact: true })
    .click();
  await people.getByText(t('people-reported')).waitFor();

  // For everybody.
  await zoe.getByRole('button', { name: t('people-mute-all'), exact: true }).click();
  await zoe.getByRole('button', { name: t('people-unmute-all'), exact: true }).waitFor();
  await say(third.page, 'Hello?');
  await third.page.getByRole('tabpanel').locator('.refusal').waitFor();
  await openPanel(third.page, 'people');
  await inspectPage(third, 'people-phone');
});

browserTest('the host refuses watchers, replaces a player and closes the table', async ({ visit }) => {
  const [host, guest, third] = [await visit(), await visit(), await visit()];
  const link = await startGame(host, guest);
  await third.page.goto(link);
  await third.page.getByText(like('turn-watching')).first().waitFor();
  await openPanel(host.page, 'people');
  await host.page.getByLabel(t('people-allow-watching')).click();
  await third.page.getByRole('heading', { name: t('no-watching-title') }).waitFor();
  await host.page.getByLabel(t('people-allow-watching')).click();
  await confirm(host.page, t('people-replace'));
  await guest.page.getByRole('region', { name: t('table-own') }).waitFor({ state: 'detached' });
  await confirm(host.page, t('people-close'));
  for (const { page } of [host, guest]) await page.getByRole('heading', { name: t('table-closed-title') }).waitFor();
  await inspectPage(host, 'people-closed');
});

browserTest('devices can be signed out, and a person can be erased', async ({ visit }) => {
  const [laptop, other] = [await visit(), await visit({ size: 'phone' })];
  await startGame(laptop, other);
  const settings = async (/** @type {Visitor} */ { page }) => page.getByLabel(t('settings'), { exact: true }).click();
  await settings(laptop);
  await button(laptop.page, t('name-link')).click();
  await laptop.page.getByRole('textbox', { name: t('name-link-made') }).waitFor();
  await button(laptop.page, t('account-devices')).click();
  const list = laptop.page.getByRole('list', { name: t('account-devices') });
  await list.getByText(t('account-link')).waitFor();
  await inspectPage(laptop, 'people-account');
  await list.getByRole('button', { name: t('account-revoke') }).click();
  await list.getByText(t('account-link')).waitFor({ state: 'detached' });
  await settings(other);
  await inspectPage(other, 'people-account-phone');
  await confirm(other.page, t('account-erase'));
  await other.page.waitForURL('/');
  // One of the regulars plays on.
  await laptop.page
    .locator('.plates')
    .getByLabel(t('seat-level', { level: t('level-medium') }))
    .waitFor();
  await other.page
    .getByRole('link', { name: t('links-imprint') })
    .last()
    .waitFor();
  await inspectPage(other, 'people-home');
  await confirm(laptop.page, t('account-sign-out'));
  await laptop.page.waitForURL('/');
});
