//! The canonical form of puzzles.
//!
//! Row by row from the top: of all ways to place one more row, those that make the least of it are followed, all others
//! dropped. What the rows so far leave open, the order of columns that are blank in all of them, stays open
//! (see [`tied_columns`](super::tied_columns)), so that there is little to follow at any time.
//!
//! Dropping is safe since lines are compared from the top: what is not least in the rows so far cannot become least. All
//! ties are kept to the end, so the arrangements that are left are the automorphisms.

use alloc::vec;
use alloc::vec::Vec;

use super::arrangement::{Arrangement, Found};
use super::tied_columns::{Columns, Line, Names, PATTERNS, Row, with_new_names};
use crate::bits::BitIter;
use crate::cell_set::CellSet;

/// Rows placed from the top, and what they settle.
#[derive(Clone, Copy)]
struct PlacedRows {
    columns: Columns,
    names: Names,
    /// Which rows are placed, four bits each, the first lowest.
    rows: u64,
    /// Rows that are not placed yet.
    left: u16,
    view: u8,
}

/// A puzzle as it is and transposed: nine rows each, the rest blank, so that four bits always name one.
struct Views([[Row; 16]; 2]);

impl Views {
    /// The view in which these rows see the puzzle.
    #[inline]
    fn of(&self, state: &PlacedRows) -> &[Row; 16] {
        &self.0[(state.view & 1) as usize]
    }

    /// Both views, unless clues clash.
    #[inline]
    fn new(values: &[u8; 81]) -> Option<Self> {
        let mut views = [[Row::default(); 16]; 2];
        let mut seen = [[0u16; 9]; 3];
        let mut clashing = 0;
        for (band, clues) in clue_bands(values).into_iter().enumerate() {
            for i in BitIter(clues.into()) {
                let (r, c) = (3 * band + i / 9, i % 9);
                let value = values[(9 * r + c).min(80)];
                views[0][r].put(c, value);
                views[1][c].put(r, value);
                let bit = 1 << (value & 15);
                for (kind, house) in [r, c, 3 * band + c / 3].into_iter().enumerate() {
                    clashing |= seen[kind][house] & bit;
                    seen[kind][house] |= bit;
                }
            }
        }
        (clashing == 0).then_some(Self(views))
    }
}

/// The cells that hold a clue, 27 bits a band.
#[inline]
fn clue_bands(values: &[u8; 81]) -> [u32; 3] {
    /// A byte from 1 to 9 plus this has the highest bit set.
    const CARRY: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    /// Gathers the lowest bit of eight bytes in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut all = u128::from(values[80] != 0) << 80;
    for (i, eight) in values.as_chunks::<8>().0.iter().enumerate() {
        let bytes = (u64::from_le_bytes(*eight) + CARRY) >> 7 & 0x0101_0101_0101_0101;
        all |= u128::from(bytes.wrapping_mul(GATHER) >> 56) << (8 * i);
    }
    CellSet::from_bits(all).bands()
}

/// The arrangements that lead to the least puzzle; none if its clues clash.
pub(super) fn least(values: &[u8; 81]) -> Option<Found> {
    let views = Views::new(values)?;
    let start = |view| PlacedRows { columns: Columns::UNSETTLED, names: Names::NONE, rows: 0, left: 0x1FF, view };
    let mut states = Vec::with_capacity(16);
    states.extend([start(0), start(1)]);
    let mut search = Search {
        views,
        states,
        placed: Vec::with_capacity(16),
        hopeful: Least::with_room(64),
        best: Least::with_room(16),
        next: 1,
    };
    let mut form = [0; 81];
    for place in 0..9 {
        let row = search.place(place);
        form[9 * place] = (row >> 32) as u8;
        form[9 * place + 1..9 * place + 9].copy_from_slice(&bytes(row as u32));
    }
    let free = search.states.first().map_or(Columns::IN_ORDER, |state| state.columns);
    let ties = search.states.iter().map(PlacedRows::arrangement).collect();
    Some(Found { form, ties, free })
}

/// Four bits a byte, the highest first.
#[inline]
fn bytes(fours: u32) -> [u8; 8] {
    let wide = u64::from(fours);
    let wide = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF;
    let wide = (wide | wide << 8) & 0x00FF_00FF_00FF_00FF;
    ((wide | wide << 4) & 0x0F0F_0F0F_0F0F_0F0F).to_be_bytes()
}

