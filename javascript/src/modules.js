// The solver's three modules: a small one for what is asked most, the whole one of the app, and one that answers every request. Each is
// loaded when it is first needed.

import startEvery, * as every from "../wasm/ichidoku_every.js";
import startSolver, * as solver from "../wasm/ichidoku_solver.js";
import startWhole, * as whole from "../wasm/ichidoku_whole.js";
import { builtin } from "./builtin.js";

const loading = new Map();

// The module of this name, loaded once.
export function load(name) {
    if (!loading.has(name)) {
        const found = start(name);
        // What failed for want of a network may be there the next time.
        found.catch(() => loading.delete(name));
        loading.set(name, found);
    }
    return loading.get(name);
}

async function start(name) {
    const { functions, initialize, place } = modules[name];
    await initialize({ module_or_path: await content(place) });
    return functions;
}

// Each address is spelled out because bundlers look for exactly this form. The imports above are static because Vite puts a worker into
// a single file, which can't import another one later. They are small; the large files are fetched when they are needed.
const modules = {
    solver: {
        functions: solver,
        initialize: startSolver,
        place: new URL("../wasm/ichidoku_solver_bg.wasm", import.meta.url),
    },
    whole: {
        functions: whole,
        initialize: startWhole,
        place: new URL("../wasm/ichidoku_whole_bg.wasm", import.meta.url),
    },
    every: {
        functions: every,
        initialize: startEvery,
        place: new URL("../wasm/ichidoku_every_bg.wasm", import.meta.url),
    },
};

// Browsers fetch the file; Node can't fetch from a disk.
async function content(place) {
    if (place.protocol !== "file:") return fetch(place);
    return builtin("node:fs/promises").readFile(place);
}
