// A table of Fiches with every tile of the classic set: what the page gets is changed on its way.

import { openTable } from './open-table.js';

const COLOURS = [...'rybk'];

/** Ninety-two tiles on the table, fourteen on the rack. */
const TABLE = [
  ...COLOURS.map((colour) => Array.from({ length: 13 }, (_, at) => `${colour}${at + 1}`)),
  ...Array.from({ length: 10 }, (_, at) => COLOURS.map((colour) => `${colour}${at + 1}`)),
];
const RACK = [...COLOURS.flatMap((colour) => [11, 12, 13].map((number) => `${colour}${number}`)), 'J', 'J'];

/**
 * Opens a game and replaces its table, by a full one unless another is given.
 * @param {import('playwright-core').Page} page @param {string[][]} [table]
 */
export async function openFullTable(page, table = TABLE) {
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const message = JSON.parse(String(frame));
      const { view } = message.snapshot ?? {};
      if (view) {
        Object.assign(view, {
          table,
          racks: view.racks.map((/** @type {any} */ rack, /** @type {number} */ seat) => (seat ? rack : RACK)),
        });
        Object.assign(message.snapshot, { actions: [{ do: 'draw' }], complete: false });
      }
      socket.send(JSON.stringify(message));
    });
    socket.onMessage((frame) => server.send(frame));
  });
  const seats = { sit: 0, bots: [null, 'medium', 'medium', 'medium'], start: true };
  await openTable(page, { game: 'fiches', players: 4, options: { set: 'classic' } }, seats);
  await page.locator('.bar.mine').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
