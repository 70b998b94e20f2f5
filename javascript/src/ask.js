// Asks the solver in the thread that calls.

import { PuzzleError, RequestError, told } from "./errors.js";
import { kindOf, written } from "./given.js";
import { load } from "./modules.js";
import { MODULES } from "./names.js";

const CELLS = 81;

/** Answers a request of the API by its name. */
export async function request(name, fields, options) {
    refuseSignal(options);
    return answerText(name, written(name, fields));
}

// Nothing can be heard here before the work is done.
function refuseSignal(options) {
    if (options?.signal) throw new RequestError("a signal ends nothing in the thread that calls: use startWorker of ichidoku/worker", "argument");
}

/** Answers a request that is written as JSON. */
export async function answerText(name, text) {
    const names = Object.keys(MODULES);
    const first = names.findIndex((module) => MODULES[module].includes(name));
    let said;
    // What no module knows by its name is refused by the largest, which can list all names.
    for (const module of names.slice(first)) {
        // The small module has no answer to what it doesn't know.
        said = JSON.parse((await load(module)).answer(text) ?? null);
        if (said && isFinal(name, said)) break;
    }
    const { answer, ...found } = said;
    if (answer === "error") throw told(found);
    return found;
}

// False if a larger module may say more: to fields that this one doesn't know, and of a puzzle that it can't read and may be a variant.
function isFinal(name, { code, unreadable }) {
    const hasVariant = MODULES.every.includes(`${name}-variant`);
    return code !== "request" && !(hasVariant && (code === "puzzle" || unreadable));
}

/** Solves many grids of 81 bytes each, 0 for a blank. */
export async function solveMany(values, options) {
    refuseSignal(options);
    const kind = kindOf(values);
    // Whatever else it is, its numbers would be cut to bytes.
    if (kind !== "Uint8Array") throw new TypeError(`expected a Uint8Array, and found ${values === null ? "null" : `a value of the kind ${kind}`}`);
    const said = (await load("solver")).solve_many(values);
    if (!said) throw wrong(values);
    const length = values.length / CELLS;
    const [counts, grids] = [new Uint8Array(length), new Uint8Array(values.length)];
    for (let at = 0; at < length; at++) {
        const from = at * (CELLS + 1);
        counts[at] = said[from];
        grids.set(said.subarray(from + 1, from + 1 + CELLS), at * CELLS);
    }
    return { counts, grids };
}

// What is wrong with the values.
function wrong(values) {
    const at = values.findIndex((value) => value > 9);
    if (at < 0) return new RangeError(`expected ${CELLS} values for each grid, and found ${values.length} values`);
    const [cell, line] = [at % CELLS, Math.floor(at / CELLS) + 1];
    const [row, column] = [Math.floor(cell / 9) + 1, (cell % 9) + 1];
    return new PuzzleError(`grid ${line}, row ${row}, column ${column}: ${values[at]} is neither a digit nor 0`, { line, row, column });
}
