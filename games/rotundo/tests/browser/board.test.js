// The board of Rotundo in a browser.

import assert from 'node:assert/strict';
import { eventually } from '../../../../browser/eventually.js';
import { button, drag, openClause, openExample, startGame } from '../../../../browser/play/start-game.js';
import { suite } from '../../../../browser/suite.js';
import { NETWORK } from '../../../../browser/visitor.js';
import { words } from '../../../../browser/words.js';

const { t, like } = words();
const browserTest = suite();

browserTest('a card dragged to the middle is selected for it, or the table says why not', async ({ visit }) => {
  const player = await startGame(await visit(), 'rotundo');
  const { page, settled } = player;
  const cards = page.getByRole('group', { name: like('rotundo-hand') }).getByRole('button');
  const middle = button(page, like('rotundo-middle'));
  const can = (await cards.first().innerText()).includes(t('rotundo-possible'));
  await drag(page, cards.first(), middle);
  await settled();
  assert.equal(await cards.first().getAttribute('aria-pressed'), 'true');
  if (!can) await openClause(page);
});

browserTest(
  'on a phone held sideways the hand has most of the width, also while the display is empty',
  async ({ visit }) => {
    const { page } = await startGame(await visit({ size: 'landscape-phone' }), 'rotundo');
    const box = await page.getByRole('group', { name: like('rotundo-hand') }).boundingBox();
    assert.ok(box && box.width > 844 / 2, `the hand has ${box?.width} pixels`);
  },
);

browserTest('an example names the clause that forbids an action, with a link to it', async ({ visit }) => {
  // Chromium logs every rejected request.
  const { page } = await visit({ expectedErrors: NETWORK });
  await page.goto('/rules/rotundo');
  const example = await openExample(page, 'rotundo', 'stones');
  const stones = example
    .getByRole('group', { name: like('rotundo-hand') })
    .getByRole('button', { name: t('rotundo-card-stone') });
  assert.equal(await stones.count(), 2);
  await stones.nth(0).click();
  await stones.nth(1).click();
  const clause = example.getByRole('button', { name: t('rules-clause', { rule: 'R4.4' }) });
  await clause.click();
  const heading = page.getByRole('heading', { name: /^R4\.4\s/ });
  await eventually(async () => assert.ok(await heading.evaluate((one) => one === document.activeElement)));
});
