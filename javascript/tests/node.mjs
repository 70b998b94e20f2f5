// What the package does in Node.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";

import * as ichidoku from "ichidoku";
import { PuzzleError, RequestError, request, solve, solveMany } from "ichidoku";
import { startWorker } from "ichidoku/worker";

const LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const values = (line) => Uint8Array.from(line, (symbol) => Number(symbol) || 0);

test("the small module solves, counts and checks", async () => {
    assert.equal((await solve(LINE)).solution, SOLVED);
    assert.equal((await ichidoku.count({ puzzle: ".".repeat(81), limit: 20 })).or_more, true);
    assert.equal((await ichidoku.check(LINE)).minimal, false);
});

test("what the small module can't read goes on to one that can", async () => {
    const table = `name,puzzle\nMonday,${LINE}\n`;
    const json = JSON.stringify([{ puzzle: LINE, name: "Monday" }]);
    const game = `<?xml version="1.0"?>\n<opensudoku><game data="${LINE.replaceAll(".", "0")}" note="Monday"/></opensudoku>`;
    for (const text of [table, json, game]) {
        assert.equal((await solve(text)).solution, SOLVED, text);
        assert.equal((await ichidoku.convert({ text, to: "line" })).text, `${LINE}\n`, text);
        assert.match((await ichidoku.convert({ text, to: "json" })).text, /"name":"Monday"/, text);
    }
    assert.match((await ichidoku.convert({ text: LINE, to: "csv" })).text, /^puzzle,solution\n53/);
    await assert.rejects(solve(`name,puzzle\nMonday,${LINE.slice(1)}\n`), PuzzleError);
});

test("the whole module explains, rates and makes", async () => {
    assert.equal((await ichidoku.hint({ puzzle: LINE })).sentences[0].text, "Look at box 2.");
    assert.equal((await ichidoku.rate(LINE)).rating.grade, "trivial");
    const [first, again] = [await ichidoku.generate({ seed: 7 }), await ichidoku.generate({ seed: 7 })];
    assert.deepEqual(first, again);
    assert.equal((await ichidoku.techniques()).techniques.length > 100, true);
});

test("without a seed each process makes other puzzles", () => {
    const make = `import { generate } from "ichidoku"; console.log((await generate()).puzzles[0].puzzle);`;
    const made = () => execFileSync(process.execPath, ["--input-type=module", "-e", make], { encoding: "utf8" });
    assert.notEqual(made(), made());
});

test("the third module finds what is equivalent, and counts", async () => {
    const copy = [...LINE.replaceAll("1", "0").replaceAll("9", "1").replaceAll("0", "9")].reverse().join("");
    assert.equal((await ichidoku.canonical(LINE)).canonical, (await ichidoku.canonical(copy)).canonical);
    assert.equal((await ichidoku.sameClass({ puzzle: LINE, other: copy })).same, true);
    assert.equal((await ichidoku.dedupe({ text: `${LINE}\n${copy}\n` })).kept.length, 1);
    assert.equal((await ichidoku.automorphisms(SOLVED)).count, 1);
    assert.equal((await ichidoku.minimal({ puzzle: LINE, limit: 2 })).minimal.length, 2);
    assert.equal((await ichidoku.bands()).bands.length, 416);
    assert.equal((await ichidoku.countGrids()).grids, "6670903752021072936960");
    assert.equal((await ichidoku.solveAll({ text: `${LINE}\n${".".repeat(81)}\n` })).several, 1);
    assert.equal((await ichidoku.variations({ puzzle: LINE, seed: 7, count: 3 })).variations.length, 3);
});

test("variants are solved and made", async () => {
    const killer = ".Cage~3~R1C1~R1C2.AntiKnight.~R1C1_1";
    assert.equal((await ichidoku.solveVariant({ puzzle: killer, first: true })).solution.rows[0][1], 2);
    const [made] = (await ichidoku.generateVariant({ rules: "killer", size: 6, seed: 7 })).puzzles;
    assert.deepEqual((await ichidoku.solveVariant(made.puzzle)).solution, made.solution);
    assert.equal((await ichidoku.checkVariant(made.puzzle)).status, "proper");
});

test("a puzzle that is a variant by its form goes on to the module that can read it", async () => {
    const four = "1...............";
    assert.equal((await solve({ puzzle: four, first: true })).solution.rows.length, 4);
    assert.deepEqual(await ichidoku.count(four), await ichidoku.countVariant(four));
    assert.match((await ichidoku.convert({ text: four, to: "iss" })).text, /Shape~4x4/);
    const six = { puzzle: ".Shape~6x6.Cage~3~R1C1~R1C2", grade: "which" };
    assert.equal((await ichidoku.hint(six)).sentences[0].text, "Look at r1c1 and r1c2.");
    await assert.rejects(solve(".Cage~3~R1C1~R1C20"), PuzzleError);
});

test("so does a scale that only that one has", async () => {
    assert.equal((await ichidoku.rate({ puzzle: LINE, scale: "hodoku" })).rating.grade, "easy");
});

