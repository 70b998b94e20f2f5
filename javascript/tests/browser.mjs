// Serves a folder, opens its page in Chromium and uses it. Chromium's protocol for developers runs over two pipes.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 60_000;
const OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--remote-debugging-pipe",
];
// Pipes 3 and 4 are the ones that the last option speaks of.
const PIPES = ["ignore", "ignore", "ignore", "pipe", "pipe"];
const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };

/** Serves a folder until the test ends; returns the address. */
export async function serve(t, folder) {
    const server = createServer(async ({ url }, answer) => {
        const path = new URL(url, "http://localhost").pathname.replace(/\/$/, "/index.html");
        const content = await readFile(join(folder, path)).catch(() => undefined);
        answer.writeHead(content ? 200 : 404, { "content-type": TYPES[path.split(".").pop()] ?? "text/plain" });
        answer.end(content);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    t.after(() => {
        server.closeAllConnections();
        server.close();
    });
    return `http://127.0.0.1:${server.address().port}/`;
}

/** Opens a page until the test ends. */
export async function openPage(t, address) {
    const browser = await startBrowser(t);
    const { targetId } = await browser.send("Target.createTarget", { url: address });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const send = (method, params) => browser.send(method, params, sessionId);
    await send("Runtime.enable");
    const evaluate = async (expression) => (await send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
    return {
        faults: browser.faults,
        /** Replaces the text of the page's input. */
        async type(text) {
            await evaluate(`document.querySelector("input").select()`);
            await send("Input.insertText", { text });
        },
        /** Presses a button as soon as it can be pressed. */
        async press(name) {
            const button = `[...document.querySelectorAll("button")].find(({ textContent }) => textContent === "${name}")`;
            await until(() => evaluate(`document.readyState === "complete" && ${button}?.disabled === false`));
            await evaluate(`${button}.click()`);
        },
        /** Waits for the page's output to be this text. */
        async shows(text) {
            const output = () => evaluate(`document.querySelector("output").textContent`);
            await until(async () => (await output()) === text);
            assert.equal(await output(), text);
        },
    };
}

async function startBrowser(t) {
    const profile = await mkdtemp(join(tmpdir(), "ichidoku-page-"));
    const process = spawn("chromium", [...OPTIONS, `--user-data-dir=${profile}`], { stdio: PIPES });
    const ended = once(process, "exit");
    t.after(async () => {
        process.kill();
        await ended;
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
    return talkTo(process.stdio[3], process.stdio[4]);
}

// Requests get numbers, and answers have them; what has none is an event. Each message ends with a zero byte.
function talkTo(input, output) {
    const [waiting, faults] = [new Map(), []];
    const take = ({ id, result, error, method, params }) => {
        if (method === "Runtime.exceptionThrown") faults.push(params.exceptionDetails.exception?.description);
        if (!waiting.has(id)) return;
        const { resolve, reject } = waiting.get(id);
        waiting.delete(id);
        error ? reject(new Error(error.message)) : resolve(result);
    };
    let received = "";
    output.setEncoding("utf8").on("data", (text) => {
        const messages = (received + text).split("\0");
        received = messages.pop();
        for (const message of messages) take(JSON.parse(message));
    });
    let next = 0;
    const send = (method, params, sessionId) =>
        new Promise((resolve, reject) => {
            waiting.set(++next, { resolve, reject });
            input.write(`${JSON.stringify({ id: next, method, params, sessionId })}\0`);
        });
    return { send, faults };
}

// Returns when the condition holds, or when the patience ends.
async function until(holds) {
    const end = Date.now() + PATIENCE;
    while (!(await holds()) && Date.now() < end) await sleep(50);
}
