// Asks a server by the client that is generated from its description. The arguments are its address and a stream of Arrow.

import { ok, strictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import createClient from "openapi-fetch";
import type { paths } from "./api.js";

const [baseUrl = "", stream = ""] = process.argv.slice(2);
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const client = createClient<paths>({ baseUrl });

const solved = await client.POST("/api/v1/solve", { body: { puzzle } });
ok(solved.data && "solution" in solved.data);
strictEqual(solved.data.solution, "534678912672195348198342567859761423426853791713924856961537284287419635345286179");

const hinted = await client.POST("/api/v1/hint", { body: { puzzle, language: "en" } });
ok(hinted.data && "sentences" in hinted.data && hinted.data.sentences?.[0]?.text.startsWith("Look "));

const refused = await client.POST("/api/v1/solve", { body: { puzzle: "53..x" } });
strictEqual(refused.response.status, 422);
strictEqual(refused.error?.code, "puzzle");

const column = await client.POST("/api/v1/solve/batch", {
    params: { query: { column: "puzzle" } },
    headers: { "content-type": "application/vnd.apache.arrow.stream" },
    // A string in the description's words, bytes in truth.
    body: readFileSync(stream) as unknown as string,
    bodySerializer: (body) => body,
    parseAs: "arrayBuffer",
});
strictEqual(column.response.status, 200);
ok((column.data as unknown as ArrayBuffer).byteLength > readFileSync(stream).length);

console.log("the client in TypeScript has its solution, hint, refusal and column");
