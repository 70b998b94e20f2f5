// A web worker around the solver of other sizes and rules: answers each request with the number it came with, and with nothing
// where the solver could not be fetched.
import init, { answer, learn } from "./ichidoku_variant_solver.js";
import { learnWords } from "./whole.js";

const ready = init();
// The worker's name is the language of the page when it began. A message without a number turns to another.
let spoken = ready.then(() => learnWords(learn, self.name, "variants"));

self.onmessage = async ({ data: [number, request] }) => {
  if (number === null) return void (spoken = ready.then(() => learnWords(learn, request, "variants")));
  const text = await spoken.then(() => answer(request)).catch(() => undefined);
  self.postMessage([number, text]);
};
