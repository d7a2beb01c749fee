// The client over HTTPS: HTTP/2 for its files, which are small, and a socket beside it.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { certificate } from '../certificate.js';
import { suite } from '../suite.js';
import { words } from '../words.js';

const KIB = 1024;
const { t } = words();
const { flags, remove } = await certificate();
after(remove);
const browserTest = suite(flags);

const withoutWorker = /** @type {const} */ ({
  context: { ignoreHTTPSErrors: true, serviceWorkers: 'block' },
  expectedErrors: /Service Worker/,
});

browserTest('pages and files come over HTTP/2, compressed, and a game can be played', async ({ visit }) => {
  const { page, settled } = await visit(withoutWorker);
  const encodings = new Set();
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) encodings.add(answer.headers()['content-encoding']);
  });
  await page.goto('/');
  await page.locator('.game-card .picture svg').nth(2).waitFor();
  assert.deepEqual([...encodings], ['br']);
  const protocols = await page.evaluate(() => [
    ...new Set(performance.getEntries().flatMap((entry) => /** @type {any} */ (entry).nextHopProtocol || [])),
  ]);
  assert.deepEqual(protocols, ['h2']);
  await page.getByRole('button', { name: `${t('home-play')} ${t('monad-title')}` }).click();
  await page.getByRole('region', { name: t('bar') }).waitFor();
  await settled();
});

browserTest('the first page has at most 60 KiB in all', async ({ visit }) => {
  const { page, context } = await visit({ ...withoutWorker, size: 'phone' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await page.locator('.game-card .picture svg').nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(bytes > 10 * KIB, `${bytes} bytes cannot be all`);
  assert.ok(bytes <= 60 * KIB, `${(bytes / KIB).toFixed(1)} KiB`);
});
