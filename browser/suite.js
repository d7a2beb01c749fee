// What every file of browser tests has: one server, one browser, and visitors whose pages must report no errors.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.js';
import { howToRepeat } from './seeds.js';
import { startServer } from './server.js';
import { visit } from './visitor.js';

/** The folder of screenshots; CI keeps them. */
export const SCREENSHOTS = process.env.PICTURES ?? join(import.meta.dirname, '../target/screenshots');

/** Ends a test that hangs; nothing is measured by it. In milliseconds. */
const TEST_TIMEOUT = 300_000;

/**
 * @typedef {import('./visitor.js').VisitorOptions} VisitorOptions
 * @typedef {import('./visitor.js').Visitor} Visitor
 * @typedef {Awaited<ReturnType<typeof startServer>>} TestServer
 * @typedef {object} Fixtures
 * @property {TestServer} server
 * @property {(options?: VisitorOptions) => Promise<Visitor>} visit
 */

/** Returns a function that defines a test. @param {string[]} [flags]  for the server */
export function suite(flags) {
  /** @type {TestServer} */
  let server;
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    server = await startServer(flags);
    // Chromium has no sandbox for root, who runs most CI.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: chromiumPath(), args });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** @param {string} name @param {(fixtures: Fixtures) => Promise<void>} body */
  return (name, body) =>
    test(name, { timeout: TEST_TIMEOUT }, async () => {
      /** @type {Visitor[]} */
      const visitors = [];
      try {
        await body({
          server,
          async visit(options) {
            const person = `${name}/${visitors.length}`;
            const visitor = await visit(browser, server.url, { person, ...options });
            visitors.push(visitor);
            return visitor;
          },
        });
        for (const { errors } of visitors) assert.deepEqual(errors, []);
      } catch (failure) {
        await report(name, visitors);
        throw failure;
      } finally {
        for (const visitor of visitors) await visitor.close();
        // A test that failed while the server was down must not fail the others.
        if (!server.isRunning()) await server.restart();
      }
    });
}

/**
 * Saves screenshots and all frames of a test that failed, and prints what repeats it.
 * @param {string} name
 * @param {Visitor[]} visitors
 */
async function report(name, visitors) {
  const file = join(SCREENSHOTS, 'failed', name.replace(/\W+/g, '-'));
  await mkdir(join(SCREENSHOTS, 'failed'), { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [at, page] of pages.entries()) await page.screenshot({ path: `${file}-${at}.png` }).catch(() => {});
  await writeFile(
    `${file}-frames.json`,
    JSON.stringify(
      visitors.map(({ frames }) => frames),
      null,
      1,
    ),
  );
  const errors = visitors.flatMap((visitor) => visitor.errors);
  if (errors.length) console.error(errors.join('\n'));
  console.error(`${howToRepeat(name)}; its frames are in ${file}-frames.json`);
}
