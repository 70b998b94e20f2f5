// Starts the app, and keeps it for offline use once what is needed now has been fetched.
import init from "./ichidoku_web.js";

const SETTLED = 3000;

// What few visits want, each module fetched once.
const fetched = {};
async function fetchModule(name) {
  const module = await import(`./ichidoku_${name}.js`);
  await module.default();
  return module;
}
globalThis.ichidokuModule = (name) =>
  (fetched[name] ??= fetchModule(name).catch((reason) => ((fetched[name] = undefined), Promise.reject(reason))));

init().then(() => import("./doors.js"));
import("./beside.js").then(({ followLinks }) => {
  followLinks((address) => globalThis.ichidokuModule("extras").then((extras) => extras.beside(address)));
});

if ("serviceWorker" in navigator) {
  const keep = () => navigator.serviceWorker.register("sw.js");
  window.addEventListener("load", () => setTimeout(keep, SETTLED));
}
