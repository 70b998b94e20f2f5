// A web worker around the solver: answers each request with the number it came with, and with nothing where the solver
// could not be fetched. The first module knows what every visit needs; the second is fetched for the first request that
// the first one does not know, and for the first puzzle that it can't read.
import init, { answer } from "./ichidoku_solver.js";
import { fetchWhole } from "./whole.js";

const small = init().then(() => answer);
let whole;

async function answered(request) {
  return (await small)(request) ?? (await (whole ??= fetchWhole()))(request);
}

self.onmessage = async ({ data: [number, request] }) => {
  const text = await answered(request).catch(() => undefined);
  self.postMessage([number, text]);
};
