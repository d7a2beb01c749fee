// What the smoke test has: a server, a script in every page, a network that can be cut, and the browsers of the run.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { hash, howToRepeat, SEED, seedCrypto } from '../seeds.js';
import { startProxy } from '../proxy.js';
import { startServer } from '../server.js';
import { SCREENSHOTS } from '../suite.js';
import { startChromium } from './chromium.js';
import { startFirefox } from './firefox.js';
import { installPageScript } from './page-script.js';
import { startPageScriptProxy } from './page-script-proxy.js';
import { smokeVisitor } from './visitor.js';
import { startWebKit } from './webkit.js';

/** @type {Record<string, () => Promise<import('./webdriver.js').Driver>>} */
const STARTS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** The browsers of this run. */
export const BROWSERS = process.env.BROWSERS?.split(',') ?? Object.keys(STARTS);

/** Ends a test that hangs; nothing is measured by it. In milliseconds. */
const TEST_TIMEOUT = 300_000;

/**
 * @typedef {object} Fixtures
 * @property {import('./visitor.js').SmokeVisitor} visitor
 * @property {Awaited<ReturnType<typeof startProxy>>} network
 * @property {(name: string) => Promise<void>} screenshot
 */

/** Returns a function that defines a test in this browser. @param {string} name */
export function smokeSuite(name) {
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;
  /** @type {Awaited<ReturnType<typeof startProxy>>} */
  let network;
  /** @type {Awaited<ReturnType<typeof startPageScriptProxy>>} */
  let scripted;
  /** @type {import('./webdriver.js').Driver} */
  let driver;
  before(async () => {
    server = await startServer();
    const seed = hash(`${SEED}/smoke`);
    scripted = await startPageScriptProxy(server.url, `(${seedCrypto})(${seed});\n(${installPageScript})();`);
    network = await startProxy(scripted.url, { ends: true });
    driver = await STARTS[name]();
  });
  after(async () => {
    await driver?.close();
    await network?.close();
    scripted?.close();
    await server?.close();
  });

  /** @param {string} what @param {(fixtures: Fixtures) => Promise<void>} body */
  return (what, body) =>
    test(`${name}: ${what}`, { timeout: TEST_TIMEOUT }, async () => {
      const visitor = smokeVisitor(driver, network.url);
      const screenshot = async (/** @type {string} */ file) => {
        await mkdir(join(SCREENSHOTS, name), { recursive: true });
        await writeFile(join(SCREENSHOTS, name, `${file}.png`), await driver.screenshot());
      };
      try {
        await body({ visitor, network, screenshot });
        assert.deepEqual(await visitor.takeErrors(), []);
      } catch (failure) {
        console.error(howToRepeat(what));
        await screenshot(`failed-${what.replace(/\W+/g, '-')}`).catch(() => {});
        throw failure;
      } finally {
        network.restore();
      }
    });
}
