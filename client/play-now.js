// Starts a game against bots at once.

import { drawNonce, keepNonce, nonceToReveal } from './shuffle-nonces.js';
import { transport } from './transport.js';

/**
 * Opens a table, takes the first seat and starts; this browser takes part in the shuffle as at any table. Returns the
 * code of the table.
 * @param {import('./types.js').TableSettings} settings @param {(string | null)[]} bots
 */
export async function playNow(settings, bots) {
  const drawn = drawNonce();
  const { code, snapshot } = await transport.openTable({
    settings,
    sit: 0,
    bots,
    start: true,
    commitment: drawn.commitment,
  });
  keepNonce(code, 1, drawn);
  await transport.command(code, { command: 'reveal', nonce: nonceToReveal(code, snapshot) });
  return code;
}