/// The search for the least puzzle.
struct Search {
    views: Views,
    /// All ways to the least rows placed so far.
    states: Vec<PlacedRows>,
    /// The ways with one row more, while they are made.
    placed: Vec<PlacedRows>,
    /// Rows that may come next, as far as a bound tells.
    hopeful: Least<Next>,
    /// Rows that come next, as they stand then.
    best: Least<(Next, Line)>,
    /// The next name for a digit.
    next: u64,
}

impl Search {
    /// Places the least row that can come next; returns it.
    #[inline]
    fn place(&mut self, place: usize) -> u64 {
        self.find_hopeful(place);
        self.find_best();
        let (row, after) = with_new_names(self.best.least, self.next);
        self.placed.clear();
        for (next, line) in self.best.kept() {
            let (i, row) = next.parts();
            let state = &self.states[i];
            let rows = state.rows | u64::from(row) << (4 * place);
            let clues = &self.views.of(state)[row as usize];
            state.columns.settle(line, clues, state.names, self.next, |columns, names| {
                self.placed.push(PlacedRows { columns, names, rows, left: state.left & !(1 << row), view: state.view });
            });
        }
        core::mem::swap(&mut self.states, &mut self.placed);
        self.next = after;
        row
    }

    /// Finds the rows for which a bound is least: while all rows are blank, the pattern of their clues, from which the least
    /// of a row follows; later how far left the first stack with a clue is.
    #[inline]
    fn find_hopeful(&mut self, place: usize) {
        self.hopeful.clear(9 * self.states.len());
        let untouched = self.next == 1;
        for (i, state) in self.states.iter().enumerate() {
            let view = self.views.of(state);
            let bounds = state.columns.bounds();
            for row in BitIter(state.options(place).into()) {
                let clues = &view[row & 15];
                let pattern = PATTERNS[(clues.occupied & 511) as usize];
                let bound = if untouched { pattern } else { bounds[(clues.stacks & 7) as usize].into() };
                self.hopeful.offer(bound.into(), Next::new(i, row));
            }
        }
    }

    /// Finds the rows of these of which the least is made.
    #[inline]
    fn find_best(&mut self) {
        self.best.clear(self.hopeful.kept().len());
        for next in self.hopeful.kept() {
            let (i, row) = next.parts();
            let state = &self.states[i];
            let line = state.columns.line(&self.views.of(state)[row as usize], state.names);
            self.best.offer(state.columns.least(&line), (*next, line));
        }
    }
}

/// The things of least value among those offered.
struct Least<T> {
    /// Those kept come first.
    things: Vec<T>,
    kept: usize,
    least: u64,
}

impl<T: Copy + Default> Least<T> {
    /// Nothing, with room for so many.
    fn with_room(room: usize) -> Self {
        Self { things: vec![T::default(); room], kept: 0, least: u64::MAX }
    }

    /// Forgets everything; at most so many will be offered.
    #[inline]
    fn clear(&mut self, offers: usize) {
        if self.things.len() < offers {
            self.things.resize(offers, T::default());
        }
        (self.kept, self.least) = (0, u64::MAX);
    }

    /// Keeps the thing if nothing less was offered. There is no branch here: it would be mispredicted half of the time.
    #[inline]
    fn offer(&mut self, value: u64, thing: T) {
        self.kept = if value < self.least { 0 } else { self.kept };
        self.things[self.kept] = thing;
        self.kept += usize::from(value <= self.least);
        self.least = self.least.min(value);
    }

    #[inline]
    fn kept(&self) -> &[T] {
        &self.things[..self.kept]
    }
}

/// A row that can come next: after which rows placed, and which row. One number, for what is written in parts and read as a whole
/// at once makes the processor wait.
#[derive(Clone, Copy, Default)]
struct Next(u64);

impl Next {
    #[inline]
    const fn new(state: usize, row: usize) -> Self {
        Self((state as u64) << 4 | row as u64)
    }

    #[inline]
    const fn parts(self) -> (usize, u8) {
        ((self.0 >> 4) as usize, (self.0 & 15) as u8)
    }
}

impl PlacedRows {
    /// The rows that may come next: any, or at the second and third place of a band those of the band.
    #[inline]
    fn options(&self, place: usize) -> u16 {
        if place.is_multiple_of(3) { self.left } else { self.left & 7 << (self.row(place - 1) / 3 * 3) }
    }

    /// The row at the place.
    #[inline]
    const fn row(&self, place: usize) -> u8 {
        (self.rows >> (4 * place) & 15) as u8
    }

    fn arrangement(&self) -> Arrangement {
        let names = core::array::from_fn(|digit| self.names.of(digit as u8) as u8);
        Arrangement {
            transposed: self.view == 1,
            rows: core::array::from_fn(|place| self.row(place)),
            columns: self.columns.order(),
            names,
        }
    }
}
