//! The canonical form of puzzles.
//!
//! Row by row from the top: of all ways to place one more row, those that make the least of it are followed, all others
//! dropped. What the rows so far leave open, the order of columns that are blank in all of them, stays open
//! (see [`columns`](super::columns)), so that there is little to follow at any time.

use alloc::vec::Vec;

use super::arrangement::{Arrangement, Found};
use super::columns::{Columns, Names, PATTERNS, Row, with_new_names};
use crate::bits::BitIter;
use crate::cell::CellSet;

/// Rows placed from the top, and what they settle.
#[derive(Clone, Copy)]
struct State {
    columns: Columns,
    names: Names,
    /// Which rows are placed, the others being 0.
    rows: [u8; 9],
    /// Rows that are not placed yet.
    left: u16,
    view: u8,
}

/// A puzzle as it is and transposed.
struct Views([[Row; 9]; 2]);

impl Views {
    /// Both views, unless clues clash.
    #[inline]
    fn new(values: &[u8; 81]) -> Option<Self> {
        let mut views = [[Row::default(); 9]; 2];
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
    let start = |view| State { columns: Columns::UNSETTLED, names: Names::NONE, rows: [0; 9], left: 0x1FF, view };
    let mut states = Vec::with_capacity(16);
    states.extend([start(0), start(1)]);
    let best = Vec::with_capacity(16);
    let mut search = Search { views, states, placed: Vec::with_capacity(16), best, next: 1 };
    let mut form = [0; 81];
    for place in 0..9 {
        let row = search.place(place);
        form[9 * place] = (row >> 32) as u8;
        form[9 * place + 1..9 * place + 9].copy_from_slice(&bytes(row as u32));
    }
    let free = search.states.first().map_or(Columns::IN_ORDER, |state| state.columns);
    let ties = search.states.iter().map(State::arrangement).collect();
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
    states: Vec<State>,
    /// The ways with one row more, while they are made.
    placed: Vec<State>,
    /// Rows that can come next: what is made of them, the state, and which row.
    best: Vec<(u64, u32, u8)>,
    /// The next name for a digit.
    next: u64,
}

impl Search {
    /// Places the least row that can come next; returns it.
    #[inline]
    fn place(&mut self, place: usize) -> u64 {
        let (row, after) = with_new_names(self.find_best(place), self.next);
        self.placed.clear();
        for (_, i, row) in &self.best {
            let state = &self.states[*i as usize];
            let mut rows = state.rows;
            rows[place] = *row;
            let line = &self.views.0[state.view as usize][*row as usize];
            state.columns.settle(line, state.names, self.next, |columns, names| {
                self.placed.push(State { columns, names, rows, left: state.left & !(1 << row), view: state.view });
            });
        }
        core::mem::swap(&mut self.states, &mut self.placed);
        self.next = after;
        row
    }

    /// Finds the least row that can come next, and which rows of which states make it.
    #[inline]
    fn find_best(&mut self, place: usize) -> u64 {
        self.best.clear();
        // While all rows are blank, the least of a row follows from where its clues are; later that gives a bound.
        let untouched = self.next == 1;
        for (i, state) in self.states.iter().enumerate() {
            let view = &self.views.0[(state.view & 1) as usize];
            let bounds = state.columns.bounds();
            let mut options = state.options(place);
            while options != 0 {
                let row = options.trailing_zeros() as u8;
                options &= options - 1;
                let line = &view[row as usize];
                let pattern = PATTERNS[(line.occupied & 511) as usize];
                let value = if untouched { pattern } else { bounds[(line.stacks & 7) as usize].into() };
                self.best.push((value.into(), i as u32, row));
            }
        }
        let least = keep_least(&mut self.best);
        if untouched {
            return spread(least);
        }
        for (value, i, row) in &mut self.best {
            let state = &self.states[*i as usize];
            *value = state.columns.least(&self.views.0[(state.view & 1) as usize][*row as usize], state.names);
        }
        keep_least(&mut self.best)
    }
}

/// Keeps the entries with the least value; returns it.
#[inline]
fn keep_least(entries: &mut Vec<(u64, u32, u8)>) -> u64 {
    let least = entries.iter().fold(u64::MAX, |least, entry| least.min(entry.0));
    let mut kept = 0;
    for i in 0..entries.len() {
        entries[kept] = entries[i];
        kept += usize::from(entries[kept].0 == least);
    }
    entries.truncate(kept);
    least
}

/// Four bits for each of nine: all where the bit is set.
#[inline]
fn spread(pattern: u64) -> u64 {
    (0..9).fold(0, |wide, place| wide | ((pattern >> place & 1) * 15) << (4 * place))
}

impl State {
    /// The rows that may come next: any, or at the second and third place of a band those of the band.
    #[inline]
    fn options(&self, place: usize) -> u16 {
        if place.is_multiple_of(3) { self.left } else { self.left & 7 << (self.rows[place - 1] / 3 * 3) }
    }

    fn arrangement(&self) -> Arrangement {
        let names = core::array::from_fn(|digit| self.names.of(digit as u8) as u8);
        Arrangement { transposed: self.view == 1, rows: self.rows, columns: self.columns.order(), names }
    }
}
