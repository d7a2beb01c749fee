// The check of a shuffle: what the page says of an honest record, of a forged one, and where it cannot tell.

import assert from 'node:assert/strict';
import { eventually } from '../eventually.js';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { finishGame } from '../play/finish-game.js';

const all = words();
const { t } = all;
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** Finishes a game and opens its shuffle check. @param {import('../visitor.js').Visitor} visitor */
async function openShuffleCheck(visitor) {
  await finishGame(visitor, all);
  await visitor.page.getByRole('link', { name: t('end-shuffle-check') }).click();
  await visitor.page.getByRole('heading', { name: t('shuffle-check-title') }).waitFor();
}

/** @param {Page} page @param {string} key */
const said = (page, key) => page.getByRole('main').getByText(t(key), { exact: true });

/** The request for a record, but no module of that name. */
const RECORD = /\/api\/v1\/tables\/\w+\/record\b/;

/** Changes the first digit. @param {string} hex */
const forged = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/**
 * Changes the shuffle of the record on its way to the page.
 * @param {Page} page
 * @param {(shuffle: {secret: string, nonces: string[]}) => void} change
 */
const forge = (page, change) =>
  page.route(RECORD, async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    change(record.shuffle);
    await route.fulfill({ response: answer, json: record });
  });

browserTest('an honest game passes every check, and a forged record does not', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openShuffleCheck(visitor);
  await said(page, 'shuffle-check-complete').waitFor();
  for (const check of ['promise', 'shown', 'own', 'parts', 'deal'])
    await said(page, `shuffle-check-${check}-held`).waitFor();
  await inspectPage(visitor, 'proof');

  await forge(page, (shuffle) => {
    shuffle.secret = forged(shuffle.secret);
  });
  await page.reload();
  await said(page, 'shuffle-check-fault').waitFor();
  await said(page, 'shuffle-check-promise-fault').waitFor();
  await said(page, 'shuffle-check-deal-fault').waitFor();
  assert.equal(
    await page.getByRole('heading', { name: t('shuffle-check-proven') }).count(),
    0,
    'it still claims a proof',
  );
  await inspectPage(visitor, 'proof-fault');

  await page.unroute(RECORD);
  await forge(page, (shuffle) => {
    shuffle.nonces = shuffle.nonces.map(forged);
  });
  await page.reload();
  await said(page, 'shuffle-check-promise-held').waitFor();
  await said(page, 'shuffle-check-own-fault').waitFor();
  await said(page, 'shuffle-check-deal-fault').waitFor();
});

browserTest('a browser without WebCrypto, as on a plain address, checks as well', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page, context } = visitor;
  await context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openShuffleCheck(visitor);
  await said(page, 'shuffle-check-complete').waitFor();
  await inspectPage(visitor, 'proof-plain');
});

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

browserTest('a seat that is open in two tabs has one nonce', async ({ visit }) => {
  const visitor = await visit();
  const { page, context } = visitor;
  await page.goto('/');
  await button(page, `${t('home-open-table')} ${t('rotundo-title')}`).click();
  await page.getByRole('textbox', { name: t('lobby-link') }).waitFor();
  await page.getByLabel(t('seat-bot')).first().selectOption('easy');
  const other = await context.newPage();
  await other.goto(page.url());
  await button(other, t('lobby-start')).waitFor();
  // Both at once: each tab may draw a nonce, and the first that arrives is the seat's.
  await Promise.all(
    [page, other].map((tab) =>
      tab.evaluate(
        (name) =>
          /** @type {HTMLElement} */ (
            [...document.querySelectorAll('button')].find((one) => one.textContent === name)
          ).click(),
        t('lobby-start'),
      ),
    ),
  );
  for (const tab of [page, other]) await tab.getByRole('region', { name: t('table-own') }).waitFor();
  const nonces = await other.evaluate(() => JSON.parse(localStorage.getItem('shuffle-nonces') ?? '[]'));
  const used = nonces.filter((/** @type {{seal?: string}} */ one) => one.seal);
  assert.equal(used.length, 1);
  assert.ok(used[0].seal.includes(`seat 0 committed ${used[0].commitment}`));
});

browserTest('a game before the rematch keeps its record and its proof', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await finishGame(visitor, all);
  await button(page, t('end-rematch')).click();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}/replay`);
  await page.getByRole('link', { name: t('end-shuffle-check') }).click();
  await said(page, 'shuffle-check-complete').waitFor();
});

browserTest(
  'a shuffle that somebody else breaks off is counted, and players who revealed stay ready',
  async ({ visit }) => {
    const [host, guest] = [await visit(), await visit()];
    await host.page.goto('/');
    await button(host.page, `${t('home-open-table')} ${t('rotundo-title')}`).click();
    const link = await host.page.getByRole('textbox', { name: t('lobby-link') }).inputValue();
    await guest.page.goto(link);
    await button(guest.page, t('seat-sit')).click();
    await button(guest.page, t('lobby-ready')).click();
    await guest.page.getByText(t('lobby-you-are-ready')).waitFor();
    // The guest's browser forgets its nonce: nobody can reveal it.
    await guest.page.evaluate(() => localStorage.setItem('shuffle-nonces', '[]'));
    await guest.page.reload();
    await guest.page.getByText(t('lobby-you-are-ready')).waitFor();
    await button(host.page, t('lobby-start')).click();
    await host.page.getByText(t('lobby-shuffling')).waitFor();
    await inspectPage(host, 'lobby-shuffling');
    // It leaves, instead of letting fifteen seconds pass.
    await button(guest.page, t('seat-leave')).click();
    await host.page.getByText(t('lobby-broken', { count: 1 })).waitFor();
    const path = `/api/v1/tables/${new URL(link).pathname.split('/').at(-1)}`;
    await eventually(async () => {
      const { snapshot } = await (await host.page.request.get(path)).json();
      assert.equal(snapshot.seats[0].ready, true);
    });
    await button(guest.page, t('seat-sit')).click();
    await button(guest.page, t('lobby-ready')).click();
    await button(host.page, t('lobby-start')).click();
    for (const { page } of [host, guest]) await page.getByRole('region', { name: t('table-own') }).waitFor();
  },
);
