// Lighthouse's marks: a phone, its own simulated slowness, the middle one of several runs.

// Lighthouse is installed for this alone, so the tests' check of types may not find it.
// @ts-ignore
import { launch } from 'chrome-launcher';
// @ts-ignore
import lighthouse from 'lighthouse';
import { chromiumPath } from '../chromium.js';
import { quantile } from './slow.js';

const RUNS = 3;
export const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} address @returns {Promise<number[]>} one mark for each of {@link KINDS} */
export async function marks(address) {
  /** @type {number[][]} */
  const runs = [];
  const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  try {
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(address, { port: chrome.port, onlyCategories: KINDS, logLevel: 'error' });
      const { categories, audits } = result?.lhr ?? { categories: {}, audits: {} };
      runs.push(KINDS.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100)));
      if (run === 0) complain(categories, audits);
    }
  } finally {
    chrome.kill();
  }
  return KINDS.map((_, at) => quantile(runs.map((run) => run[at]), 0.5));
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
