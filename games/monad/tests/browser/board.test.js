// The board of Monad in a browser.

import assert from 'node:assert/strict';
import { followHint, possible, proposals, waitForTurn } from '../../../../browser/play/by-role.js';
import { button, drag, openClause, startGame } from '../../../../browser/play/start-game.js';
import { suite } from '../../../../browser/suite.js';
import { words } from '../../../../browser/words.js';

const { t } = words();
const browserTest = suite();

/** After this many turns some card of the hand was possible in any game. */
const MAX_TURNS = 60;

/** @param {import('../../../../browser/visitor.js').Page} page */
const hand = (page) => page.getByRole('group', { name: t('monad-hand') }).getByRole('button');

browserTest('a card dragged onto another selects both; the trade is undone and redone', async ({ visit }) => {
  const visitor = await visit();
  const player = await startGame(visitor, 'monad');
  const { page, settled } = player;
  for (let turns = 0; !(await possible(player)).length; turns += 1) {
    assert.ok(turns < MAX_TURNS, `no card was possible in ${MAX_TURNS} turns`);
    await followHint(player);
    assert.equal(await waitForTurn(player), 'turn');
  }
  const [one, two] = await tradablePair(player);
  await drag(page, one, two);
  await settled();
  assert.equal(
    await page
      .getByRole('group', { name: t('monad-hand') })
      .getByRole('button', { pressed: true })
      .count(),
    2,
  );
  const before = await names(page);
  const [offer] = await proposals(player);
  await button(page, offer.name).click();
  await settled();
  const after = await names(page);
  assert.notDeepEqual(after, before);
  await button(page, t('bar-undo')).click();
  await settled();
  assert.deepEqual(await names(page), before);
  await button(page, t('bar-redo')).click();
  await settled();
  assert.deepEqual(await names(page), after);
});

/**
 * Returns two cards that can be traded: selects each pair until the bar offers something.
 * @param {import('../../../../browser/play/by-role.js').Player} player
 */
async function tradablePair(player) {
  const { page, settled } = player;
  const many = await hand(page).count();
  for (let one = 0; one < many; one += 1) {
    for (let two = one + 1; two < many; two += 1) {
      await hand(page).nth(one).click();
      await hand(page).nth(two).click();
      await settled();
      const offered = await proposals(player);
      await page.keyboard.press('Escape');
      await settled();
      if (offered.length) return [hand(page).nth(one), hand(page).nth(two)];
    }
  }
  throw new Error('no two cards can be traded');
}

/** Returns the names of the cards in hand. @param {import('../../../../browser/visitor.js').Page} page */
async function names(page) {
  const texts = await hand(page).allInnerTexts();
  return texts.map((text) => text.split(/[,\n]/)[0]).sort();
}

browserTest('an action that is not possible says why, with the clause', async ({ visit }) => {
  const { page } = await startGame(await visit(), 'monad');
  await button(page, t('monad-discard-is', { count: 0 })).click();
  await openClause(page);
});

browserTest('a Monad appears where its two cards unite', async ({ visit }) => {
  const { page } = await startGame(await visit(), 'monad');
  const off = await page.evaluate(async () => {
    const [laying, dom] = ['/games/monad/board/lay-out.js', '/dom.js'];
    const [{ layOut }, { render }] = await Promise.all([import(laying), import(dom)]);
    const box = document.createElement('div');
    box.className = 'laid-out';
    document.querySelector('.middle')?.append(box);
    render(box, layOut({ event: 'traded', give: ['r5', 'd5'], gain: 'monad' }));
    const centres = [...box.querySelectorAll('.monad-card')].map((card) => {
      const { x, width } = card.getBoundingClientRect();
      return x + width / 2;
    });
    return Math.abs((centres[0] + centres[1]) / 2 - centres[2]);
  });
  assert.ok(off < 2, `${off} pixels beside them`);
});
