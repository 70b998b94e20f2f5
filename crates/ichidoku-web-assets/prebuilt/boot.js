// Starts the app, and keeps it for offline use once what is needed now has been fetched.
import init from "./ichidoku_web.js";

const SETTLED = 3000;

init();

if ("serviceWorker" in navigator) {
  const keep = () => navigator.serviceWorker.register("sw.js");
  window.addEventListener("load", () => setTimeout(keep, SETTLED));
}
