//! The symmetries of clues, as far as a setter needs them: which cells are still missing.

use ichidoku::symmetry::Symmetry;
use ichidoku::{CellSet, Puzzle};

/// The empty cells that the symmetry of this name would have filled.
///
/// ```
/// use ichidoku_web::session::missing_for_symmetry;
/// let puzzle = "r1c2=7".parse::<ichidoku::Candidate>().map(|clue| {
///     let mut puzzle = ichidoku::Puzzle::EMPTY;
///     puzzle.set(clue.cell(), Some(clue.digit()));
///     puzzle
/// }).unwrap();
/// assert_eq!(missing_for_symmetry(&puzzle, "half-turn").to_string(), "r9c8");
/// assert_eq!(missing_for_symmetry(&puzzle, "full").len(), 7);
/// assert!(missing_for_symmetry(&puzzle, "none").is_empty());
/// ```
pub fn missing_for_symmetry(puzzle: &Puzzle, name: &str) -> CellSet {
    let (clues, symmetry) = (puzzle.clue_cells(), name.parse().unwrap_or(Symmetry::None));
    clues.iter().fold(clues, |all, cell| all | symmetry.orbit(cell)) - clues
}
