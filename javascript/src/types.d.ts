import type { NAMES, NEEDED } from "./names.js";
import type { paths } from "./api.js";

/** The name of a request, as the API has it. */
export type Name = (typeof NAMES)[keyof typeof NAMES];

type Path<N extends Name> = paths[`/api/v1/${N}`];
type Posted<N extends Name> = Path<N> extends { post: infer Post } ? Post : never;
type Got<N extends Name> = Path<N> extends { get: infer Get } ? Get : never;
type Told<Operation> = Operation extends { responses: { 200: { content: { "application/json": infer Answer } } } } ? Answer : never;

// A seed may be greater than the whole numbers that a number can tell apart.
type Seeded<Given> = "seed" extends keyof Given ? Omit<Given, "seed"> & { seed?: number | bigint } : Given;

/** What a request takes. */
export type Fields<N extends Name> = Posted<N> extends { requestBody: { content: { "application/json": infer Given } } } ? Seeded<Given> : {};

/** What it answers. */
export type Answer<N extends Name> = Told<Posted<N>> | Told<Got<N>>;

/** A request that needs one field takes its text alone, too. */
export type Short<N extends Name> = (typeof NEEDED)[N] extends readonly [string] ? string : never;

/** A function for a request. */
export type Ask<N extends Name> = {} extends Fields<N>
    ? (fields?: Fields<N> | Short<N>) => Promise<Answer<N>>
    : (fields: Fields<N> | Short<N>) => Promise<Answer<N>>;

/** What a request of a worker takes besides. */
export interface Options {
    /** An `AbortSignal`: its abort ends the request with the signal's reason. */
    signal?: Signal;
}

/** An `AbortSignal`, of whichever library has its type. */
export interface Signal {
    readonly aborted: boolean;
    readonly reason: any;
    addEventListener(type: "abort", listener: () => void): void;
    removeEventListener(type: "abort", listener: () => void): void;
}

/** A worker's function for a request. */
export type AskWorker<N extends Name> = {} extends Fields<N>
    ? (fields?: Fields<N> | Short<N>, options?: Options) => Promise<Answer<N>>
    : (fields: Fields<N> | Short<N>, options?: Options) => Promise<Answer<N>>;

/** What becomes of many grids. */
export interface Grids {
    /** The number of solutions of each; 2 stands for more as well. */
    counts: Uint8Array;
    /** The only solution of each, in 81 bytes; zeros where there is none or more than one. */
    grids: Uint8Array;
}
