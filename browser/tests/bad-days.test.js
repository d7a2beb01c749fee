// Bad input and bad days: each has a calm screen and a way on.

import assert from 'node:assert/strict';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { NETWORK } from '../visit.js';
import { asHinted, called } from '../play/by-names.js';
import { luck } from '../play/luck.js';
import { soon } from '../soon.js';

const all = words();
const { t } = all;
const badly = stage();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page */
const hand = (page) => page.getByRole('group', { name: t('monad.hand') }).getByRole('button').allInnerTexts();

/** @param {import('../visit.js').Visitor} visitor */
async function playMonad({ page, settled }) {
  await page.goto('/');
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  const seat = { page, settled, words: all, game: 'monad', chance: luck(1) };
  await called(seat);
  return seat;
}

badly('the server is killed and comes back: the game goes on where it was, without a reload', async ({ house, visit }) => {
  const visitor = await visit({ provoked: NETWORK });
  const seat = await playMonad(visitor);
  await asHinted(seat);
  await called(seat);
  const before = await hand(seat.page);
  await seat.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await house.kill();
  await seat.page.getByText(t('trouble.reconnecting')).waitFor();
  assert.deepEqual(await hand(seat.page), before, 'the table stays in sight');
  await house.reopen();
  await seat.page.getByText(t('trouble.reconnecting')).waitFor({ state: 'detached', timeout: 60_000 });
  await called(seat);
  assert.deepEqual(await hand(seat.page), before, 'nothing is lost');
  await asHinted(seat);
  await called(seat);
  assert.ok(await seat.page.evaluate(() => 'sameDocument' in globalThis), 'the page was loaded anew');
});

badly('a move made while the server is away is made once, when it is back', async ({ house, visit }) => {
  const visitor = await visit({ provoked: NETWORK });
  const seat = await playMonad(visitor);
  const { page } = seat;
  const bar = page.getByRole('region', { name: t('bar') });
  await button(page, t('bar.hint')).click();
  await button(page, t('hint.more.1')).click();
  await button(page, t('hint.more.2')).click();
  await button(page, t('hint.do')).waitFor();
  const before = await hand(page);
  await house.kill();
  await page.getByText(t('trouble.reconnecting')).waitFor();
  await button(page, t('hint.do')).click();
  await soon(async () => assert.equal(await bar.getAttribute('aria-busy'), 'true', 'the move is shown as under way'));
  await house.reopen();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 60_000 });
  await called(seat);
  assert.notDeepEqual(await hand(page), before, 'the move was not made');
});

badly('on a slow line a move is shown as under way, and pressing twice makes it once', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const slow = await slowLine(page);
  const seat = await playMonad(visitor);
  await button(page, t('bar.hint')).click();
  await button(page, t('hint.more.1')).click();
  await button(page, t('hint.more.2')).click();
  await button(page, t('hint.do')).waitFor();
  slow.hold();
  await button(page, t('hint.do')).dblclick();
  const bar = page.getByRole('region', { name: t('bar') });
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]'));
  assert.equal(await bar.getAttribute('aria-busy'), 'true');
  slow.letGo();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await called(seat);
  assert.equal(slow.acts(), 1);
});

/** A line whose answers can be kept back. @param {Page} page */
async function slowLine(page) {
  /** @type {(() => void)[] | null} */
  let held = null;
  let acts = 0;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      acts += Number(JSON.parse(String(frame)).wish === 'act');
      server.send(frame);
    });
    server.onMessage((frame) => (held ? held.push(() => socket.send(frame)) : socket.send(frame)));
  });
  return {
    hold: () => { held = []; },
    letGo() {
      for (const send of held ?? []) send();
      held = null;
    },
    acts: () => acts,
  };
}

for (const [what, path, reason] of [
  ['a table that does not exist', '/t/AAAAAAAAAAAAAAAAAAAAAA', 'lost.table'],
  ['a link that lost a letter', '/t/AAAA', 'lost.table'],
  ['a link to come back that lost its end', '/come-back', 'come-back.empty'],
]) {
  badly(`${what} says so and leads home`, async ({ visit }) => {
    const { page } = await visit({ provoked: NETWORK });
    await page.goto(path);
    await page.getByText(t(reason)).waitFor();
    await page.getByRole('main').getByRole('link', { name: t('to-home') }).click();
    await page.getByRole('heading', { name: t('home.title') }).waitFor();
  });
}

badly('a link to come back that nobody has says so', async ({ visit }) => {
  const { page } = await visit({ provoked: NETWORK });
  await page.goto('/come-back#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await button(page, t('come-back.do')).click();
  await button(page, t('come-back.do')).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('link', { name: t('to-home') }).click();
  await page.getByRole('heading', { name: t('home.title') }).waitFor();
});

badly('home without a server says so, and tries again when asked', async ({ house, visit }) => {
  const { page } = await visit({ provoked: NETWORK });
  await page.goto('/');
  await page.getByRole('heading', { name: t('monad.title') }).waitFor();
  await house.kill();
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByRole('alert').getByText(t('trouble.away')).waitFor();
  await house.reopen();
  await button(page, t('trouble.again')).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

badly('a name of 200 emoji is a name of 40, and breaks nothing', async ({ visit }) => {
  const { page, settled } = await visit({ size: 'phone' });
  await page.goto('/');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('name') }).fill('🎲'.repeat(200));
  await button(page, t('name.save')).click();
  await page.getByText(t('name.saved')).first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, `${t('home.play')} ${t('fiches.title')}`).click();
  await page.getByRole('region', { name: t('table.own') }).getByText('🎲'.repeat(40), { exact: true }).waitFor();
  await settled();
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= seen, `the page is ${wide} wide on a screen of ${seen}`);
});

badly('a browser that remembers nothing can play', async ({ visit }) => {
  const { page, context } = await visit();
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
  });
  await page.goto('/');
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

badly('a refusal of what was too much is a sentence', async ({ visit }) => {
  const { page } = await visit({ provoked: NETWORK });
  await page.goto('/');
  await page.route('**/api/tables*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, body: '' }) : route.continue());
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByRole('alert').getByText(t('trouble.many')).waitFor();
  await page.unroute('**/api/tables*');
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

/** Without a worker, whose requests cannot be held up. */
const unkept = { context: { serviceWorkers: 'block' }, provoked: /Service Worker|Failed to load resource|net::ERR_/ };

badly('a board whose clothes come late is not seen before', async ({ visit }) => {
  const { page, settled } = await visit(unkept);
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route('**/games/monad/board.css', (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest('**/games/monad/board.css');
  await page.goto('/');
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await asked;
  // The board itself is there.
  await page.evaluate(() => import(`${location.origin}/games/monad/board.js`));
  await settled();
  assert.equal(await page.getByRole('region', { name: t('table.own') }).count(), 0, 'it is seen undressed');
  release();
  await page.getByRole('region', { name: t('table.own') }).waitFor();
});

badly('a board whose clothes do not come says so', async ({ visit }) => {
  const { page } = await visit(unkept);
  await page.route('**/games/monad/board.css', (route) => route.abort());
  await page.goto('/');
  await button(page, `${t('home.play')} ${t('monad.title')}`).click();
  await page.getByText(t('trouble.board')).waitFor();
});
