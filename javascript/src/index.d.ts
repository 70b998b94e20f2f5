// Written by generate.mjs from the API's description.

import type { Ask, Grids, Name, Answer, Fields, Short } from "./types.js";

export type { Answer, Fields, Grids, Name } from "./types.js";
export { PuzzleError, RequestError } from "./errors.js";

/** Answers a request of the API by its name. */
export function request<N extends Name>(name: N, fields?: Fields<N> | Short<N>): Promise<Answer<N>>;

/**
 * Solves many grids of 81 bytes each, 0 for a blank.
 *
 * @throws {TypeError} if that is no Uint8Array; {RangeError} if the last grid is not whole; {PuzzleError} if a value is greater than 9.
 */
export function solveMany(values: Uint8Array): Promise<Grids>;

/** Asks for the automorphisms of a puzzle or grid: the ways to move its cells that only rename its digits. */
export const automorphisms: Ask<"automorphisms">;
/** Asks for the smallest backdoors of a puzzle with exactly one solution: cells that, once filled, let singles solve the rest. */
export const backdoors: Ask<"backdoors">;
/** Asks for the 416 equivalence classes of bands. */
export const bands: Ask<"bands">;
/** Asks for a book of puzzles as a PDF to print, classic ones and those of other sizes and rules, which have their rules in words. */
export const book: Ask<"book">;
/** Asks for the candidates that the digits in the grid leave, or those that the text or the player states. */
export const candidates: Ask<"candidates">;
/** Asks for the canonical form of a puzzle or grid: the same for symmetric copies, and only for them. */
export const canonical: Ask<"canonical">;
/** Asks what is the matter with the clues of a puzzle. */
export const check: Ask<"check">;
/** Asks what is the matter with a puzzle of any size and rules. */
export const checkVariant: Ask<"check-variant">;
/** Asks for puzzles in another form. */
export const convert: Ask<"convert">;
/** Asks for puzzles of any size and rules in another form. */
export const convertVariant: Ask<"convert-variant">;
/** Asks how many solutions a puzzle has. */
export const count: Ask<"count">;
/** Asks for the number of complete grids, computed from the classes of bands. */
export const countGrids: Ask<"count-grids">;
/** Asks how many solutions a puzzle of any size and rules has. */
export const countVariant: Ask<"count-variant">;
/** Asks for the first of all puzzles or grids of a text that are equivalent. */
export const dedupe: Ask<"dedupe">;
/** Asks what a puzzle of any size and rules consists of, in parts that a program can show one by one. */
export const describeVariant: Ask<"describe-variant">;
/** Asks for a picture of a position with its candidates, notes and colours. */
export const draw: Ask<"draw">;
/** Asks for a picture of a position as a file, in dots or as a page. */
export const drawFile: Ask<"draw-file">;
/** Asks for a picture of a puzzle of any size and rules: as it is, with its solution, or with one of the steps that people make. */
export const drawVariant: Ask<"draw-variant">;
/** Asks for the solutions of a puzzle, in ascending order of their digits. */
export const enumerate: Ask<"enumerate">;
/** Asks for the solutions of a puzzle of any size and rules, in ascending order of their digits. */
export const enumerateVariant: Ask<"enumerate-variant">;
/** Asks about how many solutions a puzzle has, however many there are. */
export const estimate: Ask<"estimate">;
/** Asks for an exercise of a lesson. */
export const exercise: Ask<"exercise">;
/** Asks for new puzzles. */
export const generate: Ask<"generate">;
/** Asks for new puzzles of other sizes and rules. */
export const generateVariant: Ask<"generate-variant">;
/** Asks which of the 416 classes the bands and stacks of a solution belong to. */
export const gridBands: Ask<"grid-bands">;
/** Asks what a player can do next. */
export const hint: Ask<"hint">;
/** Asks what can be done next in a puzzle of any size and rules. */
export const hintVariant: Ask<"hint-variant">;
/** Asks whether a technique does in a position what a learner says. */
export const judge: Ask<"judge">;
/** Asks what an answer to an exercise of a lesson is worth. */
export const judgeExercise: Ask<"judge-exercise">;
/** Asks for all algorithms of the lab. */
export const labAlgorithms: Ask<"lab-algorithms">;
/** Asks for runs of several algorithms on one puzzle. */
export const labCompare: Ask<"lab-compare">;
/** Asks for a run of an algorithm. */
export const labRun: Ask<"lab-run">;
/** Asks for the lessons of the school, in the order of the path. */
export const lessons: Ask<"lessons">;
/** Asks for the minimal puzzles among the clues of a puzzle with exactly one solution. */
export const minimal: Ask<"minimal">;
/** Asks for the puzzles with exactly one solution that come of such a puzzle when some of its clues are replaced by equally many others. */
export const neighbours: Ask<"neighbours">;
/** Asks for puzzles as a Parquet file, with the columns that CSV has. */
export const parquet: Ask<"parquet">;
/** Asks how hard a puzzle is. */
export const rate: Ask<"rate">;
/** Asks how hard a puzzle of any size and rules is: by the hardest steps on the easiest way through it. */
export const rateVariant: Ask<"rate-variant">;
/** Asks whether two puzzles or grids are equivalent: whether a transform takes one to the other. */
export const sameClass: Ask<"same-class">;
/** Asks for the solution of a puzzle. */
export const solve: Ask<"solve">;
/** Asks how many of many puzzles have one solution, several and none. */
export const solveAll: Ask<"solve-all">;
/** Asks for the solution of a puzzle of any size and rules. */
export const solveVariant: Ask<"solve-variant">;
/** Asks for steps from a position. */
export const steps: Ask<"steps">;
/** Asks for the steps that people make in a puzzle of any size and rules. */
export const stepsVariant: Ask<"steps-variant">;
/** Asks for the page of a technique. */
export const technique: Ask<"technique">;
/** Asks for all techniques. */
export const techniques: Ask<"techniques">;
/** Asks which candidates occur in some solution of the clues, and in how many. */
export const trueCandidates: Ask<"true-candidates">;
/** Asks which digits occur in some solution of a puzzle of any size and rules. */
export const trueCandidatesVariant: Ask<"true-candidates-variant">;
/** Asks for the minimal unavoidable sets of the solution of a puzzle: cells that can't all be left without a clue. */
export const unavoidable: Ask<"unavoidable">;
/** Asks for random symmetric copies of a puzzle, which look different and are solved in the same way. */
export const variations: Ask<"variations">;
