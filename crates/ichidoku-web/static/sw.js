// Keeps the app for offline use, and the pictures and translations of the technique pages that were read. The names and the version are
// filled in when the app is bundled.
const FILES = ["@FILES@"];
const KEPT_ONCE_READ = /^(pictures|techniques\/[^/]+)\//;
// One host may serve the app in several folders, each of its own version.
const OURS = `ichidoku ${self.registration.scope} `;
const SHARED = `shared ${self.registration.scope}`;
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
  if (request.method === "POST" && url.href === `${root}share`) return event.respondWith(taken(request));
  if (request.method !== "GET" || url.origin !== root.origin) return;
  const file = url.pathname.slice(root.pathname.length) || "index.html";
  if (FILES.includes(file) || KEPT_ONCE_READ.test(file)) event.respondWith(answered(file, request));
});

async function answered(file, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(file);
  if (kept) return kept;
  const answer = await fetch(request).catch(() => cache.match(inEnglish(file)));
  if (!answer) return Response.error();
  if (KEPT_ONCE_READ.test(file) && answer.ok) await cache.put(file, answer.clone());
  return answer;
}

// The page that is kept from the start, where a translation was never read.
const inEnglish = (file) => file.replace(/^techniques\/[^/]+\//, "techniques/");

// What another app shares with this one is kept until the page takes it; nothing leaves the device.
async function taken(request) {
  const cache = await caches.open(SHARED);
  const { headers } = request;
  await cache.put("share", new Response(await request.blob(), { headers: { "Content-Type": headers.get("Content-Type") } }));
  return Response.redirect("./?shared", 303);
}
