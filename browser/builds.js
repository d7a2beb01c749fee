// A proxy in front of a server: it can pass the client off as another build, hold answers back, and note what is asked.

import { createHash } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';

const TEXT = /^(text|application\/(json|manifest))/;

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('base64');

/** @param {string} target  the origin of a server */
export async function startBuilds(target) {
  const { hostname, port } = new URL(target);
  const { version } = await (await fetch(`${target}/api/v1/client`)).json();
  let build = 'one';
  /** @type {RegExp | null} */
  let held = null;
  /** @type {(() => void)[]} */
  let waiting = [];
  /** The paths that were asked for. @type {string[]} */
  const asked = [];

  /** What the files of this build are called. */
  const ownVersion = () =>
    createHash('sha256')
      .update(version + build)
      .digest('hex')
      .slice(0, 16);

  /** @param {string} path */
  function pathOnServer(path) {
    const [, v, named, ...rest] = path.split('/');
    if (v !== 'v') return path;
    return ['', v, named === ownVersion() ? version : 'another', ...rest].join('/');
  }

  /** @param {string} path @param {string} text @param {import('node:http').IncomingHttpHeaders} headers */
  function asThisBuild(path, text, headers) {
    const own = text.replaceAll(version, ownVersion());
    const map = (/** @type {string} */ html) => /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = `${policy}`.replace(sha256(map(text)), sha256(map(own)));
    // Each module says which build it was taken from.
    return /\.js(\?|$)/.test(path) ? `${own}\n(globalThis.builds ??= new Set()).add('${build}');\n` : own;
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const headers = { ...request.headers };
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    const passed = send(
      { hostname, port, method: request.method, path: pathOnServer(path), headers },
      async (answer) => {
        const parts = [];
        for await (const part of answer) parts.push(part);
        /** @type {Buffer | string} */
        let body = Buffer.concat(parts);
        const { etag, 'content-length': _, ...rest } = answer.headers;
        if (TEXT.test(rest['content-type'] ?? '')) body = asThisBuild(path, body.toString(), rest);
        if (held?.test(path)) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
        response.writeHead(answer.statusCode ?? 502, rest).end(body);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('upgrade', (request, socket) => {
    const passed = connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      passed.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      passed.pipe(socket).pipe(passed);
    });
    for (const end of [passed, socket]) end.on('error', () => [passed, socket].forEach((one) => one.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  /** Lets all answers go that are held back. */
  function release() {
    held = null;
    for (const go of waiting) go();
    waiting = [];
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    /** From now on the server is of this build. @param {string} name */
    deploy: (name) => void (build = name),
    /** Holds back the answers to these paths. @param {RegExp} paths */
    hold: (paths) => void (held = paths),
    release,
    close() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
