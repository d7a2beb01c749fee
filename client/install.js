// Stammtisch as an app: a service worker that stores the client for when the server is down, and the browser's
// install prompt. Browsers offer both over HTTPS and on localhost only.

import { clientVersion, forgetOutdated } from './client-version.js';
import { isStoredPage } from './first-data.js';
import { transport } from './transport.js';
import { fileUrl, VERSION } from './version.js';

/** @typedef {Event & {prompt: () => Promise<void>}} InstallPrompt */

/** The worker loads every file, so it waits until the page has what it needs; in milliseconds. */
const REGISTER_DELAY = 3000;

/** @type {InstallPrompt | null} */
let installPrompt = null;

/** Whether this address gives the page all that browsers offer. */
export const isSecure = () => isSecureContext;

export const canInstall = () => installPrompt !== null;

export async function install() {
  await installPrompt?.prompt();
  installPrompt = null;
}

/**
 * Registers the worker of this build. Another build has another version, and so another worker.
 * @param {() => void} changed
 */
export function registerWorker(changed) {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt = /** @type {InstallPrompt} */ (event);
    changed();
  });
  if ('serviceWorker' in navigator) setTimeout(register, REGISTER_DELAY);
}

/** A stored page that asks the server for nothing else would never hear of a new build. */
async function askForVersion() {
  if (!clientVersion.isKnown()) clientVersion.note((await transport.client()).version);
}

function register() {
  const { serviceWorker } = navigator;
  const url = fileUrl('worker.js');
  if (serviceWorker.controller?.scriptURL.endsWith(url)) {
    (isStoredPage ? askForVersion() : forgetOutdated()).catch(() => {});
    return;
  }
  transport
    .client()
    // A server of another build has no such file.
    .then(async ({ version }) => {
      if (version === VERSION) await serviceWorker.register(url, { scope: '/' });
    })
    // The server is down, or the browser refuses: nothing else depends on the worker.
    .catch(() => {});
}
