//! A puzzle in the address.

use ichidoku::{Puzzle, Rules, text};

const PREFIX: &str = "#p=";
/// What stands between the puzzle and its rules.
const RULES: &str = "&rules=";

/// The part of the address from `#` on that holds the puzzle: 84 characters that can be read and edited by hand. Rules would
/// follow as `&rules=`; those of a classic puzzle are left out.
///
/// ```
/// use ichidoku_web::session::{fragment, from_fragment};
/// let puzzle: ichidoku::Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let link = fragment(&puzzle);
/// assert_eq!(link.len(), 84);
/// assert_eq!(from_fragment(&link), Some(puzzle));
/// assert_eq!(from_fragment(&format!("{link}&rules=classic")), Some(puzzle));
/// assert_eq!(from_fragment(&format!("{link}&rules=killer")), None);
/// assert_eq!(from_fragment("#p=12"), None);
/// ```
pub fn fragment(puzzle: &Puzzle) -> String {
    format!("{PREFIX}{puzzle}")
}

/// Whether an address says that it holds a puzzle.
pub fn is_link(fragment: &str) -> bool {
    fragment.starts_with(PREFIX)
}

/// The puzzle of an address; `None` if there is none, or its rules are not known here.
pub fn from_fragment(fragment: &str) -> Option<Puzzle> {
    let linked = fragment.strip_prefix(PREFIX)?;
    let (line, rules) = linked.split_once(RULES).unwrap_or((linked, "classic"));
    Rules::named(rules)?;
    from_line(line)
}

/// The puzzle of a line of 81 characters; whatever else people write is for the solver to read.
pub fn from_line(line: &str) -> Option<Puzzle> {
    text::read_line(line.as_bytes().try_into().ok()?)
}
