// The first page is small, and nothing of it waits for something else to name it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, normalize, dirname } from 'node:path';
import { test } from 'node:test';
import { stage } from '../stage.js';

const CLIENT = join(import.meta.dirname, '../../client');
const KIB = 1024;

/** A module and all that it cannot start without. @param {string} path @param {Set<string>} [known] */
function withImports(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  const source = readFileSync(join(CLIENT, path), 'utf8');
  for (const [, from] of source.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)';/gm)) {
    withImports(normalize(join(dirname(path), from)), known);
  }
  return known;
}

test('the page names exactly the modules that it starts with', () => {
  const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<link rel="modulepreload" href="\/([^"]+)">/g)].map(([, path]) => path);
  const needed = withImports('app.js');
  needed.delete('app.js');
  assert.deepEqual(named, [...needed].sort());
});

stage()('the first page has less than 150 KiB, all told', async ({ visit }) => {
  const { page, context } = await visit({ size: 'phone', context: { serviceWorkers: 'block' }, provoked: /Service Worker/ });
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
