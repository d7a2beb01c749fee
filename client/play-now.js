// Starts a game against bots at once.

import { drawNonce, keepNonce, nonceToReveal } from './shuffle-nonces.js';
import { randomHex } from './random.js';
import { transport } from './transport.js';

/**
 * The last request without an answer. The table may have been opened all the same: asking for it again with the same
 * key leads there, and not to a second one.
 * @type {{wanted: string, key: string, drawn: ReturnType<typeof drawNonce>} | null}
 */
let unanswered = null;

/**
 * Opens a table, takes the first seat and starts; this browser takes part in the shuffle as at any table. Returns the
 * code of the table.
 * @param {import('./types.js').TableSettings} settings @param {(string | null)[]} bots
 */
export async function playNow(settings, bots) {
  const wanted = JSON.stringify([settings, bots]);
  const request = unanswered?.wanted === wanted ? unanswered : { wanted, key: randomHex(16), drawn: drawNonce() };
  unanswered = request;
  const { commitment } = request.drawn;
  const { code, snapshot } = await transport
    .openTable({ key: request.key, settings, sit: 0, bots, start: true, commitment })
    .catch((error) => {
      // An answer that says no is an answer.
      if (error.status) unanswered = null;
      throw error;
    });
  unanswered = null;
  keepNonce(code, 1, request.drawn);
  await transport.command(code, { command: 'reveal', nonce: nonceToReveal(code, snapshot) });
  return code;
}
