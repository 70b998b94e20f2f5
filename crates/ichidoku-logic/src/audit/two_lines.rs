//! Two lines of a band, and a pair of cells outside: why some of their digits could be exchanged.
//!
//! ```text
//!   P P . | . . . | . . .      P the pair
//!   ------+-------+------
//!   S S f | f g f | f g f      g filled in both lines
//!   S S f | f g f | f g f      f and S without givens
//! ```
//!
//! Let each place of the two lines be an arrow from the digit above to the one below. As a line has every digit once, the
//! arrows make rings. The filled places hold the same digits above and below, but for one, so that they cut one ring at
//! most: the other arrows make one path, and rings of their own. Such a ring can be turned around: every line, column and
//! box keeps its digits. So can a part of the path from x to y, except that one line then has y for x, and the other
//! x for y.
//!
//! The pair holds a and b, and its box in the band has both in S. So b is in the column of a, and a in that of b. If they
//! are in one line, exchanging a and b in these four cells makes a twin. If not, the arrows are b → p and q → a, or the
//! same with other names. If one of them is in a ring, that makes a twin. If both are in the path, it is one of these, and
//! its twin has a and b in each other's column, as the pair then has:
//!
//! ```text
//!   … q → a → … → b → p …      … q → b → … → a → p …
//!   … b → p → … → q → a …      … b → q → … → p → a …
//! ```

use ichidoku::{Cell, CellSet, Digit, DigitSet, House};

use crate::state::State;

/// Whether the pattern is that of two lines and a pair whose digits its box has in these lines only.
pub(super) fn can_be_exchanged(state: &State, pattern: &[(Cell, DigitSet)]) -> bool {
    let cells: CellSet = pattern.iter().map(|(cell, _)| *cell).collect();
    let rows_and_columns = (0..18).step_by(3);
    let mut lines = rows_and_columns.flat_map(|band| [[0, 1], [0, 2], [1, 2]].map(|two| two.map(|i| band + i)));
    lines.any(|two| {
        let inside = cells & state.all_cells(&two.map(|line| House::ALL[line]));
        let pair: Vec<(Cell, DigitSet)> = pattern.iter().copied().filter(|(cell, _)| !inside.contains(*cell)).collect();
        is_one_path(state, two, inside) && is_crossed(state, two, inside, &pair)
    })
}

/// Whether all places of the lines are free or filled, and the filled ones cut one ring at most.
fn is_one_path(state: &State, two: [usize; 2], free: CellSet) -> bool {
    let [above, below] = two.map(|line| state.in_order(House::ALL[line]));
    let filled: Vec<(Cell, Cell)> = above
        .iter()
        .copied()
        .zip(below.iter().copied())
        .filter(|(a, b)| !free.contains(*a) || !free.contains(*b))
        .collect();
    let digits =
        |cells: &mut dyn Iterator<Item = Cell>| cells.filter_map(|cell| state.value(cell)).collect::<DigitSet>();
    let above = digits(&mut filled.iter().map(|(a, _)| *a));
    let below = digits(&mut filled.iter().map(|(_, b)| *b));
    above.len() == filled.len() && below.len() == filled.len() && (above - below).len() <= 1
}

/// Whether the pair is in a third line, in another box than the four free cells across from it, and that box has the digits
/// of the pair in these only.
fn is_crossed(state: &State, two: [usize; 2], free: CellSet, pair: &[(Cell, DigitSet)]) -> bool {
    let [(first, one), (second, other)] = pair else { return false };
    let (along, across) = if two[0] < 9 { (0, 1) } else { (1, 0) };
    let house = |cell: &Cell, kind: usize| state.houses_of(*cell)[kind];
    let crossing = free & state.all_cells(&[house(first, across), house(second, across)]);
    let Some(b) = crossing.iter().next().map(|cell| house(&cell, 2)) else { return false };
    let b = state.house_cells(b);
    let is_confined = |digit: Digit| {
        let places = state.cells(digit) & b;
        !places.is_empty() && places.is_subset(crossing)
    };
    crossing.len() == 4
        && crossing.is_subset(b)
        && !b.contains(*first)
        && house(first, along) == house(second, along)
        && house(first, 2) == house(second, 2)
        && (*one | *other).iter().all(is_confined)
}
