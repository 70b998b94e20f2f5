//! The grid with HoDoKu's two queues of singles.

use std::collections::VecDeque;

use ichidoku::{Candidate, Cell, CellSet, Digit, Grid, House, Puzzle};

use crate::state::State;

/// A grid that notes each single when it comes up. The singles are placed in this order, which decides how many of them
/// are naked and how many hidden.
pub(super) struct Board {
    pub(super) state: State,
    naked: VecDeque<Candidate>,
    hidden: VecDeque<Candidate>,
}

impl Board {
    /// The grid after its clues were placed one by one in reading order.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let state = State::new(&Grid::from(Puzzle::EMPTY));
        let mut board = Self { state, naked: VecDeque::new(), hidden: VecDeque::new() };
        for (cell, digit) in puzzle.clues() {
            board.place(Candidate::of(cell, digit));
        }
        let mut state = State::from_puzzle(puzzle).assume_unique();
        std::mem::swap(&mut state, &mut board.state);
        board
    }

    /// Places the digit, and notes the singles that this leaves.
    pub(super) fn place(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let others = self.state.digits(cell).without(digit);
        for peer in (self.state.cells(digit) & cell.peers()).iter() {
            self.eliminate_beside(Candidate::of(peer, digit), Some(cell));
        }
        self.state.place(cell, digit);
        for other in others.iter() {
            self.note_hidden(Candidate::of(cell, other), None);
        }
    }

    /// Takes the candidate out, and notes the singles that this leaves.
    pub(super) fn eliminate(&mut self, candidate: Candidate) {
        self.eliminate_beside(candidate, None);
    }

    /// The same while a digit is placed in a cell, which is no single any more.
    fn eliminate_beside(&mut self, candidate: Candidate, placed: Option<Cell>) {
        if self.state.eliminate(candidate) {
            let cell = candidate.cell();
            self.naked.extend(self.state.digits(cell).only().map(|digit| Candidate::of(cell, digit)));
            self.note_hidden(candidate, placed);
        }
    }

    /// Notes the only places that the candidate leaves its digit in its houses.
    fn note_hidden(&mut self, gone: Candidate, placed: Option<Cell>) {
        for house in gone.cell().houses() {
            let last = self.cells_in(gone.digit(), house).only().filter(|cell| Some(*cell) != placed);
            self.hidden.extend(last.map(|cell| Candidate::of(cell, gone.digit())));
        }
    }

    fn cells_in(&self, digit: Digit, house: House) -> CellSet {
        self.state.cells(digit) & house.cells()
    }

    /// The first single noted that is the last open cell of a house; it stays noted.
    pub(super) fn full_house(&self) -> Option<Candidate> {
        let last = |house: &House| (self.state.open() & house.cells()).only().is_some();
        let full = |single: &&Candidate| self.is_open(single) && single.cell().houses().iter().any(last);
        self.naked.iter().find(full).copied()
    }

    /// The next naked single.
    pub(super) fn naked_single(&mut self) -> Option<Candidate> {
        std::iter::from_fn(|| self.naked.pop_front()).find(|single| self.state.open().contains(single.cell()))
    }

    /// The next hidden single.
    pub(super) fn hidden_single(&mut self) -> Option<Candidate> {
        std::iter::from_fn(|| self.hidden.pop_front()).find(|single| self.state.open().contains(single.cell()))
    }

    fn is_open(&self, single: &Candidate) -> bool {
        self.state.open().contains(single.cell())
    }
}
