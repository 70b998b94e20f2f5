// Starts the app, and keeps it for offline use.
import init from "./ichidoku_web.js";

init();

if ("serviceWorker" in navigator) {
  window.addEventListener("load", () => navigator.serviceWorker.register("sw.js"));
}
