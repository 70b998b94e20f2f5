//! Multi-sector locked set: the page is `multi-sector-locked-set`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::combinations::bits_of;
use crate::evidence::{Evidence, candidates_of};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const MULTI_SECTOR_LOCKED_SET: Info = Info {
    slug: "multi-sector-locked-set",
    name: "multi-sector locked set",
    aliases: &["MSLS"],
    page: "multi-sector-locked-set",
    difficulty: 84,
    find,
    ..super::FAMILY
};

/// How many home digits are tried, and how many rows: of the sets with three to six digits in three to six rows that the
/// hardest puzzles have, more than nine in ten. The rows, columns and digits that a set leaves out make a set with much the
/// same eliminations.
const DIGITS: std::ops::RangeInclusive<u32> = 4..=5;
const ROWS: std::ops::RangeInclusive<u32> = 3..=4;

/// Finds sets with home digits in rows, then with home digits in columns.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (rows, columns) = (&House::ALL[..9], &House::ALL[9..18]);
    let mut seen = std::collections::HashSet::new();
    for lines in [Lines::new(survey, rows, columns), Lines::new(survey, columns, rows)] {
        lines.each(&mut |home| match lines.step(survey, home) {
            Some(step) if seen.insert(step.eliminations.clone()) => sink(step),
            _ => ControlFlow::Continue(()),
        })?;
    }
    ControlFlow::Continue(())
}

/// Home digits and the lines that give them.
#[derive(Clone, Copy)]
struct Home {
    digits: DigitSet,
    /// Bit `i` for the line `i`.
    rows: usize,
}

/// The cells that a column shares with some rows.
#[derive(Clone, Copy, Default)]
struct Shared {
    /// How many of them are open.
    cells: u8,
    digits: DigitSet,
}

/// How many bits a count has; nine of them are added and compared at once.
const LANE: usize = 6;

/// One in the lane of each column, and the highest bit of each.
const ONES: u64 = 0o1_01_01_01_01_01_01_01_01;
const HIGH: u64 = ONES << (LANE - 1);

/// What some rows share with the columns, in a lane each, and a lane more for the rows themselves.
struct Tally {
    /// The open cells.
    cells: u64,
    /// By digit: the columns where some cell can hold it, and how many of the rows lack it.
    digits: [u64; 9],
}

impl Tally {
    /// Of these home digits those for which the best columns make as many digits as cells.
    ///
    /// A column is worth choosing if it has more cells than digits that are not home digits. Together these columns have
    /// to have as many more as the rows have home digits to give.
    fn even(&self, homes: &[u16]) -> impl Iterator<Item = u16> {
        let all: u64 = self.digits.iter().sum();
        let (low, high) = (sums(&self.digits[..5]), sums(&self.digits[5..]));
        homes.iter().copied().filter(move |home| {
            let home = low[usize::from(home & 31)] + high[usize::from(home >> 5)];
            let given = home >> (LANE * 9);
            given > 0 && self.spare(all - home) == given
        })
    }

    /// By how many the cells of the columns are more than the other digits, in all columns where they are.
    ///
    /// The highest bit of a lane is set before the subtraction and stays where the cells are no fewer. The product by ones
    /// has the sum of all lanes in the highest.
    fn spare(&self, others: u64) -> u64 {
        let more = (self.cells | HIGH) - (others & (ONES * 31));
        let kept = (more & HIGH) - ((more & HIGH) >> (LANE - 1));
        ((more & kept).wrapping_mul(ONES) >> (LANE * 8)) & 63
    }
}

/// By choice of the counts, their sum.
fn sums(counts: &[u64]) -> [u64; 32] {
    let mut sums = [0; 32];
    for choice in 1..1usize << counts.len() {
        sums[choice] = sums[choice & (choice - 1)] + counts[choice.trailing_zeros() as usize];
    }
    sums
}

/// The grid as lines with home digits, here called rows, and lines across them, called columns.
struct Lines<'h> {
    rows: &'h [House],
    columns: &'h [House],
    /// By row: the digits that it lacks.
    lacking: [DigitSet; 9],
    /// By choice of rows: what they share with each column.
    shared: Vec<[Shared; 9]>,
}

