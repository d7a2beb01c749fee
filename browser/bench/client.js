// How quick the client is: `cargo xtask bench client`. Prints lines of a table for docs/benchmarks.md.

import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';
import { openHouse } from '../house.js';
import { dragging } from './drag.js';
import { interactive, weight } from './first.js';
import { guest } from './guest.js';
import { KINDS, marks } from './marks.js';
import { answering } from './move.js';
import { quantile } from './slow.js';

const RUNS = 5;

/** @param {string} what @param {string} bar @param {string} measured */
const line = (what, bar, measured) => console.log(`| ${what} | ${bar} | ${measured} |`);
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;

/** @param {string} url */
async function inOneBrowser(url) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const page = () => browser.newPage({ baseURL: url, locale: 'en', viewport: { width: 1280, height: 800 } });
  try {
    const { bytes, requests } = await weight(browser, url);
    line('first page, compressed, all told', 'under 150 KiB', `${(bytes / 1024).toFixed(1)} KiB in ${requests} requests`);
    const times = [];
    for (let run = 0; run < RUNS; run++) times.push(await interactive(browser, url));
    line('can be used at 4x slowdown, 1.6 Mbit/s, 150 ms', 'under 2.5 s', `${(quantile(times, 0.5) / 1000).toFixed(2)} s (best ${(Math.min(...times) / 1000).toFixed(2)} s)`);
    const frames = await answering(await page());
    line("a move on screen after the server's answer", '1 frame', `${quantile(frames, 0.5)} (at most ${Math.max(...frames)}, ${frames.length} answers)`);
    const { told, drawn, whole } = await dragging(await page());
    line('dragging among 106 tiles at 4x: an event', 'at most 4 ms', `median ${ms(quantile(told, 0.5))}, 95 % within ${ms(quantile(told, 0.95))}`);
    line('– and its frame: finding the place, moving', '', `median ${ms(quantile(drawn, 0.5))}, 95 % within ${ms(quantile(drawn, 0.95))}`);
    line("– with the browser's own drawing", '', ms(whole));
  } finally {
    await browser.close();
  }
}

const house = await openHouse();
try {
  console.log('| what | bar | measured |\n|---|---|---|');
  await inOneBrowser(house.url);
  const { cookie, on, over } = await guest(house.url);
  for (const [name, path] of [['/', '/'], ['/learn/monad', '/learn/monad'], ['/rules/monad', '/rules/monad'], ['a game that is on', on], ['a replay', over]]) {
    line(`Lighthouse, ${name}: ${KINDS.join(', ')}`, '95 each', (await marks(house.url + path, cookie)).join(', '));
  }
} finally {
  await house.close();
}
