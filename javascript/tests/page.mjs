// Opens the page in a browser, which tells what it found.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const types = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
let resolve;
const promise = new Promise((found) => (resolve = found));
const server = createServer(async (asked, answer) => {
    const path = new URL(asked.url, "http://localhost").pathname;
    if (path === "/told") resolve(JSON.parse(await text(asked)));
    const content = await readFile(`.${path}`).catch(() => undefined);
    answer.writeHead(content ? 200 : 404, { "content-type": types[path.split(".").pop()] ?? "text/plain" });
    answer.end(content);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));

const profile = await mkdtemp(join(tmpdir(), "ichidoku-page-"));
const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
const page = `http://127.0.0.1:${server.address().port}/page.html`;
const browser = spawn("chromium", [...options, `--user-data-dir=${profile}`, page], { stdio: "ignore" });
const late = setTimeout(() => resolve({ fault: "the page said nothing for a minute" }), 60_000);
const told = await promise;
clearTimeout(late);
browser.kill();
await new Promise((ended) => browser.once("exit", ended));
server.closeAllConnections();
server.close();
await rm(profile, { recursive: true, force: true, maxRetries: 5 });
assert.deepEqual(told, { solution: "534678912672195348198342567859761423426853791713924856961537284287419635345286179", grade: "trivial" });
console.log("the page solves, and its worker rates");
