// Starts the page of other sizes and rules. What is kept for offline use is kept by the page of the app.
import { start } from "./start.js";

start("variants");
