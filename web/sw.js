// Keeps all files of one version of the page, so that it starts without a network and never mixes two versions.
// The first line is written when the page is put together.
const version = "VERSION", files = ["FILES"];

const name = `zen-table ${version}`;

addEventListener("install", (event) => {
  // A version is there as a whole or not at all. What the page has just fetched is only asked after, not fetched again.
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })))));
});

addEventListener("activate", (event) => {
  const old = (key) => key.startsWith("zen-table ") && key !== name;
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key)))).then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const wanted = event.request.mode === "navigate" ? "./" : event.request;
  event.respondWith(caches.open(name).then(async (cache) => (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(event.request)));
});
