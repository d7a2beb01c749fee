// A page names every module that it needs, so that they all come at once.

import assert from 'node:assert/strict';
import { suite } from '../suite.js';

const browserTest = suite();

const withoutWorker = /** @type {const} */ ({
  size: 'phone',
  context: { serviceWorkers: 'block' },
  expectedErrors: /Service Worker/,
});

/**
 * Opens a page. Returns the modules it names, those it loads, and those of them that it asked for once it was drawn.
 * @param {import('../visitor.js').Page} page
 */
async function modulesOf(page, path = '/') {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('app')?.firstElementChild) return;
      performance.mark('drawn');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, module]) => module);
  await page.locator('main > :not([role="status"])').first().waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/host-links.js')),
  );
  await page.waitForLoadState('networkidle');
  const [loaded, late] = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? Infinity;
    const modules = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const paths = (/** @type {PerformanceEntryList} */ list) => [
      ...new Set(list.map(({ name }) => new URL(name).pathname)),
    ];
    return [paths(modules), paths(modules.filter(({ startTime }) => startTime >= drawn))];
  });
  return { named: named.sort(), loaded, late: new Set(late) };
}

for (const path of ['/', '/rules/monad', '/learn/rotundo', '/kids/fiches', '/come-back']) {
  browserTest(`${path} names exactly the modules that it needs to be drawn`, async ({ visit }) => {
    const { page } = await visit(withoutWorker);
    const { named, loaded, late } = await modulesOf(page, path);
    assert.ok(named.length > 20, `${named}`);
    const others = loaded.filter((module) => !named.includes(module));
    assert.deepEqual(
      named.filter((module) => !loaded.includes(module)),
      [],
      'named and not loaded',
    );
    assert.deepEqual(
      others.filter((module) => !late.has(module)),
      [],
      'loaded before it was drawn and not named',
    );
    // What can wait is the same for all pages: the worker, the host's links.
    const later = others.map((module) => module.split('/').slice(3).join('/'));
    const outside = later.filter((module) => !/^(later|install|kit\/menus|parts\/[a-z-]+)\.js$/.test(module));
    assert.deepEqual(outside, []);
  });
}

browserTest('what a stored page needs to be drawn is little', async ({ visit }) => {
  const { page } = await visit(withoutWorker);
  const answer = await page.goto('/');
  const folder = /href="(\/v\/[^/]+\/)/.exec((await answer?.text()) ?? '')?.[1];
  const stored = await (await page.request.get(`${folder}index.html`)).text();
  const named = [...stored.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, module]) => module);
  assert.ok(named.length > 10 && named.length <= 24, `${named.length} modules: ${named}`);
});
