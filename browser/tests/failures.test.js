// Bad input and failures: each shows a message and a way to go on.

import assert from 'node:assert/strict';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { NETWORK } from '../visitor.js';
import { followHint, waitForTurn } from '../play/by-role.js';
import { eventually } from '../eventually.js';

const all = words();
const { t } = all;
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Page} page */
const hand = (page) =>
  page
    .getByRole('group', { name: t('monad-hand') })
    .getByRole('button')
    .allInnerTexts();

/** @param {import('../visitor.js').Visitor} visitor */
async function playMonad({ page, settled, random }) {
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  const player = { page, settled, words: all, game: 'monad', random: random(1) };
  await waitForTurn(player);
  return player;
}

browserTest('the server is killed and comes back: the game goes on without a reload', async ({ server, visit }) => {
  const visitor = await visit({ expectedErrors: NETWORK });
  const player = await playMonad(visitor);
  await followHint(player);
  await waitForTurn(player);
  const before = await hand(player.page);
  await player.page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await server.kill();
  await player.page.getByText(t('error-reconnecting')).waitFor();
  assert.deepEqual(await hand(player.page), before, 'the table is gone');
  await server.restart();
  await player.page.getByText(t('error-reconnecting')).waitFor({ state: 'detached', timeout: 60_000 });
  await waitForTurn(player);
  assert.deepEqual(await hand(player.page), before, 'the hand has changed');
  await followHint(player);
  await waitForTurn(player);
  assert.ok(await player.page.evaluate(() => 'sameDocument' in globalThis), 'the page was reloaded');
});

browserTest('a move made while the server is down is made once, when it is back', async ({ server, visit }) => {
  const visitor = await visit({ expectedErrors: NETWORK });
  const player = await playMonad(visitor);
  const { page } = player;
  const bar = page.getByRole('region', { name: t('bar') });
  await button(page, t('bar-hint')).click();
  await button(page, t('hint-more')).click();
  await button(page, t('hint-do')).waitFor();
  const before = await hand(page);
  await server.kill();
  await page.getByText(t('error-reconnecting')).waitFor();
  await button(page, t('hint-do')).click();
  await eventually(async () =>
    assert.equal(await bar.getAttribute('aria-busy'), 'true', 'the move is not shown as being sent'),
  );
  await server.restart();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), undefined, { timeout: 60_000 });
  await waitForTurn(player);
  assert.notDeepEqual(await hand(page), before, 'the move was not made');
});

browserTest(
  'on a slow connection a move is shown as being sent, and a double click makes it once',
  async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const slow = await slowConnection(page);
    const player = await playMonad(visitor);
    await button(page, t('bar-hint')).click();
    await button(page, t('hint-more')).click();
    await button(page, t('hint-do')).waitFor();
    slow.hold();
    await button(page, t('hint-do')).dblclick();
    const bar = page.getByRole('region', { name: t('bar') });
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]'));
    assert.equal(await bar.getAttribute('aria-busy'), 'true');
    slow.letGo();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await waitForTurn(player);
    assert.equal(slow.acts(), 1);
  },
);

/** Holds the answers of a table's socket back. @param {Page} page */
async function slowConnection(page) {
  /** @type {(() => void)[] | null} */
  let held = null;
  let acts = 0;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      acts += Number(JSON.parse(String(frame)).command === 'act');
      server.send(frame);
    });
    server.onMessage((frame) => (held ? held.push(() => socket.send(frame)) : socket.send(frame)));
  });
  return {
    hold: () => {
      held = [];
    },
    letGo() {
      for (const send of held ?? []) send();
      held = null;
    },
    acts: () => acts,
  };
}

for (const [what, path, reason] of [
  ['a table that does not exist', '/t/AAAAAAAAAAAAAAAAAAAAAA', 'not-found-table'],
  ['a link that lost a letter', '/t/AAAA', 'not-found-table'],
  ['a personal link without its token', '/come-back', 'come-back-empty'],
]) {
  browserTest(`${what} says so and leads home`, async ({ visit }) => {
    const { page } = await visit({ expectedErrors: NETWORK });
    await page.goto(path);
    await page.getByText(t(reason)).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('to-home') })
      .click();
    await page.getByRole('heading', { name: t('home-title') }).waitFor();
  });
}

browserTest('a personal link with an unknown token says so', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  await page.goto('/come-back#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await button(page, t('come-back-confirm')).click();
  await button(page, t('come-back-confirm')).waitFor({ state: 'detached' });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('to-home') })
    .click();
  await page.getByRole('heading', { name: t('home-title') }).waitFor();
});

