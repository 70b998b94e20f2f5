//! The bits that nets work on: for each digit the cells that may hold it, and what singles make of them.
//!
//! Nine planes of 81 bits. All houses of a kind are counted at once: a plane is folded by three, twice, with two-bit
//! counters (none, one, more), like the carry-save adders that count bits of many words. What stays "one" is a hidden single;
//! what stays "none" is an empty house. Cells are counted the same way, over the nine planes. So a round of singles costs
//! some hundred operations on 128 bits, however many singles there are.
//!
//! ```text
//!   bit 9·row + column:      r1: 0  1  2 | 3  4  5 | 6  7  8
//!                            r2: 9 10 11 | …
//!   a plane, folded          minirows   x..x..x..  of each row    1 bit for 3 cells
//!   by three twice:          rows       x........  of each row    1 bit for 3 minirows
//!                            boxes      x..x..x..  of each band   1 bit for 3 minirows
//!                            columns    xxxxxxxxx  of row 1       1 bit for 9 cells
//! ```

use ichidoku::{Candidate, Cell, CellSet, Digit, House};

use crate::evidence::{Truth, candidates_of};
use crate::state::State;

/// A cell has no candidate left, or a house no place for a digit, after so many rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Emptied(pub(crate) u32);

/// All cells.
const ALL: u128 = CellSet::FULL.bits();
/// The first cell of each minirow.
pub(super) const MINIROWS: u128 = ROWS | ROWS << 3 | ROWS << 6;
/// The first cell of each row.
pub(super) const ROWS: u128 = COLUMN | COLUMN << 27 | COLUMN << 54;
/// The first cell of each box.
pub(super) const BOXES: u128 = BAND | BAND << 27 | BAND << 54;
/// The first row of each band.
pub(super) const BAND_ROWS: u128 = ROW | ROW << 27 | ROW << 54;
/// The cells of row 1.
pub(super) const ROW: u128 = 0x1FF;
/// The first cell of each row of band 1, and of each box.
const COLUMN: u128 = 1 | 1 << 9 | 1 << 18;
const BAND: u128 = 1 | 1 << 3 | 1 << 6;

/// What is there at least once and at least twice; one bit for each of many places.
#[derive(Clone, Copy)]
struct Count {
    once: u128,
    twice: u128,
}

impl Count {
    /// Counts three bits that lie `shift` apart, at the first of them.
    #[inline]
    fn three(bits: u128, shift: u32) -> Self {
        let (a, b, c) = (bits, bits >> shift, bits >> (2 * shift));
        Self { once: a | b | c, twice: (a & b) | (c & (a | b)) }
    }

    /// These counts at the places that are of interest.
    #[inline]
    fn at(self, places: u128) -> Self {
        Self { once: self.once & places, twice: self.twice & places }
    }

    /// Adds three counts that lie `shift` apart.
    #[inline]
    fn fold(self, shift: u32) -> Self {
        let sum = Self::three(self.once, shift);
        let more = self.twice | self.twice >> shift | self.twice >> (2 * shift);
        Self { once: sum.once, twice: sum.twice | more }
    }
}

/// What is there at least once, twice and three times.
#[derive(Clone, Copy)]
struct LongCount {
    once: u128,
    twice: u128,
    thrice: u128,
}

impl LongCount {
    /// Counts three bits that lie `shift` apart, at the first of them.
    #[inline]
    fn three(bits: u128, shift: u32) -> Self {
        Self { once: bits, twice: 0, thrice: 0 }.fold(shift)
    }

    /// Adds three counts that lie `shift` apart.
    #[inline]
    fn fold(self, shift: u32) -> Self {
        self.plus(self.moved(shift)).plus(self.moved(2 * shift))
    }

    #[inline]
    fn moved(self, shift: u32) -> Self {
        Self { once: self.once >> shift, twice: self.twice >> shift, thrice: self.thrice >> shift }
    }

