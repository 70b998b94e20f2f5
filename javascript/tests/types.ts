// What a strict compiler must take, and what it must not.

import { count, generate, hint, request, solve, solveMany, techniques, type Answer } from "ichidoku";
import { startWorker } from "ichidoku/worker";

const solved: Answer<"solve"> = await solve("53..7....");
const counted: number = (await count({ puzzle: "53..7....", limit: 5 })).solutions;
const grids: Uint8Array = (await solveMany(new Uint8Array(81))).grids;
await generate();
await techniques();
await hint({ puzzle: "53..7....", grade: "step" });
await request("rate", { puzzle: "53..7...." });
(await startWorker()).end();
console.log(solved, counted, grids);

// @ts-expect-error: no such field
await solve({ puzzle: "53..7....", colour: "red" });
// @ts-expect-error: a puzzle is needed
await solve();
// @ts-expect-error: no such request
await request("fly");
