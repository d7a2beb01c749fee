// What hands do: dragging, taking back, trying what cannot be done, and watching pieces travel.

import assert from 'node:assert/strict';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { asHinted, called, possible, proposals, takeTurn } from '../play/by-names.js';
import { luck } from '../play/luck.js';

const all = words();
const { t, like } = all;
const by = stage();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 */

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {import('../visit.js').Visitor} visitor @param {string} game @param {number} [seed] */
async function sitDown({ page, settled }, game, seed = 1) {
  await page.goto('/');
  await button(page, `${t('home.play')} ${t(`${game}.title`)}`).click();
  const seat = { page, settled, words: all, game, chance: luck(seed) };
  await called(seat);
  return seat;
}

/** With the mouse, in several moves, as a hand does. @param {Page} page @param {Locator} from @param {Locator} to */
async function drag(page, from, to) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** @param {Page} page */
const hand = (page) => page.getByRole('group', { name: t('monad.hand') }).getByRole('button');

/** The refusal names a clause; that leads to it in the rule book. @param {Page} page */
async function readsTheClause(page) {
  const clause = page.getByRole('button', { name: like('rules.clause') });
  const rule = await clause.innerText();
  await clause.click();
  const heading = page.getByRole('tabpanel').getByRole('heading', { name: new RegExp(`^${rule.replace('.', '\\.')}\\s`) });
  await heading.waitFor();
  await page.waitForFunction((id) => document.activeElement?.id === id, `clause-${rule}`);
}

by('Monad: a card dragged onto another chooses both; the trade is undone and done again', async ({ visit }) => {
  const visitor = await visit();
  const seat = await sitDown(visitor, 'monad');
  const { page, settled } = seat;
  while (!(await possible(seat)).length) {
    await asHinted(seat);
    assert.equal(await called(seat), 'turn');
  }
  const [one, two] = await pair(seat);
  await drag(page, one, two);
  await settled();
  assert.equal(await page.getByRole('group', { name: t('monad.hand') }).getByRole('button', { pressed: true }).count(), 2);
  const before = await names(page);
  const [offer] = await proposals(seat);
  await button(page, offer.name).click();
  await settled();
  const after = await names(page);
  assert.notDeepEqual(after, before);
  await button(page, t('bar.undo')).click();
  await settled();
  assert.deepEqual(await names(page), before);
  await button(page, t('bar.redo')).click();
  await settled();
  assert.deepEqual(await names(page), after);
});

/** Two cards that can be traded, as the page says: choose two and see what is offered, then let go. @param {import('../play/by-names.js').Seat} seat */
async function pair(seat) {
  const { page, settled } = seat;
  const many = await hand(page).count();
  for (let one = 0; one < many; one += 1) {
    for (let two = one + 1; two < many; two += 1) {
      await hand(page).nth(one).click();
      await hand(page).nth(two).click();
      await settled();
      const offered = await proposals(seat);
      await page.keyboard.press('Escape');
      await settled();
      if (offered.length) return [hand(page).nth(one), hand(page).nth(two)];
    }
  }
  throw new Error('no two cards can be traded');
}

/** The cards in hand, without what may be done with them. @param {Page} page */
async function names(page) {
  const texts = await hand(page).allInnerTexts();
  return texts.map((text) => text.split(/[,\n]/)[0]).sort();
}

by('Monad: what cannot be done says why, with the clause', async ({ visit }) => {
  const { page } = await sitDown(await visit(), 'monad');
  await button(page, t('monad.discard.is', { count: 0 })).click();
  await readsTheClause(page);
});

by('Rotundo: a card dragged to the middle is for it, or the table says why not', async ({ visit }) => {
  const seat = await sitDown(await visit(), 'rotundo');
  const { page, settled } = seat;
  const cards = page.getByRole('group', { name: like('rotundo.hand') }).getByRole('button');
  const middle = button(page, like('rotundo.middle'));
  const can = (await cards.first().innerText()).includes(t('rotundo.possible'));
  await drag(page, cards.first(), middle);
  await settled();
  assert.equal(await cards.first().getAttribute('aria-pressed'), 'true');
  if (!can) await readsTheClause(page);
});

by('Fiches: a tile goes to the table and back; the table says why a series does not stand', async ({ visit }) => {
  const { page, settled } = await sitDown(await visit(), 'fiches');
  const rack = page.getByRole('group', { name: t('fiches.rack') });
  const tiles = rack.getByRole('button');
  const many = await tiles.count();
  const table = page.getByRole('region', { name: t('table.middle') });
  const broken = page.getByRole('group', { name: like('fiches.series.broken') });
  await drag(page, tiles.first(), anew(page));
  await settled();
  assert.equal(await tiles.count(), many - 1);
  await broken.waitFor();
  await broken.getByRole('button', { name: t('fiches.fault.short') }).click();
  await readsTheClause(page);
  await button(page, t('bar.undo')).click();
  await settled();
  assert.equal(await tiles.count(), many);
  assert.equal(await broken.count(), 0);
  await button(page, t('bar.redo')).click();
  await broken.waitFor();
  await drag(page, table.getByRole('button', { name: t('fiches.yours') }).first(), rack);
  await settled();
  assert.equal(await tiles.count(), many);
  assert.equal(await broken.count(), 0);
});

/** Where a new series begins, whatever is said there. @param {Page} page */
function anew(page) {
  const said = all.keys.filter((key) => key === 'fiches.new' || key.startsWith('fiches.new.'));
  return button(page, new RegExp(said.map((key) => like(key).source).join('|')));
}

for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
  by(`pieces ${reducedMotion === 'reduce' ? 'stay calm' : 'travel and arrive'} when motion is ${reducedMotion}`, async ({ visit }) => {
    const seat = await sitDown(await visit({ reducedMotion }), 'monad', 5);
    const { page } = seat;
    await page.evaluate(() => {
      const flown = { count: 0 };
      Object.assign(globalThis, { flown });
      const count = (/** @type {MutationRecord[]} */ records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) flown.count += Number(node instanceof Element && node.classList.contains('ghost'));
      };
      new MutationObserver(count).observe(document.body, { childList: true });
    });
    for (let turn = 0; turn < 3; turn += 1) {
      await takeTurn(seat);
      await called(seat);
    }
    const flown = await page.evaluate(() => /** @type {any} */ (globalThis).flown.count);
    if (reducedMotion === 'reduce') assert.equal(flown, 0);
    else assert.ok(flown > 0, 'nothing travelled');
    await page.waitForFunction(() => !document.querySelector('.ghost'));
  });
}
