// Stammtisch as an app: what browsers require for installing it, and the client without a server.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { NETWORK } from '../visitor.js';

const { t } = words();
const browserTest = suite();

/** Waits until the worker has stored the client and controls this page. @param {import('playwright-core').Page} page */
const workerReady = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 60_000 });

browserTest('the manifest is there, and every icon in it has the size that it states', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${link}`);
  assert.equal(answer.headers()['content-type'], 'application/manifest+json');
  const manifest = await answer.json();
  assert.equal(manifest.name, t('app'));
  assert.equal(manifest.display, 'standalone');
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(
      async (url) => {
        const icon = new Image();
        icon.src = url;
        await icon.decode();
        return icon.naturalWidth;
      },
      `${new URL(src, answer.url())}`,
    );
    if (sizes === 'any') assert.ok(width > 0, src);
    else assert.equal(`${width}x${width}`, sizes, src);
  }
  const purposes = manifest.icons.map((/** @type {{purpose?: string}} */ icon) => icon.purpose);
  assert.ok(purposes.includes('maskable'), 'there is no maskable icon');
});

browserTest(
  'without the server the client opens, says so, and works again when the server is back',
  async ({ server, visit }) => {
    const visitor = await visit({ size: 'phone', expectedErrors: NETWORK });
    const { page } = visitor;
    await page.goto('/');
    await workerReady(page);
    await server.kill();
    await page.reload();
    const banner = page.getByRole('status').filter({ hasText: t('error-retrying') });
    await banner.waitFor();
    await page.getByRole('heading', { level: 1, name: t('home-title') }).waitFor();
    await inspectPage(visitor, 'home-away');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await server.restart();
    await banner.waitFor({ state: 'detached', timeout: 60_000 });
    await page.getByRole('button', { name: `${t('home-play')} ${t('monad-title')}` }).tap();
    await page.getByRole('region', { name: t('bar') }).waitFor();
    assert.ok(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was reloaded');
  },
);

browserTest('the worker stores the client alone, and no answer of the API', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await workerReady(page);
  await page.getByRole('button', { name: `${t('home-play')} ${t('monad-title')}` }).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  const stored = await page.evaluate(async () => {
    const requests = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname);
  });
  assert.ok(stored.some((path) => path.endsWith('/app.js')));
  assert.ok(stored.every((path) => path.startsWith('/v/')));
  assert.deepEqual(
    stored.filter((path) => /^\/(api|t)\b/.test(path)),
    [],
  );
});

browserTest(
  'of a game’s folder only its board and its lesson are served, and only for games of the catalogue',
  async ({ visit }) => {
    const { page } = await visit();
    const { version } = await (await page.request.get('/api/v1/client')).json();
    const status = async (/** @type {string} */ path) => (await page.request.get(`/v/${version}${path}`)).status();
    assert.equal(await status('/games/monad/board/board.js'), 200);
    assert.equal(await status('/games/monad/learn/lesson.json'), 200);
    for (const path of [
      '/games/monad/Cargo.toml',
      '/games/monad/src/lib.rs',
      '/games/monad/tests/browser/deals.json',
      '/games/chess/board/board.js',
    ]) {
      assert.equal(await status(path), 404, path);
    }
  },
);
