// What every file of tests has: one server, one browser, and visitors who must have nothing to complain of.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.js';
import { openHouse } from './house.js';
import { visit } from './visit.js';

/** Where pictures go; CI keeps them. */
export const PICTURES = process.env.PICTURES ?? join(import.meta.dirname, '../target/screenshots');

/** Only a stop for what hangs: nothing is measured by it. */
const PATIENCE = 300_000;

/**
 * @typedef {import('./visit.js').Wishes} Wishes
 * @typedef {import('./visit.js').Visitor} Visitor
 * @typedef {Awaited<ReturnType<typeof openHouse>>} House
 * @typedef {{house: House, visit: (wishes?: Wishes) => Promise<Visitor>}} Evening
 */

/** @param {string[]} [flags]  for the server */
export function stage(flags) {
  /** @type {House} */
  let house;
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    house = await openHouse(flags);
    // Root, as in most CI, has no sandbox.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: chromiumPath(), args });
  });
  after(async () => {
    await browser?.close();
    await house?.close();
  });

  /** @param {string} name @param {(evening: Evening) => Promise<void>} body */
  return (name, body) =>
    test(name, { timeout: PATIENCE }, async () => {
      /** @type {Visitor[]} */
      const visitors = [];
      try {
        await body({
          house,
          async visit(wishes) {
            const visitor = await visit(browser, house.url, wishes);
            visitors.push(visitor);
            return visitor;
          },
        });
        for (const { complaints } of visitors) assert.deepEqual(complaints, []);
      } catch (failure) {
        await picture(name, visitors);
        const complaints = visitors.flatMap((visitor) => visitor.complaints);
        if (complaints.length) console.error(complaints.join('\n'));
        throw failure;
      } finally {
        for (const visitor of visitors) await visitor.close();
        // A test that failed with the server away must not take the others with it.
        if (!house.isOpen()) await house.reopen();
      }
    });
}

/** How it looked when it failed. @param {string} name @param {Visitor[]} visitors */
async function picture(name, visitors) {
  const file = name.replace(/\W+/g, '-');
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [at, page] of pages.entries()) {
    await page.screenshot({ path: join(PICTURES, 'failed', `${file}-${at}.png`) }).catch(() => {});
  }
}
