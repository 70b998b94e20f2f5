// Every request as a function, answered in a worker, so that the thread that calls stays free.

import { builtin, hasBuiltins } from "./builtin.js";
import { RequestError, told } from "./errors.js";
export { PuzzleError, RequestError } from "./errors.js";
import { NAMES } from "./names.js";

/** Starts a worker. Its functions are those of the package; `end` ends it and with it what it still works on. */
export async function startWorker() {
    const worker = start();
    const waiting = new Map();
    let [next, isEnded] = [0, false];
    const refuseAll = (error) => {
        for (const { refused } of waiting.values()) refused(error);
        waiting.clear();
    };
    const tell = ({ id, found, fault }) => {
        const { answered, refused } = waiting.get(id);
        waiting.delete(id);
        worker.hold(waiting.size > 0);
        fault ? refused(revived(fault)) : answered(found);
    };
    worker.listen(tell, ({ message }) => refuseAll(new RequestError(message, "worker")));
    const ask = (what) =>
        new Promise((answered, refused) => {
            if (isEnded) return refused(ended());
            waiting.set(++next, { answered, refused });
            worker.hold(true);
            worker.post({ id: next, ...what });
        });
    const request = (name, fields) => ask({ name, fields });
    const functions = Object.entries(NAMES).map(([own, name]) => [own, (fields) => request(name, fields)]);
    return {
        ...Object.fromEntries(functions),
        request,
        solveMany: (values) => ask({ values }),
        end() {
            isEnded = true;
            worker.end();
            refuseAll(ended());
        },
    };
}

const ended = () => new RequestError("the worker was ended", "cancelled");

// Errors lose their kind between threads.
function revived({ name, code, message, place }) {
    const own = { RangeError, TypeError }[name];
    return own ? new own(message) : told({ code, message, place });
}

// A thread of Node, Deno or Bun, or a worker of a browser.
function start() {
    return hasBuiltins ? startThread() : startWebWorker();
}

function startThread() {
    const { Worker: Thread } = builtin("node:worker_threads");
    // Bundlers need no second copy of the file, as no page gets here.
    const place = new URL(/* webpackIgnore: true */ /* @vite-ignore */ "./serve.js", import.meta.url);
    // The program's own options may say how its text is to be read, which is nothing to the thread.
    const thread = new Thread(place, { execArgv: [] });
    thread.unref();
    return {
        post: (message) => thread.postMessage(message),
        listen: (tell, fail) => thread.on("message", tell).on("error", fail),
        // A thread that works keeps the program from ending, an idle one does not.
        hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
        end: () => thread.terminate(),
    };
}

function startWebWorker() {
    // Bundlers look for exactly this form.
    const worker = new Worker(new URL("./serve.js", import.meta.url), { type: "module" });
    return {
        post: (message) => worker.postMessage(message),
        listen(tell, fail) {
            worker.addEventListener("message", ({ data }) => tell(data));
            worker.addEventListener("error", fail);
        },
        hold: () => {},
        end: () => worker.terminate(),
    };
}
