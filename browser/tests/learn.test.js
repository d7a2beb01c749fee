// Learning: examples in the rule books, a lesson for each game, and the children's table.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from '../look.js';
import { soon } from '../soon.js';
import { stage } from '../stage.js';
import { GAMES, words } from '../words.js';
import { NETWORK } from '../visit.js';
import * as keys from '../play/by-keys.js';
import { asHinted, possible } from '../play/by-names.js';
import { luck } from '../play/luck.js';

const all = words();
const { t, like } = all;
const pupil = stage();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../visit.js').Visitor} Visitor
 * @typedef {import('../play/by-names.js').Seat} Seat
 */

/** What a game's folder has for learners. @param {string} game @param {'examples' | 'lesson'} what @returns {{name: string, do?: object}[]} */
const learning = (game, what) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../client/games/${game}/learn/${what}.json`), 'utf8'));

/** @param {Visitor} visitor @param {string} game @returns {Seat} */
const seated = ({ page, settled, wishes }, game) =>
  ({ page, settled, words: all, game, chance: luck(1), touch: wishes.size === 'phone' });

/** An example of a rule book, opened. @param {Page} page @param {string} game @param {string} name */
async function openExample(page, game, name) {
  const title = t(`${game}/learn.${name}.title`);
  const example = page.getByRole('region', { name: t('example.of', { title }), exact: true });
  await example.getByRole('button', { name: t('example.open') }).click();
  await example.getByRole('region', { name: t('table.own') }).waitFor();
  return example;
}

for (const game of GAMES) {
  pupil(`an example in the book of ${game} is opened, played, begun again and folded away`, async ({ visit }) => {
    const visitor = await visit({ size: game === 'fiches' ? 'phone' : 'desktop' });
    const { page } = visitor;
    await page.goto(`/rules/${game}`);
    const example = await openExample(page, game, learning(game, 'examples')[0].name);
    const own = example.getByRole('region', { name: t('table.own') });
    const before = await own.ariaSnapshot();
    await look(visitor, `example-${game}`);
    await asHinted(seated(visitor, game));
    await soon(async () => assert.notEqual(await own.ariaSnapshot(), before, 'the hint’s move was not made'));
    await example.getByRole('button', { name: t('example.reset') }).click();
    await soon(async () => assert.equal(await own.ariaSnapshot(), before, 'it did not begin again'));
    await example.getByRole('button', { name: t('example.close') }).click();
    await own.waitFor({ state: 'detached' });
    await example.getByRole('button', { name: t('example.open'), expanded: false }).waitFor();
  });
}

pupil('what a lay would earn is said before it is laid', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/rules/fiches');
  const example = await openExample(page, 'fiches', learning('fiches', 'examples')[0].name);
  for (const number of [3, 4, 5]) {
    await example.getByRole('group', { name: t('fiches.rack') }).getByRole('button', { name: t('fiches.tile.r', { number }) }).click();
  }
  await example.getByRole('button', { name: t('fiches.new.here') }).click();
  const lay = example.getByRole('button', { name: t('fiches.do.lay', { count: 3 }) });
  await lay.getByText(t('fiches.earns', { count: 4 })).waitFor();
});

pupil('what an example does not allow names its clause, and that leads there', async ({ visit }) => {
  // Chromium says in the console whatever the server refuses.
  const { page } = await visit({ provoked: NETWORK });
  await page.goto('/rules/rotundo');
  const example = await openExample(page, 'rotundo', 'stones');
  const stones = example.getByRole('group', { name: like('rotundo.hand') }).getByRole('button', { name: t('rotundo.card.stone') });
  assert.equal(await stones.count(), 2);
  await stones.nth(0).click();
  await stones.nth(1).click();
  const clause = example.getByRole('button', { name: t('rules.clause', { rule: 'R4.4' }) });
  await clause.click();
  const heading = page.getByRole('heading', { name: /^R4\.4\s/ });
  await soon(async () => assert.ok(await heading.evaluate((one) => one === document.activeElement)));
});

/** How somebody learns: presses what is called so, and does what the hint says. @typedef {{press: (name: string) => Promise<void>, hinted: () => Promise<void>}} Pupil */

/** @param {Seat} seat @returns {Pupil} */
const byNames = (seat) => ({
  press: (name) => seat.page.getByRole('button', { name, exact: true }).click(),
  hinted: () => asHinted(seat),
});

/** @param {Seat} seat @returns {Pupil} */
const byKeys = (seat) => ({
  press: (name) => keys.enter(seat, name),
  hinted: () => keys.asHinted(seat),
});

/** From the first step to the last; how many of them were done, not skipped. @param {Visitor} visitor @param {string} game @param {Pupil} learner */
async function goThrough(visitor, game, { press, hinted }) {
  const { page } = visitor;
  const steps = learning(game, 'lesson');
  const title = t('learn.title', { game: t(`${game}.title`) });
  const next = page.getByRole('button', { name: t('learn.next'), exact: true });
  let done = 0;
  for (const [at, step] of steps.entries()) {
    const said = (/** @type {string} */ part) => t(`${game}/learn.step.${step.name}.${part}`);
    await page.getByRole('heading', { name: `${title} ${t('learn.step', { at: at + 1, count: steps.length })}` }).waitFor();
    await page.getByRole('region', { name: t('bar') }).waitFor();
    if (at === 1) await look(visitor, `lesson-${game}`);
    if (step.do) {
      await press(t('learn.show'));
      await hinted();
      const other = page.getByRole('main').getByText(all.keys.includes(`${game}/learn.step.${step.name}.other`) ? said('other') : t('learn.other'));
      await next.or(other).waitFor();
      if (!(await next.isVisible())) {
        await press(t('learn.skip'));
        continue;
      }
      await page.getByRole('main').getByText(said('why')).waitFor();
      done += 1;
    }
    await press(t('learn.next'));
  }
  await page.getByRole('heading', { name: t('learn.end') }).waitFor();
  return done;
}

for (const [game, how, size] of /** @type {const} */ ([
  ['monad', byKeys, 'desktop'],
  ['rotundo', byNames, 'desktop'],
  ['fiches', byNames, 'desktop'],
])) {
  pupil(`the lesson of ${game} is gone through ${how === byKeys ? 'by keyboard' : 'by names'}, and a game begins`, async ({ visit }) => {
    const visitor = await visit({ size });
    const { page } = visitor;
    const learner = how(seated(visitor, game));
    await page.goto(`/learn/${game}`);
    const done = await goThrough(visitor, game, learner);
    assert.ok(done > 1, `${done} steps were done as they are meant`);
    await look(visitor, `lesson-${game}-end`);
    await learner.press(t('learn.play'));
    await page.getByRole('button', { name: t('bar.hint'), disabled: false }).waitFor();
    assert.match(new URL(page.url()).pathname, /^\/t\//);
  });
}

for (const game of GAMES) {
  for (const [width, height, locale] of /** @type {const} */ ([[360, 740, 'de'], [390, 844, 'en']])) {
    pupil(`every step of the lesson of ${game} fits a phone of ${width} × ${height}: words, table and hand (${locale})`, async ({ visit }) => {
      const { t } = words(locale);
      const { page } = await visit({ size: 'phone', locale });
      await page.setViewportSize({ width, height });
      await page.goto(`/learn/${game}`);
      const steps = learning(game, 'lesson');
      for (const [at, step] of steps.entries()) {
        await page.getByRole('heading', { name: t('learn.step', { at: at + 1, count: steps.length }) }).waitFor();
        await page.getByRole('region', { name: t('table.own') }).waitFor();
        if (step.do) await page.getByRole('button', { name: t('learn.show'), exact: true }).tap();
        await soon(async () => {
          const tall = await page.evaluate(() => document.documentElement.scrollHeight);
          assert.ok(tall <= height, `step ${at + 1}, ${step.name}, is ${tall} tall`);
        }, 3000);
        await page.getByRole('button', { name: t(step.do ? 'learn.skip' : 'learn.next'), exact: true }).tap();
      }
      await page.getByRole('heading', { name: t('learn.end') }).waitFor();
    });
  }
}

pupil('the children’s table: a picture starts it, the lamp shows a lay, a tile is drawn; no chat, no clock', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page, settled } = visitor;
  const seat = seated(visitor, 'fiches');
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches/kids.begin', { count: 1 }) }).waitFor();
  await look(visitor, 'kids-start');
  await bigEnough(page);
  await page.getByRole('button', { name: t('fiches/kids.begin', { count: 1 }) }).tap();
  const hint = page.getByRole('button', { name: t('bar.hint'), disabled: false });
  await hint.waitFor();
  await settled();
  await bigEnough(page);
  assert.equal(await page.getByRole('button', { name: like('panel') }).count(), 0, 'there is a chat');
  assert.equal(await page.getByRole('timer').count(), 0, 'there is a clock');
  await hint.tap();
  // A glow has no role; what glows on the rack is said to be possible.
  await page.locator('.glowing').waitFor();
  await look(visitor, 'kids-hint');
  const glows = (await possible(seat)).length;
  const rack = page.getByRole('group', { name: t('fiches.rack') }).getByRole('button');
  const before = await rack.count();
  const draw = page.getByRole('button', { name: new RegExp(`^${t('fiches.do.draw')}`) });
  await draw.tap();
  await settled();
  // While something could be laid, the first press shows it and only the second draws.
  if (glows && (await rack.count()) === before) await draw.tap();
  await soon(async () => assert.equal(await rack.count(), before + 1));
  await hint.waitFor();
  await look(visitor, 'kids');
});

pupil('a children’s game that is on is found at home, and is still the children’s', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' });
  await page.goto('/kids');
  await page.getByRole('button', { name: t('fiches/kids.begin', { count: 1 }) }).tap();
  await page.getByRole('button', { name: t('bar.hint'), disabled: false }).waitFor();
  const begun = page.url();
  await page.goto('/');
  const yours = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t('turn.yours') }) });
  await yours.getByRole('link').tap();
  await page.getByRole('button', { name: t('bar.hint'), disabled: false }).waitFor();
  assert.equal(page.url(), begun);
  assert.equal(await page.getByRole('button', { name: like('panel') }).count(), 0, 'it is the ordinary table');
});

/** A finger of four years finds everything: 44 pixels each way. @param {Page} page */
async function bigEnough(page) {
  for (const target of await page.getByRole('main').getByRole('button').all()) {
    const box = await target.boundingBox();
    assert.ok(box && box.width >= 43.9 && box.height >= 43.9, `${await target.ariaSnapshot()}: ${JSON.stringify(box)}`);
  }
}
