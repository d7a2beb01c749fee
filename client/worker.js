// Keeps the client of one build, for when the server is away. While the server answers, everything
// comes from it, so that nobody ever plays with yesterday's client. What is said to one person, and
// whatever happens at a table, is never kept.

/** @type {any} */
const worker = self;
const version = new URL(worker.location.href).searchParams.get('version');
const SHELF = `client-${version}`;
/** A server that has not answered by then is away, in milliseconds. */
const PATIENCE = 4000;

async function keep() {
  const answer = await fetch('/api/client');
  const { files } = await answer.json();
  await (await caches.open(SHELF)).addAll(files);
  await worker.skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // A proxy whose server is away answers too.
    if (fresh.status < 500) return fresh;
  } catch {
    // Nobody answers.
  }
  const shelf = await caches.open(SHELF);
  // All pages are one page.
  const kept = await shelf.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? Response.error();
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(tidy()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = origin === worker.location.origin && event.request.method === 'GET';
  if (ours && !/^\/(api|ws|metrics|healthz)\b/.test(pathname)) event.respondWith(answer(event.request));
});

/** Back to the table that called. */
async function bringBack(/** @type {string} */ path) {
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    if (new URL(page.url).pathname === path) return page.focus();
  }
  return worker.clients.openWindow(path);
}

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification.data ?? '/'));
});
