// Written by generate.mjs from the API's description.

import type { Ask, Grids, Name, Answer, Fields } from "./types.js";

export type { Answer, Fields, Grids, Name } from "./types.js";
export { PuzzleError, RequestError } from "./errors.js";

/** Answers a request of the API by its name. */
export function request<N extends Name>(name: N, fields?: string | Fields<N>): Promise<Answer<N>>;

/**
 * Solves many grids of 81 bytes each, 0 for a blank.
 *
 * @throws {RangeError} if the last grid is not whole; {PuzzleError} if a value is greater than 9.
 */
export function solveMany(values: Uint8Array): Promise<Grids>;

/** Asks for the candidates that the digits in the grid leave, or those that the text or the player states. */
export const candidates: Ask<"candidates">;
/** Asks what is the matter with the clues of a puzzle. */
export const check: Ask<"check">;
/** Asks for puzzles in another form. */
export const convert: Ask<"convert">;
/** Asks how many solutions a puzzle has. */
export const count: Ask<"count">;
/** Asks for the solutions of a puzzle, in ascending order of their digits. */
export const enumerate: Ask<"enumerate">;
/** Asks for an exercise of a lesson. */
export const exercise: Ask<"exercise">;
/** Asks for new puzzles. */
export const generate: Ask<"generate">;
/** Asks what a player can do next. */
export const hint: Ask<"hint">;
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
/** Asks how hard a puzzle is. */
export const rate: Ask<"rate">;
/** Asks for the solution of a puzzle. */
export const solve: Ask<"solve">;
/** Asks for steps from a position. */
export const steps: Ask<"steps">;
/** Asks for all techniques. */
export const techniques: Ask<"techniques">;
/** Asks which candidates occur in some solution of the clues, and in how many. */
export const trueCandidates: Ask<"true-candidates">;
