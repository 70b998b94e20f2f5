// Starts the app, and keeps it for offline use once what is needed now has been fetched.
import init from "./ichidoku_web.js";

const SETTLED = 3000;

// What few visits want, fetched once.
let extras;
async function fetchExtras() {
  const module = await import("./ichidoku_extras.js");
  await module.default();
  return module;
}
globalThis.ichidokuExtras = () => (extras ??= fetchExtras().catch((reason) => ((extras = undefined), Promise.reject(reason))));

init();

if ("serviceWorker" in navigator) {
  const keep = () => navigator.serviceWorker.register("sw.js");
  window.addEventListener("load", () => setTimeout(keep, SETTLED));
}
