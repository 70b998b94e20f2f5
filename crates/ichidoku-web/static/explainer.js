// A web worker around the rating of Sudoku Explainer: it gets a puzzle, and after each step answers with their number and the hardest
// so far, at last with ER, EP and ED. The list is empty where there is no rating.
import init, { explain } from "./ichidoku_explainer.js";

const ready = init();
// The page is told of it as of any error.
ready.catch(reportError);

globalThis.tellStep = (...soFar) => self.postMessage(soFar);

self.onmessage = async ({ data: puzzle }) => {
  const rating = await ready.then(() => [...explain(puzzle)]).catch(() => []);
  self.postMessage(rating);
};
