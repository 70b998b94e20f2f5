//! Are the answers right?

use anyhow::{Context as _, Result, bail, ensure};
use ichidoku::{Puzzle, Solution};

use crate::contender::{Answer, Contender, Prepared};

/// The number of solutions of each puzzle, up to the limit, by the crate `sudoku`: an engine that shares no code with
/// this project's. Whatever it is wrong about shows, because every contender is compared with it.
pub(crate) fn counts(puzzles: &[Puzzle], limit: u8) -> Vec<u64> {
    let count = |puzzle: &Puzzle| {
        let puzzle = sudoku::Sudoku::from_bytes(*puzzle.values());
        puzzle.map_or(0, |puzzle| puzzle.solutions_count_up_to(limit.into()) as u64)
    };
    puzzles.iter().map(count).collect()
}

/// Checks every answer of the contender.
pub(crate) fn all(
    contender: &dyn Contender,
    prepared: &dyn Prepared,
    puzzles: &[Puzzle],
    expected: &[u64],
) -> Result<()> {
    for (index, (puzzle, expected)) in puzzles.iter().zip(expected).enumerate() {
        let checked = one(puzzle, &prepared.answer(index), *expected, contender.gives_solutions());
        checked.with_context(|| format!("{} answered puzzle {}, {puzzle}, wrongly", contender.name(), index + 1))?;
    }
    Ok(())
}

/// Checks one answer: the count, and that the solutions are legal, agree with the clues and differ.
fn one(puzzle: &Puzzle, answer: &Answer, expected: u64, needs_solution: bool) -> Result<()> {
    if let Some(count) = answer.count {
        ensure!(count == expected, "it counts {count} solutions, expected {expected}");
    }
    for solution in answer.solutions.iter().flatten() {
        ensure!(expected > 0, "it gives a solution of a puzzle that has none");
        agrees(puzzle, solution)?;
    }
    let [first, second] = answer.solutions;
    ensure!(second.is_none() || first != second, "it gives the same solution twice");
    // A solver that cannot count may decline a puzzle that has several solutions, not one that has a single one.
    let must_solve = needs_solution && expected > 0 && (answer.count.is_some() || expected == 1);
    ensure!(!must_solve || first.is_some(), "it gives no solution, expected one");
    Ok(())
}

fn agrees(puzzle: &Puzzle, digits: &[u8; 81]) -> Result<()> {
    let Some(grid) = Puzzle::from_values(*digits) else { bail!("its solution holds other values than 1 to 9") };
    let Ok(solution) = Solution::try_from(grid) else { bail!("its solution, {grid}, breaks the rules") };
    ensure!(solution.solves(puzzle), "its solution, {grid}, contradicts a clue");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn digits(line: &str) -> [u8; 81] {
        *line.parse::<Puzzle>().unwrap().values()
    }

    fn verdict(answer: Answer, expected: u64) -> String {
        let puzzle = PUZZLE.parse().unwrap();
        one(&puzzle, &answer, expected, true).map_or_else(|error| error.to_string(), |()| "right".into())
    }

    #[test]
    fn the_right_answer_passes() {
        let answer = Answer { count: Some(1), solutions: [Some(digits(SOLVED)), None] };
        assert_eq!(verdict(answer, 1), "right");
        assert_eq!(verdict(Answer { count: None, ..answer }, 1), "right");
        assert_eq!(counts(&[PUZZLE.parse().unwrap(), Puzzle::EMPTY], 2), [1, 2]);
    }

    #[test]
    fn every_kind_of_wrong_answer_is_found() {
        let right = digits(SOLVED);
        let mut swapped = right;
        swapped.swap(0, 2);
        let other_grid = right.map(|digit| digit % 9 + 1);
        let cases = [
            (Some(2), [Some(right), None], "counts 2"),
            (Some(1), [None, None], "gives no solution"),
            (None, [None, None], "gives no solution"),
            (Some(1), [Some(swapped), None], "breaks the rules"),
            (Some(1), [Some([0; 81]), None], "breaks the rules"),
            (Some(1), [Some([200; 81]), None], "other values"),
            (Some(1), [Some(other_grid), None], "contradicts a clue"),
            (Some(1), [Some(right), Some(right)], "same solution twice"),
        ];
        for (count, solutions, message) in cases {
            let found = verdict(Answer { count, solutions }, 1);
            assert!(found.contains(message), "{found} for {message}");
        }
        assert!(verdict(Answer { count: Some(0), solutions: [Some(right), None] }, 0).contains("has none"));
    }

    #[test]
    fn a_solver_that_cannot_count_may_decline_a_puzzle_with_several_solutions() {
        assert_eq!(verdict(Answer::default(), 2), "right");
    }
}
