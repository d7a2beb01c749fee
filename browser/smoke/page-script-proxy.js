// A proxy between a browser and the server that puts a script before those of every page.

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where the script is; it is of the page's own origin, as its CSP wants. */
const SCRIPT = '/smoke-test.js';

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * @param {string} target  the server's origin
 * @param {string} script  runs in every page before its own scripts
 */
export async function startPageScriptProxy(target, script) {
  const { hostname, port, host } = new URL(target);
  /** @type {Set<import('node:stream').Duplex>} */
  const sockets = new Set();
  const keep = (/** @type {import('node:stream').Duplex} */ socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };

  /** Returns the headers that the server gets: it knows its own address alone. @param {IncomingMessage} incoming */
  const headers = ({ headers: { origin, ...others } }) => ({ ...others, ...(origin && { origin: target }), host });

  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  function forward(incoming, outgoing) {
    if (incoming.url === SCRIPT) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
      return;
    }
    const { method, url: path } = incoming;
    // The script is put into plain text.
    const plain = { ...headers(incoming), 'accept-encoding': 'identity' };
    const forwarded = request({ hostname, port, method, path, headers: plain }, (answer) => respond(answer, outgoing));
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  const server = createServer(forward);
  server.on('connection', keep);
  server.on('upgrade', (incoming, client, head) => {
    const upstream = connect(Number(port), hostname);
    keep(upstream);
    const lines = Object.entries(headers(incoming)).map(([name, value]) => `${name}: ${value}`);
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** @param {IncomingMessage} answer @param {ServerResponse} outgoing */
async function respond(answer, outgoing) {
  const { statusCode = 502, headers } = answer;
  answer.on('error', () => outgoing.destroy());
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(statusCode, headers);
    answer.pipe(outgoing);
    return;
  }
  const page = (await text(answer)).replace('<head>', `<head>\n<script src="${SCRIPT}"></script>`);
  const { etag: _, 'content-length': _length, ...others } = headers;
  outgoing.writeHead(statusCode, others).end(page);
}
