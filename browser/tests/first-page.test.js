// A page names every module that it needs, so that they all come at once.

import assert from 'node:assert/strict';
import { suite } from '../suite.js';

const browserTest = suite();

const withoutWorker = /** @type {const} */ ({
  size: 'phone',
  context: { serviceWorkers: 'block' },
  expectedErrors: /Service Worker/,
});

/** Opens a page. Returns the modules it names, and those it loads. @param {import('../visitor.js').Page} page */
async function modulesOf(page, path = '/') {
  /** @type {Set<string>} */
  const loaded = new Set();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, module]) => module);
  await page.locator('main > :not([role="status"])').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { named: named.sort(), loaded: [...loaded].sort() };
}

for (const path of ['/', '/rules/monad', '/learn/rotundo', '/kids/fiches', '/come-back']) {
  browserTest(`${path} names exactly the modules that it loads`, async ({ visit }) => {
    const { page } = await visit(withoutWorker);
    const { named, loaded } = await modulesOf(page, path);
    assert.ok(named.length > 20, `${named}`);
    assert.deepEqual(loaded, named);
  });
}
