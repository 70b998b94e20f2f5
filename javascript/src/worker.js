// Every request as a function, answered in a worker, so that the thread that calls stays free.

import { builtin, hasBuiltins } from "./builtin.js";
import { RequestError, told } from "./errors.js";
export { PuzzleError, RequestError } from "./errors.js";
import { kindOf, written } from "./given.js";
import { NAMES } from "./names.js";

/**
 * Starts a worker. Its functions are those of the package; each also takes `{ signal }`, whose abort ends the request. `end` ends the
 * worker and with it what it still works on.
 */
export async function startWorker() {
    const waiting = new Map();
    let [worker, next, isEnded] = [begin(), 0, false];

    function begin() {
        const begun = start();
        begun.listen(tell, ({ message }) => begun === worker && refuseAll(new RequestError(message, "worker")));
        begun.hold(false);
        return begun;
    }

    function tell({ id, found, fault }) {
        // What one worker has answered just before it ended, another was asked again.
        if (!waiting.has(id)) return;
        const { answered, refused } = taken(id);
        worker.hold(waiting.size > 0);
        fault ? refused(revived(fault)) : answered(found);
    }

    function taken(id) {
        const asked = waiting.get(id);
        waiting.delete(id);
        asked.forget();
        return asked;
    }

    function refuseAll(error) {
        for (const id of [...waiting.keys()]) taken(id).refused(error);
    }

    // Only with its thread can what is worked on be ended: another one is asked for the rest again.
    function abort(signal) {
        for (const [id, asked] of [...waiting]) {
            if (asked.signal === signal) taken(id).refused(signal.reason);
        }
        worker.end();
        worker = begin();
        for (const [id, { what }] of waiting) worker.post({ id, ...what });
        worker.hold(waiting.size > 0);
    }

    function ask(what, signal) {
        return new Promise((answered, refused) => {
            if (isEnded) return refused(ended());
            if (signal?.aborted) return refused(signal.reason);
            const id = ++next;
            const listener = () => abort(signal);
            signal?.addEventListener("abort", listener);
            waiting.set(id, { what, signal, answered, refused, forget: () => signal?.removeEventListener("abort", listener) });
            worker.hold(true);
            worker.post({ id, ...what });
        });
    }

    const request = async (name, fields, options) => ask({ name, text: written(name, fields) }, signalOf(options));
    const functions = Object.entries(NAMES).map(([own, name]) => [own, (fields, options) => request(name, fields, options)]);
    return {
        ...Object.fromEntries(functions),
        request,
        // A copy, since it may be sent again after the caller has gone on to change it.
        solveMany: async (values, options) => ask({ values: kindOf(values) === "Uint8Array" ? values.slice() : values }, signalOf(options)),
        end() {
            isEnded = true;
            worker.end();
            refuseAll(ended());
        },
    };
}

// The signal that is given, if one is.
function signalOf(options) {
    const signal = options?.signal ?? undefined;
    if (signal !== undefined && kindOf(signal) !== "AbortSignal") throw new TypeError(`signal: expected an AbortSignal, and found a value of the kind ${kindOf(signal)}`);
    return signal;
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
