//! A solver that is obviously right, to check the fast ones against. Read it in one sitting.
//!
//! It fills the first blank cell in reading order with each digit that no peer holds, ascending, and goes on from there:
//! plain backtracking, nothing else. So it meets all solutions in ascending order of their 81 digits. Choosing instead
//! the blank cell with the fewest such digits ([`Order::Fewest`]) meets the same solutions in another order, much sooner.

use alloc::vec::Vec;

use crate::cell::Cell;
use crate::digit::Digit;
use crate::puzzle::Puzzle;
use crate::solution::Solution;

/// Which blank cell is filled next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The first in reading order: solutions come in ascending order.
    Reading,
    /// The one with the fewest digits that no peer holds, the first of equals.
    Fewest,
}

/// Up to `limit` solutions of the puzzle; none if its clues clash.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku::solve::oracle::{Order, solutions};
/// let first_two = solutions(&Puzzle::EMPTY, 2, Order::Reading);
/// assert!(first_two[0].to_string().starts_with("123456789456789123"));
/// assert!(first_two[0] < first_two[1]);
/// ```
pub fn solutions(puzzle: &Puzzle, limit: usize, order: Order) -> Vec<Solution> {
    let mut found = Vec::new();
    if puzzle.check().is_ok() && limit > 0 {
        fill(*puzzle, limit, order, &mut found);
    }
    found
}

/// Tries every way to complete the puzzle; returns whether `limit` solutions have been found.
fn fill(puzzle: Puzzle, limit: usize, order: Order, found: &mut Vec<Solution>) -> bool {
    let Some(cell) = next_blank(&puzzle, order) else {
        // No blank is left and no two peers hold the same digit, so this is a solution.
        found.extend(Solution::try_from(puzzle));
        return found.len() == limit;
    };
    Digit::ALL
        .into_iter()
        .filter(|digit| puzzle.unseen_digits(cell).contains(*digit))
        .any(|digit| fill(puzzle.with(cell, Some(digit)), limit, order, found))
}

/// The blank cell to fill next; `None` if the grid is full.
fn next_blank(puzzle: &Puzzle, order: Order) -> Option<Cell> {
    let mut blanks = Cell::ALL.into_iter().filter(|cell| puzzle.get(*cell).is_none());
    match order {
        Order::Reading => blanks.next(),
        Order::Fewest => blanks.min_by_key(|cell| puzzle.unseen_digits(*cell).len()),
    }
}
