// Measures visits: what they transfer, and when the first page can be used on a slow phone.

import { SIZES } from '../sizes.js';
import { throttleCpu, throttleNetwork } from './throttling.js';

/** @typedef {import('playwright-core').Browser} Browser */

/** How long Chromium may take for its own window, in milliseconds. */
const WINDOW_LOADS = 1500;

/**
 * A phone whose browser is open already: in its first moments Chromium loads parts of its own window.
 * @param {Browser} browser @param {string} url
 */
async function phone(browser, url) {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en', baseURL: url });
  const blank = await context.newPage();
  await blank.waitForTimeout(WINDOW_LOADS);
  return context;
}

/**
 * Waits until the worker has stored the client, which a second visit gets from it.
 * @param {import('playwright-core').BrowserContext} context
 */
async function workerReady(context) {
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
  await page.close();
}

/** Waits until everything is drawn. @param {import('playwright-core').Page} page */
async function complete(page) {
  await page.locator('.game-card .picture svg').nth(2).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Opens the home page. Returns what came over the network, and the protocols it came by.
 * @param {import('playwright-core').BrowserContext} context
 */
async function transferred(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const sum = { bytes: 0, requests: 0, protocols: new Set() };
  /** Those that a cache answered. */
  const cached = new Set();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
    else sum.protocols.add(response.protocol);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    sum.bytes += encodedDataLength;
    sum.requests += 1;
  });
  await page.goto('/');
  await complete(page);
  await page.close();
  return sum;
}

/** Returns what a first and a second visit transfer. @param {Browser} browser @param {string} url */
export async function transfers(browser, url) {
  const context = await phone(browser, url);
  const cold = await transferred(context);
  await workerReady(context);
  const warm = await transferred(context);
  await context.close();
  return { cold, warm };
}

/**
 * Returns milliseconds until "play now" answers, on a first and on a second visit: its buttons are drawn, and the last
 * long task before half a second without any has ended.
 * @param {Browser} browser @param {string} url
 */
export async function timesToInteractive(browser, url) {
  const context = await phone(browser, url);
  const cold = await timeToInteractive(context);
  await workerReady(context);
  const warm = await timeToInteractive(context);
  await context.close();
  return { cold, warm };
}

/** @param {import('playwright-core').BrowserContext} context */
async function timeToInteractive(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttleNetwork(session);
  await throttleCpu(session);
  await page.addInitScript(() => {
    /** @type {any} */ (globalThis).readyAt = new Promise((resolve, reject) => {
      let busyUntil = 0;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) busyUntil = Math.max(busyUntil, startTime + duration);
      }).observe({ type: 'longtask', buffered: true });
      let drawn = 0;
      const poll = () => {
        drawn ||= document.querySelectorAll('.game-card .button.main').length === 3 ? performance.now() : 0;
        const since = Math.max(drawn, busyUntil);
        if (drawn && performance.now() > since + 500) resolve(since);
        else if (performance.now() > 60_000) reject(new Error('the first page is not interactive after 60 s'));
        else setTimeout(poll, 10);
      };
      poll();
    });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const at = await page.evaluate(() => /** @type {any} */ (globalThis).readyAt);
  await complete(page);
  await page.close();
  return /** @type {number} */ (at);
}
