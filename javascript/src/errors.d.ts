/** A request that can't be answered. */
export class RequestError extends Error {
    constructor(message: string, code?: string);
    /** Why, in one word of the API's description. */
    code: string;
}

/** A puzzle that can't be read. Its place counts from 1; each number is left out where it says nothing. */
export class PuzzleError extends RequestError {
    constructor(message: string, place?: { line?: number; row?: number; column?: number });
    line?: number;
    row?: number;
    column?: number;
}
