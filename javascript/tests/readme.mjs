// Runs each example of a README, so many at least; a comment in it is what it must print.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

const examples = readFileSync(process.argv[2], "utf8").matchAll(/```js\n(.*?)```/gs);
let count = 0;
for (const [, code] of examples) {
    const printed = [];
    const print = console.log;
    console.log = (...words) => printed.push(words.join(" "));
    const file = `./example-${++count}.mjs`;
    writeFileSync(file, code);
    try {
        await import(`${process.cwd()}/${file}`);
    } finally {
        console.log = print;
    }
    const said = [...code.matchAll(/^ *\/\/ (.*)$/gm)].map(([, line]) => line);
    assert.equal(said.every((line) => printed.includes(line)), true, `expected ${said}, and it printed ${printed}`);
    assert.equal(printed.length > 0, true);
}
assert.equal(count >= Number(process.argv[3]), true, `${count} examples`);
console.log(`${count} examples of the README run as they stand`);
