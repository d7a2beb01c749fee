// The check of a shuffle: what the page says of an honest record, of a forged one, and where it cannot tell.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { finishGame } from '../play/finish-game.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** Finishes a game and opens its shuffle check. @param {import('../visitor.js').Visitor} visitor */
async function openShuffleCheck(visitor) {
  await finishGame(visitor, all);
  await visitor.page.getByRole('link', { name: t('end.shuffle-check') }).click();
  await visitor.page.getByRole('heading', { name: t('shuffle-check.title') }).waitFor();
}

/** @param {Page} page @param {string} key */
const said = (page, key) => page.getByRole('main').getByText(t(key), { exact: true });

/** The request for a record, but no module of that name. */
const RECORD = /\/api\/v1\/tables\/\w+\/record\b/;

/** Changes the first digit. @param {string} hex */
const forged = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Changes the shuffle of the record on its way to the page. @param {Page} page @param {(shuffle: {secret: string, nonces: string[]}) => void} change */
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
  await said(page, 'shuffle-check.complete').waitFor();
  for (const check of ['promise', 'shown', 'own', 'deal']) await said(page, `shuffle-check.${check}.held`).waitFor();
  await inspectPage(visitor, 'proof');

  await forge(page, (shuffle) => { shuffle.secret = forged(shuffle.secret); });
  await page.reload();
  await said(page, 'shuffle-check.fault').waitFor();
  await said(page, 'shuffle-check.promise.fault').waitFor();
  await said(page, 'shuffle-check.deal.fault').waitFor();
  assert.equal(await page.getByRole('heading', { name: t('shuffle-check.proven') }).count(), 0, 'it still claims a proof');
  await inspectPage(visitor, 'proof-fault');

  await page.unroute(RECORD);
  await forge(page, (shuffle) => { shuffle.nonces = shuffle.nonces.map(forged); });
  await page.reload();
  await said(page, 'shuffle-check.promise.held').waitFor();
  await said(page, 'shuffle-check.own.fault').waitFor();
  await said(page, 'shuffle-check.deal.fault').waitFor();
});

browserTest('a browser without WebCrypto says so, and what can check instead', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page, context } = visitor;
  await context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openShuffleCheck(visitor);
  await page.getByRole('main').getByText(like('shuffle-check.unsupported')).waitFor();
  for (const key of ['shuffle-check.complete', 'shuffle-check.partial', 'shuffle-check.fault']) assert.equal(await said(page, key).count(), 0);
  await page.getByRole('button', { name: t('end.download') }).waitFor();
  await inspectPage(visitor, 'proof-unable');
});
