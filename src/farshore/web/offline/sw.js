// The service worker: stores the page that is shown without a network, and shows it then. It stores nothing else: files of the
// page never change under their names, so the browser keeps those by itself.
const worker = /** @type {any} */ (globalThis); // the checked types are those of a window
const ROOT = "{root}/web";
const PAGE = "/offline";
const KEPT = [
  PAGE,
  `${ROOT}/style/base.css`,
  `${ROOT}/style/frame.css`,
  `${ROOT}/fonts/besley-600-latin.woff2`,
  `${ROOT}/fonts/figtree-400-700-latin.woff2`,
  `${ROOT}/offline/page.js`,
];

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(ROOT).then((cache) => cache.addAll(KEPT)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== ROOT) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
  };
  event.waitUntil(clean());
});

/** @param {any} event */
async function visit(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(visit(event));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

// A press on a notification leads to its table.
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const come = async () => {
    const { path } = event.notification.data;
    const open = await worker.clients.matchAll({ type: "window" });
    const found = open.find((/** @type {{ url: string }} */ each) => new URL(each.url).pathname === path);
    await (found ? found.focus() : worker.clients.openWindow(path));
  };
  event.waitUntil(come());
});
