// Learning: examples in the rule books, and a lesson for each game.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { inspectPage } from '../inspect-page.js';
import { eventually } from '../eventually.js';
import { suite } from '../suite.js';
import { NETWORK } from '../visitor.js';
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
 * How a lesson is completed: presses a button by its name.
 * @typedef {(name: string) => Promise<void>} Press
 */

/** @param {Player} player @returns {Press} */
const byRole =
  ({ page, touch }) =>
  (name) => {
    const button = page.getByRole('button', { name, exact: true });
    return touch ? button.tap() : button.click();
  };

/** @param {Player} player @returns {Press} */
const byKeyboard = (player) => (name) => keys.enter(player, name);

/** The lessons of a game: the first one, and those that follow it. @param {string} game */
function lessonsOf(game) {
  const folder = new URL(`../../games/${game}/learn/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => /^lesson(-\w+)?\.json$/.test(file));
  // The first one has the shortest name.
  return files
    .sort((a, b) => a.length - b.length)
    .map((file) => {
      const value = /-(\w+)/.exec(file)?.[1];
      const path = value ? `/learn/${game}?for=${value}` : `/learn/${game}`;
      return { value, path, steps: learnFile(game, value ? `lesson-${value}` : 'lesson') };
    });
}

/** @param {Page} page @param {import('../words.js').Words} words @param {number} at @param {number} count */
const atStep = (page, { t }, at, count) =>
  page.getByRole('heading', { name: t('learn-step', { at: at + 1, count }) }).waitFor();

/** The text of the coach, once it is there. @param {Page} page */
async function coachText(page) {
  const text = page.locator('#coach-text:not(:text-matches("^…"))');
  await text.waitFor();
  return text.innerText();
}

/**
 * Completes a lesson, and looks at every step.
 * @param {Page} page @param {import('../words.js').Words} words @param {Press} press
 * @param {ReturnType<typeof lessonsOf>[number]['steps']} steps
 * @param {(step: string) => Promise<void>} [look]
 */
async function completeLesson(page, words, press, steps, look = async () => {}) {
  const { t } = words;
  for (const [at, step] of steps.entries()) {
    await atStep(page, words, at, steps.length);
    await page.getByRole('region', { name: t('table-own') }).waitFor();
    const text = await coachText(page);
    await look(step.name);
    if (step.do) {
      await press(t('learn-show'));
      await page.getByRole('button', { name: t('hint-do'), exact: true }).waitFor();
      await look(step.name);
      await press(t('hint-do'));
      await page.locator('#coach-text.praise').waitFor();
      assert.notEqual(await coachText(page), text, `${step.name}: nothing is said of what was done`);
    }
    await press(t('learn-next'));
  }
  await page.getByRole('heading', { name: t('learn-end') }).waitFor();
}

for (const game of GAMES) {
  for (const { value, path, steps } of lessonsOf(game)) {
    const how = game === 'monad' ? byKeyboard : byRole;
    browserTest(
      `the lesson of ${game}${value ? ` (${value})` : ''} is completed ` +
        (how === byKeyboard ? 'by keyboard' : 'by roles and names') +
        ', and a game begins',
      async ({ visit }) => {
        const visitor = await visit();
        const { page } = visitor;
        const press = how(seated(visitor, game));
        await page.addInitScript((learned) => localStorage.setItem('learned', learned), value ? game : '');
        await page.goto(path);
        let seen = 0;
        await completeLesson(page, all, press, steps, async () => {
          // The second step stands for the others; the sizes are looked at below.
          if ((seen += 1) === 2) await inspectPage(visitor, `lesson-${game}${value ?? ''}`);
          // A message that is missing shows its name.
          const text = await page.getByRole('main').innerText();
          assert.doesNotMatch(text, new RegExp(`\\b${game}-[a-z]`), text);
        });
        await inspectPage(visitor, `lesson-${game}${value ?? ''}-end`);
        await press(t('learn-play'));
        await page.getByRole('button', { name: t('bar-hint'), disabled: false }).waitFor();
        assert.match(new URL(page.url()).pathname, /^\/t\//);
      },
    );

    for (const [width, height, locale] of /** @type {const} */ ([
      [360, 640, 'de'],
      [390, 844, 'en'],
      [390, 844, 'nl'],
    ])) {
      browserTest(
        `every step of the lesson of ${[game, value].join(' ').trim()} fits on ${width} × ${height} (${locale})`,
        async ({ visit }) => {
          const spoken = words(locale);
          const visitor = await visit({ size: 'phone', locale });
          const { page } = visitor;
          await page.setViewportSize({ width, height });
          await page.addInitScript((learned) => localStorage.setItem('learned', learned), value ? game : '');
          await page.goto(path);
          await completeLesson(page, spoken, byRole(seated(visitor, game)), steps, async (step) => {
            await eventually(async () => {
              const tall = await page.evaluate(() => document.documentElement.scrollHeight);
              assert.ok(tall <= height, `${step} is ${tall} tall`);
            }, 3000);
          });
        },
      );
    }
  }

  browserTest(
    `in the lesson of ${game}, a move that is not meant gets a remark, and the winner hears it`,
    async ({ visit }) => {
      const visitor = await visit();
      const { page } = visitor;
      const press = byRole(seated(visitor, game));
      const { steps, path } = lessonsOf(game)[0];
      await page.goto(path);
      let remarks = 0;
      for (const [at, step] of steps.entries()) {
        await atStep(page, all, at, steps.length);
        await coachText(page);
        // Drawing, passing and ending a turn are offered as buttons where a step wants something else.
        const bar = page.getByRole('region', { name: t('bar') });
        const offered = bar.locator('.proposals button').last();
        if (step.do && remarks === 0 && (await offered.count())) {
          const before = await coachText(page);
          await offered.click();
          const answered = page.locator('#coach-text.aside, #coach-text.praise');
          const cancel = bar.getByRole('button', { name: t('bar-not-now') });
          await answered.or(cancel).first().waitFor();
          if (await cancel.isVisible()) await bar.locator('.proposals button').first().click();
          await answered.waitFor();
          if (await page.locator('#coach-text.aside').isVisible()) {
            assert.notEqual(await coachText(page), before);
            remarks += 1;
          } else {
            await press(t('learn-next'));
            continue;
          }
        }
        if (step.do) {
          await press(t('learn-show'));
          await press(t('hint-do'));
          await page.locator('#coach-text.praise').waitFor();
        }
        if (await page.locator('.outcome').isVisible())
          await page.getByRole('heading', { name: t('end-you') }).waitFor();
        await press(t('learn-next'));
      }
      assert.ok(remarks > 0, 'no move got a remark');
    },
  );
}

browserTest('a lesson goes back and skips, and goes on where it was after a reload', async ({ visit }) => {
  for (const game of GAMES) {
    const { page } = await visit();
    const { steps, path } = lessonsOf(game)[0];
    const press = (/** @type {string} */ name) => page.getByRole('button', { name: t(name), exact: true }).click();
    await page.goto(path);
    /** @type {string[]} */
    const texts = [];
    for (const [at, step] of steps.entries()) {
      await atStep(page, all, at, steps.length);
      texts.push(await coachText(page));
      await press(step.do ? 'learn-skip' : 'learn-next');
      if (at + 1 === steps.length) break;
      await atStep(page, all, at + 1, steps.length);
      const text = await coachText(page);
      await page.reload();
      await atStep(page, all, at + 1, steps.length);
      assert.equal(await coachText(page), text, `${step.name}: another text after a reload`);
      await press('learn-back');
      await atStep(page, all, at, steps.length);
      assert.equal(await coachText(page), texts[at], `${step.name}: another text after going back`);
      await press(step.do ? 'learn-skip' : 'learn-next');
    }
    await page.getByRole('heading', { name: t('learn-end') }).waitFor();
    await page.reload();
    await atStep(page, all, 0, steps.length);
  }
});

browserTest('a lesson whose table cannot be opened says why, and can be tried again', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  const why = 'Too many requests at once.';
  const sandbox = /\/api\/v1\/sandbox(\?|$)/;
  await page.route(sandbox, (route) =>
    route.fulfill({ status: 429, json: { ok: false, rule: null, why, stale: false } }),
  );
  await page.goto('/learn/rotundo');
  await page.getByText(why).first().waitFor();
  assert.equal(await page.getByRole('button', { name: t('learn-next') }).count(), 0);
  await page.unroute(sandbox);
  await page.getByRole('button', { name: t('error-retry') }).click();
  await page.getByRole('button', { name: t('learn-next') }).waitFor();
  assert.equal(await page.getByText(why).count(), 0);
});
