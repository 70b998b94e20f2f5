// Writes what follows from the API's description, docs/openapi.json: the functions in src/index.js, their types in src/index.d.ts
// and src/api.d.ts. `node generate.mjs --check` only says whether they are what would be written.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const here = import.meta.dirname;

const API = "/api/v1/";
const written = "Written by generate.mjs from the API's description.";
const whole = JSON.parse(readFileSync(join(here, "../docs/openapi.json"), "utf8"));
// The requests by the smallest module that knows them: the last one knows all, and so whatever the API gets.
const ofTwo = {
    solver: ["candidates", "check", "convert", "count", "enumerate", "solve", "true-candidates"],
    whole: [
        "exercise", "generate", "hint", "judge", "judge-exercise", "lab-algorithms", "lab-compare", "lab-run", "lessons", "rate", "steps",
        "techniques",
    ],
};
// Columns, at one more level, are answered by servers alone.
const isRequest = (path) => path.startsWith(API) && !path.slice(API.length).includes("/");
const NAMES = Object.keys(whole.paths).filter(isRequest).map((path) => path.slice(API.length)).sort();
const MODULES = { ...ofTwo, every: NAMES.filter((name) => !Object.values(ofTwo).flat().includes(name)) };

// Without what only a server answers: no request is too long for a function.
const answered = ([method, asked]) => [method, { ...asked, responses: { 200: asked.responses[200] } }];
const path = (name) => Object.fromEntries(Object.entries(whole.paths[API + name]).map(answered));
const paths = Object.fromEntries(NAMES.map((name) => [API + name, path(name)]));
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const summary = (name) => {
    const { post, get } = paths[API + name];
    return (post ?? get).summary;
};

// The fields that a request needs. A book needs none, but a text alone is what is to be printed.
const needs = (name) => {
    const { $ref } = paths[API + name].post?.requestBody.content["application/json"].schema ?? {};
    const needed = whole.components.schemas[$ref?.split("/").at(-1)]?.required ?? [];
    return name === "book" ? ["text"] : needed;
};

const functions = () => `// Every request as a function, answered in the thread that calls. ${written}

import { request } from "./ask.js";

export { request, solveMany } from "./ask.js";
export { PuzzleError, RequestError } from "./errors.js";

${NAMES.map((name) => `export const ${camel(name)} = (fields, options) => request("${name}", fields, options);`).join("\n")}
`;

const names = () => `// The names of all requests. ${written}

/** By their functions. */
export const NAMES = {
${NAMES.map((name) => `    ${camel(name)}: "${name}",`).join("\n")}
};

/** The fields that each needs. Where there is one, its text can be given alone. */
export const NEEDED = {
${NAMES.map((name) => `    "${name}": [${needs(name).map((field) => `"${field}"`).join(", ")}],`).join("\n")}
};

/** By the smallest module that knows them, and that by its size. */
export const MODULES = {
${Object.entries(MODULES).map(([module, names]) => `    ${module}: [\n${names.map((name) => `        "${name}",`).join("\n")}\n    ],`).join("\n")}
};
`;

const nameTypes = () => `// ${written}

/** The names of all requests, by their functions. */
export const NAMES: {
${NAMES.map((name) => `    readonly ${camel(name)}: "${name}";`).join("\n")}
};

/** The fields that each needs. */
export const NEEDED: {
${NAMES.map((name) => `    readonly "${name}": readonly [${needs(name).map((field) => `"${field}"`).join(", ")}];`).join("\n")}
};
`;

const types = () => `// ${written}

import type { Ask, Grids, Name, Answer, Fields, Short } from "./types.js";

export type { Answer, Fields, Grids, Name } from "./types.js";
export { PuzzleError, RequestError } from "./errors.js";

/** Answers a request of the API by its name. */
export function request<N extends Name>(name: N, fields?: Fields<N> | Short<N>): Promise<Answer<N>>;

/**
 * Solves many grids of 81 bytes each, 0 for a blank.
 *
 * @throws {TypeError} if that is no Uint8Array; {RangeError} if the last grid is not whole; {PuzzleError} if a value is greater than 9.
 */
export function solveMany(values: Uint8Array): Promise<Grids>;

${NAMES.map((name) => `/** ${summary(name)} */\nexport const ${camel(name)}: Ask<"${name}">;`).join("\n")}
`;

// What these requests take and answer, and all that it names.
function needed() {
    const components = {};
    const gather = (part) => {
        for (const [, kind, name] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
            components[kind] ??= {};
            if (components[kind][name]) continue;
            components[kind][name] = whole.components[kind][name];
            gather(components[kind][name]);
        }
    };
    gather(paths);
    return { ...whole, paths, components };
}

function api() {
    const folder = mkdtempSync(join(tmpdir(), "ichidoku-"));
    const [from, to] = [join(folder, "api.json"), join(folder, "api.d.ts")];
    writeFileSync(from, JSON.stringify(needed()));
    execFileSync("npx", ["openapi-typescript", from, "--default-non-nullable=false", "--output", to], { cwd: here, stdio: "pipe" });
    const types = readFileSync(to, "utf8");
    rmSync(folder, { recursive: true });
    return types;
}

const files = { "index.js": functions(), "names.js": names(), "names.d.ts": nameTypes(), "index.d.ts": types(), "api.d.ts": api() };
for (const [name, text] of Object.entries(files)) {
    const file = join(here, "src", name);
    if (!process.argv.includes("--check")) {
        writeFileSync(file, text);
    } else if (readFileSync(file, "utf8") !== text) {
        console.error(`src/${name} is not what follows from docs/openapi.json. Type: node generate.mjs`);
        process.exitCode = 1;
    }
}
