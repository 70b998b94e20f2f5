// Written by generate.mjs from the API's description.

/** The names of all requests, by their functions. */
export const NAMES: {
    readonly candidates: "candidates";
    readonly check: "check";
    readonly convert: "convert";
    readonly count: "count";
    readonly enumerate: "enumerate";
    readonly exercise: "exercise";
    readonly generate: "generate";
    readonly hint: "hint";
    readonly judge: "judge";
    readonly judgeExercise: "judge-exercise";
    readonly labAlgorithms: "lab-algorithms";
    readonly labCompare: "lab-compare";
    readonly labRun: "lab-run";
    readonly lessons: "lessons";
    readonly rate: "rate";
    readonly solve: "solve";
    readonly steps: "steps";
    readonly techniques: "techniques";
    readonly trueCandidates: "true-candidates";
};