test("pages, pictures and files", async () => {
    assert.equal((await ichidoku.technique({ technique: "x-wing" })).elements.length > 0, true);
    assert.match((await ichidoku.draw(LINE)).svg, /^<svg/);
    const bytes = ({ file }) => Buffer.from(file, "base64").toString("latin1");
    assert.match(bytes(await ichidoku.drawFile({ puzzle: LINE, scale: 1 })), /^\x89PNG/);
    assert.match(bytes(await ichidoku.book({ text: LINE })), /^%PDF-/);
    assert.match(bytes(await ichidoku.parquet({ text: LINE })), /^PAR1/);
});

test("each function is a request of the API", async () => {
    const { NAMES } = await import(new URL("node_modules/ichidoku/src/names.js", import.meta.url));
    for (const [own, name] of Object.entries(NAMES)) {
        assert.equal(typeof ichidoku[own], "function", own);
        const said = await request(name).catch((error) => error);
        assert.doesNotMatch(String(said.message), /is not one of/, name);
    }
});

test("a text alone stands for the only field that is needed", async () => {
    assert.equal((await ichidoku.solveAll(`${LINE}\n${LINE}\n`)).unique, 2);
    assert.equal((await ichidoku.dedupe(`${LINE}\n${LINE}\n`)).kept.length, 1);
    assert.equal((await ichidoku.technique("x-wing")).elements.length > 0, true);
    assert.deepEqual(await ichidoku.exercise("skyscraper"), await ichidoku.exercise({ lesson: "skyscraper" }));
    assert.equal((await ichidoku.book(LINE)).file, (await ichidoku.book({ text: LINE })).file);
    const solver = await startWorker();
    for (const from of [ichidoku, solver]) {
        for (const [ask, message] of [
            [() => from.convert(LINE), "convert: a text alone, where an object with text and to was expected"],
            [() => from.sameClass(LINE), "same-class: a text alone, where an object with puzzle and other was expected"],
            [() => from.generate("easy"), "generate: a text alone, where an object with fields was expected"],
            [() => from.solve([LINE]), "solve: a value of the kind Array, where an object with puzzle was expected"],
            [() => from.solve(53), "solve: a value of the kind Number, where an object with puzzle was expected"],
        ]) {
            await assert.rejects(ask, { name: "RequestError", code: "request", message });
        }
        await assert.rejects(from.request("fly", LINE), /'fly' is not one of|fly/);
    }
});

test("a seed may be any number of 64 bits", async () => {
    assert.deepEqual(await ichidoku.generate({ seed: 7n }), await ichidoku.generate({ seed: 7 }));
    const greatest = 2n ** 64n - 1n;
    const made = async (seed) => (await ichidoku.generate({ seed })).puzzles[0].puzzle;
    assert.notEqual(await made(greatest), await made(greatest - 1n));
    const solver = await startWorker();
    assert.equal((await solver.generate({ seed: greatest })).puzzles[0].puzzle, await made(greatest));
    for (const seed of [-1n, greatest + 1n]) {
        const message = `seed: ${seed} where a whole number from 0 to ${greatest} was expected`;
        await assert.rejects(ichidoku.generate({ seed }), { name: "RequestError", message });
        await assert.rejects(solver.generate({ seed }), { name: "RequestError", message });
    }
});

test("the README names every request", async () => {
    const { NAMES } = await import(new URL("node_modules/ichidoku/src/names.js", import.meta.url));
    const readme = readFileSync("node_modules/ichidoku/README.md", "utf8");
    assert.deepEqual(Object.keys(NAMES).filter((own) => !readme.includes(`\`${own}\``)), []);
    assert.equal(Number(/There are (\d+):/.exec(readme)[1]), Object.keys(NAMES).length);
});

test("faults have their place", async () => {
    const wrong = LINE.replace("98....6", "98.q..6");
    await assert.rejects(solve(wrong), (error) => error instanceof PuzzleError && error.row === 3 && error.column === 5);
    await assert.rejects(ichidoku.hint(wrong), (error) => error instanceof PuzzleError && error.row === 3 && error.column === 5);
    await assert.rejects(ichidoku.canonical(wrong), (error) => error instanceof PuzzleError && error.row === 3 && error.column === 5);
    const { unreadable } = await ichidoku.convert({ text: `${LINE}\n${wrong}`, to: "line" });
    assert.deepEqual(unreadable[0].place, { line: 2, row: 3, column: 5 });
    await assert.rejects(request("fly"), (error) => error instanceof RequestError && error.code === "request");
});

