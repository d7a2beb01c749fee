// How the client comes to the browser: each build as a whole, nothing twice, and in the right colours at once.

import assert from 'node:assert/strict';
import { startBuilds } from '../builds.js';
import { eventually } from '../eventually.js';
import { shifts, watchShifts } from '../layout-shifts.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { NETWORK } from '../visitor.js';

const { t } = words();
const browserTest = suite();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {Awaited<ReturnType<typeof startBuilds>>} Builds
 */

/** Which builds the modules of a page are of. @param {Page} page @returns {Promise<string[]>} */
const buildsOf = (page) => page.evaluate(() => [.../** @type {any} */ (globalThis).builds].sort());

/** @param {Page} page */
const homeShown = (page) => page.locator('.game-card .picture svg').nth(2).waitFor();

/** Waits until the worker has stored the client and controls this page. @param {Page} page */
const workerReady = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 60_000 });

/** @param {Page} page */
const background = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const withoutWorker = /** @type {const} */ ({ context: { serviceWorkers: 'block' }, expectedErrors: /Service Worker/ });

/**
 * Opens the stored page while the server gets a new build, uses it, and takes the new build when it is offered.
 * @param {Page} page
 * @param {Builds} builds
 */
async function reloadIntoNewBuild(page, builds) {
  builds.deploy('two');
  builds.hold(/^\/api/);
  await page.goto(builds.url);
  await homeShown(page);
  await page.getByRole('heading', { level: 1 }).click();
  builds.release();
  await page.getByRole('button', { name: t('version-reload') }).click();
}

/**
 * Runs a test behind a proxy that can change the build.
 * @param {string} name
 * @param {(fixtures: import('../suite.js').Fixtures & {builds: Builds}) => Promise<void>} body
 */
const buildsTest = (name, body) =>
  browserTest(name, async (fixtures) => {
    const builds = await startBuilds(fixtures.server.url);
    try {
      await body({ ...fixtures, builds });
    } finally {
      builds.close();
    }
  });

buildsTest('a tab of an old build loads no module of a new one, and offers to reload', async ({ visit, builds }) => {
  const { page } = await visit({ ...withoutWorker, expectedErrors: /Service Worker|404|Refused to apply style/ });
  await page.goto(builds.url);
  await homeShown(page);
  builds.deploy('two');
  const title = t('monad-title');
  await page.locator('a[href="/rules/monad"]').click();
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: t('home-title') })
    .waitFor();
  assert.deepEqual(await buildsOf(page), ['one']);
  await page.getByRole('button', { name: t('error-retry') }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  assert.deepEqual(await buildsOf(page), ['two']);
});

buildsTest('on a slow line the worker opens one build, never a mixture of two', async ({ visit, builds }) => {
  const { page } = await visit({ expectedErrors: NETWORK });
  await page.goto(builds.url);
  await workerReady(page);
  builds.deploy('two');
  // No page, no answer and one module do not come in time.
  builds.hold(/^\/$|^\/api|\/dom\.js/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: t('home-title') }).waitFor();
  assert.deepEqual(await buildsOf(page), ['one']);
  builds.release();
  await page.getByRole('button', { name: t('version-reload') }).waitFor();
  await page.reload();
  await homeShown(page);
  assert.deepEqual(await buildsOf(page), ['two']);
});

buildsTest('a stored page that is outdated when it is opened loads the new build by itself, once', async (fixtures) => {
  const { visit, builds } = fixtures;
  const visitor = await visit();
  await visitor.page.goto(builds.url);
  await workerReady(visitor.page);
  await visitor.page.close();
  builds.deploy('two');
  builds.asked.length = 0;
  const { page } = await visitor.tab();
  // Playwright's own scripts count as use of the page: none may run before.
  const second = eventually(async () => assert.ok(builds.asked.includes('/')));
  await page.goto(builds.url, { waitUntil: 'commit' });
  await second;
  await eventually(async () => assert.deepEqual(await buildsOf(page), ['two']));
  await homeShown(page);
  const pages = builds.asked.filter((path) => path === '/');
  assert.equal(pages.length, 1, 'the second page alone comes from the server');
});

buildsTest('a stored page that asks the server for nothing else hears of the new build too', async (fixtures) => {
  const { visit, builds } = fixtures;
  const visitor = await visit();
  await visitor.page.goto(builds.url);
  await workerReady(visitor.page);
  await visitor.page.close();
  builds.deploy('two');
  for (const path of ['/rules/rotundo', '/rules/monad/disputed']) {
    const { page } = await visitor.tab();
    await page.goto(builds.url + path, { waitUntil: 'commit' });
    // Playwright's own scripts count as use of the page: none may run before.
    await eventually(async () => assert.ok(builds.asked.includes(path)));
    await eventually(async () => assert.deepEqual(await buildsOf(page), ['two']));
    await page.close();
  }
});

