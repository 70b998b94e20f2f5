// What a strict compiler must take, and what it must not.

import {
    bands, canonical, convert, count, drawFile, generate, generateVariant, hint, request, solve, solveMany, solveVariant, technique, techniques, type Answer,
} from "ichidoku";
import { startWorker } from "ichidoku/worker";

const solved: Answer<"solve"> = await solve("53..7....");
const counted: number = (await count({ puzzle: "53..7....", limit: 5 })).solutions;
const grids: Uint8Array = (await solveMany(new Uint8Array(81))).grids;
await generate();
await techniques();
await hint({ puzzle: "53..7....", grade: "step" });
await request("rate", { puzzle: "53..7...." });
const form: string | null | undefined = (await canonical("53..7....")).canonical;
const rows: number[][] | undefined = (await solveVariant({ puzzle: "1...", first: true })).solution?.rows;
const made: number[][] = (await generateVariant({ rules: "killer", size: 6 })).puzzles[0].solution.rows;
const picture: string = (await drawFile({ puzzle: "53..7....", to: "pdf" })).file;
const page: string = (await technique({ technique: "x-wing" })).page;
await bands();
await technique("x-wing");
await generate({ seed: 7n });
const solver = await startWorker();
await solver.count({ puzzle: "53..7...." }, { signal: new AbortController().signal });
await solver.solveMany(new Uint8Array(81), { signal: AbortSignal.timeout(1000) });
const same: boolean = (await solver.sameClass({ puzzle: "53..7....", other: "53..7...." })).same;
solver.end();
console.log(form, rows, made, picture, page, same);
console.log(solved, counted, grids);

// @ts-expect-error: no such field
await solve({ puzzle: "53..7....", colour: "red" });
// @ts-expect-error: a puzzle is needed
await solve();
// @ts-expect-error: no such kind of file
await drawFile({ puzzle: "53..7....", to: "gif" });
// @ts-expect-error: the form is needed
await convert("53..7....");
// @ts-expect-error: this thread can't be interrupted
await solve("53..7....", { signal: new AbortController().signal });
// @ts-expect-error: two puzzles are needed
await solver.sameClass("53..7....");
// @ts-expect-error: no such request
await request("fly");
