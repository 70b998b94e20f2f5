// The worker itself: answers each message with one.

import { answerText, solveMany } from "./ask.js";
import { builtin, hasBuiltins } from "./builtin.js";

async function answer({ id, name, text, values }) {
    try {
        return { id, found: await (name === undefined ? solveMany(values) : answerText(name, text)) };
    } catch ({ name, code, message, line, row, column }) {
        return { id, fault: { name, code, message, place: { line, row, column } } };
    }
}

if (hasBuiltins) {
    const { parentPort } = builtin("node:worker_threads");
    parentPort.on("message", async (message) => parentPort.postMessage(await answer(message)));
} else {
    addEventListener("message", async ({ data }) => postMessage(await answer(data)));
}
