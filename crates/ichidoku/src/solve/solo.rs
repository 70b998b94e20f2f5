//! One puzzle at a time: the nine digits lie across the lanes, so a sweep is as short as the machine allows.
//!
//! The steps are those of [`sweep`](super::sweep), written for a digit per lane instead of a puzzle per lane; only what
//! couples the digits (the counts of each cell) is done word by word. Both come to rest in the same grid, and both guess
//! by [`branch`](super::branch), so they make the same guesses.

use alloc::vec::Vec;

use super::branch::{Guess, GuessOrder, choose};
use super::lane::LaneGrid;
use super::report::Stats;
use super::search::Search;
use super::sweep::{clear_boxes, keep_columns, minirows, permutable_minirows, singles_in_boxes};
use crate::arch::{Job, Lanes};
use crate::candidate::CandidateSet;
use crate::cell::Cell;
use crate::grid_words::{ALL, FIRST, place_of, rows};
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::stop::Interrupted;

/// A depth-first search that can be left at each solution and taken up again.
#[derive(Debug)]
pub(super) struct Tree {
    start: Start,
    /// The grids that remain to be searched, the next one last.
    siblings: Vec<Grid>,
    pub(super) stats: Stats,
}

/// The puzzle to start from, until it is taken up.
#[derive(Debug)]
enum Start {
    Puzzle(Puzzle),
    Taken,
}

/// What the search comes to next.
pub(super) enum Next {
    /// A solution.
    Solution(Solution),
    /// There are no more.
    Exhausted,
    /// Neither: it has to end early.
    Interrupted(Interrupted),
    /// Neither: it has made as many guesses as it may.
    Hard,
}

impl Tree {
    /// The whole search for a puzzle.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        Self { start: Start::Puzzle(*puzzle), siblings: Vec::new(), stats: Stats::default() }
    }

    /// The whole search for a grid of candidates.
    pub(super) fn from_candidates(candidates: &CandidateSet) -> Self {
        let mut rows = [Digits::default(); 3];
        for candidate in candidates.iter() {
            let (row, bit) = place_of(candidate.cell().index());
            rows[row].0[candidate.digit().index()] |= bit;
        }
        let mut naked = [0; 3];
        for cell in Cell::ALL.into_iter().filter(|cell| candidates.digits(*cell).len() == 1) {
            let (row, bit) = place_of(cell.index());
            naked[row] |= bit;
        }
        Self { start: Start::Taken, siblings: alloc::vec![Grid { rows, naked }], stats: Stats::default() }
    }

    /// The grids that remain to be searched, the next one first, each with the number of guesses that are open above it.
    #[inline(always)]
    pub(super) fn parts(&self) -> impl Iterator<Item = (u32, LaneGrid)> {
        let part =
            |(open, grid): (usize, &Grid)| (open as u32, LaneGrid { candidates: grid.words(), naked: grid.naked });
        self.siblings.iter().enumerate().rev().map(part)
    }

    /// The grid to search next.
    #[inline(always)]
    pub(super) fn next<V: Lanes>(&mut self) -> Option<Grid> {
        match core::mem::replace(&mut self.start, Start::Taken) {
            Start::Puzzle(puzzle) => {
                let mut grid = Grid::default();
                grid.naked = V::read_values(puzzle.values(), |i, word| grid.rows[i % 3].0[i / 3] = word);
                Some(grid)
            }
            Start::Taken => self.siblings.pop(),
        }
    }
}

/// Searches on to the next solution.
pub(super) struct Advance<'a> {
    pub(super) search: &'a Search<'a>,
    pub(super) tree: &'a mut Tree,
    pub(super) order: GuessOrder,
    /// After so many guesses the search is left, to be gone on with from its siblings.
    pub(super) patience: u64,
}

