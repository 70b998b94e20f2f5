// What can be wrong with a request.

/** A request that can't be answered. `code` says why in one word, as the API's description lists them. */
export class RequestError extends Error {
    name = "RequestError";

    constructor(message, code = "request") {
        super(message);
        this.code = code;
    }
}

/** A puzzle that can't be read. `line`, `row` and `column` count from 1; each is undefined where it says nothing. */
export class PuzzleError extends RequestError {
    name = "PuzzleError";

    constructor(message, { line, row, column } = {}) {
        super(message, "puzzle");
        Object.assign(this, { line, row, column });
    }
}

// The error that an answer of the API tells of.
export function told({ code, message, place }) {
    return code === "puzzle" ? new PuzzleError(message, place) : new RequestError(message, code);
}