impl<'h> Lines<'h> {
    fn new(survey: &Survey<'_>, rows: &'h [House], columns: &'h [House]) -> Self {
        let lacking = |i: usize| Digit::ALL.into_iter().filter(|d| survey.positions(*d, rows[i]) != 0).collect();
        let mut shared = vec![[Shared::default(); 9]; 512];
        for choice in 1..512usize {
            let row = rows[choice.trailing_zeros() as usize];
            for (i, column) in columns.iter().enumerate() {
                let Shared { cells, digits } = shared[choice & (choice - 1)][i];
                let more = survey.crossing(row, *column).only().map_or(DigitSet::EMPTY, |cell| survey.digits(cell));
                shared[choice][i] = Shared { cells: cells + u8::from(!more.is_empty()), digits: digits | more };
            }
        }
        Self { rows, columns, lacking: std::array::from_fn(lacking), shared }
    }

    /// Visits the home digits and rows whose best columns make as many digits as cells, where fewer of the rows do not.
    fn each(&self, visit: &mut dyn FnMut(Home) -> ControlFlow<()>) -> ControlFlow<()> {
        let homes: Vec<u16> = (0..512u16).filter(|digits| DIGITS.contains(&digits.count_ones())).collect();
        let mut even: Vec<(u16, usize)> = Vec::new();
        for rows in (1..512usize).filter(|rows| rows.count_ones() <= *ROWS.end()) {
            even.extend(self.tally(rows).even(&homes).map(|digits| (digits, rows)));
        }
        even.sort_unstable();
        for same in even.chunk_by(|a, b| a.0 == b.0) {
            for (i, (digits, rows)) in same.iter().enumerate() {
                let fewer = same[..i].iter().any(|(_, some)| some & rows == *some);
                if !fewer && ROWS.contains(&rows.count_ones()) {
                    visit(Home { digits: DigitSet::from_bits(*digits), rows: *rows })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts what the rows share with each column.
    fn tally(&self, rows: usize) -> Tally {
        let mut tally = Tally { cells: 0, digits: [0; 9] };
        for (i, shared) in self.shared[rows].iter().enumerate() {
            tally.cells |= u64::from(shared.cells) << (LANE * i);
            shared.digits.iter().for_each(|digit| tally.digits[digit.index()] |= 1 << (LANE * i));
        }
        for row in bits_of(rows as u16) {
            self.lacking[row].iter().for_each(|digit| tally.digits[digit.index()] += 1 << (LANE * 9));
        }
        tally
    }

    /// What the set takes out: nothing if it is locked already.
    fn step(&self, survey: &Survey<'_>, home: Home) -> Option<Step> {
        let rows: Vec<House> = bits_of(home.rows as u16).map(|row| self.rows[row]).collect();
        let gives = |shared: &Shared| usize::from(shared.cells) > (shared.digits - home.digits).len();
        let columns = self.columns.iter().zip(&self.shared[home.rows]).filter(|(_, shared)| gives(shared));
        let columns: Vec<(House, DigitSet)> = columns.map(|(house, s)| (*house, s.digits - home.digits)).collect();
        let across = rows.iter().fold(CellSet::EMPTY, |all, row| all | row.cells());
        let down = columns.iter().fold(CellSet::EMPTY, |all, (column, _)| all | column.cells());
        let beside = home.digits.iter().map(|digit| (digit, across - down));
        let above = columns.iter().flat_map(|(column, digits)| digits.iter().map(|d| (d, column.cells() - across)));
        let out = beside.chain(above).flat_map(|(digit, cells)| candidates_of(digit, survey.cells(digit) & cells));
        let out: Vec<Candidate> = out.collect();
        let cells = survey.open() & across & down;
        let covers = columns.iter().map(|(column, _)| *column).collect();
        let evidence = Evidence::MultiSector { cells, houses: rows, covers };
        (!out.is_empty()).then(|| Step::new(Technique::MultiSectorLockedSet, evidence).removing(out))
    }
}
