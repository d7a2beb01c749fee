// A network between a browser and the server that can be cut. It then swallows every byte in both directions, without
// an end or an error on either side, as a phone that has lost its signal does; or it ends every connection.

import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @typedef {Awaited<ReturnType<typeof startProxy>>} Proxy */

/**
 * @param {string} target  the address of the server
 * @param {object} [how]
 * @param {number} [how.delay]  of every byte, in milliseconds: a slow line
 * @param {boolean} [how.ends]  connections end when the network is cut, and new ones at once
 */
export async function startProxy(target, { delay = 0, ends = false } = {}) {
  const { hostname, port } = new URL(target);
  /** The connections that work; those that were cut never do again. @type {Set<object>} */
  let working = new Set();
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let isCut = false;

  const server = createServer((client) => {
    if (isCut && ends) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    const pair = {};
    if (!isCut) working.add(pair);
    forward(client, upstream, pair);
    forward(upstream, client, pair);
  });

  const later = (/** @type {() => void} */ run) => (delay ? setTimeout(run, delay) : run());

  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to @param {object} pair */
  function forward(from, to, pair) {
    sockets.add(from);
    from.on('data', (bytes) => later(() => working.has(pair) && to.write(bytes)));
    from.on('end', () => later(() => working.has(pair) && to.end()));
    from.on('error', () => working.has(pair) && to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on nothing comes through, on connections that are open and on new ones. */
    cut() {
      isCut = true;
      working = new Set();
      if (ends) for (const socket of sockets) socket.destroy();
    },
    /** New connections come through again. */
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
