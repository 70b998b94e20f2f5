import type { NAMES } from "./names.js";
import type { paths } from "./api.js";

/** The name of a request, as the API has it. */
export type Name = (typeof NAMES)[keyof typeof NAMES];

type Path<N extends Name> = paths[`/api/v1/${N}`];
type Posted<N extends Name> = Path<N> extends { post: infer Post } ? Post : never;
type Got<N extends Name> = Path<N> extends { get: infer Get } ? Get : never;
type Told<Operation> = Operation extends { responses: { 200: { content: { "application/json": infer Answer } } } } ? Answer : never;

/** What a request takes. */
export type Fields<N extends Name> = Posted<N> extends { requestBody: { content: { "application/json": infer Given } } } ? Given : {};

/** What it answers. */
export type Answer<N extends Name> = Told<Posted<N>> | Told<Got<N>>;

/** A request whose only needed field is the puzzle takes its text alone, too. */
type Short<N extends Name> = { puzzle: string } extends Fields<N> ? string : never;

/** A function for a request. */
export type Ask<N extends Name> = {} extends Fields<N>
    ? (fields?: Fields<N>) => Promise<Answer<N>>
    : (fields: Fields<N> | Short<N>) => Promise<Answer<N>>;

/** What becomes of many grids. */
export interface Grids {
    /** The number of solutions of each; 2 stands for more as well. */
    counts: Uint8Array;
    /** The only solution of each, in 81 bytes; zeros where there is none or more than one. */
    grids: Uint8Array;
}