    #[inline]
    fn plus(self, more: Self) -> Self {
        Self {
            once: self.once | more.once,
            twice: self.twice | more.twice | (self.once & more.once),
            thrice: self.thrice | more.thrice | (self.twice & more.once) | (self.once & more.twice),
        }
    }
}

/// Some houses: each by its first cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Houses {
    rows: u128,
    boxes: u128,
    columns: u128,
}

impl Houses {
    /// All houses.
    pub(super) const ALL: Self = Self { rows: ROWS, boxes: BOXES, columns: ROW };

    /// Those of the houses in which the plane has one bit; nothing if one of all houses has none.
    #[inline]
    fn with_one(self, plane: u128) -> Option<Self> {
        let minirows = Count::three(plane, 1).at(MINIROWS);
        let (rows, boxes) = (minirows.fold(3), minirows.fold(9));
        let columns = Count::three(plane, 9).at(BAND_ROWS).fold(27);
        let filled = rows.once & ROWS == ROWS && boxes.once & BOXES == BOXES && columns.once & ROW == ROW;
        let [rows, boxes, columns] = [rows, boxes, columns].map(|count| !count.twice);
        let alone = Self { rows: self.rows & rows, boxes: self.boxes & boxes, columns: self.columns & columns };
        filled.then_some(alone)
    }

    /// Those that the count of the plane's bits in them picks.
    #[inline]
    fn counted(plane: u128, pick: impl Fn(LongCount) -> u128) -> Self {
        let (minirows, minicols) = (LongCount::three(plane, 1), LongCount::three(plane, 9));
        let (rows, boxes, columns) = (minirows.fold(3), minirows.fold(9), minicols.fold(27));
        Self { rows: pick(rows) & ROWS, boxes: pick(boxes) & BOXES, columns: pick(columns) & ROW }
    }

    /// The houses bit by bit, each at its index.
    fn indices(self) -> u32 {
        let firsts = |cells: u128| CellSet::from_bits(cells).iter().map(Cell::houses);
        let rows = firsts(self.rows).map(|[row, _, _]| row);
        let columns = firsts(self.columns).map(|[_, column, _]| column);
        let boxes = firsts(self.boxes).map(|[_, _, b]| b);
        rows.chain(columns).chain(boxes).fold(0, |all, house| all | 1 << house.index())
    }

    fn contains(self, house: House) -> bool {
        let first = house.cells().bits() & house.cells().bits().wrapping_neg();
        let set = [self.rows, self.columns, self.boxes][house.index() / 9];
        set & first != 0
    }

    /// The cells of the houses.
    #[inline]
    fn cells(self) -> u128 {
        let rows = (self.rows << 9) - self.rows;
        let boxes = self.boxes | self.boxes << 1 | self.boxes << 2;
        let columns = self.columns | self.columns << 27 | self.columns << 54;
        let nine = boxes | columns;
        rows | nine | nine << 9 | nine << 18
    }
}

/// Which strong links a propagation may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strong {
    /// Of these cells: the last candidate is true.
    cells: u128,
    /// By digit, of these houses: the last place is true.
    houses: [Houses; 9],
}

impl Strong {
    /// Any cell and house: links may arise on the way.
    pub(crate) const ALL: Self = Self { cells: ALL, houses: [Houses::ALL; 9] };

    /// Whether the last candidate of this may be taken to be true.
    pub(crate) fn allows(&self, truth: Truth) -> bool {
        match truth {
            Truth::Cell(cell) => self.cells >> cell.index() & 1 == 1,
            Truth::Digit(house, digit) => self.houses[digit.index()].contains(house),
        }
    }

    /// The links that the planes have now: cells with two candidates, houses with two places.
    pub(crate) fn of(planes: &Planes) -> Self {
        let (_, _, thrice) = planes.tally();
        Self { cells: !thrice, houses: planes.cells.map(with_two) }
    }
}

