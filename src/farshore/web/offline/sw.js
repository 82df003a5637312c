// Keeps the page that is shown without a network, and shows it then. It keeps nothing else: files of the page never change
// under their names, so the browser keeps those by itself.
const ROOT = "{root}/web";
const PAGE = "/offline";
const KEPT = [PAGE, `${ROOT}/style/base.css`, `${ROOT}/style/frame.css`, `${ROOT}/offline/page.js`];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(ROOT).then((cache) => cache.addAll(KEPT)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== ROOT) await caches.delete(name);
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(clean());
});

async function visit(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return caches.match(PAGE);
  }
}

addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(visit(event));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

// Whoever is told of a turn and presses on that comes to the table.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const come = async () => {
    const { path } = event.notification.data;
    const open = (await clients.matchAll({ type: "window" })).find((each) => new URL(each.url).pathname === path);
    await (open ? open.focus() : clients.openWindow(path));
  };
  event.waitUntil(come());
});
