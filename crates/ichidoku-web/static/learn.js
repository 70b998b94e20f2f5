// Starts the page of lessons. What is kept for offline use is kept by the page of the app.
import init from "./ichidoku_learn.js";

init();
