// The first page is small, and index.html names every module that it needs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, normalize, dirname } from 'node:path';
import { test } from 'node:test';
import { suite } from '../suite.js';

const CLIENT = join(import.meta.dirname, '../../client');
const KIB = 1024;

/** Returns a module with all that it imports statically. @param {string} path @param {Set<string>} [known] */
function withImports(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  const source = readFileSync(join(CLIENT, path), 'utf8');
  for (const [, from] of source.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm)) {
    withImports(normalize(join(dirname(path), from)), known);
  }
  return known;
}

test('index.html preloads exactly the modules that the client starts with', () => {
  const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<link rel="modulepreload" href="\/([^"]+)">/g)].map(([, path]) => path);
  const needed = withImports('app.js');
  needed.delete('app.js');
  assert.deepEqual(named, [...needed].sort());
});

suite()('the first page has less than 150 KiB in all', async ({ visit }) => {
  const { page, context } = await visit({
    size: 'phone',
    context: { serviceWorkers: 'block' },
    expectedErrors: /Service Worker/,
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await page.locator('.game-card .picture svg').nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  assert.ok(bytes > 10 * KIB, `${bytes} bytes cannot be all`);
  assert.ok(bytes < 150 * KIB, `${(bytes / KIB).toFixed(1)} KiB`);
});
