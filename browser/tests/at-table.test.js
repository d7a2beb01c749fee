// Who sits at a table and what they show each other; how a table is found, left and started.

import assert from 'node:assert/strict';
import { eventually } from '../eventually.js';
import { inspectPage } from '../inspect-page.js';
import { takeTurn, waitForTurn } from '../play/by-role.js';
import { openTable as openTableByHttp } from '../play/open-table.js';
import { startTable } from '../play/start-game.js';
import { SIZES } from '../sizes.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/**
 * @typedef {import('../visitor.js').Visitor} Visitor
 * @typedef {import('playwright-core').Page} Page
 */

/** @param {import('playwright-core').Page | import('playwright-core').Locator} place @param {string | RegExp} name */
const button = (place, name) => place.getByRole('button', { name, exact: true });

/** @param {Visitor} host @param {string} [game] */
async function openTable({ page }, game = 'monad') {
  await page.goto('/');
  await button(page, `${t('home-open-table')} ${t(`${game}-title`)}`).click();
  return page.getByRole('textbox', { name: t('lobby-link') }).inputValue();
}

/** A game of two people. @param {Visitor} host @param {Visitor} guest */
async function startGame(host, guest) {
  await guest.page.goto(await openTable(host));
  await button(guest.page, t('seat-sit')).click();
  await button(guest.page, t('lobby-ready')).click();
  await button(host.page, t('lobby-start')).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: t('table-own') }).waitFor();
}

/** A table for four. @param {Visitor} host */
async function openLargeTable(host) {
  const link = await openTable(host, 'rotundo');
  await host.page.getByRole('combobox', { name: t('lobby-players') }).selectOption('4');
  await host.settled();
  return link;
}

/** @param {Visitor} host @param {number} at  among the seats that are free or have a bot @param {string} level */
async function addBot({ page, settled }, at, level) {
  await page
    .getByRole('combobox', { name: new RegExp(`^(${t('seat-bot')}|${t('seat-bot-level')})$`) })
    .nth(at)
    .selectOption(level);
  await settled();
}

/** @param {Page} page @param {string} tab */
async function openPanel(page, tab) {
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('tab', { name: t(`panel-${tab}`) }).click();
  return page.getByRole('tabpanel');
}

browserTest('bots are regulars, and the host chooses which ones', async ({ visit }) => {
  const host = await visit();
  const { page } = host;
  await openLargeTable(host);
  const seats = page.getByRole('listitem').filter({ has: page.locator('.who') });
  await button(page, t('lobby-fill')).click();
  await button(page, t('lobby-fill')).waitFor({ state: 'detached' });
  await host.settled();
  const names = await seats.locator('.name').allTextContents();
  assert.equal(new Set(names).size, names.length, `${names}`);
  await button(page, t('seat-who')).first().click();
  const sheet = page.getByRole('dialog', { name: t('seat-who') });
  await inspectPage(host, 'at-table-regulars');
  // Those who sit at the table cannot sit down again.
  assert.equal(await sheet.getByRole('button', { disabled: true }).count(), 2);
  const free = sheet.getByRole('button', { pressed: false, disabled: false }).last();
  const [name] = (await free.locator('strong').allTextContents()) ?? [];
  await free.click();
  await seats.filter({ hasText: name }).waitFor();
  await button(page, t('lobby-start')).click();
  await page.locator('.plates').getByText(name, { exact: true }).waitFor();
  await button(page, t('person-about', { name })).click();
  await page
    .getByRole('dialog', { name })
    .getByText(t('person-regular', { level: t('level-medium') }))
    .waitFor();
  await inspectPage(host, 'at-table-card');
});

browserTest('a guest’s face is seen by the others', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ size: 'phone' })];
  await guest.page.goto(await openTable(host));
  await button(guest.page, t('seat-sit')).click();
  await guest.page.locator('.seat.you').waitFor();
  await button(guest.page, t('face-choose')).first().click();
  await inspectPage(guest, 'at-table-faces');
  const other = guest.page.getByRole('dialog', { name: t('face-choose') }).getByRole('button', { pressed: false });
  const label = await other.last().getAttribute('aria-label');
  const face = await other.last().locator('.face').getAttribute('data-face');
  await other.last().click();
  await host.page.locator(`.seat [data-face="${face}"]`).waitFor();
  assert.ok(label);
  // It is theirs at the next table, too.
  await guest.page.goto(await openTable(host));
  await guest.page.locator(`.face-choice [data-face="${face}"]`).first().waitFor();
});

