// The scores of Lighthouse: on a phone with its own simulated throttling, the median of several runs.

// Lighthouse is installed for this alone, so the type check of the tests may not find it.
// @ts-ignore
import { launch } from 'chrome-launcher';
// @ts-ignore
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';
import { quantile } from './throttling.js';

const RUNS = 5;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @param {string} address
 * @param {string} trusting  the flag of a Chromium that trusts the server's certificate
 * @param {string} [cookie]  of the guest who opens it
 * @returns {Promise<number[]>} one score for each of {@link CATEGORIES}
 */
export async function scores(address, trusting, cookie) {
  /** @type {number[][]} */
  const runs = [];
  const chromeFlags = ['--headless=new', trusting, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    if (cookie) await setCookie(chrome.port, address, cookie);
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
      /** @type {{categories: Record<string, any>, audits: Record<string, any>}} */
      const { categories, audits } = result?.lhr ?? { categories: {}, audits: {} };
      runs.push(CATEGORIES.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100)));
      if (run === 0) printFailures(categories, audits);
    }
  } finally {
    chrome.kill();
  }
  return CATEGORIES.map((_, at) =>
    quantile(
      runs.map((run) => run[at]),
      0.5,
    ),
  );
}

/** Sets a cookie, which Lighthouse keeps. @param {number} port @param {string} url @param {string} cookie */
async function setCookie(port, url, cookie) {
  const [name, value] = cookie.split('=');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0].addCookies([{ name, value, url: new URL(url).origin }]);
  await browser.close();
}

/**
 * Prints what cost points, except for speed.
 * @param {Record<string, any>} categories
 * @param {Record<string, any>} audits
 */
function printFailures(categories, audits) {
  for (const kind of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[kind]?.auditRefs ?? []) {
      const { score, title } = audits[id];
      if (weight && score !== null && score < 1) console.error(`  ${kind}: ${title}`);
    }
  }
}
