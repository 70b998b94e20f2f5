import { RequestError, solve } from "ichidoku";
import { useState } from "react";

import { useWorker } from "./useWorker.js";

const EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Solves the puzzle that is typed in, or shows its next step. */
export function Puzzle() {
    const [puzzle, setPuzzle] = useState(EXAMPLE);
    const [answer, setAnswer] = useState("");
    // A hint can take long enough to freeze the page, so a worker looks for it.
    const worker = useWorker();

    async function show(find) {
        try {
            setAnswer(await find());
        } catch (error) {
            if (!(error instanceof RequestError)) throw error;
            setAnswer(error.message);
        }
    }

    return (
        <form>
            <label>
                Puzzle <input name="puzzle" size="81" value={puzzle} onChange={(event) => setPuzzle(event.target.value)} />
            </label>
            <button type="button" onClick={() => show(() => findSolution(puzzle))}>
                Solve
            </button>
            <button type="button" disabled={!worker} onClick={() => show(() => findHint(worker, puzzle))}>
                Hint
            </button>
            <output>{answer}</output>
        </form>
    );
}

async function findSolution(puzzle) {
    const { status, solution } = await solve(puzzle);
    return solution ?? `This puzzle has no single solution: ${status}.`;
}

async function findHint(worker, puzzle) {
    const { sentences } = await worker.hint({ puzzle, grade: "step" });
    return sentences.map(({ text }) => text).join(" ");
}