browserTest('the home page without a server says so, and retries when asked', async ({ server, visit }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  await page.goto('/');
  await page.getByRole('heading', { name: t('monad-title') }).waitFor();
  await server.kill();
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('alert').getByText(t('error-unreachable')).waitFor();
  await server.restart();
  await button(page, t('error-retry')).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

browserTest('settings that did not come are loaded when they are opened', async ({ visit }) => {
  const { page } = await visit({
    context: { serviceWorkers: 'block' },
    expectedErrors: /Service Worker|Failed to load/,
  });
  await page.route('**/later.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await page.unroute('**/later.js');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await page.getByRole('combobox', { name: t('settings-language') }).waitFor();
});

browserTest('a name of 200 emoji is cut to 40 and breaks no layout', async ({ visit }) => {
  const { page, settled } = await visit({ size: 'phone' });
  await page.goto('/');
  await page.getByLabel(t('settings'), { exact: true }).click();
  await page.getByRole('textbox', { name: t('name') }).fill('🎲'.repeat(200));
  await button(page, t('name-save')).click();
  await page.getByText(t('name-saved')).first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, `${t('home-play')} ${t('fiches-title')}`).click();
  await page
    .getByRole('region', { name: t('table-own') })
    .getByText('🎲'.repeat(40), { exact: true })
    .waitFor();
  await settled();
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= seen, `the page is ${wide} wide on a screen of ${seen}`);
});

browserTest('a browser without storage can play', async ({ visit }) => {
  const { page, context } = await visit();
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  // It cannot know that they have played before.
  await button(page, t('first-game-play')).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

browserTest('a rejection for too many requests is shown as a sentence', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  await page.goto('/');
  await page.route('**/api/v1/tables*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, body: '' }) : route.continue(),
  );
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('alert').getByText(t('error-too-many')).waitFor();
  await page.unroute('**/api/v1/tables*');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
});

/** Without a service worker, whose requests cannot be intercepted. */
const withoutWorker = {
  context: { serviceWorkers: 'block' },
  expectedErrors: /Service Worker|Failed to load resource|net::ERR_/,
};

browserTest('a board whose style sheet comes late is not drawn before', async ({ visit }) => {
  const { page, settled } = await visit(withoutWorker);
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((done) => (release = () => done(undefined)));
  await page.route('**/games/monad/board/board.css', (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest('**/games/monad/board/board.css');
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await asked;
  // The board itself is loaded.
  await page.evaluate(() => import(`${location.origin}/games/monad/board/board.js`));
  await settled();
  assert.equal(
    await page.getByRole('region', { name: t('table-own') }).count(),
    0,
    'the board is drawn without its style sheet',
  );
  release();
  await page.getByRole('region', { name: t('table-own') }).waitFor();
});

browserTest('a board whose style sheet does not come says so', async ({ visit }) => {
  const { page } = await visit(withoutWorker);
  await page.route('**/games/monad/board/board.css', (route) => route.abort());
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByText(t('error-board')).waitFor();
});

browserTest('a server that speaks another protocol is answered with an offer to reload', async ({ visit }) => {
  const { page } = await visit();
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const message = JSON.parse(String(frame));
      socket.send(JSON.stringify('protocol' in message ? { ...message, protocol: message.protocol + 1 } : message));
    });
    socket.onMessage((frame) => server.send(frame));
  });
  await page.goto('/');
  await button(page, `${t('home-play')} ${t('monad-title')}`).click();
  await page.getByRole('heading', { name: t('error-page-title') }).waitFor();
  await button(page, t('error-retry')).waitFor();
});

browserTest('a table that is broken says so, and the home page names it', async ({ visit }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  const code = 'broken'.padEnd(22, '0');
  const broken = { ok: false, rule: null, why: 'broken', stale: false };
  await page.route(`**/api/v1/tables/${code}?*`, (route) => route.fulfill({ status: 500, json: broken }));
  await page.route('**/api/v1/me*', (route) => route.fulfill({ json: { name: 'Anna', tables: [], damaged: [code] } }));
  await page.goto(`/t/${code}`);
  await page.getByRole('heading', { name: t('error-damaged-title') }).waitFor();
  await page.getByRole('link', { name: t('to-home'), exact: true }).click();
  await page.getByText(t('home-damaged', { count: 1 })).waitFor();
});
