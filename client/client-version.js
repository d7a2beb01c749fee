// Whether the server has another build of the client than this page by now.

import { isStoredPage } from './first-data.js';
import { fileUrl, VERSION } from './version.js';

/** The name of the worker's cache with this build. */
const CACHE = fileUrl('');
/** While this is in it, the worker asks the server for pages. */
const OUTDATED = fileUrl('outdated');

/** @type {string | undefined} */
let latest;

export const clientVersion = {
  /** Called when the server has another build than before. */
  onChange: () => {},
  /** Notes what the server says; a server of an older protocol says nothing. @param {string | undefined} version */
  note(version) {
    if (!version || version === latest) return;
    latest = version;
    if (clientVersion.isOutdated()) loadLatest();
    clientVersion.onChange();
  },
  /** Returns whether the server has said which build it has. */
  isKnown: () => latest !== undefined,
  /** Returns whether the server has another build than this page. */
  isOutdated: () => latest !== undefined && latest !== VERSION,
};

/** Whether nobody has begun anything on this page: pressed, typed, scrolled. */
const isUntouched = () => !navigator.userActivation?.hasBeenActive && scrollY === 0;

/** From now on the worker asks the server. A page that was just opened reloads. */
async function loadLatest() {
  const isNew = await markOutdated().catch(() => false);
  if (isNew && isStoredPage && isUntouched()) location.reload();
}

/** Returns whether the worker's cache had no mark yet; without such a cache there is none to set. */
async function markOutdated() {
  if (!(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  if (await cache.match(OUTDATED)) return false;
  await cache.put(OUTDATED, new Response());
  return true;
}

/** The server has sent a page of this build: the worker may answer with its own again. */
export async function forgetOutdated() {
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).delete(OUTDATED);
}
