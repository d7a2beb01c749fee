// Looking back at a game that is over: step by step, through other eyes, and with the strong bot's opinion.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { soon } from '../soon.js';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { finishGame } from '../play/finished.js';

const all = words();
const { t, like } = all;
const back = stage();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{said: string, event?: object, undone?: object}} Told  a piece of news
 */

/** @param {Page} page */
const controls = (page) => page.getByRole('region', { name: t('back.controls') });
/** @param {Page} page */
const slider = (page) => controls(page).getByRole('slider', { name: t('back.moment') });
/** @param {Page} page */
const story = (page) => page.getByRole('region', { name: t('back.story') });
/** The places whose pieces lie open. @param {Page} page */
const places = (page) => page.getByRole('region', { name: like('back.place') });

/** Waits until this moment is the present one, in the controls and in the story. @param {Page} page @param {number} at */
async function isAt(page, at) {
  const of = Number(await slider(page).getAttribute('max'));
  await controls(page).getByText(t('back.at', { at, of }), { exact: true }).waitFor();
  await soon(async () => assert.equal(await story(page).getByRole('button').nth(at).getAttribute('aria-current'), 'step'));
}

/** The cards that lie open, place by place. @param {Page} page */
const openCards = async (page) =>
  Promise.all((await places(page).all()).map((place) => place.getByRole('group', { name: t('monad.hand') }).ariaSnapshot()));

/** With the keys, with the slider, and by a line of the story. @param {Page} page */
async function goThrough(page) {
  const last = Number(await slider(page).getAttribute('max'));
  assert.ok(last > 4, `a game of ${last} steps`);
  for (const [key, at] of /** @type {const} */ ([['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', last], ['Home', 0]])) {
    await page.keyboard.press(key);
    await isAt(page, at);
  }
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await isAt(page, 1);
  assert.match(`${await slider(page).getAttribute('aria-valuetext')}`, new RegExp(`^${t('back.at', { at: 1, of: last })}: \\S`));
  await slider(page).fill(`${last - 1}`);
  await isAt(page, last - 1);
  await story(page).getByRole('button').nth(3).click();
  await isAt(page, 3);
}

back('a game is gone through by keys, slider and story, through all eyes, and a moment is shared', async ({ visit }) => {
  const visitor = await visit({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const { page } = visitor;
  await finishGame(visitor, all);
  await page.getByRole('link', { name: t('back.open') }).first().click();
  await page.getByRole('heading', { name: t('back.of', { game: t('monad.title') }) }).waitFor();
  await isAt(page, 0);
  await goThrough(page);

  const eyes = page.getByRole('combobox', { name: t('back.eyes') });
  assert.equal(await places(page).count(), 1, 'one’s own eyes');
  await eyes.selectOption({ label: t('back.eyes.watch') });
  await soon(async () => assert.equal(await places(page).count(), 0, 'those who watch see no hand'));
  await eyes.selectOption({ label: t('back.eyes.all') });
  await soon(async () => assert.equal(await places(page).count(), 2, 'all open'));

  await page.getByRole('button', { name: t('back.link') }).click();
  await page.getByRole('button', { name: t('lobby.copied') }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await visit({ size: 'phone' });
  await friend.page.goto(link);
  await isAt(friend.page, 3);
  await soon(async () => assert.deepEqual(await openCards(friend.page), await openCards(page)));
  await look(friend, 'replay');
});

/** Makes a trade and takes it back, by another way than the page, which hears of both. @param {Page} page */
async function tradeAndTakeBack(page) {
  await page.evaluate(async () => {
    const url = `/api${location.pathname.replace('/t/', '/tables/')}`;
    const wish = async (/** @type {any} */ body) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    };
    const { now } = await (await fetch(url)).json();
    const action = now.actions.find((/** @type {any} */ one) => one.do === 'trade');
    await wish({ wish: 'act', number: now.number, action });
    await wish({ wish: 'undo', number: now.number + 1 });
  });
}

back('a line in the log of a game that is over leads to its moment; what was taken back leads nowhere', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  /** @type {Told[]} */
  const heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(...(JSON.parse(String(payload)).news ?? []))));
  await finishGame(visitor, all, async () => {
    await tradeAndTakeBack(page);
    assert.equal(await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').count(), 0, 'nobody looks back before the end');
  });
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  const links = lines.getByRole('link');
  await links.first().waitFor();
  await look(visitor, 'log-over');
  const addresses = await links.evaluateAll((all) => all.map((one) => new URL(/** @type {HTMLAnchorElement} */ (one).href)).map(({ pathname, search }) => pathname + search));
  const steps = addresses.map((address) => Number(/^\/t\/\w{22}\/replay\?game=1&at=(\d+)$/.exec(address)?.[1]));
  assert.deepEqual(steps, steps.toSorted((a, b) => b - a), 'newest first');
  assert.equal(steps.at(-1), 1);
  const taken = heard.findIndex(({ undone }) => undone);
  const told = (/** @type {Told[]} */ news) => news.filter(({ event }) => event).map(({ said }) => said);
  assert.ok(told(heard.slice(0, taken)).length > 0, 'nothing was taken back');
  assert.deepEqual((await links.allInnerTexts()).reverse(), told(heard.slice(taken)));

  // By the keyboard: one stop for all lines, arrows from one to the next.
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const said = await links.nth(2).innerText();
  assert.ok(await links.nth(2).evaluate((one) => one === document.activeElement));
  await page.keyboard.press('Enter');
  await isAt(page, steps[2]);
  assert.ok((await story(page).getByRole('button').nth(steps[2]).innerText()).includes(said));
});