impl Job for Advance<'_> {
    type Output = Next;

    #[inline(always)]
    fn run<V: Lanes>(self) -> Next {
        let Self { search, tree, order, patience } = self;
        let mut board = Board::default();
        while let Some(grid) = tree.next::<V>() {
            board.load(&grid);
            loop {
                if search.stop.is_raised() {
                    return Next::Interrupted(Interrupted::Stopped);
                }
                tree.stats.sweeps += 1;
                match board.sweep::<V>() {
                    Swept::Changed => {}
                    Swept::Contradiction => break,
                    Swept::Solved => return Next::Solution(Solution::from_proved(V::values(&board.grid.words()))),
                    Swept::Stuck => {
                        let word = |digit: usize, row: usize| board.grid.word(digit, row);
                        let Some(guess) = choose::<V>(order, word, board.bivalue, board.open) else { break };
                        if tree.stats.guesses == search.nodes {
                            return Next::Interrupted(Interrupted::NodeBudget);
                        }
                        // Room for all that most searches need, and none for those that do without.
                        if tree.siblings.capacity() == 0 {
                            tree.siblings.reserve(12);
                        }
                        tree.siblings.push(board.grid.split(guess));
                        tree.stats.guesses += 1;
                        tree.stats.depth = tree.stats.depth.max(tree.siblings.len() as u32);
                        if tree.stats.guesses == patience {
                            tree.siblings.push(board.grid);
                            return Next::Hard;
                        }
                    }
                }
            }
        }
        Next::Exhausted
    }
}

/// What one sweep led to.
#[derive(Clone, Copy)]
pub(super) enum Swept {
    Changed,
    Stuck,
    Solved,
    Contradiction,
}

/// A word for each digit; the last ones fill up a vector.
#[derive(Clone, Copy, Default, Debug)]
#[repr(C, align(64))]
struct Digits([u32; 16]);

/// A grid to search.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Grid {
    /// The candidates, by row in band (see [`grid_words`](crate::grid_words)) and digit.
    rows: [Digits; 3],
    /// Cells with one candidate.
    naked: [u32; 3],
}

impl Grid {
    /// The grid in words, see [`grid_words`](crate::grid_words).
    #[inline(always)]
    fn words(&self) -> [u32; 27] {
        let mut words = [0; 27];
        for (i, word) in words.iter_mut().enumerate() {
            *word = self.rows[i % 3].0[i / 3];
        }
        words
    }

    /// The candidates of a digit in one row of all bands.
    #[inline(always)]
    pub(super) fn word(&self, digit: usize, row: usize) -> u32 {
        self.rows[row].0[digit]
    }

    /// The number of candidates.
    #[cfg(feature = "std")]
    #[inline(always)]
    pub(super) fn candidates(&self) -> u32 {
        self.rows.iter().flat_map(|row| row.0).map(u32::count_ones).sum()
    }

    /// Leaves the cell no other digit than the guess; returns the grid in which the guess is wrong.
    #[inline(always)]
    pub(super) fn split(&mut self, guess: Guess) -> Self {
        let mut other = Self { rows: self.rows, naked: guess.cell_without() };
        other.rows[guess.row].0[guess.digit] &= !guess.bit;
        let row = &mut self.rows[guess.row].0;
        let kept = row[guess.digit];
        row.iter_mut().for_each(|word| *word &= !guess.bit);
        row[guess.digit] = kept;
        self.naked = guess.cell();
        other
    }
}

/// The grid at work, and what the last sweep found in it.
#[derive(Clone, Default)]
pub(super) struct Board {
    pub(super) grid: Grid,
    /// Each digit's only cells of their box.
    singles: [Digits; 3],
    /// The cells with some single; all digits leave it but the single one.
    placed: [u32; 3],
    /// Cells with exactly two candidates.
    pub(super) bivalue: [u32; 3],
    /// Cells with two or more candidates.
    pub(super) open: [u32; 3],
}

impl Board {
    /// Starts with a grid; what was found in another does not hold for it.
    #[inline(always)]
    pub(super) fn load(&mut self, grid: &Grid) {
        self.placed = [0; 3];
        self.grid = *grid;
    }

