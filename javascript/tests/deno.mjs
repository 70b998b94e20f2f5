// Uses the package in Deno; ends with an error if anything is wrong.

import assert from "node:assert/strict";

import { PuzzleError, solve } from "ichidoku";
import { startWorker } from "ichidoku/worker";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

assert.equal(typeof Deno, "object");
assert.equal((await solve(PUZZLE)).solution, SOLVED);
const worker = await startWorker();
assert.equal((await worker.rate(PUZZLE)).rating.grade, "trivial");
await assert.rejects(worker.solve("q"), PuzzleError);
const long = worker.count({ puzzle: ".".repeat(81), limit: 10_000_000 });
worker.end();
await assert.rejects(long, { code: "cancelled" });
// This one is not ended: a worker with nothing to do keeps no program from ending.
assert.equal((await (await startWorker()).solve(PUZZLE)).status, "unique");
console.log(`Deno ${Deno.version.deno} solves, and its worker rates`);
