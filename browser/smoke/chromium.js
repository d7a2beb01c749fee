// Chromium as in all other tests, through Playwright: what fails here as well is not the other browsers' fault.

import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';

/** @returns {Promise<import('./webdriver.js').Driver>} */
export async function startChromium() {
  // Chromium has no sandbox for root, who runs most CI.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, argument) => page.evaluate(/** @type {any} */ (run), argument),
    async drag([start, ...others]) {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
