// Every request as a function, answered in the thread that calls. Written by generate.mjs from the API's description.

import { request } from "./ask.js";

export { request, solveMany } from "./ask.js";
export { PuzzleError, RequestError } from "./errors.js";

export const candidates = (fields) => request("candidates", fields);
export const check = (fields) => request("check", fields);
export const convert = (fields) => request("convert", fields);
export const count = (fields) => request("count", fields);
export const enumerate = (fields) => request("enumerate", fields);
export const exercise = (fields) => request("exercise", fields);
export const generate = (fields) => request("generate", fields);
export const hint = (fields) => request("hint", fields);
export const judge = (fields) => request("judge", fields);
export const judgeExercise = (fields) => request("judge-exercise", fields);
export const labAlgorithms = (fields) => request("lab-algorithms", fields);
export const labCompare = (fields) => request("lab-compare", fields);
export const labRun = (fields) => request("lab-run", fields);
export const lessons = (fields) => request("lessons", fields);
export const rate = (fields) => request("rate", fields);
export const solve = (fields) => request("solve", fields);
export const steps = (fields) => request("steps", fields);
export const techniques = (fields) => request("techniques", fields);
export const trueCandidates = (fields) => request("true-candidates", fields);
