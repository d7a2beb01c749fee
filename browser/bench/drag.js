// Measures dragging on a classic table of Fiches with all 106 tiles: what each event costs the page.

import { trace } from './throttling.js';

const COLOURS = [...'rybk'];
const EVENTS = 120;
/** How much slower the simulated device is. */
const SLOWDOWN = 4;

/** Every tile of the classic set: ninety-two on the table, fourteen on the rack. */
const TABLE = [
  ...COLOURS.map((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`)),
  ...Array.from({ length: 10 }, (_, at) => COLOURS.map((colour) => `${colour}${at + 1}`)),
];
const RACK = [...COLOURS.flatMap((colour) => [11, 12, 13].map((number) => `${colour}${number}`)), 'J', 'J'];

/** Opens a game and replaces its table by a full one. @param {import('playwright-core').Page} page */
async function fullTable(page) {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const message = JSON.parse(String(frame));
      const { view } = message.snapshot ?? {};
      if (view) {
        Object.assign(view, {
          table: TABLE,
          racks: view.racks.map((/** @type {any} */ rack, /** @type {number} */ seat) => (seat ? rack : RACK)),
        });
        Object.assign(message.snapshot, { actions: [{ do: 'draw' }], complete: false });
      }
      socket.send(JSON.stringify(message));
    });
    socket.onMessage((frame) => server.send(frame));
  });
  await page.goto('/');
  const code = await page.evaluate(async () => {
    const send = async (/** @type {string} */ path, /** @type {any} */ body) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await send('/api/v1/me', { name: 'Anna' });
    const settings = {
      game: 'fiches',
      players: 4,
      options: { set: 'classic' },
      time_control: { kind: 'none' },
      public: false,
    };
    return (await send('/api/v1/tables', { settings, sit: 0, bots: [null, 'medium', 'medium', 'medium'], start: true }))
      .code;
  });
  await page.goto(`/t/${code}`);
  await page.locator('.bar.mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.locator('.fiches-tile').count();
}

/**
 * Returns milliseconds of thread time for each frame of dragging, on a device four times as slow: its events and the
 * drawing that they cause. Chromium's own throttling goes by the clock and is not used.
 * @param {import('playwright-core').Page} page
 */
export async function measureDragging(page) {
  const tiles = await fullTable(page);
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
  await mouse('mouseReleased', 20, 20);
  const spent = (/** @type {import('./throttling.js').TraceEvent[]} */ some) =>
    some.map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
  const events = spent(traced.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'pointermove'));
  const drawn = spent(traced.filter(({ name }) => name === 'FireAnimationFrame'));
  const whole =
    spent(traced.filter(({ name }) => name === 'RunTask')).reduce((sum, one) => sum + one, 0) / events.length;
  if (tiles < 106) throw new Error(`there are only ${tiles} tiles`);
  return { events, frames: drawn, whole };
}
