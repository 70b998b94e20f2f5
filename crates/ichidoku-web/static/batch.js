// A web worker around a table of puzzles: it reads and solves a file part by part, rates what is asked for, and answers the
// view in between. A message is a list: what it is about, and what belongs to it.
import init, { Batch } from "./ichidoku_batch.js";
import { fetchWhole } from "./whole.js";

const TOLD_EVERY = 200;

const ready = init();
// The page is told of it as of any error.
ready.catch(reportError);
const reader = new FileReaderSync();
// The worker's name is the language of the page when it began.
let language = self.name;
let file, batch, solver, arrangement;
let isRating = false;

globalThis.readBytes = (from, count) => new Uint8Array(reader.readAsArrayBuffer(file.slice(from, from + count)));

const pause = () => new Promise((resolve) => setTimeout(resolve));
const tell = (...message) => self.postMessage(message);
const tellStatus = () => tell("status", batch.status(), isRating);

// Works until there is nothing left to do or another file is open, and answers what comes in between.
async function work(step) {
  const begun = batch;
  let told = 0;
  while (batch === begun && (await step())) {
    if (performance.now() - told > TOLD_EVERY) {
      told = performance.now();
      tellStatus();
    }
    await pause();
  }
  return batch === begun;
}

// The solver, and the names of the techniques in the language of the page.
async function fetchSolver() {
  const answer = await fetchWhole(language);
  const ask = (request) => JSON.parse(answer(JSON.stringify(request)));
  const all = ask({ request: "techniques", language }).techniques;
  return { ask, names: new Map(all.map(({ slug, name }) => [slug, name])) };
}

// The rating of a puzzle, with the slug and the name of its hardest technique.
function rating(puzzle) {
  const { rating, hardest = "" } = solver.ask({ request: "rate", puzzle });
  return [rating.grade, rating.score, hardest, solver.names.get(hardest) ?? ""];
}

async function rateAll() {
  if (isRating) return;
  isRating = true;
  solver ??= await fetchSolver();
  const isDone = await work(() => {
    const next = isRating && batch.nextToRate();
    if (!next) return false;
    const [place, puzzle] = JSON.parse(next);
    batch.rate(place, ...rating(puzzle));
    return true;
  });
  isRating = false;
  if (isDone) arrange(...arrangement);
}

function arrange(...wanted) {
  arrangement = wanted;
  batch.arrange(...wanted);
  tellStatus();
}

async function write(form) {
  const parts = [];
  for (let part; (part = batch.part(form, parts.length)) !== undefined; await pause()) parts.push(new Blob([part]));
  tell("file", new Blob(parts), form);
}

const answers = {
  async open(opened, name) {
    await ready;
    [file, isRating] = [opened, false];
    batch = new Batch(name);
    arrangement = ["number", false, "", "", ""];
    if (await work(() => batch.step())) tellStatus();
  },
  rows: (first, count) => tell("rows", first, batch.rows(first, count)),
  unreadable: (first, count) => tell("unreadable", first, batch.unreadable(first, count)),
  arrange,
  // The page has turned to another language, and so do the names of techniques.
  async language(to) {
    language = to;
    if (!solver) return;
    solver = await fetchSolver();
    solver.names.forEach((name, slug) => batch.rename(slug, name));
    arrange(...arrangement);
  },
  rate: (on) => (on ? rateAll() : (isRating = false)),
  write,
};

self.onmessage = ({ data: [about, ...rest] }) => (batch || about === "open" || about === "language") && answers[about](...rest);
