// One person with a browser: a page whose every complaint is kept, and a line that is listened to.

import axe from 'axe-core';
import { SIZES } from './sizes.js';

/** Said by the browser itself whenever a request fails; only a test that provokes this may hear it. */
export const NETWORK = /Failed to load resource|WebSocket connection to|net::ERR_/;

/**
 * @typedef {object} Wishes
 * @property {keyof typeof SIZES} [size]
 * @property {string} [locale]
 * @property {'light' | 'dark'} [colorScheme]
 * @property {'reduce' | 'no-preference'} [reducedMotion]
 * @property {RegExp} [provoked]  complaints that the test brings about on purpose
 * @property {Record<string, any>} [context]  more for the browser's context
 *
 * @typedef {Awaited<ReturnType<typeof visit>>} Visitor
 */

/** @param {import('playwright-core').Browser} browser @param {string} url @param {Wishes} wishes */
export async function visit(browser, url, wishes = {}) {
  const { size = 'desktop', locale = 'en', colorScheme = 'light', reducedMotion = 'reduce', provoked, context: more } = wishes;
  const context = await browser.newContext({
    ...SIZES[size], locale, colorScheme, reducedMotion, baseURL: url, ...more,
  });
  /** @type {string[]} */
  const complaints = [];
  const complain = (/** @type {string} */ text) => !provoked?.test(text) && complaints.push(text);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`the CSP does not allow ${violatedDirective}: ${blockedURI} ${sample}`));
  });

  /** A page of the same person: the first one, or another tab. */
  async function tab() {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complain(`exception: ${error.stack ?? error}`));
    page.on('crash', () => complain('the page crashed'));
    return { page, settled: listen(page) };
  }

  const { page, settled } = await tab();
  return { page, context, wishes, tab, complaints, settled, close: () => context.close() };
}

/**
 * Hears which frames are answered. What is returned waits until nothing is under way and all is drawn.
 * @param {import('playwright-core').Page} page
 */
function listen(page) {
  /** @type {Set<number>} */
  let open = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  const wake = () => {
    if (open.size) return;
    for (const done of waiting) done();
    waiting = [];
  };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => open.add(JSON.parse(String(payload)).id));
    socket.on('framereceived', ({ payload }) => {
      open.delete(JSON.parse(String(payload)).id);
      wake();
    });
    socket.on('close', () => {
      open = new Set();
      wake();
    });
  });
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return async () => {
    await drawn();
    if (open.size) await new Promise((done) => waiting.push(() => done(undefined)));
    await drawn();
  };
}

/**
 * What axe finds wrong with the page as it is now, in lines.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  // Not as a script of the page: its CSP would not allow that, and it is right.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${rule.help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
  });
}
