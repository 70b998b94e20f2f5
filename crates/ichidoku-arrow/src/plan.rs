//! What is asked of each row.

use ichidoku_api::Scale;

/// What is asked of each row of a column. The answer's columns are listed with each; all have `error`, which says why a row that
/// isn't null has no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// The only solution: `solution` (null unless there is exactly one), `count` (0, 1, or 2 for several), `guesses`.
    Solve,
    /// The number of solutions up to a limit: `count`, `guesses`.
    Count {
        /// Where counting ends; at least 1.
        limit: u64,
    },
    /// How hard a proper puzzle is: `status`, `grade`, `score`; on the scale of Sudoku Explainer, where the score is ER, also
    /// `ep` and `ed`.
    Rate(Scale),
    /// The least of all symmetric copies: `canonical`, `automorphisms`. Clashing clues have none, which is an error.
    Canonical,
    /// What is the matter with the clues: `verdict`, `clues`, `solutions` (counted up to 1,000), `minimal` (of proper puzzles).
    Check,
}
