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

/** How many games are begun, at most. */
const MAX_GAMES = 5;
/** How often to look whether it is one's turn, at most. */
const MAX_LOOKS = 600;

/**
 * Opens a table with four bots, and plays by HTTP until somebody has a long display. Returns the code of the table, or
 * null if the game was over before.
 * @param {import('../../../../browser/visitor.js').Page} page @param {number} length
 */
const playToLongDisplay = (page, length) =>
  page.evaluate(async ([most, length]) => {
    const ask = async (/** @type {string} */ path, /** @type {any} */ body = undefined) => {
      const headers = { 'content-type': 'application/json' };
      const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/api/v1${path}`, request)).json();
    };
    await ask('/me', { name: 'Anna' });
    const settings = { game: 'rotundo', players: 5, options: {}, time_control: { kind: 'none' }, public: false };
    const bots = [null, 'medium', 'medium', 'medium', 'medium'];
    const { code } = await ask('/tables', { settings, sit: 0, bots, start: true });
    for (let looked = 0; looked < most; looked += 1) {
      const { snapshot } = await ask(`/tables/${code}`);
      if (snapshot.phase === 'finished') return null;
      if (snapshot.view.displays.some((/** @type {string[]} */ one) => one.length >= length)) return code;
      const { actions, state_number } = snapshot;
      if (actions?.length) {
        const action = actions.find((/** @type {any} */ one) => one.do === 'collect') ?? actions.at(-1);
        await ask(`/tables/${code}`, { command: 'act', state_number, action });
      } else await new Promise((done) => setTimeout(done, 100));
    }
    return null;
  }, /** @type {const} */ ([MAX_LOOKS, length]));

browserTest('on a phone held sideways a long display takes nothing away from the hand', async ({ visit }) => {
  const { page, settled } = await visit({ size: 'landscape-phone' });
  await page.goto('/');
  let code = null;
  for (let game = 0; !code && game < MAX_GAMES; game += 1) code = await playToLongDisplay(page, 10);
  assert.ok(code, 'no game had a long display');
  await page.goto(`/t/${code}`);
  await page.locator('.bar.mine, .outcome').first().waitFor();
  await settled();
  // The bots may have ended the game meanwhile: a result scrolls.
  if (await page.locator('.outcome').count()) return;
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(high <= 390, `the page is ${high} high`);
});

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