test("many grids come back in order", async () => {
    const two = new Uint8Array([...values(LINE), ...values(".".repeat(81)), ...values(LINE)]);
    const { counts, grids } = await solveMany(two);
    assert.deepEqual([...counts], [1, 2, 1]);
    assert.equal(grids.subarray(162).join(""), SOLVED);
    assert.equal(grids.subarray(81, 162).every((value) => value === 0), true);
    await assert.rejects(solveMany(two.subarray(1)), RangeError);
    const strange = two.slice();
    strange[81 + 10] = 12;
    const at = (error) => error instanceof PuzzleError && error.line === 2 && error.row === 2 && error.column === 2;
    await assert.rejects(solveMany(strange), at);
    assert.equal((await solveMany(new Uint8Array())).counts.length, 0);
    for (const other of [two.buffer, new Uint16Array(two), [...two], { length: 81 }, 81, null, undefined]) {
        await assert.rejects(solveMany(other), TypeError, String(other));
    }
});

test("the scales of Sudoku Explainer answer", async () => {
    assert.equal((await ichidoku.rate({ puzzle: LINE, scale: "se121" })).explainer.er, 1.2);
});

test("a worker answers alike, and is ended", async (t) => {
    const solver = await startWorker();
    t.after(() => solver.end());
    assert.deepEqual(await solver.solve(LINE), await solve(LINE));
    assert.deepEqual([...(await solver.solveMany(values(LINE))).counts], [1]);
    assert.deepEqual(await solver.canonical(LINE), await ichidoku.canonical(LINE));
    assert.match((await solver.draw(LINE)).svg, /^<svg/);
    await assert.rejects(solver.solve(LINE.slice(1)), PuzzleError);
    await assert.rejects(solver.solveMany(new Uint8Array(80)), RangeError);
    await assert.rejects(solver.solveMany(), TypeError);
    const long = solver.count({ puzzle: ".".repeat(81), limit: 10_000_000 });
    solver.end();
    await assert.rejects(long, (error) => error.code === "cancelled");
    await assert.rejects(solver.solve(LINE), (error) => error.code === "cancelled");
});

const LONG = { puzzle: ".".repeat(81), limit: 2 ** 53 };

test("a signal ends its requests of a worker, and no other", async (t) => {
    const solver = await startWorker();
    t.after(() => solver.end());
    const [one, other, late] = [new AbortController(), new AbortController(), new AbortController()];
    const open = [solver.solve(LINE, { signal: late.signal }), solver.count(LONG, { signal: one.signal })];
    const grid = values(LINE);
    open.push(solver.count(LONG, { signal: one.signal }), solver.rate(LINE, { signal: other.signal }), solver.solveMany(grid));
    grid.fill(0);
    const refused = [assert.rejects(open[1], { message: "enough" }), assert.rejects(open[2], { message: "enough" })];
    one.abort(new Error("enough"));
    await Promise.all(refused);
    assert.equal((await open[0]).status, "unique");
    assert.equal((await open[3]).rating.grade, "trivial");
    assert.deepEqual([...(await open[4]).counts], [1]);
    late.abort();
    assert.equal((await solver.solve(LINE)).status, "unique");
    await assert.rejects(solver.request("count", LONG, { signal: AbortSignal.timeout(50) }), { name: "TimeoutError" });
    await assert.rejects(solver.solve(LINE, { signal: one.signal }), { message: "enough" });
    await assert.rejects(solver.solve(LINE, { signal: "now" }), /signal: expected an AbortSignal, and found a value of the kind String/);
    const long = solver.count(LONG, { signal: other.signal });
    solver.end();
    await assert.rejects(long, { code: "cancelled" });
    other.abort();
});

test("a signal is refused where nothing can be ended", async () => {
    const { signal } = new AbortController();
    for (const ask of [() => solve(LINE, { signal }), () => request("solve", LINE, { signal }), () => solveMany(values(LINE), { signal })]) {
        await assert.rejects(ask, { code: "argument", message: /ends nothing in the thread that calls: use startWorker/ });
    }
    const solver = await startWorker();
    for (const ask of [solve, solver.solve]) {
        await assert.rejects(ask({ puzzle: LINE, signal }), /solve: a signal among the fields, where it was expected after them/);
    }
});

test("a worker that is asked nothing keeps no program from ending", () => {
    for (const then of ["", "await solver.solve('1'.repeat(81)).catch(() => {});"]) {
        const program = `import { startWorker } from "ichidoku/worker"; const solver = await startWorker(); ${then} console.log("end");`;
        const said = execFileSync("node", ["--input-type=module", "--eval", program], { timeout: 20_000, encoding: "utf8" });
        assert.equal(said, "end\n");
    }
});

test("a worker with nothing to do keeps no program from ending", () => {
    const program = `import { startWorker } from "ichidoku/worker"; console.log((await (await startWorker()).solve("${LINE}")).status);`;
    const said = execFileSync("node", ["--input-type=module", "--eval", program], { timeout: 20_000, encoding: "utf8" });
    assert.equal(said, "unique\n");
});

test("the package has what it names and no more", () => {
    const { exports } = JSON.parse(readFileSync("node_modules/ichidoku/package.json", "utf8"));
    for (const { types, default: code } of Object.values(exports)) {
        for (const file of [types, code]) readFileSync(`node_modules/ichidoku/${file}`);
    }
    assert.throws(() => readFileSync("node_modules/ichidoku/test.sh"));
});
