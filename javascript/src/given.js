// What a request is given, as the text that the solver reads.

import { RequestError } from "./errors.js";
import { NEEDED } from "./names.js";

// A whole number that no JSON of JavaScript's can hold stands in a string of this form until the text is complete.
const MARK = "\u0000bigint:";
const MARKED = /"\\u0000bigint:(\d+)"/g;
const GREATEST = 2n ** 64n - 1n;

/** The request as JSON; `fields` is an object, or the text of the only field that the request needs. */
export function written(name, fields = {}) {
    return JSON.stringify({ request: name, ...object(name, fields) }, marked).replace(MARKED, "$1");
}

function object(name, fields) {
    if (fields === null) return {};
    // A request that there isn't is refused for its name.
    if (!Object.hasOwn(NEEDED, name)) return {};
    const needed = NEEDED[name];
    if (typeof fields !== "string") return checked(name, needed, fields);
    if (needed.length !== 1) throw new RequestError(`${name}: a text alone, where ${expected(needed)} was expected`);
    return { [needed[0]]: fields };
}

function checked(name, needed, fields) {
    const kind = kindOf(fields);
    if (kind !== "Object") throw new RequestError(`${name}: a value of the kind ${kind}, where ${expected(needed)} was expected`);
    if (kindOf(fields.signal) === "AbortSignal") {
        throw new RequestError(`${name}: a signal among the fields, where it was expected after them, as { signal }`);
    }
    return fields;
}

const expected = (needed) => (needed.length ? `an object with ${needed.join(" and ")}` : "an object with fields");

/** What a value is, such as `Object`, `Array` or `Uint8Array`; a name tells it, since pages have classes of their own. */
export const kindOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

function marked(key, value) {
    if (typeof value !== "bigint") return value;
    if (value < 0n || value > GREATEST) throw new RequestError(`${key}: ${value} where a whole number from 0 to ${GREATEST} was expected`);
    return MARK + value;
}