browserTest('what somebody says or shows stands at their seat, unless they are muted', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit({ size: 'phone' })];
  await startGame(host, guest);
  const seat = host.page.locator('.plates .plate');
  // Nothing is unread there.
  await openPanel(host.page, 'chat');
  await openPanel(guest.page, 'chat');
  await guest.page.getByRole('textbox', { name: t('chat-field') }).fill('What a table!');
  await guest.page.keyboard.press('Enter');
  await seat.getByText('What a table!').waitFor();
  await inspectPage(host, 'at-table-bubble');
  const name = (await seat.locator('.name bdi').textContent()) ?? '';
  await button(seat, t('bubble-close', { name })).click();
  await seat.locator('.bubble').waitFor({ state: 'detached' });
  await button(guest.page, t('panel-close')).click();
  await guest.page.locator('.own .face-button').click();
  await guest.page
    .locator('.popover')
    .getByRole('button', { name: t('reaction-cheers') })
    .click();
  await seat.locator('.bubble.reaction').waitFor();
  await guest.page.locator('.own .bubble.reaction').waitFor();
  const announced = t('reaction-announced', { name, reaction: t('reaction-cheers') });
  await host.page.getByText(announced).first().waitFor({ state: 'attached' });
  // Muted, they can show what they like.
  await button(host.page, t('person-about', { name })).click();
  await button(host.page, t('people-mute')).first().click();
  await seat.locator('.bubble').waitFor({ state: 'detached' });
  await host.page.keyboard.press('Escape');
  await host.page
    .locator('.own-reactions')
    .getByRole('button', { name: t('reaction-ouch') })
    .click();
  await guest.page.locator('.plates .bubble.reaction').waitFor();
});

browserTest('a player who is new to a game is offered its lesson first', async ({ visit }) => {
  const visitor = await visit({ played: false });
  const { page } = visitor;
  const play = button(page, `${t('home-play')} ${t('rotundo-title')}`);
  await page.goto('/');
  await play.click();
  const offer = page.getByRole('dialog', { name: t('first-game', { game: t('rotundo-title') }) });
  await offer.getByRole('link', { name: t('learn') }).waitFor();
  await inspectPage(visitor, 'at-table-first');
  await button(offer, t('first-game-play')).click();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
  assert.equal(await page.locator('.plates .plate').count(), 3, 'as many as a rule');
  await page.goto('/');
  await play.click();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
});

browserTest('the option that a game offers is played at once', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('combobox', { name: t('fiches-option-set') }).selectOption('classic');
  await button(page, `${t('home-play')} ${t('fiches-title')}`).click();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
  const code = new URL(page.url()).pathname.split('/')[2];
  const answer = await page.request.get(`/api/v1/tables/${code}`);
  assert.equal((await answer.json()).snapshot.settings.options.set, 'classic');
});

browserTest('a name that was typed is kept, whatever is pressed next', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  const link = await openTable(host);
  await host.page
    .getByRole('textbox', { name: t('name') })
    .first()
    .fill('Hedwig');
  await host.page.getByRole('combobox', { name: t('lobby-players') }).focus();
  await host.page.locator('.seat.you').getByText('Hedwig').waitFor();
  await guest.page.goto(link);
  await guest.page
    .getByRole('textbox', { name: t('name') })
    .first()
    .fill('Bruno');
  await button(guest.page, t('seat-sit')).click();
  await host.page.locator('.seat').getByText('Bruno').waitFor();
  await guest.page
    .getByRole('textbox', { name: t('name') })
    .first()
    .fill('Benno');
  await button(guest.page, t('lobby-ready')).click();
  await button(host.page, t('lobby-start')).click();
  await host.page.locator('.plates').getByText('Benno').waitFor();
});

