// Learning: examples in the rule books, and a lesson for each game.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { eventually } from '../eventually.js';
import { suite } from '../suite.js';
import { GAMES, words } from '../words.js';
import * as keys from '../play/by-keyboard.js';
import { followHint } from '../play/by-role.js';
import { learnFile, openExample } from '../play/start-game.js';

const all = words();
const { t } = all;
const browserTest = suite();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../visitor.js').Visitor} Visitor
 * @typedef {import('../play/by-role.js').Player} Player
 */

/** @param {Visitor} visitor @param {string} game @returns {Player} */
const seated = ({ page, settled, random, options }, game) => ({
  page,
  settled,
  words: all,
  game,
  random: random(1),
  touch: options.size === 'phone',
});

for (const game of GAMES) {
  browserTest(`an example in the book of ${game} is opened, played, reset and closed`, async ({ visit }) => {
    const visitor = await visit({ size: game === 'fiches' ? 'phone' : 'desktop' });
    const { page } = visitor;
    await page.goto(`/rules/${game}`);
    const example = await openExample(page, game, learnFile(game, 'examples')[0].name);
    const own = example.getByRole('region', { name: t('table-own') });
    const before = await own.ariaSnapshot();
    await inspectPage(visitor, `example-${game}`);
    await followHint(seated(visitor, game));
    await eventually(async () => assert.notEqual(await own.ariaSnapshot(), before, 'the hint’s move was not made'));
    await example
      .locator('.row')
      .getByRole('button', { name: t('example-reset') })
      .click();
    await eventually(async () => assert.equal(await own.ariaSnapshot(), before, 'it did not begin again'));
    await example.getByRole('button', { name: t('example-close') }).click();
    await own.waitFor({ state: 'detached' });
    await example.getByRole('button', { name: t('example-open'), expanded: false }).waitFor();
  });
}

/**
 * How a lesson is completed: presses a button by its name, and follows a hint.
 * @typedef {{press: (name: string) => Promise<void>, followHint: () => Promise<void>}} Input
 */

/** @param {Player} player @returns {Input} */
const byRole = (player) => ({
  press: (name) => player.page.getByRole('button', { name, exact: true }).click(),
  followHint: () => followHint(player),
});

/** @param {Player} player @returns {Input} */
const byKeyboard = (player) => ({
  press: (name) => keys.enter(player, name),
  followHint: () => keys.followHint(player),
});

/**
 * Completes a lesson; returns how many steps were done and not skipped.
 * @param {Visitor} visitor
 * @param {string} game
 * @param {Input} input
 */
async function completeLesson(visitor, game, { press, followHint }) {
  const { page } = visitor;
  const steps = learnFile(game, 'lesson');
  const title = t('learn-title', { game: t(`${game}-title`) });
  const next = page.getByRole('button', { name: t('learn-next'), exact: true });
  let done = 0;
  for (const [at, step] of steps.entries()) {
    const said = (/** @type {string} */ part) => t(`${game}-learn-step-${step.name}-${part}`);
    await page
      .getByRole('heading', { name: `${title} ${t('learn-step', { at: at + 1, count: steps.length })}` })
      .waitFor();
    await page.getByRole('region', { name: t('bar') }).waitFor();
    if (at === 1) await inspectPage(visitor, `lesson-${game}`);
    if (step.do) {
      await press(t('learn-show'));
      await followHint();
      const other = page
        .getByRole('main')
        .getByText(all.keys.includes(`${game}-learn-step-${step.name}-other`) ? said('other') : t('learn-other'));
      await next.or(other).waitFor();
      if (!(await next.isVisible())) {
        await press(t('learn-skip'));
        continue;
      }
      await page.getByRole('main').getByText(said('why')).waitFor();
      done += 1;
    }
    await press(t('learn-next'));
  }
  await page.getByRole('heading', { name: t('learn-end') }).waitFor();
  return done;
}

for (const game of GAMES) {
  const how = game === 'monad' ? byKeyboard : byRole;
  browserTest(
    `the lesson of ${game} is completed ` +
      (how === byKeyboard ? 'by keyboard' : 'by roles and names') +
      ', and a game begins',
    async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      const input = how(seated(visitor, game));
      await page.goto(`/learn/${game}`);
      const done = await completeLesson(visitor, game, input);
      assert.ok(done > 1, `only ${done} steps were done, the others skipped`);
      await inspectPage(visitor, `lesson-${game}-end`);
      await input.press(t('learn-play'));
      await page.getByRole('button', { name: t('bar-hint'), disabled: false }).waitFor();
      assert.match(new URL(page.url()).pathname, /^\/t\//);
    },
  );
}

for (const game of GAMES) {
  for (const [width, height, locale] of /** @type {const} */ ([
    [360, 740, 'de'],
    [390, 844, 'en'],
  ])) {
    browserTest(
      `every step of the lesson of ${game} fits a phone of ${width} × ${height}: words, table and hand (${locale})`,
      async ({ visit }) => {
        const { t } = words(locale);
        const { page } = await visit({ size: 'phone', locale });
        await page.setViewportSize({ width, height });
        await page.goto(`/learn/${game}`);
        const steps = learnFile(game, 'lesson');
        for (const [at, step] of steps.entries()) {
          await page.getByRole('heading', { name: t('learn-step', { at: at + 1, count: steps.length }) }).waitFor();
          await page.getByRole('region', { name: t('table-own') }).waitFor();
          if (step.do) await page.getByRole('button', { name: t('learn-show'), exact: true }).tap();
          await eventually(async () => {
            const tall = await page.evaluate(() => document.documentElement.scrollHeight);
            assert.ok(tall <= height, `step ${at + 1}, ${step.name}, is ${tall} tall`);
          }, 3000);
          await page.getByRole('button', { name: t(step.do ? 'learn-skip' : 'learn-next'), exact: true }).tap();
        }
        await page.getByRole('heading', { name: t('learn-end') }).waitFor();
      },
    );
  }
}
