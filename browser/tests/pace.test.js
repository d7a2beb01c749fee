// The others' turns at a pace that can be followed: each step with its sentence, and the present whenever it is wanted.

import assert from 'node:assert/strict';
import { startTable } from '../play/start-game.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const { t } = words();
const browserTest = suite();

/**
 * @typedef {import('playwright-core').Page} Page
 */

/** Notes each sentence of a beat when it appears. @param {Page} page */
const noteBeats = (page) =>
  page.addInitScript(() => {
    const seen = /** @type {string[]} */ (/** @type {any} */ (globalThis).beats = []);
    let last = '';
    const note = () => {
      const text = document.querySelector('.bubble')?.textContent ?? '';
      if (text && text !== last) seen.push(text);
      last = text;
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });

/** @param {Page} page @returns {Promise<string[]>} */
const beats = (page) => page.evaluate(() => /** @type {any} */ (globalThis).beats);

/** Returns what others did, as the log has it, oldest first. @param {import('../visitor.js').Visitor} visitor */
function movesOfOthers({ frames }) {
  const updates = frames.flatMap(({ received }) => received?.updates ?? []);
  const moves = updates.filter(({ event, step }, at) => event && step !== updates[at - 1]?.step);
  return moves.filter(({ event }) => event.seat > 0);
}

/** Does something that ends the turn: passes, or draws. @param {Page} page */
async function endTurn(page) {
  await page
    .getByRole('button', { name: t('rotundo-do-pass'), exact: true })
    .first()
    .click();
  const question = page.getByRole('button', { name: t('bar-not-now') });
  const ended = page.locator('.bar:not(.mine)');
  await question.or(ended).first().waitFor();
  // A press at the place where another button was is not taken for an answer; a key is.
  if (await question.count()) await page.locator('.bar .proposals .button.main').press('Enter');
  await ended.waitFor();
}

for (const size of /** @type {const} */ (['phone', 'desktop'])) {
  browserTest(`every move of four opponents is seen, one after the other (${size})`, async ({ visit }) => {
    const visitor = await visit({ size, pace: 'quick' });
    const { page } = visitor;
    await noteBeats(page);
    await startTable(page, 'rotundo', 5);
    const before = movesOfOthers(visitor).length;
    await endTurn(page);
    await page.locator('.bar.mine').waitFor();
    const expected = movesOfOthers(visitor)
      .slice(before)
      .map(({ text }) => text);
    assert.ok(expected.length >= 4, `${expected}`);
    assert.deepEqual((await beats(page)).slice(-expected.length), expected);
  });
}

/** Lets no beat of a calm pace end by itself. @param {Page} page */
const holdBeats = (page) =>
  page.addInitScript(() => {
    const real = globalThis.setTimeout;
    const slowed = (/** @type {any} */ run, /** @type {any} */ delay, /** @type {any[]} */ ...rest) =>
      real(run, delay === 1800 ? 10_000_000 : delay, ...rest);
    Object.assign(globalThis, { setTimeout: slowed });
  });

browserTest('cards of a collection lie in the middle before they go to their display', async ({ visit }) => {
  const { page } = await visit({ pace: 'calm' });
  await holdBeats(page);
  await startTable(page, 'rotundo', 5);
  const laidOut = page.locator('.laid-out .rotundo-card');
  const yours = page.locator('.bar.mine');
  while (!(await laidOut.count())) {
    if (await yours.count()) await endTurn(page);
    else await page.keyboard.press('Escape');
    await page.locator('.bubble').or(yours).first().waitFor();
  }
  assert.equal(await laidOut.count(), 3);
});

browserTest('Escape and a press on the table lead to the present at once', async ({ visit }) => {
  const { page } = await visit({ pace: 'calm' });
  await holdBeats(page);
  await startTable(page, 'rotundo', 5);
  await endTurn(page);
  const beat = page.locator('.bubble');
  const yours = page.locator('.bar.mine');
  for (const skip of [
    () => page.keyboard.press('Escape'),
    () => page.locator('.middle').click({ position: { x: 5, y: 5 } }),
  ]) {
    await beat.or(yours).first().waitFor();
    if (await yours.count()) break;
    const text = await beat.textContent();
    await skip();
    await page.waitForFunction((old) => document.querySelector('.bubble')?.textContent !== old, text);
  }
  // The rest, until it is your turn again.
  while (!(await yours.count())) {
    await page.keyboard.press('Escape');
    await beat.or(yours).first().waitFor();
  }
});
