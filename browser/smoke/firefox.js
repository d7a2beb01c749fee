// Debian's own Firefox, through Marionette: the protocol in which Firefox itself takes the commands of WebDriver, so
// that no geckodriver is needed.

import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventually } from '../eventually.js';
import { start, temporaryHome } from './process.js';
import { webDriver } from './webdriver.js';

/** @type {Record<import('./webdriver.js').Command, string>} */
const COMMANDS = {
  navigate: 'WebDriver:Navigate',
  reload: 'WebDriver:Refresh',
  execute: 'WebDriver:ExecuteAsyncScript',
  act: 'WebDriver:PerformActions',
  resize: 'WebDriver:SetWindowRect',
  screenshot: 'WebDriver:TakeScreenshot',
};

/** A free port, less motion as in all tests, and nothing asked of servers elsewhere. */
const PREFERENCES = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en',
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'services.settings.server': 'data:,',
};

export async function startFirefox() {
  const home = await temporaryHome();
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(home.path, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', home.path];
  const firefox = start('firefox-esr', args, { HOME: home.path });
  try {
    const send = await marionette(await marionettePort(home.path));
    await send('WebDriver:NewSession', { capabilities: {} });
    return webDriver(
      async (command, parameters = {}) => {
        // Scripts get the page's own globals, and screenshots what the window shows.
        const more = { execute: { sandbox: null }, screenshot: { full: false } };
        const answer = await send(COMMANDS[command], { ...more[/** @type {'execute'} */ (command)], ...parameters });
        return answer?.value;
      },
      async () => {
        await firefox.stop();
        await home.remove();
      },
    );
  } catch (failure) {
    await firefox.stop();
    await home.remove();
    throw failure;
  }
}

/** Returns the port that Firefox writes into its profile once it listens. @param {string} profile */
async function marionettePort(profile) {
  let port = 0;
  await eventually(async () => {
    port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!port) throw new Error('Firefox does not listen');
  });
  return port;
}

/**
 * Returns a function that sends a command and waits for its answer. A message is JSON after its length and a colon;
 * commands are [0, id, name, parameters], answers [1, id, error, result].
 * @param {number} port
 */
async function marionette(port) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  /** @type {Map<number, {resolve: (result: any) => void, reject: (why: Error) => void}>} */
  const waiting = new Map();
  let last = 0;
  let rest = Buffer.alloc(0);
  socket.on('data', (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  return (/** @type {string} */ name, /** @type {object} */ parameters) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
      socket.write(`${message.length}:`);
      socket.write(message);
    });
}
