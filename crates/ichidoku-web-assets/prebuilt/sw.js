// Keeps the whole app for offline use. The names and the version are filled in when the app is bundled.
const FILES = ["boot.js", "ichidoku_solver.js", "ichidoku_solver_bg.wasm", "ichidoku_web.js", "ichidoku_web_bg.wasm", "ichidoku_whole.js", "ichidoku_whole_bg.wasm", "icons/icon-192.png", "icons/icon-512.png", "icons/icon.svg", "index.html", "manifest.webmanifest", "style.css", "techniques/3d-medusa.html", "techniques/aligned-pair-exclusion.html", "techniques/aligned-triplet-exclusion.html", "techniques/als-chain.html", "techniques/als-xy-wing.html", "techniques/als-xz.html", "techniques/alternating-inference-chain.html", "techniques/avoidable-rectangle.html", "techniques/basic-fish.html", "techniques/bivalue-oddagon.html", "techniques/bivalue-universal-grave.html", "techniques/cell-forcing-chain.html", "techniques/claiming.html", "techniques/continuous-nice-loop.html", "techniques/death-blossom.html", "techniques/discontinuous-nice-loop.html", "techniques/dynamic-cell-forcing-net-plus.html", "techniques/dynamic-cell-forcing-net.html", "techniques/dynamic-contradiction-net-plus.html", "techniques/dynamic-contradiction-net.html", "techniques/dynamic-region-forcing-net-plus.html", "techniques/dynamic-region-forcing-net.html", "techniques/empty-rectangle.html", "techniques/extended-rectangle.html", "techniques/finned-fish.html", "techniques/firework-w-wing.html", "techniques/franken-fish.html", "techniques/full-house.html", "techniques/h-wing.html", "techniques/hidden-rectangle.html", "techniques/hidden-single.html", "techniques/hidden-subsets.html", "techniques/junior-exocet.html", "techniques/l-wing.html", "techniques/locked-subsets.html", "techniques/m-wing.html", "techniques/multi-colours.html", "techniques/multi-sector-locked-set.html", "techniques/mutant-fish.html", "techniques/naked-single.html", "techniques/naked-subsets.html", "techniques/nested-cell-forcing-net-with-chains.html", "techniques/nested-cell-forcing-net-with-nets.html", "techniques/nested-contradiction-net-with-chains.html", "techniques/nested-contradiction-net-with-nets.html", "techniques/nested-region-forcing-net-with-chains.html", "techniques/nested-region-forcing-net-with-nets.html", "techniques/nishio-forcing-chain.html", "techniques/pointing.html", "techniques/quadruple-firework.html", "techniques/region-forcing-chain.html", "techniques/remote-pair.html", "techniques/s-wing.html", "techniques/siamese-fish.html", "techniques/simple-colours.html", "techniques/sk-loop.html", "techniques/skyscraper.html", "techniques/sue-de-coq.html", "techniques/templates.html", "techniques/tridagon.html", "techniques/triple-firework.html", "techniques/turbot-fish.html", "techniques/two-string-kite.html", "techniques/unique-loop.html", "techniques/unique-rectangle-type-1.html", "techniques/unique-rectangle-type-3.html", "techniques/unique-rectangle-type-4.html", "techniques/unique-rectangle-type-6.html", "techniques/unique-rectangle-types-2-and-5.html", "techniques/w-wing.html", "techniques/wxyz-wing.html", "techniques/x-chain.html", "techniques/xy-chain.html", "techniques/xy-wing.html", "techniques/xyz-wing.html", "worker.js"];
// One host may serve the app in several folders, each of its own version.
const OURS = `ichidoku ${self.registration.scope} `;
const CACHE = `${OURS}0bc6cf2316b125bb`;

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
