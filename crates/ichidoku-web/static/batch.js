// A web worker around a table of puzzles: it reads and solves a file part by part, rates what is asked for, and answers the
// view in between. A message is a list: what it is about, and what belongs to it.
import init, { Batch } from "./ichidoku_batch.js";

const TOLD_EVERY = 200;

const ready = init();
const reader = new FileReaderSync();
let file, batch, whole, arrangement;
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

async function fetchWhole() {
  const module = await import("./ichidoku_whole.js");
  await module.default();
  const ask = (request) => JSON.parse(module.answer(JSON.stringify(request)));
  const all = ask({ request: "techniques" }).techniques;
  return { ask, difficulty: new Map(all.map((technique) => [technique.slug, technique.difficulty])) };
}

// The rating of a puzzle, and the hardest technique on its solving path.
function rating(puzzle) {
  const { ask, difficulty } = whole;
  const { grade, score } = ask({ request: "rate", puzzle }).rating;
  const used = ask({ request: "steps", puzzle, which: "path" }).steps.map((step) => step.technique);
  const hardest = used.reduce((a, b) => (difficulty.get(b.slug) > difficulty.get(a.slug) ? b : a), used[0]);
  return [grade, score, hardest?.name ?? ""];
}

async function rateAll() {
  if (isRating) return;
  isRating = true;
  whole ??= await fetchWhole();
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
  rate: (on) => (on ? rateAll() : (isRating = false)),
  write,
};

self.onmessage = ({ data: [about, ...rest] }) => (about === "open" || batch) && answers[about](...rest);
