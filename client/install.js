// Stammtisch as an app: a worker that keeps the client for when the server is away, and the browser's
// offer to install it. Browsers give both over HTTPS, and on this very machine, only.

import { transport } from './transport.js';

/** @typedef {Event & {prompt: () => Promise<void>}} InstallOffer */

/** The worker fetches everything, and what is needed now comes first; in milliseconds. */
const LATER = 3000;

/** @type {InstallOffer | null} */
let offer = null;

/** Whether this address lets a browser do all it can. */
export const secure = () => isSecureContext;

export const canInstall = () => offer !== null;

export async function install() {
  await offer?.prompt();
  offer = null;
}

/** The worker of this build; a new build has another version, and so another worker. @param {() => void} changed */
export function settleIn(changed) {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = /** @type {InstallOffer} */ (event);
    changed();
  });
  if ('serviceWorker' in navigator) setTimeout(keepForLater, LATER);
}

function keepForLater() {
  transport
    .client()
    .then(({ version }) => navigator.serviceWorker.register(`/worker.js?version=${version}`))
    // The server is away, or the browser will not: nothing else depends on it.
    .catch(() => {});
}
