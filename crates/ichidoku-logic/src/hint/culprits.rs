//! Which digit is a slip, where digits have no solution.

use ichidoku::solve::Search;
use ichidoku::{Candidate, Interrupted, Outcome, Puzzle, Stop};

/// More than so many would be no help.
const MOST: usize = 5;

/// The digits each of which alone stands in the way of exactly one solution, in reading order; none if there are more than
/// five. A misread clue or a wrong entry is nearly always among them. At most 81 searches.
pub(super) fn culprits(puzzle: &Puzzle, stop: Stop<'_>) -> Result<Vec<Candidate>, Interrupted> {
    let mut found = Vec::new();
    for (cell, digit) in puzzle.clues() {
        let without = puzzle.with(cell, None);
        // Unless this removed every clash there is no need for a search.
        let is_proper =
            without.check().is_ok() && matches!(Search::new().stop(stop).run(&without).outcome()?, Outcome::Unique(_));
        if is_proper {
            found.push(Candidate::of(cell, digit));
        }
    }
    found.truncate(if found.len() > MOST { 0 } else { MOST });
    Ok(found)
}