back('what the strong bot cannot judge it gives up, says so, and is not asked for again', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  let asked = 0;
  await page.route('**/analysis?*', (route) => {
    asked += 1;
    return route.fulfill({ json: { done: 0, of: 40, given_up: asked === 2, moments: [], accounts: null } });
  });
  await finishGame(visitor, all);
  await page.clock.install();
  await page.getByRole('link', { name: t('back.open') }).first().click();
  await page.getByRole('progressbar', { name: t('back.progress') }).waitFor();
  await page.clock.runFor(1000);
  await page.getByText(like('back.given-up')).waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'it still looks busy');
  await page.clock.runFor(60_000);
  assert.equal(asked, 2);
  await look(visitor, 'replay-given-up');
});

back('the strong bot’s opinion comes by itself: a curve, turning points, and skill and luck that add up', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await finishGame(visitor, all);
  await page.getByRole('link', { name: t('back.open') }).first().click();
  await page.getByRole('region', { name: t('back.chances') }).getByRole('img', { name: t('back.chances.what') }).waitFor();
  const accounts = page.getByRole('region', { name: t('back.accounts') }).getByRole('table');
  // It looks through the whole game meanwhile.
  await accounts.waitFor({ timeout: 200_000 });
  await page.getByText(like('back.now')).waitFor();
  const turnings = page.getByRole('region', { name: t('back.turnings') });
  await turnings.getByRole('listitem').or(turnings.getByText(t('back.turnings.none'))).first().waitFor();

  const parts = await Promise.all(['fair', 'deal', 'draws', 'skill', 'gifts', 'result'].map(async (part) => {
    const cells = accounts.getByRole('row', { name: t(`back.${part}`) }).getByRole('cell');
    return (await cells.allInnerTexts()).map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
  }));
  for (const seat of [0, 1]) {
    const [result, ...rest] = parts.map((part) => part[seat]).reverse();
    const sum = rest.reduce((one, other) => one + other);
    // Each is rounded by half a hundredth at most.
    assert.ok(Math.abs(result - sum) <= 3, `${rest} do not make ${result}`);
  }
  assert.equal(parts[5][0] + parts[5][1], 100, 'one game is won');
  await accounts.scrollIntoViewIfNeeded();
  await look(visitor, 'replay-analysis');
});