buildsTest('a stored page that is in use offers the new build, and a reload opens it', async ({ visit, builds }) => {
  const visitor = await visit();
  await visitor.page.goto(builds.url);
  await workerReady(visitor.page);
  await visitor.page.close();
  const { page } = await visitor.tab();
  await reloadIntoNewBuild(page, builds);
  await eventually(async () => assert.deepEqual(await buildsOf(page), ['two']));
  await homeShown(page);
});

buildsTest('a build is stored as a whole before the one before is deleted', async ({ visit, builds }) => {
  const visitor = await visit();
  const { page } = visitor;
  const complete = () =>
    page.evaluate(async () => {
      const folders = [];
      for (const name of await caches.keys()) {
        const stored = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
        if (stored.includes(`${name}index.html`) && stored.every((path) => path.startsWith(name))) folders.push(name);
      }
      return folders.length;
    });
  await page.goto(builds.url);
  await workerReady(page);
  assert.equal(await complete(), 1);
  await reloadIntoNewBuild(page, builds);
  await eventually(async () => assert.equal(await complete(), 2, 'a page may still need the first'), 60_000);
});

buildsTest('a second visit asks for the page and what changes, and for no file', async ({ visit, builds }) => {
  const visitor = await visit(withoutWorker);
  await visitor.page.goto(builds.url);
  await homeShown(visitor.page);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.close();
  builds.asked.length = 0;
  const { page } = await visitor.tab();
  await page.goto(builds.url);
  await homeShown(page);
  await page.waitForLoadState('networkidle');
  assert.ok(builds.asked.length <= 3, builds.asked.join('\n'));
  assert.ok(builds.asked.includes('/'));
});

buildsTest('a second visit with the worker waits for no answer of the server', async ({ visit, builds }) => {
  const visitor = await visit({ expectedErrors: NETWORK });
  await visitor.page.goto(builds.url);
  await workerReady(visitor.page);
  await visitor.page.close();
  builds.asked.length = 0;
  builds.hold(/./);
  const { page } = await visitor.tab();
  await page.goto(builds.url);
  await homeShown(page);
  assert.equal(await page.locator('.game-card .button.main').count(), 3);
  builds.release();
  await page.waitForLoadState('networkidle');
  assert.ok(builds.asked.length <= 3, builds.asked.join('\n'));
  // What is no page of the client is the server's to answer.
  const download = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/games'));
  await page.evaluate(() => void (location.href = '/api/v1/games'));
  assert.equal((await download).fromServiceWorker(), false);
  await page.getByText('"games"').waitFor();
});

for (const size of /** @type {const} */ (['phone', 'desktop'])) {
  buildsTest(`the home page stands still while it loads (${size})`, async ({ visit, builds }) => {
    const visitor = await visit({ size });
    await watchShifts(visitor.page);
    builds.hold(/about\.js|\/api/);
    await visitor.page.goto(builds.url, { waitUntil: 'commit' });
    await visitor.page.getByRole('heading', { level: 1, name: t('home-title') }).waitFor();
    builds.release();
    await homeShown(visitor.page);
    assert.deepEqual(await shifts(visitor.page), []);
    // With a game in progress, which the stored page does not know of.
    await visitor.page.locator('.game-card .button.main').first().click();
    await visitor.page.waitForURL(/\/t\//);
    await visitor.page.goto(builds.url);
    await visitor.page.locator('.yours .entry').waitFor();
    await workerReady(visitor.page);
    await visitor.page.close();
    builds.hold(/\/api/);
    const { page } = await visitor.tab();
    await watchShifts(page);
    await page.goto(builds.url);
    await homeShown(page);
    builds.release();
    await page.locator('.yours a.entry').waitFor();
    assert.deepEqual(await shifts(page), []);
  });
}

for (const theme of ['dark', 'auto']) {
  buildsTest(`a dark page (${theme}) is dark before any module has run`, async ({ visit, builds }) => {
    const { page } = await visit({ ...withoutWorker, colorScheme: theme === 'auto' ? 'dark' : 'light' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    builds.hold(/\.js$/);
    await page.goto(builds.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body && document.styleSheets.length >= 3);
    const first = await background(page);
    builds.release();
    await homeShown(page);
    assert.equal(first, await background(page));
  });
}
