// A web worker around the solver: answers each request with the number it came with, and with nothing where the solver
// could not be fetched. The first module knows what every visit needs; the second is fetched for the first request that
// the first one does not know, and for the first puzzle that it can't read.
import init, { answer } from "./ichidoku_solver.js";
import { fetchWhole } from "./whole.js";

const small = init().then(() => answer);
// The worker's name is the language of the page when it began.
let language = self.name;
let whole;

async function answered(request) {
  return (await small)(request) ?? (await (whole ??= fetchWhole(language)))(request);
}

// The page has turned to another language, as a message without a number says.
function turn(to) {
  language = to;
  whole &&= fetchWhole(to);
}

self.onmessage = async ({ data: [number, request] }) => {
  if (number === null) return turn(request);
  const text = await answered(request).catch(() => undefined);
  self.postMessage([number, text]);
};
