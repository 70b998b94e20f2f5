// The solver's three modules: a small one for what is asked most, the whole one of the app, and one that answers every request. Each is
// loaded when it is first needed.

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
    const module = await loaders[name]();
    await module.default({ module_or_path: await content(places[name]) });
    return module;
}

// Spelt out, so that bundlers see which files belong to the program.
const loaders = {
    solver: () => import("../wasm/ichidoku_solver.js"),
    whole: () => import("../wasm/ichidoku_whole.js"),
    every: () => import("../wasm/ichidoku_every.js"),
};
const places = {
    solver: new URL("../wasm/ichidoku_solver_bg.wasm", import.meta.url),
    whole: new URL("../wasm/ichidoku_whole_bg.wasm", import.meta.url),
    every: new URL("../wasm/ichidoku_every_bg.wasm", import.meta.url),
};

// Browsers and Deno fetch a file's address; Node reads the file.
async function content(place) {
    if (place.protocol !== "file:" || globalThis.Deno) return fetch(place);
    const { readFile } = await import("node:fs/promises");
    return readFile(place);
}
