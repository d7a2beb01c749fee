// Measures the client: `cargo xtask bench client`. Prints the rows of a table for docs/benchmarks.md.

import { chromium } from 'playwright-core';
import { certificate } from '../certificate.js';
import { chromiumPath } from '../chromium.js';
import { startServer } from '../server.js';
import { measureBeats } from './beats.js';
import { measureDragging } from './drag.js';
import { timesToInteractive, transfers } from './first-page.js';
import { guestWithGames } from './guest.js';
import { CATEGORIES, scores } from './lighthouse.js';
import { framesPerMove } from './move-latency.js';
import { quantile } from './throttling.js';

const RUNS = 5;

/** @param {string} what @param {string} bar @param {string} measured */
const line = (what, bar, measured) => console.log(`| ${what} | ${bar} | ${measured} |`);
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;

/**
 * Measures a first and a second visit of the home page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function measureVisits(browser, url) {
  const { cold, warm } = await transfers(browser, url);
  const size = (/** @type {typeof cold} */ { bytes, requests, protocols }) =>
    `${(bytes / 1024).toFixed(1)} KiB in ${requests} requests (${[...protocols].join(', ')})`;
  line('first visit, compressed, in all', 'at most 60 KiB', size(cold));
  line('second visit', 'at most 3 requests', size(warm));
  const times = [];
  for (let run = 0; run < RUNS; run++) times.push(await timesToInteractive(browser, url));
  for (const [visit, name, bar] of /** @type {const} */ ([
    ['cold', 'first visit can be used at 4x slowdown, 1.6 Mbit/s, 150 ms', '1.2 s'],
    ['warm', 'second visit', '0.4 s'],
  ])) {
    const seconds = times.map((time) => time[visit] / 1000);
    line(name, bar, `${quantile(seconds, 0.5).toFixed(2)} s (best ${Math.min(...seconds).toFixed(2)} s)`);
  }
}

/** @param {string} url */
async function inOneBrowser(url) {
  const args = [trusting, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  /**
   * Measures a page of its own, which is closed then: pages of one site share a thread.
   * @template T @param {(page: import('playwright-core').Page) => Promise<T>} measure
   */
  const onPage = async (measure) => {
    const page = await browser.newPage({ baseURL: url, locale: 'en', viewport: { width: 1280, height: 800 } });
    // What is measured is drawn as soon as it comes.
    await page.addInitScript(() => {
      localStorage.setItem('pace', 'off');
      localStorage.setItem('played', 'monad rotundo fiches');
    });
    const measured = await measure(page);
    await page.close();
    return measured;
  };
  try {
    await measureVisits(browser, url);
    const frames = await onPage(framesPerMove);
    line(
      "a move on screen after the server's answer",
      '1 frame',
      `${quantile(frames, 0.5)} (at most ${Math.max(...frames)}, ${frames.length} answers)`,
    );
    const { events, frames: drawn, whole, longest, drop } = await onPage(measureDragging);
    line(
      'dragging among 106 tiles at 4x: an event',
      'at most 4 ms',
      `median ${ms(quantile(events, 0.5))}, 95 % within ${ms(quantile(events, 0.95))}`,
    );
    line(
      '– and its frame: finding the place, moving',
      '',
      `median ${ms(quantile(drawn, 0.5))}, 95 % within ${ms(quantile(drawn, 0.95))}`,
    );
    line("– with the browser's own drawing", '', ms(whole));
    line('– the longest task of a drag, and of its drop', 'at most 50 ms', `${ms(longest)}, ${ms(drop)}`);
    const { tasks, ends } = await onPage(measureBeats);
    line(
      'full tables of each game at 4x while others play: the longest task',
      'at most 50 ms',
      `${ms(Math.max(...tasks))} (${tasks.filter((task) => task > 50).length} of ${tasks.length} longer)`,
    );
    line('– and the drawing of a result, once a game', '', ends.map(ms).join(', ') || 'no game ended');
  } finally {
    await browser.close();
  }
}

// Node's own requests, for a guest with games, trust the certificate of this run.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const { flags, trusting, remove } = await certificate();
const server = await startServer(flags);
try {
  console.log('| what | bar | measured |\n|---|---|---|');
  await inOneBrowser(server.url);
  const { cookie, playing, finished } = await guestWithGames(server.url);
  for (const [name, path] of [
    ['/', '/'],
    ['/learn/monad', '/learn/monad'],
    ['/rules/monad', '/rules/monad'],
    ['a game in progress', playing],
    ['a replay', finished],
  ]) {
    line(
      `Lighthouse, ${name}: ${CATEGORIES.join(', ')}`,
      name === '/' ? '98, 100, 95, 95' : '95, 100, 95, 95',
      (await scores(server.url + path, trusting, cookie)).join(', '),
    );
  }
} finally {
  await server.close();
  await remove();
}