/// The houses in which the plane has at most two bits.
fn with_two(plane: u128) -> Houses {
    Houses::counted(plane, |count| !count.thrice)
}

/// The houses, bit by bit, in which the plane has exactly two bits.
pub(super) fn two_places(plane: u128) -> u32 {
    Houses::counted(plane, |count| count.twice & !count.thrice).indices()
}

/// The working grid of a net: by digit the cells that may hold it; a filled cell keeps its digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Planes {
    pub(crate) cells: [u128; 9],
    /// The cells whose digit has been taken from all peers.
    pub(crate) done: u128,
}

impl Planes {
    /// The planes of the state.
    pub(crate) fn new(state: &State) -> Self {
        let cells = Digit::ALL.map(|digit| (state.cells(digit) | state.values().cells_of(digit)).bits());
        Self { cells, done: (CellSet::FULL - state.open()).bits() }
    }

    /// These planes where the candidate is taken to be true.
    pub(crate) fn with(mut self, candidate: Candidate) -> Self {
        let cell = 1 << candidate.cell().index();
        let mut found = [0; 9];
        found[candidate.digit().index()] = cell;
        self.place(&found, cell);
        self
    }

    /// Takes the candidate out.
    pub(crate) fn remove(&mut self, candidate: Candidate) {
        self.cells[candidate.digit().index()] &= !(1 << candidate.cell().index());
    }

    /// Keeps what is in both; whether something goes.
    pub(crate) fn restrict(&mut self, keep: &[u128; 9]) -> bool {
        let before = self.cells;
        self.cells.iter_mut().zip(keep).for_each(|(plane, keep)| *plane &= keep);
        self.cells != before
    }

