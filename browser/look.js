// A good look at a page: nothing that axe finds, nothing that scrolls sideways, and a picture to keep.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { PICTURES } from './stage.js';
import { violations } from './visit.js';

/**
 * @param {import('./visit.js').Visitor} visitor
 * @param {string} name  of the page, for its picture
 */
export async function look({ page, settled, wishes }, name) {
  const { size = 'desktop', colorScheme = 'light' } = wishes;
  await settled();
  // Axe must not see what is still fading in.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const file = colorScheme === 'dark' ? `${name}-dark` : name;
  await page.screenshot({ path: join(PICTURES, size, `${file}.png`) });
  assert.deepEqual(await violations(page), [], `${name} on a ${size}, ${colorScheme}`);
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= seen, `${name} is ${wide} wide on a ${size} of ${seen}`);
}
