// Measures what the page does while others play: a full table of each game, shown in beats.

import { openTable } from '../play/open-table.js';
import { trace } from './throttling.js';

/** Every game with as many players as fit. */
const GAMES = { monad: 4, rotundo: 5, fiches: 4 };
/** How many turns of one's own there are; the others' follow each. */
const TURNS = 4;
/** How much slower the simulated device is. */
const SLOWDOWN = 4;

/**
 * Returns milliseconds of thread time for each task of the page while others play, on a device four times as slow; and
 * apart from these, for the longest one of each turn that ended a game: it draws another screen.
 * @param {import('playwright-core').Page} page
 */
export async function measureBeats(page) {
  await page.addInitScript(() => localStorage.setItem('pace', 'quick'));
  const session = await page.context().newCDPSession(page);
  /** @type {number[]} */
  const tasks = [];
  /** @type {number[]} */
  const ends = [];
  for (const [game, players] of Object.entries(GAMES)) {
    const bots = Array.from({ length: players }, (_, seat) => (seat ? 'medium' : null));
    await openTable(page, { game, players }, { sit: 0, bots, start: true });
    const isYourTurn = page.locator('.bar.mine, .outcome').first();
    await isYourTurn.waitFor();
    for (let turn = 0; turn < TURNS && !(await page.locator('.outcome').count()); turn += 1) {
      const events = await trace(session, async () => {
        // Tells which thread is the page's.
        await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2 + (turn % 2), y: 2 });
        await page.evaluate(takeTurn);
        await page.locator('.bar:not(.mine), .outcome').first().waitFor();
        await isYourTurn.waitFor({ timeout: 120_000 });
        await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      });
      const times = events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
      if (await page.locator('.outcome').count()) ends.push(...times.splice(times.indexOf(Math.max(...times)), 1));
      tasks.push(...times);
    }
  }
  return { tasks, ends };
}

/** Plays one turn by HTTP, as its bot would: the page gets it as it gets anybody's. */
async function takeTurn() {
  const url = `/api/v1${location.pathname.replace('/t/', '/tables/')}`;
  const send = async (/** @type {string} */ path, /** @type {any} */ body) =>
    (
      await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    ).json();
  for (let step = 0; step < 20; step += 1) {
    const { snapshot } = await (await fetch(url)).json();
    if (snapshot.phase !== 'playing' || snapshot.turn !== snapshot.you) return;
    const { action } = await send(`${url}/hint`, {});
    // There are only so many hints a minute.
    if (!action) await new Promise((done) => setTimeout(done, 3000));
    else await send(url, { command: 'act', state_number: snapshot.state_number, action });
  }
}
