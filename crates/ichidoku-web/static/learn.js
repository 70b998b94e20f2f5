// Starts the page of lessons. What is kept for offline use is kept by the page of the app.
import { followLinks } from "./beside.js";
import init, { beside } from "./ichidoku_learn.js";

init();
followLinks(beside);
