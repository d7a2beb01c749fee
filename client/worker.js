// The service worker: stores the client of one build for when the server is down. While the server answers, every
// file comes from it, so the client is never older than the server. Answers of the API are never stored.

/** @type {any} */
const worker = self;
const version = new URL(worker.location.href).searchParams.get('version');
const CACHE = `client-${version}`;
/** A server that has not answered by then counts as down, in milliseconds. */
const ANSWER_TIMEOUT = 4000;

async function storeClient() {
  const answer = await fetch('/api/v1/client');
  const { files } = await answer.json();
  await (await caches.open(CACHE)).addAll(files);
  await worker.skipWaiting();
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    // A proxy whose server is down answers with 5xx.
    if (response.status < 500) return response;
  } catch {
    // The server does not answer.
  }
  const cache = await caches.open(CACHE);
  // Every address of a page is the same HTML page.
  const stored = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return stored ?? Response.error();
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(storeClient()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(deleteOldCaches()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  const isOwn = origin === worker.location.origin && event.request.method === 'GET';
  if (isOwn && !/^\/(api|metrics|healthz)\b/.test(pathname)) event.respondWith(answer(event.request));
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
