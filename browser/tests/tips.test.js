// A first game with the coach: tips come when a rule first matters, each once, and nothing moves for them.

import assert from 'node:assert/strict';
import { shifts, watchShifts } from '../layout-shifts.js';
import { inspectPage } from '../inspect-page.js';
import { layoutFaults } from '../layout-faults.js';
import { followHint, waitForTurn } from '../play/by-role.js';
import { button } from '../play/start-game.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const browserTest = suite();

/** More turns than any game has. */
const MAX_TURNS = 600;

/**
 * Starts a game with the coach, as somebody does who is new to it.
 * @param {import('../visitor.js').Visitor} visitor @param {string} game @param {import('../words.js').Words} spoken
 */
async function startCoached({ page, settled, random }, game, spoken) {
  const { t } = spoken;
  await page.goto('/');
  await button(page, `${t('home-play')} ${t(`${game}-title`)}`).click();
  await button(page, t('first-game-coach')).click();
  return { page, settled, words: spoken, game, random: random(1) };
}

/** Returns the text of the tip that is shown; nothing if there is none. @param {import('../visitor.js').Page} page */
const tipOf = async (page) => (await page.locator('.tip p').allInnerTexts())[0] ?? '';

for (const { game, locale, size } of /** @type {const} */ ([
  { game: 'monad', locale: 'de', size: 'tall-phone' },
  { game: 'rotundo', locale: 'nl', size: 'tall-phone' },
  { game: 'fiches', locale: 'en', size: 'tall-phone' },
  { game: 'rotundo', locale: 'de', size: 'large-desktop' },
]))
  browserTest(`a game of ${game} with the coach is played to its end (${locale}, ${size})`, async ({ visit }) => {
    const visitor = await visit({ played: false, locale, size });
    const { page } = visitor;
    const spoken = words(locale);
    await watchShifts(page);
    const player = await startCoached(visitor, game, spoken);
    await waitForTurn(player);
    const level = spoken.t('seat-level', { level: spoken.t('level-easy') });
    assert.ok((await page.getByRole('img', { name: level }).count()) > 0, 'against gentle bots');
    const atStart = (await shifts(page)).length;
    let moved = await shifts(page);
    /** @type {string[]} */
    const seen = [];
    for (let turns = 0; turns < MAX_TURNS; turns += 1) {
      if ((await waitForTurn(player)) === 'over') break;
      const text = await tipOf(page);
      if (text) {
        assert.ok(!seen.includes(text), `shown again: ${text}`);
        assert.doesNotMatch(text, new RegExp(`\\b${game}-tip`), 'a message that is missing shows its name');
        assert.ok((await page.locator('[data-tip]').count()) > 0, `nothing is marked: ${text}`);
        if (!seen.length) await inspectPage(visitor, `tip-${game}-${size}`);
        seen.push(text);
        // Half of them are read, the others just go with the next move.
        if (seen.length % 2) await button(page, spoken.t('tip-dismiss')).click();
        if (seen.length % 2) await page.locator('.tip').waitFor({ state: 'detached' });
        if (seen.length % 2) assert.equal(await page.locator('[data-tip]').count(), 0, 'still marked');
      }
      moved = await shifts(page);
      await followHint(player);
    }
    assert.ok(seen.length > 3, `${seen}`);
    assert.equal(await page.locator('.tip, [data-tip]').count(), 0, 'at the end');
    const others = moved
      .slice(atStart)
      .filter(({ source, isPiece, afterInput }) => !isPiece && !(afterInput && /section\.bar/.test(source)));
    assert.deepEqual([...new Set(others.map(({ source }) => source))], []);
  });

browserTest('a tip leads to its rule, is announced, and can be turned off', async ({ visit }) => {
  const visitor = await visit({ played: false });
  const { page } = visitor;
  const spoken = words();
  const { t, like } = spoken;
  const player = await startCoached(visitor, 'rotundo', spoken);
  await waitForTurn(player);
  const rule = page.locator('.tip').getByRole('button', { name: like('rules-clause') });
  const text = (await tipOf(page)).replace(await rule.innerText(), '').trim();
  await page.locator('#announcements').getByText(text).first().waitFor({ state: 'attached' });
  await rule.click();
  await page
    .getByRole('tabpanel')
    .locator(`[id="clause-${(await rule.innerText()).split(' ').at(-1)}"]`)
    .waitFor();
  assert.deepEqual(await layoutFaults(page), []);
  await page.locator('.settings > summary').click();
  await page.getByRole('checkbox', { name: t('settings-tips') }).uncheck();
  await page.reload();
  await waitForTurn(player);
  await followHint(player);
  await waitForTurn(player);
  assert.equal(await page.locator('.tip').count(), 0);
});

browserTest('a press on what stands beside a face says what it means', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  const spoken = words();
  const { t } = spoken;
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await waitForTurn({ ...visitor, words: spoken, game: 'monad', random: visitor.random(1) });
  for (const plate of ['.plates .plate', '.own > .plate']) {
    await page.locator(`${plate} .badges`).click();
    await page.locator('.popover').getByText(t('monad-bonus-free')).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.popover').waitFor({ state: 'detached' });
  }
});
