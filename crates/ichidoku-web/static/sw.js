// Keeps the whole app for offline use. The names and the version are filled in when the app is bundled.
const FILES = ["@FILES@"];
// One host may serve the app in several folders, each of its own version.
const OURS = `ichidoku ${self.registration.scope} `;
const CACHE = `${OURS}@VERSION@`;

self.addEventListener("install", (event) => {
  // What was fetched a moment ago is only asked after, not fetched again.
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(OURS) && name !== CACHE;
  const forget = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const root = new URL("./", self.registration.scope);
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin) return;
  const file = url.pathname.slice(root.pathname.length) || "index.html";
  if (!FILES.includes(file)) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(file));
  event.respondWith(kept.then((answer) => answer ?? fetch(request)));
});