    /// The cells that have several candidates, those with two first.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = Cell> + use<> {
        let (_, twice, thrice) = self.tally();
        [twice & !thrice, thrice].into_iter().flat_map(|cells| CellSet::from_bits(cells).iter())
    }

    /// The candidates of the cell.
    pub(crate) fn candidates(&self, cell: Cell) -> impl Iterator<Item = Candidate> + use<'_> {
        Truth::Cell(cell).options().filter(|c| self.has(*c))
    }

    /// Whether the candidate is still there.
    pub(crate) fn has(&self, candidate: Candidate) -> bool {
        self.cells[candidate.digit().index()] >> candidate.cell().index() & 1 == 1
    }

    /// The candidates that are not among the others.
    pub(crate) fn beyond(&self, others: &[u128; 9]) -> impl Iterator<Item = Candidate> + use<> {
        let planes: [u128; 9] = std::array::from_fn(|digit| self.cells[digit] & !others[digit]);
        Digit::ALL.into_iter().zip(planes).flat_map(|(digit, plane)| candidates_of(digit, CellSet::from_bits(plane)))
    }

    /// The cells with one candidate.
    pub(crate) fn filled(&self) -> u128 {
        let (once, twice, _) = self.tally();
        once & !twice
    }

    /// Whether the cell's digit has been taken from its peers.
    pub(crate) fn is_done(&self, cell: Cell) -> bool {
        self.done >> cell.index() & 1 == 1
    }

    /// How many candidates are there.
    pub(crate) fn len(&self) -> u32 {
        self.cells.iter().map(|plane| plane.count_ones()).sum()
    }

    /// The cells with at least one, two, three candidates.
    #[inline]
    pub(super) fn tally(&self) -> (u128, u128, u128) {
        self.cells
            .iter()
            .fold((0, 0, 0), |(one, two, three), plane| (one | plane, two | (one & plane), three | (two & plane)))
    }

    /// Places singles until there are none, by the strong links that may be used; returns how many rounds it took.
    ///
    /// Each round finds all naked and hidden singles on the bits of the whole grid; `settled` are planes for which no
    /// digit has a hidden single left to place.
    pub(super) fn propagate(&mut self, strong: &Strong, settled: &[u128; 9]) -> Result<u32, Emptied> {
        let mut seen = *settled;
        let mut rounds = 1;
        while let Some((found, any)) = self.singles(strong, &mut seen).ok_or(Emptied(rounds))? {
            self.place(&found, any);
            rounds += 1;
        }
        Ok(rounds)
    }

    /// By digit the cells to fill with it, and all of them, if there are any; nothing if a cell or a house is empty or
    /// two digits have one place. Planes that are as they were when last seen hold no new hidden single.
    #[inline]
    fn singles(&self, strong: &Strong, seen: &mut [u128; 9]) -> Option<Option<([u128; 9], u128)>> {
        let (once, twice, _) = self.tally();
        if once != ALL {
            return None;
        }
        let naked = !twice & strong.cells;
        let mut found = [0; 9];
        let (mut any, mut clash) = (0, 0);
        for digit in 0..9 {
            let plane = self.cells[digit];
            let mut cells = plane & naked;
            if plane != seen[digit] {
                cells |= plane & strong.houses[digit].with_one(plane)?.cells();
                seen[digit] = plane;
            }
            cells &= !self.done;
            clash |= any & cells;
            any |= cells;
            found[digit] = cells;
        }
        (clash == 0).then_some((any != 0).then_some((found, any)))
    }

    /// Fills the cells: they lose their other candidates, and their peers the digit.
    #[inline]
    fn place(&mut self, found: &[u128; 9], any: u128) {
        self.done |= any;
        for (plane, cells) in self.cells.iter_mut().zip(found) {
            let peers = CellSet::from_bits(*cells).iter().fold(0, |all, cell| all | cell.peers().bits());
            *plane &= !(any & !cells) & !peers;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::contradiction;

    const LINES: [&str; 3] = [
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "..3.56...45.7........2.3..5.7...1.96....3.2..9.1..7.......9582.5.........9.3.2.7.",
    ];

    /// Places one single after the other, by the candidates alone, until there is none or something is empty.
    fn slow_singles(mut state: State) -> Option<State> {
        loop {
            if contradiction(&state).is_some() {
                return None;
            }
            let places = |truth: Truth| truth.options().filter(|c| state.has(*c)).collect::<Vec<_>>();
            let truths =
                state.candidates().iter().flat_map(|candidate| Truth::of(&state, candidate)).collect::<Vec<_>>();
            let single = truths.into_iter().map(places).find(|places| places.len() == 1);
            let Some([single]) = single.as_deref() else { return Some(state) };
            state.place(single.cell(), single.digit());
        }
    }

    #[test]
    fn propagation_does_what_one_single_after_the_other_does() {
        for line in LINES {
            let state = State::from_puzzle(&line.parse().unwrap());
            let base = Planes::new(&state);
            for candidate in state.candidates().iter() {
                let mut fast = base.with(candidate);
                let fast = fast.propagate(&Strong::ALL, &[0; 9]).is_ok().then_some(fast);
                let mut slow = state.clone();
                slow.place(candidate.cell(), candidate.digit());
                assert_eq!(fast, slow_singles(slow).map(|s| Planes::new(&s)), "{candidate} in {line}");
            }
        }
    }

    #[test]
    fn the_fewest_places_of_a_house_are_counted_right() {
        for line in LINES {
            let planes = Planes::new(&State::from_puzzle(&line.parse().unwrap()));
            let strong = Strong::of(&planes);
            for digit in Digit::ALL {
                let plane = planes.cells[digit.index()];
                let alone = Houses::ALL.with_one(plane).unwrap();
                for house in House::ALL {
                    let places = (plane & house.cells().bits()).count_ones();
                    assert_eq!(alone.contains(house), places == 1, "{digit} in {house}");
                    assert_eq!(strong.allows(Truth::Digit(house, digit)), places <= 2, "{digit} in {house}");
                }
            }
        }
    }
}
