//! A state with the places of its digits, looked up at once.

use std::ops::Deref;

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use crate::evidence::candidates_of;
use crate::geometry::Geometry;
use crate::state::State;

/// A state, the places of each digit in each house, and the open cells by how many candidates they have.
pub struct Overview<'a> {
    state: &'a State,
    /// By digit and house: the places in the house (bit `i` for its cell `i`) that may hold the digit.
    positions: [[u16; 27]; 9],
    /// The open cells by how many candidates they have; nine and none share no finder's interest.
    by_size: [CellSet; 10],
}

impl<'a> Overview<'a> {
    pub(crate) fn new(state: &'a State) -> Self {
        let mut by_size = [CellSet::EMPTY; 10];
        for cell in state.open().iter() {
            let size = state.digits(cell).len();
            by_size[size] = by_size[size].with(cell);
        }
        let positions = Digit::ALL.map(|digit| positions(state, state.cells(digit)));
        Self { state, positions, by_size }
    }

    /// The places of the house (bit `i` for its cell `i` in reading order) that may hold the digit.
    pub fn positions(&self, digit: Digit, house: House) -> u16 {
        self.positions[digit.index()][house.index()]
    }

    /// The cells of the house that may hold the digit.
    pub fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.state.cells(digit) & self.house_cells(house)
    }

    /// The open cells with exactly this many candidates.
    pub fn with_size(&self, size: usize) -> CellSet {
        self.by_size[size]
    }

    /// The cells with exactly two candidates.
    pub fn bivalue(&self) -> CellSet {
        self.by_size[2]
    }

    /// The candidates of the digits in the cells, digit by digit.
    pub(crate) fn candidates_in(&self, digits: DigitSet, cells: CellSet) -> Vec<Candidate> {
        digits.iter().flat_map(|digit| candidates_of(digit, self.cells(digit) & cells)).collect()
    }
}

impl Deref for Overview<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.state
    }
}

/// The places of one digit in each house.
fn positions(geometry: &Geometry, cells: CellSet) -> [u16; 27] {
    let mut places = [0; 27];
    for (house, place) in cells.iter().flat_map(|cell| geometry.places_of(cell)) {
        places[house.index()] |= 1 << place;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    use ichidoku::{Grid, Puzzle};

    #[test]
    fn positions_are_the_cells_of_the_house() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
        let state = State::new(&Grid::from(puzzle));
        let overview = Overview::new(&state);
        for house in House::ALL {
            for digit in Digit::ALL {
                assert_eq!(overview.cells_at(house, overview.positions(digit, house)), overview.cells_in(digit, house));
            }
        }
        assert!(overview.bivalue().iter().all(|cell| state.digits(cell).len() == 2));
    }
}
