// Measures the first page: its size, and when it can be used on a slow phone.

import { SIZES } from '../sizes.js';
import { throttleCpu, throttleNetwork } from './throttling.js';

/**
 * Returns all that the page loads, as transferred.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function transferSize(browser, url) {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en', baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const sum = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    sum.requests += 1;
  });
  await page.goto('/');
  await page.locator('.game-card .picture svg').nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return sum;
}

/**
 * Returns milliseconds until "play now" answers: its buttons are drawn, and the last long task before half a second
 * without any has ended.
 * @param {import('playwright-core').Browser} browser @param {string} url
 */
export async function timeToInteractive(browser, url) {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en', baseURL: url });
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
  await context.close();
  return /** @type {number} */ (at);
}
