//! Hidden and naked singles.
//!
//! The original looks for the last open cell of a box, a column or a row first, in this order of houses, as its path shows.
//! Other hidden singles come only when no house has a last cell. Within a house it goes by digit. Naked singles come
//! after all that is hidden and direct but the triplet, by row and column.

use super::board::Board;
use super::hint::Hint;
use super::houses::{BOXES, CELLS, COLUMNS, ROWS};
use super::names::Name;

pub(super) fn hidden(board: &Board) -> Option<Hint> {
    hidden_where(board, |empty| empty == 1).or_else(|| hidden_where(board, |empty| empty > 1))
}

fn hidden_where(board: &Board, fits: impl Fn(u8) -> bool) -> Option<Hint> {
    let houses = BOXES.chain(COLUMNS).chain(ROWS).filter(|house| fits(board.empty[*house]));
    let mut singles = houses.flat_map(|house| (0..9).map(move |digit| (house, digit)));
    let (house, digit) = singles.find(|(house, digit)| board.places[*house][*digit].is_power_of_two())?;
    let cell = CELLS[house][board.places[house][digit].trailing_zeros() as usize];
    let difficulty = match board.empty[house] {
        1 => 1.0,
        _ if BOXES.contains(&house) => 1.2,
        _ => 1.5,
    };
    Some(Hint::placing(Name::HiddenSingle, difficulty, cell as usize, digit))
}

pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = (0..81).find(|cell| board.digits[*cell].is_power_of_two())?;
    Some(Hint::placing(Name::NakedSingle, 2.3, cell, board.digits[cell].trailing_zeros() as usize))
}
