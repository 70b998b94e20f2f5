//! A puzzle in the address.

use ichidoku::{Puzzle, text};

const PREFIX: &str = "#p=";

/// The part of the address from `#` on that holds the puzzle: 84 characters that can be read and edited by hand.
///
/// ```
/// use ichidoku_web::session::{fragment, from_fragment};
/// let puzzle: ichidoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let link = fragment(&puzzle);
/// assert_eq!(link.len(), 84);
/// assert_eq!(from_fragment(&link), Some(puzzle));
/// assert_eq!(from_fragment("#p=12"), None);
/// ```
pub fn fragment(puzzle: &Puzzle) -> String {
    format!("{PREFIX}{puzzle}")
}

/// Whether an address says that it holds a puzzle.
pub fn is_link(fragment: &str) -> bool {
    fragment.starts_with(PREFIX)
}

/// The puzzle of an address.
pub fn from_fragment(fragment: &str) -> Option<Puzzle> {
    from_line(fragment.strip_prefix(PREFIX)?)
}

/// The puzzle of a line of 81 characters; whatever else people write is for the solver to read.
pub fn from_line(line: &str) -> Option<Puzzle> {
    text::read_line(line.as_bytes().try_into().ok()?)
}
