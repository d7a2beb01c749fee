// Debian's own WebKitGTK: its small browser on a display of its own, driven by WebKitWebDriver.

import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../eventually.js';
import { start, temporaryHome } from './process.js';
import { webDriver } from './webdriver.js';

/** @type {Record<import('./webdriver.js').Command, [method: string, path: string]>} */
const COMMANDS = {
  navigate: ['POST', 'url'],
  reload: ['POST', 'refresh'],
  execute: ['POST', 'execute/async'],
  act: ['POST', 'actions'],
  resize: ['POST', 'window/rect'],
  screenshot: ['GET', 'screenshot'],
};

export async function startWebKit() {
  const home = await temporaryHome();
  await reduceMotion(home.path);
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {}, [
    'ignore',
    'pipe',
    'ignore',
  ]);
  /** @type {ReturnType<typeof start> | undefined} */
  let driver;
  const close = async () => {
    await driver?.stop();
    await display.stop();
    await home.remove();
  };
  try {
    const [number] = await once(/** @type {import('node:stream').Readable} */ (display.child.stdout), 'data');
    const port = await freePort();
    driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${String(number).trim()}`,
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      LANG: 'C.UTF-8',
      GDK_BACKEND: 'x11',
      // There is no bus for assistive technology, and it is not waited for.
      NO_AT_BRIDGE: '1',
    });
    const root = `http://127.0.0.1:${port}`;
    await eventually(async () => void (await request('GET', `${root}/status`)));
    const { sessionId } = await request('POST', `${root}/session`, { capabilities: {} });
    return webDriver((command, parameters = {}) => {
      const [method, path] = COMMANDS[command];
      return request(method, `${root}/session/${sessionId}/${path}`, parameters);
    }, close);
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** @param {string} method @param {string} url @param {object} [body] */
async function request(method, url, body) {
  const answer = await fetch(url, { method, body: method === 'GET' ? undefined : JSON.stringify(body) });
  const { value } = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Asks for less motion, as all tests do. @param {string} home */
async function reduceMotion(home) {
  const folder = join(home, '.config/gtk-3.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
