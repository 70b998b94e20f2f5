//! A solver that is obviously right, to check the fast ones against. Read it in one sitting.
//!
//! It fills the first blank cell in reading order with each digit that no peer holds, ascending, and goes on from there:
//! plain backtracking, nothing else. So it meets all solutions in ascending order of their 81 digits.
//!
//! What the puzzle lacks is a digit in each blank cell, and a cell for each digit that a house does not hold. Any of
//! these is met in exactly one way by each solution, so the search may branch on any. Taking the one with the fewest
//! ways left ([`CellOrder::Fewest`]) meets the same solutions in another order, much sooner, and soon sees that there are none.

use alloc::vec::Vec;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::{Digit, DigitSet};
use crate::house::House;
use crate::puzzle::Puzzle;
use crate::solution::Solution;

/// What is filled next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellOrder {
    /// The first blank cell in reading order: solutions come in ascending order.
    Reading,
    /// The blank cell with the fewest digits that no peer holds, or the digit with the fewest cells left in a house: the first
    /// of equals, cells before houses.
    Fewest,
}

/// Up to `limit` solutions of the puzzle; none if its clues clash.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku::solve::oracle::{CellOrder, solutions};
/// let first_two = solutions(&Puzzle::EMPTY, 2, CellOrder::Reading);
/// assert!(first_two[0].to_string().starts_with("123456789456789123"));
/// assert!(first_two[0] < first_two[1]);
/// ```
pub fn solutions(puzzle: &Puzzle, limit: usize, order: CellOrder) -> Vec<Solution> {
    let mut found = Vec::new();
    if puzzle.check().is_ok() && limit > 0 {
        fill(*puzzle, limit, order, &mut found);
    }
    found
}

/// Tries every way to complete the puzzle; returns whether `limit` solutions have been found.
fn fill(puzzle: Puzzle, limit: usize, order: CellOrder, found: &mut Vec<Solution>) -> bool {
    let Some((cells, digits)) = next_lack(&puzzle, order) else {
        // Nothing is lacking and no two peers hold the same digit, so this is a solution.
        found.extend(Solution::try_from(puzzle));
        return found.len() == limit;
    };
    let mut ways = cells.iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)));
    ways.any(|(cell, digit)| fill(puzzle.with(cell, Some(digit)), limit, order, found))
}

/// Something lacking, as the ways to fill it: one cell and digits, or cells and one digit.
type Lack = (CellSet, DigitSet);

/// What to fill next; `None` if the grid is full.
fn next_lack(puzzle: &Puzzle, order: CellOrder) -> Option<Lack> {
    let blanks = Cell::ALL.into_iter().filter(|cell| puzzle.get(*cell).is_none());
    let mut lacks = blanks.map(|cell| (CellSet::single(cell), puzzle.unseen_digits(cell)));
    match order {
        CellOrder::Reading => lacks.next(),
        CellOrder::Fewest => lacks
            .chain(Digit::ALL.into_iter().flat_map(|digit| lacks_of(puzzle, digit)))
            .min_by_key(|(cells, digits)| cells.len() * digits.len()),
    }
}

/// The houses that lack a digit, each with the blank cells that see no such digit.
fn lacks_of(puzzle: &Puzzle, digit: Digit) -> impl Iterator<Item = Lack> {
    let held = puzzle.cells_of(digit);
    let seen = held.iter().fold(puzzle.clue_cells(), |seen, cell| seen | cell.peers());
    let lacking = House::ALL.into_iter().filter(move |house| house.cells().is_disjoint(held));
    lacking.map(move |house| (house.cells() - seen, DigitSet::single(digit)))
}
