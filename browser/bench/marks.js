// Lighthouse's marks: a phone, its own simulated slowness, the middle one of several runs.

// Lighthouse is installed for this alone, so the tests' check of types may not find it.
// @ts-ignore
import { launch } from 'chrome-launcher';
// @ts-ignore
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';
import { quantile } from './slow.js';

const RUNS = 3;
export const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} address @param {string} [cookie]  of the guest who looks at it @returns {Promise<number[]>} one mark for each of {@link KINDS} */
export async function marks(address, cookie) {
  /** @type {number[][]} */
  const runs = [];
  const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    if (cookie) await sign(chrome.port, address, cookie);
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(address, { port: chrome.port, onlyCategories: KINDS, logLevel: 'error' });
      /** @type {{categories: Record<string, any>, audits: Record<string, any>}} */
      const { categories, audits } = result?.lhr ?? { categories: {}, audits: {} };
      runs.push(KINDS.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100)));
      if (run === 0) complain(categories, audits);
    }
  } finally {
    chrome.kill();
  }
  return KINDS.map((_, at) => quantile(runs.map((run) => run[at]), 0.5));
}

/** Lighthouse leaves cookies alone. @param {number} port @param {string} url @param {string} cookie */
async function sign(port, url, cookie) {
  const [name, value] = cookie.split('=');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0].addCookies([{ name, value, url: new URL(url).origin }]);
  await browser.close();
}

/** What cost marks, but for speed. @param {Record<string, any>} categories @param {Record<string, any>} audits */
function complain(categories, audits) {
  for (const kind of KINDS.slice(1)) {
    for (const { id, weight } of categories[kind]?.auditRefs ?? []) {
      const { score, title } = audits[id];
      if (weight && score !== null && score < 1) console.error(`  ${kind}: ${title}`);
    }
  }
}
