import type { Answer, AskWorker, Fields, Grids, Name, Options, Short } from "./types.js";
import type { NAMES } from "./names.js";

export type { Answer, Fields, Grids, Name, Options, Signal } from "./types.js";
export { PuzzleError, RequestError } from "./errors.js";

type Functions = { [Own in keyof typeof NAMES]: AskWorker<(typeof NAMES)[Own]> };

/** A worker that answers the requests of the package. */
export interface Solver extends Functions {
    request<N extends Name>(name: N, fields?: Fields<N> | Short<N>, options?: Options): Promise<Answer<N>>;
    solveMany(values: Uint8Array, options?: Options): Promise<Grids>;
    /** Ends it; what still waits for an answer is refused with the code `cancelled`. */
    end(): void;
}

/** Starts a worker: in a browser, Deno or Bun a module worker, in Node a thread. */
export function startWorker(): Promise<Solver>;
