// The names of all requests, by their functions. Written by generate.mjs from the API's description.

export const NAMES = {
    candidates: "candidates",
    check: "check",
    convert: "convert",
    count: "count",
    enumerate: "enumerate",
    exercise: "exercise",
    generate: "generate",
    hint: "hint",
    judge: "judge",
    judgeExercise: "judge-exercise",
    labAlgorithms: "lab-algorithms",
    labCompare: "lab-compare",
    labRun: "lab-run",
    lessons: "lessons",
    rate: "rate",
    solve: "solve",
    steps: "steps",
    techniques: "techniques",
    trueCandidates: "true-candidates",
};
