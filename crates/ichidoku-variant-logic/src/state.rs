//! What is known of each cell at some moment of a solution.

use ichidoku_variants::Cell;

use crate::house::House;
use crate::setting::Setting;
use crate::step::Step;

/// The candidates of all cells, and which cells are filled.
///
/// ```
/// use ichidoku_variant_logic::{Setting, State};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~4x4.~R1C1_4").unwrap()).unwrap();
/// let state = State::new(&setting);
/// assert_eq!((state.digit(0), state.candidates(1)), (Some(3), 0b0111));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    candidates: Vec<u64>,
    filled: Vec<bool>,
}

impl State {
    /// The beginning: given digits are placed, other cells have what these and the rules about single cells leave them.
    pub fn new(setting: &Setting) -> Self {
        let candidates = setting.rules().candidates().to_vec();
        let mut state = Self { filled: vec![false; candidates.len()], candidates };
        let puzzle = setting.puzzle();
        let possible = puzzle.givens().filter(|(_, digit)| puzzle.shape().has_digit(*digit));
        possible.for_each(|(cell, digit)| state.enter(setting, cell, digit));
        state
    }

    /// The candidates of a cell as bits; of a filled cell its digit.
    pub fn candidates(&self, cell: Cell) -> u64 {
        self.candidates.get(usize::from(cell)).copied().unwrap_or(0)
    }

    /// The candidates of all cells, extra ones included.
    pub fn all_candidates(&self) -> &[u64] {
        &self.candidates
    }

    /// The bit of the digit of a filled cell.
    pub fn digit(&self, cell: Cell) -> Option<usize> {
        self.is_filled(cell).then(|| self.candidates(cell).trailing_zeros() as usize)
    }

    /// True if the cell has a digit.
    pub fn is_filled(&self, cell: Cell) -> bool {
        self.filled.get(usize::from(cell)).copied().unwrap_or(false)
    }

    /// True if every cell has a digit.
    pub fn is_solved(&self) -> bool {
        self.filled.iter().all(|&filled| filled)
    }

    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        0..self.candidates.len() as Cell
    }

    /// The cells of a list without a digit.
    pub fn open<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
        cells.iter().copied().filter(|&cell| !self.is_filled(cell))
    }

    /// The open cells of a list that have a candidate.
    pub fn places<'a>(&'a self, digit: usize, cells: &'a [Cell]) -> impl Iterator<Item = Cell> + 'a {
        self.open(cells).filter(move |&cell| self.candidates(cell) >> digit & 1 == 1)
    }

    /// The digits of a list of cells that are filled.
    pub fn filled_digits(&self, cells: &[Cell]) -> u64 {
        let filled = cells.iter().filter(|&&cell| self.is_filled(cell));
        filled.fold(0, |digits, &cell| digits | self.candidates(cell))
    }

    /// The digits of a house that none of its cells is filled with yet.
    pub(crate) fn missing(&self, house: &House) -> u64 {
        house.digits & !self.filled_digits(&house.cells)
    }

    /// Does what a step says: a digit that is placed also leaves the candidates of the cells that must differ.
    pub fn apply(&mut self, setting: &Setting, step: &Step) {
        step.eliminations.iter().for_each(|&(cell, digits)| self.candidates[usize::from(cell)] &= !digits);
        step.placements.iter().for_each(|&(cell, digit)| self.place(setting, cell, digit));
    }

    /// Fills a cell with a digit of the grid, as one that is given or that a player enters: it also leaves the candidates of the
    /// cells that must differ.
    pub fn enter(&mut self, setting: &Setting, cell: Cell, digit: i16) {
        self.place(setting, cell, (digit - setting.digit(0)) as usize);
    }

    /// Takes a candidate out, as one that is known to be wrong. A cell with one candidate left isn't filled by that.
    pub fn rule_out(&mut self, setting: &Setting, cell: Cell, digit: i16) {
        self.candidates[usize::from(cell)] &= !(1 << (digit - setting.digit(0)));
    }

    fn place(&mut self, setting: &Setting, cell: Cell, digit: usize) {
        // A digit that isn't a candidate leaves none: that is a contradiction.
        self.candidates[usize::from(cell)] &= 1 << digit;
        self.filled[usize::from(cell)] = true;
        setting.rules().peers(cell).iter().for_each(|&peer| self.candidates[usize::from(peer)] &= !(1 << digit));
    }

    /// The same with a cell filled with a digit, by its bit.
    pub(crate) fn supposing(&self, setting: &Setting, cell: Cell, digit: usize) -> Self {
        let mut supposed = self.clone();
        supposed.place(setting, cell, digit);
        supposed
    }

    /// The same with a digit in no cell.
    pub(crate) fn without(&self, digit: usize) -> Self {
        let candidates = self.candidates.iter().map(|set| set & !(1 << digit)).collect();
        Self { candidates, filled: self.filled.clone() }
    }

    /// A cell without candidates, if there is one.
    pub fn empty_cell(&self) -> Option<Cell> {
        self.cells().find(|&cell| self.candidates(cell) == 0)
    }

    /// The candidates of a cell as they are shown.
    pub fn shown(&self, setting: &Setting, cell: Cell) -> Vec<i16> {
        setting.digits(self.candidates(cell)).collect()
    }
}

#[cfg(test)]
mod tests {
    use ichidoku::Stop;
    use ichidoku_variants::read_iss;

    use super::*;
    use crate::{Technique, next_step};

    fn setting(text: &str) -> Setting {
        Setting::new(&read_iss(text).unwrap()).unwrap()
    }

    #[test]
    fn only_given_digits_are_filled() {
        let setting = setting(".Shape~4x4.~R1C1_2.~R4C1_3_4.~R4C1_4.~R4C4_2_3.~R4C4_3_4");
        let state = State::new(&setting);
        let filled = state.cells().filter(|&cell| state.is_filled(cell));
        assert_eq!(filled.collect::<Vec<_>>(), [0, 12]);
        assert_eq!(state.candidates(15), 0b0100, "one candidate is left, which a step places");
    }

    #[test]
    fn a_last_candidate_is_still_to_be_placed() {
        let setting = setting(".Shape~4x4");
        let mut state = State::new(&setting);
        (1..4).for_each(|digit| state.rule_out(&setting, 3, digit));
        let step = next_step(&setting, &state, Stop::never()).unwrap().unwrap().unwrap();
        assert_eq!((step.technique, step.placements), (Technique::NakedSingle, vec![(3, 3)]));
    }

    #[test]
    fn a_given_digit_that_the_grid_lacks_leaves_none() {
        assert_eq!(State::new(&setting(".Shape~4x4~0-3.~R1C1_2")).digit(0), Some(2));
        let puzzle = ichidoku_variants::Puzzle::new(
            ichidoku_variants::Shape::square(4).unwrap(),
            vec![ichidoku_variants::Constraint::Given(vec![(0, vec![0])])],
        );
        assert_eq!(State::new(&Setting::new(&puzzle).unwrap()).empty_cell(), Some(0));
    }
}
