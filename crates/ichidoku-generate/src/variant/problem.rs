//! A generated puzzle as what is solved.

use ichidoku::Interrupted;
use ichidoku_variants::{Problem, Puzzle};

/// The rules of a generated puzzle can all be translated.
pub(super) fn problem<'s>(puzzle: &Puzzle) -> Result<Problem<'s>, Interrupted> {
    Problem::new(puzzle).map_err(|_| Interrupted::NodeBudget)
}
