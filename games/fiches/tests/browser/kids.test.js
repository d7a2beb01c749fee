// The children's table of Fiches in a browser.

import assert from 'node:assert/strict';
import { eventually } from '../../../../browser/eventually.js';
import { inspectPage } from '../../../../browser/inspect-page.js';
import { possible } from '../../../../browser/play/by-role.js';
import { suite } from '../../../../browser/suite.js';
import { words } from '../../../../browser/words.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

browserTest(
  'a picture starts the children’s table, the lamp shows a lay, a tile is drawn; no chat, no clock',
  async ({ visit }) => {
    const visitor = await visit({ size: 'phone' });
    const { page, settled, random } = visitor;
    const player = { page, settled, words: all, game: 'fiches', random: random(1), touch: true };
    await page.goto('/kids');
    await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).waitFor();
    await inspectPage(visitor, 'kids-start');
    await checkButtonSizes(page);
    await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).tap();
    const hint = page.getByRole('button', { name: t('bar-hint'), disabled: false });
    await hint.waitFor();
    await settled();
    await checkButtonSizes(page);
    assert.equal(await page.getByRole('button', { name: like('panel') }).count(), 0, 'there is a chat');
    assert.equal(await page.getByRole('timer').count(), 0, 'there is a clock');
    await hint.tap();
    // A glow has no role; tiles that glow on the rack are named as possible.
    await page.locator('.glowing').waitFor();
    await inspectPage(visitor, 'kids-hint');
    const glows = (await possible(player)).length;
    const rack = page.getByRole('group', { name: t('fiches-rack') }).getByRole('button');
    const before = await rack.count();
    const draw = page.getByRole('button', { name: new RegExp(`^${t('fiches-do-draw')}`) });
    await draw.tap();
    await settled();
    // While tiles can be laid, the first tap shows them and only the second draws.
    if (glows && (await rack.count()) === before) await draw.tap();
    await eventually(async () => assert.equal(await rack.count(), before + 1));
    await hint.waitFor();
    await inspectPage(visitor, 'kids');
  },
);

browserTest('a child thinks about a table that is not right yet, before it is asked', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).tap();
  const rack = page.getByRole('group', { name: t('fiches-rack') }).getByRole('button');
  await page.locator('.sign.turn').waitFor();
  await rack.first().tap();
  await page.locator('.new-series').tap();
  await page.locator('.sign.almost').waitFor();
  await page.getByRole('button', { name: t('fiches-kids-undo') }).tap();
  await page.locator('.sign.turn').waitFor();
});

browserTest('the home page links to a children’s game in progress, which opens as one', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches-kids-begin', { count: 1 }) }).tap();
  await page.getByRole('button', { name: t('bar-hint'), disabled: false }).waitFor();
  const begun = page.url();
  await page.goto('/');
  const yours = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t('turn-yours') }) });
  await yours.getByRole('link').tap();
  await page.getByRole('button', { name: t('bar-hint'), disabled: false }).waitFor();
  assert.equal(page.url(), begun);
  assert.equal(await page.getByRole('button', { name: like('panel') }).count(), 0, 'it is the ordinary table');
});

browserTest('a child is chosen by its picture, and stays chosen', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('/kids');
  const faces = page.getByRole('group', { name: t('fiches-kids-choose') });
  const fourth = faces.getByRole('button', { name: t('fiches-kids-child', { count: 4 }) });
  await fourth.tap();
  await page.getByRole('img', { name: t('fiches-kids-demo') }).waitFor();
  await page.reload();
  await faces.getByRole('button', { pressed: true, name: t('fiches-kids-child', { count: 4 }) }).waitFor();
  assert.equal(await faces.getByRole('button', { pressed: true }).count(), 1);
});

browserTest('two children take turns at one device, and neither sees the other’s rack', async ({ visit }) => {
  const { page, settled } = await visit({ size: 'phone' });
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches-kids-two') }).tap();
  const rack = page.getByRole('group', { name: t('fiches-rack') });
  const next = page.getByRole('button', { name: t('fiches-kids-hand-over') });
  const draw = page.getByRole('button', { name: new RegExp(`^${t('fiches-do-draw')}`) });
  for (let turn = 0; turn < 3; turn += 1) {
    await draw.tap();
    await settled();
    if (await draw.isVisible()) await draw.tap();
    await next.waitFor();
    assert.equal(await rack.count(), 0, 'a rack is in sight while the device changes hands');
    await next.tap();
    await rack.waitFor();
    // At once, and not the rack of the other child: both have six tiles at first, and one more for each turn.
    assert.equal(await rack.getByRole('button').count(), 6 + Math.ceil(turn / 2), `after turn ${turn}`);
  }
});

/** Checks that every button has 44 pixels each way. @param {import('../../../../browser/visitor.js').Page} page */
async function checkButtonSizes(page) {
  for (const target of await page.getByRole('main').getByRole('button').all()) {
    const box = await target.boundingBox();
    assert.ok(box && box.width >= 43.9 && box.height >= 43.9, `${await target.ariaSnapshot()}: ${JSON.stringify(box)}`);
  }
}
