// The service worker: stores the client of one build, so that a visit need not wait for the server and works while it
// is down. Files have their build in their path, so a page gets all of them from one build, stored or not. Answers of
// the API are never stored.
//
// A stored page asks the server for its build, and marks this one as outdated if it is (client-version.js): from then
// on pages come from the server.
//
// A new worker waits until no page uses the old one. So a build is stored as a whole before the one before is deleted,
// and none is deleted that a page still needs.

/** @type {any} */
const worker = self;
/** The folder of this build: `/v/VERSION/`. */
const FOLDER = new URL('.', worker.location.href).pathname;
const PAGE = 'index.html';
const OUTDATED = 'outdated';
/** The addresses of pages; all others are the server's own, such as downloads. */
const PAGES = /^\/($|(t|screen|rules|learn|kids|come-back)(\/|$))/;
/** A server that has not answered a navigation by then counts as down, in milliseconds. */
const ANSWER_TIMEOUT = 4000;

/** Stores every file, or fails: the server may have another build by now. */
async function storeClient() {
  const answer = await fetch('/api/v1/client');
  const { files } = await answer.json();
  if (!files.includes(FOLDER + PAGE)) throw new Error('the server has another build');
  // All or nothing, so a cache with a page has all of its files.
  await (await caches.open(FOLDER)).addAll(files);
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== FOLDER) await caches.delete(name);
  await worker.clients.claim();
}

/** A file of a build never changes, so one that is stored need not be asked for. @param {Request} request */
async function answerFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** @param {Request} request */
async function answerNavigation(request) {
  return (await ownPage()) ?? (await askForPage(request)) ?? (await storedPage()) ?? Response.error();
}

/** Returns the page of this build, unless it is outdated. */
async function ownPage() {
  const cache = await caches.open(FOLDER);
  return (await cache.match(FOLDER + OUTDATED)) ? undefined : cache.match(FOLDER + PAGE);
}

/** Returns the server's page, if it answers. @param {Request} request */
async function askForPage(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    // A proxy whose server is down answers with 5xx.
    if (response.status < 500) return response;
  } catch {
    // The server does not answer.
  }
}

/** Returns the page of the newest build that is stored. It opens every address. */
async function storedPage() {
  for (const folder of (await caches.keys()).reverse()) {
    const page = await (await caches.open(folder)).match(folder + PAGE);
    if (page) return page;
  }
}

/** Lets the browser take stored files without asking this worker, if it can. @param {any} event */
async function routeFiles(event) {
  const stored = { condition: { urlPattern: `${FOLDER}*` }, source: { cacheName: FOLDER } };
  await event.addRoutes?.(stored);
}

worker.addEventListener('install', (/** @type {any} */ event) =>
  event.waitUntil(Promise.all([storeClient(), routeFiles(event)])),
);
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(deleteOldCaches()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== worker.location.origin || event.request.method !== 'GET') return;
  if (pathname.startsWith('/v/')) event.respondWith(answerFile(event.request));
  else if (event.request.mode === 'navigate' && PAGES.test(pathname)) {
    event.respondWith(answerNavigation(event.request));
  }
});

/** Shows the table that a notification came from. @param {string} path */
async function showTable(path) {
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    if (new URL(page.url).pathname === path) return page.focus();
  }
  return worker.clients.openWindow(path);
}

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data ?? '/'));
});
