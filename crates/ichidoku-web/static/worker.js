// A web worker around the solver: answers each request with the number it came with.
import init, { answer } from "./ichidoku_worker.js";

const ready = init();

self.onmessage = async ({ data: [number, request] }) => {
  await ready;
  self.postMessage([number, answer(request)]);
};
