// Measures dragging on a classic table of Fiches with all 106 tiles: what each event costs the page.

import { openFullTable } from '../play/full-table.js';
import { trace } from './throttling.js';

const EVENTS = 120;
/** How much slower the simulated device is. */
const SLOWDOWN = 4;

/**
 * Returns milliseconds of thread time for each frame of dragging, on a device four times as slow: its events and the
 * drawing that they cause. Chromium's own throttling goes by the clock and is not used.
 * @param {import('playwright-core').Page} page
 */
export async function measureDragging(page) {
  await openFullTable(page);
  const tiles = await page.locator('.fiches-tile').count();
  const session = await page.context().newCDPSession(page);
  const from = await page.locator('.held').nth(3).boundingBox();
  if (!from) throw new Error('there is no rack');
  const mouse = (
    /** @type {'mousePressed' | 'mouseMoved' | 'mouseReleased'} */ type,
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await mouse('mousePressed', from.x + 10, from.y + 10);
  await mouse('mouseMoved', from.x + 30, from.y - 20);
  await page.waitForTimeout(1000);
  const traced = await trace(session, async () => {
    for (let at = 0; at < EVENTS; at++)
      await mouse('mouseMoved', 450 + 320 * Math.sin(at / 19), 300 + 160 * Math.cos(at / 13));
  });
  // The drop draws the table again.
  const dropped = await trace(session, async () => {
    await mouse('mouseReleased', 450, 300);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  });
  const spent = (/** @type {import('./throttling.js').TraceEvent[]} */ some) =>
    some.map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
  const events = spent(traced.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'pointermove'));
  const drawn = spent(traced.filter(({ name }) => name === 'FireAnimationFrame'));
  const whole =
    spent(traced.filter(({ name }) => name === 'RunTask')).reduce((sum, one) => sum + one, 0) / events.length;
  const longest = (/** @type {import('./throttling.js').TraceEvent[]} */ some) =>
    Math.max(...spent(some.filter(({ name }) => name === 'RunTask')));
  if (tiles < 106) throw new Error(`there are only ${tiles} tiles`);
  return { events, frames: drawn, whole, longest: longest(traced), drop: longest(dropped) };
}
