// Starts the page of lessons. What is kept for offline use is kept by the page of the app.
import { followLinks } from "./beside.js";
import { start } from "./start.js";

const page = start("learn");
followLinks((address) => page.then(({ beside }) => beside(address)));
