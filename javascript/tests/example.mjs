// What each example page must do, whatever it is made with.

import assert from "node:assert/strict";

import { hint } from "ichidoku";

import { openPage } from "./browser.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** Far more than an example needs; for a browser that doesn't answer. */
export const LIMIT = { timeout: 180_000 };

/** Uses an example as its reader would: the solution, a hint, and the fault of a wrong puzzle. */
export async function checkExample(t, address) {
    const { sentences } = await hint({ puzzle: PUZZLE, grade: "step" });
    const page = await openPage(t, address);
    await page.press("Solve");
    await page.shows(SOLVED);
    await page.press("Hint");
    await page.shows(sentences.map(({ text }) => text).join(" "));
    const wrong = PUZZLE.replace("98....6", "98.q..6");
    const fault = "row 3, column 5: 'q' is not a digit or a blank";
    await page.type(wrong);
    await page.press("Solve");
    await page.shows(fault);
    await page.type(PUZZLE);
    await page.press("Solve");
    await page.shows(SOLVED);
    // The same fault, this time from the worker.
    await page.type(wrong);
    await page.press("Hint");
    await page.shows(fault);
    assert.deepEqual(page.faults, []);
}