    /// Propagates every digit once.
    #[inline(always)]
    pub(super) fn sweep<V: Lanes>(&mut self) -> Swept {
        let mut changed = false;
        let mut consistent = true;
        let mut columns = true;
        for first in (0..9).step_by(V::COUNT) {
            let found = self.sweep_digits::<V>(first);
            changed |= found.changed;
            consistent &= found.consistent;
            columns &= found.columns;
        }
        let (filled, placed) = self.count_cells();
        changed |= placed.one != self.placed;
        self.placed = placed.one;
        let all = |words: [u32; 3]| words == [ALL; 3];
        if !consistent || !all(filled) || placed.two != [0; 3] || all(placed.one) && !columns {
            Swept::Contradiction
        } else if all(placed.one) {
            Swept::Solved
        } else if changed {
            Swept::Changed
        } else {
            Swept::Stuck
        }
    }

    /// The steps of a sweep that look at one digit only, for as many digits as a vector holds.
    #[inline(always)]
    fn sweep_digits<V: Lanes>(&mut self, first: usize) -> Found {
        let zero = V::splat(0);
        let lanes = (1 << (9 - first).min(V::COUNT)) - 1;
        let old = rows!(|r| V::from_slice(&self.grid.rows[r].0[first..]));
        let open =
            rows!(|r| V::and_unless(old[r], V::splat(self.placed[r]), V::from_slice(&self.singles[r].0[first..])));
        let (digits, boxes_done) = clear_boxes(open, rows!(|r| V::splat(self.grid.naked[r])));
        let digits = keep_rows(keep_columns(digits));
        let (singles, some, several) = singles_in_boxes(digits);
        let mut change = zero;
        for r in 0..3 {
            change = V::or_difference(change, old[r], digits[r]);
            digits[r].to_slice(&mut self.grid.rows[r].0[first..]);
            singles[r].to_slice(&mut self.singles[r].0[first..]);
        }
        let all_columns = V::splat(0x1FF);
        let some_column = V::or3(digits[0], digits[1], digits[2]);
        let some_column = V::or3(some_column, some_column.shr::<9>(), some_column.shr::<18>()).and(all_columns);
        let boxes = some.and(V::splat(FIRST)).equal_lanes(V::splat(FIRST));
        let clash = boxes_done.and(several).equal_lanes(zero);
        Found {
            changed: change.equal_lanes(zero) & lanes != lanes,
            consistent: boxes & clash & lanes == lanes,
            columns: some_column.equal_lanes(all_columns) & lanes == lanes,
        }
    }

    /// Counts each cell's candidates; returns the cells that have any, and those with one and with two singles.
    #[inline(always)]
    fn count_cells(&mut self) -> ([u32; 3], Placed) {
        let mut filled = [0; 3];
        let mut placed = Placed { one: [0; 3], two: [0; 3] };
        for r in 0..3 {
            let (mut one, mut two, mut three) = (0, 0, 0);
            for (word, single) in self.grid.rows[r].0.iter().zip(&self.singles[r].0).take(9) {
                three |= two & word;
                two |= one & word;
                one |= word;
                placed.two[r] |= placed.one[r] & single;
                placed.one[r] |= single;
            }
            filled[r] = one;
            (self.grid.naked[r], self.bivalue[r], self.open[r]) = (one & !two, two & !three, two);
        }
        (filled, placed)
    }
}

/// What the digits of one vector led to.
struct Found {
    changed: bool,
    /// Every digit has a cell in every box, and no cell's last candidate is another's too.
    consistent: bool,
    /// Every digit has a cell in every column.
    columns: bool,
}

/// Cells that are the only one in their box for some digit, and for two.
struct Placed {
    one: [u32; 3],
    two: [u32; 3],
}

/// Keeps the minirows that lie on a permutation.
#[inline(always)]
fn keep_rows<V: Lanes>(digit: [V; 3]) -> [V; 3] {
    let kept = permutable_minirows(rows!(|r| minirows(digit[r])));
    rows!(|r| digit[r].and(kept[r].and(V::splat(FIRST)).triple()))
}
