// The first page: how much it is, and when it can be used on a slow phone.

import { SIZES } from '../sizes.js';
import { slowCpu, slowNet } from './slow.js';

/** All that the page loads by itself, as it comes over the wire. @param {import('playwright-core').Browser} browser @param {string} url */
export async function weight(browser, url) {
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
 * Milliseconds until "play now" answers: its buttons are drawn and no task is under way that would make a
 * finger wait (the end of the last long task before half a second without any).
 * @param {import('playwright-core').Browser} browser @param {string} url
 */
export async function interactive(browser, url) {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en', baseURL: url });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowNet(session);
  await slowCpu(session);
  await page.addInitScript(() => {
    /** @type {any} */ (globalThis).readyAt = new Promise((done) => {
      let busyUntil = 0;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) busyUntil = Math.max(busyUntil, startTime + duration);
      }).observe({ type: 'longtask', buffered: true });
      let drawn = 0;
      const watch = () => {
        drawn ||= document.querySelectorAll('.game-card .button.main').length === 3 ? performance.now() : 0;
        const since = Math.max(drawn, busyUntil);
        if (drawn && performance.now() > since + 500) done(since);
        else setTimeout(watch, 10);
      };
      watch();
    });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const at = await page.evaluate(() => /** @type {any} */ (globalThis).readyAt);
  await context.close();
  return /** @type {number} */ (at);
}
