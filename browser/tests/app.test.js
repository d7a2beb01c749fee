// Stammtisch as an app: what browsers want before they install it, and the client without a server.

import assert from 'node:assert/strict';
import { look } from '../look.js';
import { stage } from '../stage.js';
import { words } from '../words.js';
import { NETWORK } from '../visit.js';

const { t } = words();
const app = stage();

/** Until the worker has the client and answers for this page. @param {import('playwright-core').Page} page */
const workerReady = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
  });

app('the manifest is there, and every icon it names is a picture of the size it says', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${link}`);
  assert.equal(answer.headers()['content-type'], 'application/manifest+json');
  const manifest = await answer.json();
  assert.equal(manifest.name, t('app'));
  assert.equal(manifest.display, 'standalone');
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (url) => {
      const icon = new Image();
      icon.src = url;
      await icon.decode();
      return icon.naturalWidth;
    }, src);
    if (sizes === 'any') assert.ok(width > 0, src);
    else assert.equal(`${width}x${width}`, sizes, src);
  }
  const purposes = manifest.icons.map((/** @type {{purpose?: string}} */ icon) => icon.purpose);
  assert.ok(purposes.includes('maskable'), 'no icon can be cut to any shape');
});

app('without the server the client is there, says so calmly, and is itself again when the server is back', async ({ house, visit }) => {
  const visitor = await visit({ size: 'phone', provoked: NETWORK });
  const { page } = visitor;
  await page.goto('/');
  await workerReady(page);
  await house.kill();
  await page.reload();
  const away = page.getByRole('status').filter({ hasText: t('trouble.trying') });
  await away.waitFor();
  await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor();
  await look(visitor, 'home-away');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await house.reopen();
  await away.waitFor({ state: 'detached', timeout: 60_000 });
  await page.getByRole('button', { name: `${t('home.play')} ${t('monad.title')}` }).tap();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  assert.ok(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was loaded anew');
});

app('what the worker keeps is the client alone: nothing that was said to one person', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/');
  await workerReady(page);
  await page.getByRole('button', { name: `${t('home.play')} ${t('monad.title')}` }).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  const kept = await page.evaluate(async () => {
    const requests = [];
    for (const name of await caches.keys()) requests.push(...(await (await caches.open(name)).keys()));
    return requests.map(({ url }) => new URL(url).pathname);
  });
  assert.ok(kept.includes('/app.js'));
  assert.deepEqual(kept.filter((path) => /^\/(api|ws|t)\b/.test(path)), []);
});