browserTest(
  'every screen reads what the table waits for, and the game starts right after a change',
  async ({ visit }) => {
    const [host, guest, screen] = [await visit(), await visit(), await visit({ locale: 'en' })];
    const link = await openLargeTable(host);
    await guest.page.goto(link);
    await screen.page.goto(link.replace('/t/', '/screen/'));
    await button(guest.page, t('seat-sit')).first().click();
    await guest.page.locator('.seat.you').waitFor();
    for (const at of [0, 1]) await addBot(host, at, 'easy');
    const name = (await guest.page.locator('.seat.you .name').textContent()) ?? '';
    const waits = t('lobby-waits-for', { names: name });
    await host.page.getByText(waits).waitFor();
    await screen.page.getByText(waits).waitFor();
    await guest.page.getByText(t('lobby-waits-for-you')).waitFor();
    await button(guest.page, t('lobby-ready')).click();
    const hostName = (await host.page.locator('.seat.you .name').textContent()) ?? '';
    const starts = t('lobby-host-starts', { name: hostName });
    await guest.page.getByText(starts).waitFor();
    await screen.page.getByText(starts).waitFor();
    await host.page.getByText(t('lobby-complete')).waitFor();
    // The guest is gone and a bot takes their seat, so that nobody but the host has to be ready.
    await button(guest.page, t('seat-leave')).click();
    await host.page.locator('.seat.free').waitFor();
    await addBot(host, 0, 'easy');
    await button(host.page, t('lobby-start')).waitFor();
    // The host is ready; a change takes that back, and they start without waiting for the answer to it.
    await host.page.evaluate(async () => {
      const [, , code] = location.pathname.split('/');
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/v1/tables/${code}`, { method: 'POST', headers, body: '{"command":"ready"}' });
    });
    await host.page.locator('.seat.you').getByText(t('seat-ready')).waitFor();
    await host.page.evaluate(
      ([toggle, start]) => {
        const named = (/** @type {string} */ selector, /** @type {string} */ text) =>
          [...document.querySelectorAll(selector)].find((element) => element.textContent?.includes(text));
        /** @type {any} */ (named('label', toggle)?.querySelector('input')).click();
        /** @type {any} */ (named('button', start)).click();
      },
      [t('lobby-public'), t('lobby-start')],
    );
    await host.page.getByRole('region', { name: t('table-own') }).waitFor();
  },
);

browserTest('a table says how many watch, can be left, and a game is removed from the list', async ({ visit }) => {
  const [host, guest, third] = [await visit(), await visit(), await visit()];
  await startGame(host, guest);
  await third.page.goto(host.page.url());
  await host.page.getByRole('img', { name: t('people-watchers', { count: 1 }) }).waitFor();
  await openPanel(guest.page, 'people');
  await button(guest.page, t('people-leave')).click();
  await guest.page
    .getByRole('group', { name: t('people-leave') })
    .getByRole('button')
    .first()
    .click();
  await guest.page.waitForURL('/');
  await host.page.getByRole('img', { name: t('seat-away') }).waitFor();
  await button(guest.page, `${t('home-remove')}: ${t('monad-title')}`).click();
  await inspectPage(guest, 'at-table-remove');
  await button(guest.page, t('people-resign')).click();
  await button(guest.page, `${t('home-remove')}: ${t('monad-title')}`).waitFor({ state: 'detached' });
  await host.page
    .locator('.plates')
    .getByLabel(t('seat-level', { level: t('level-medium') }))
    .waitFor();
});

/** How much of the log lies below what is in sight, in pixels. @param {Page} page */
const belowLog = (page) =>
  page.getByRole('tabpanel').evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);

browserTest('the log follows a game to its end that is longer than the log', async ({ visit }) => {
  const { page } = await visit({ size: 'laptop', pace: 'off' });
  // They seldom get anywhere: the game goes on until nobody has got a Monad for a hundred turns (M11.3).
  const seats = { bots: Array(4).fill('random'), start: true };
  const code = await openTableByHttp(page, { game: 'monad', players: 4 }, seats);
  await page.locator('.outcome').waitFor({ timeout: 120_000 });
  const lines = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).snapshot.last_update,
    `/api/v1/tables/${code}`,
  );
  assert.ok(lines > 500, `more than the log keeps: ${lines}`);
  await eventually(async () => assert.ok((await belowLog(page)) < 2));
});

browserTest('the log shows its newest line when the window gets wide enough for it again', async ({ visit }) => {
  const { page, settled, random } = await visit({ size: 'laptop', pace: 'off' });
  await startTable(page, 'monad', 4);
  const player = { page, settled, words: all, game: 'monad', random: random(1) };
  for (let turn = 0; turn < 6; turn += 1) {
    await waitForTurn(player);
    await takeTurn(player);
  }
  await waitForTurn(player);
  const log = page.getByRole('tabpanel');
  assert.ok((await log.evaluate((box) => box.scrollHeight / box.clientHeight)) > 1.5, 'the log is long');
  assert.ok((await belowLog(page)) < 2);
  await page.setViewportSize(SIZES['tall-phone'].viewport);
  await log.waitFor({ state: 'hidden' });
  await page.setViewportSize(SIZES.laptop.viewport);
  await log.waitFor();
  await eventually(async () => assert.ok((await belowLog(page)) < 2));
});
