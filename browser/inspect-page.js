// Inspects a page: no violations that axe finds, nothing that scrolls sideways, no fault in its texts (a sentence said
// twice, a line that is too long for a phone, a programmer's notation), and a screenshot to keep.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { SCREENSHOTS } from './suite.js';
import { noteScreen } from './texts/note-messages.js';
import { textFaults } from './texts/page-text.js';
import { violations } from './visitor.js';

/**
 * @param {import('./visitor.js').Visitor} visitor
 * @param {string} name  of the screenshot
 */
export async function inspectPage({ page, settled, options }, name) {
  const { size = 'desktop', colorScheme = 'light' } = options;
  await settled();
  // Axe would measure the contrast of what is still fading in.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const file = colorScheme === 'dark' ? `${name}-dark` : name;
  await page.screenshot({ path: join(SCREENSHOTS, size, `${file}.png`) });
  await noteScreen(page, { name, size });
  assert.deepEqual(await violations(page), [], `${name} on a ${size}, ${colorScheme}`);
  assert.deepEqual(await textFaults(page, { size }), [], `the texts of ${name} on a ${size}`);
  const [width, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(width <= visible, `${name} is ${width} wide on a ${size} of ${visible}`);
}
