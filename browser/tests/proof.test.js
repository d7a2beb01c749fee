// Whether it was shuffled fairly: what the page says of an honest record, of a forged one, and where it cannot know.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { finishGame } from '../play/finished.js';

const all = words();
const { t, like } = all;
const proof = stage();

/** @typedef {import('playwright-core').Page} Page */

/** From the end of a game to its proof. @param {import('../visit.js').Visitor} visitor */
async function openProof(visitor) {
  await finishGame(visitor, all);
  await visitor.page.getByRole('link', { name: t('end.proof') }).click();
  await visitor.page.getByRole('heading', { name: t('proof.title') }).waitFor();
}

/** @param {Page} page @param {string} key */
const said = (page, key) => page.getByRole('main').getByText(t(key), { exact: true });

/** The request for a record, and no module that is called so. */
const RECORD = /\/api\/tables\/\w+\/record\b/;

/** Another digit at its beginning. @param {string} hex */
const forged = (hex) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Changes the shuffle of the record on its way here. @param {Page} page @param {(shuffle: {secret: string, nonces: string[]}) => void} change */
const forge = (page, change) =>
  page.route(RECORD, async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    change(record.shuffle);
    await route.fulfill({ response: answer, json: record });
  });

proof('an honest game fits in every point, and a forged record does not', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openProof(visitor);
  await said(page, 'proof.whole').waitFor();
  for (const check of ['promise', 'shown', 'own', 'deal']) await said(page, `proof.${check}.held`).waitFor();
  await look(visitor, 'proof');

  await forge(page, (shuffle) => { shuffle.secret = forged(shuffle.secret); });
  await page.reload();
  await said(page, 'proof.fault').waitFor();
  await said(page, 'proof.promise.fault').waitFor();
  await said(page, 'proof.deal.fault').waitFor();
  assert.equal(await page.getByRole('heading', { name: t('proof.proven') }).count(), 0, 'it still proves something');
  await look(visitor, 'proof-fault');

  await page.unroute(RECORD);
  await forge(page, (shuffle) => { shuffle.nonces = shuffle.nonces.map(forged); });
  await page.reload();
  await said(page, 'proof.promise.held').waitFor();
  await said(page, 'proof.own.fault').waitFor();
  await said(page, 'proof.deal.fault').waitFor();
});

proof('a browser that cannot do the sums says so, and what can', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page, context } = visitor;
  await context.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await openProof(visitor);
  await page.getByRole('main').getByText(like('proof.unable')).waitFor();
  for (const key of ['proof.whole', 'proof.part', 'proof.fault']) assert.equal(await said(page, key).count(), 0);
  await page.getByRole('button', { name: t('end.record') }).waitFor();
  await look(visitor, 'proof-unable');
});
