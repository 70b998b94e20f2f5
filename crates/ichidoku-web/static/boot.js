// Starts the app, and keeps it for offline use once what is needed now has been fetched.
import { load, start } from "./start.js";

const SETTLED = 3000;

// What few visits want, each module fetched once.
const fetched = {};
globalThis.ichidokuModule = (name) =>
  (fetched[name] ??= load(name).catch((reason) => ((fetched[name] = undefined), Promise.reject(reason))));

start("web").then(() => import("./doors.js"));
import("./beside.js").then(({ followLinks }) => {
  followLinks((address) => globalThis.ichidokuModule("extras").then((extras) => extras.beside(address)));
});

if ("serviceWorker" in navigator) {
  const keep = () => navigator.serviceWorker.register("sw.js");
  window.addEventListener("load", () => setTimeout(keep, SETTLED));
}
