//! What a producer proposes: one step of the path.

use super::board::Board;
use super::houses::bits;
use super::names::Name;

/// By cell, the digits that go; cells in ascending order, none without a digit.
pub(super) type Removals = Vec<(u8, u16)>;

/// A step, as far as the path and the rating depend on it.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    pub(super) name: Name,
    /// As the original computes it, rounding and all: 6.6 and four times 0.1 is a little less than 7.0 there, and its order
    /// of hints depends on it.
    pub(super) difficulty: f64,
    /// The cell and the digit that is placed.
    pub(super) placement: Option<(u8, u8)>,
    pub(super) removals: Removals,
}

impl Hint {
    pub(super) fn placing(name: Name, difficulty: f64, cell: usize, digit: usize) -> Self {
        Self { name, difficulty, placement: Some((cell as u8, digit as u8)), removals: Vec::new() }
    }

    /// A hint that takes these out; none if there are none.
    pub(super) fn taking(name: Name, difficulty: f64, removals: Removals) -> Option<Self> {
        (!removals.is_empty()).then_some(Self { name, difficulty, placement: None, removals })
    }

    /// The difficulty in tenths, as the original prints it.
    pub(super) fn tenths(&self) -> u16 {
        ((self.difficulty + 0.05) * 10.0) as u16
    }

    pub(super) fn apply(&self, board: &mut Board) {
        for (cell, digits) in &self.removals {
            bits(*digits).for_each(|digit| board.remove(*cell as usize, digit));
        }
        if let Some((cell, digit)) = self.placement {
            board.place(cell as usize, digit as usize);
        }
    }
}

/// What can be removed of these digits in these cells.
pub(super) fn removals(board: &Board, cells: u128, digits: u16) -> Removals {
    super::houses::cells_of(cells)
        .map(|cell| (cell as u8, board.digits[cell] & digits))
        .filter(|(_, digits)| *digits != 0)
        .collect()
}
