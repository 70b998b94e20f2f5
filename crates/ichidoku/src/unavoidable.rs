//! Unavoidable sets: cells of which every proper puzzle must give at least one.
//!
//! If some cells of a solution can be filled in another way, a puzzle that gives none of them has two solutions. The other
//! filling is searched cell by cell: a cell that is to change takes another digit, and then the cells that held this digit
//! in its row, column and box must change too. When every cell that must change has its new digit, a second legal grid is
//! found; for in each house the new digits are different, and each is taken from a cell of the house that changes as well.

use alloc::vec::Vec;

use crate::bits::BitIter;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::house::House;
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::stop::{Interrupted, Stop};

impl Solution {
    /// All minimal unavoidable sets of at most so many cells, the smallest first, and those of one size in the order of
    /// their cells.
    ///
    /// A set is minimal if no other is part of it. Up to 12 cells a grid has some hundred of them, and they are found in some
    /// ten milliseconds; the time grows steeply with the size.
    ///
    /// ```
    /// use ichidoku::{Puzzle, Solution, Stop};
    /// let line = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// let solution = Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap();
    /// let sets = solution.unavoidable_sets(4, Stop::never()).unwrap();
    /// assert!(sets.iter().any(|set| set.to_string() == "r4c6 r4c9 r5c6 r5c9"), "1 and 3 can be exchanged");
    /// ```
    ///
    /// # Errors
    /// [`Interrupted`] if `stop` was raised before the end.
    pub fn unavoidable_sets(&self, most: usize, stop: Stop<'_>) -> Result<Vec<CellSet>, Interrupted> {
        let puzzle = Puzzle::from(*self);
        let places = Digit::ALL.map(|digit| puzzle.cells_of(digit));
        let mut found = Vec::new();
        for first in Cell::ALL {
            let changed = CellSet::single(first);
            let mut search = Search { solution: self, places, most, first, changed, found: &mut found, stop };
            search.change(changed, [CellSet::EMPTY; 9])?;
        }
        minimal(found, stop)
    }
}

/// The sets that hold no other, by size and cells, each once.
fn minimal(mut sets: Vec<CellSet>, stop: Stop<'_>) -> Result<Vec<CellSet>, Interrupted> {
    sets.sort_unstable_by_key(|set| (set.len(), set.bits().reverse_bits() ^ u128::MAX));
    sets.dedup();
    let mut minimal: Vec<CellSet> = Vec::new();
    for set in sets {
        stop.check()?;
        if !minimal.iter().any(|smaller| smaller.is_subset(set)) {
            minimal.push(set);
        }
    }
    Ok(minimal)
}

/// The search for second grids that differ from the first in few cells.
struct Search<'a> {
    solution: &'a Solution,
    /// Where each digit stands in the solution.
    places: [CellSet; 9],
    /// How many cells may change.
    most: usize,
    /// The first cell that changes.
    first: Cell,
    /// The cells that change.
    changed: CellSet,
    found: &'a mut Vec<CellSet>,
    stop: Stop<'a>,
}

impl Search<'_> {
    /// Gives new digits to all cells that lack one, in all ways; `new` tells where each digit stands anew.
    fn change(&mut self, lacking: CellSet, new: [CellSet; 9]) -> Result<(), Interrupted> {
        self.stop.check()?;
        let Some(cell) = self.tightest(lacking, &new) else {
            if lacking.is_empty() {
                self.found.push(self.changed);
            }
            return Ok(());
        };
        let before = self.changed;
        for digit in self.options(cell, &new) {
            let mut new = new;
            new[digit] = new[digit].with(cell);
            let more = self.places[digit] & cell.peers();
            self.changed = before | more;
            if self.changed.len() + self.singletons() <= self.most {
                self.change(lacking.without(cell) | (more - before), new)?;
            }
            self.changed = before;
        }
        Ok(())
    }

    /// The cell with the fewest options; none if some cell has no option, or no cell lacks a digit.
    fn tightest(&self, lacking: CellSet, new: &[CellSet; 9]) -> Option<Cell> {
        let with_options = lacking.iter().map(|cell| (self.options(cell, new).count(), cell));
        let (options, cell) = with_options.min()?;
        (options > 0).then_some(cell)
    }

    /// The new digits that the cell may take.
    fn options(&self, cell: Cell, new: &[CellSet; 9]) -> impl Iterator<Item = usize> + use<> {
        let room = self.most - self.changed.len();
        let earlier = CellSet::from_bits((1 << self.first.index()) - 1);
        let mut options = 0u128;
        for digit in 0..9 {
            let holders = self.places[digit] & cell.peers();
            let free = new[digit].is_disjoint(cell.peers()) && holders.is_disjoint(earlier);
            if free && self.solution.get(cell).index() != digit && (holders - self.changed).len() <= room {
                options |= 1 << digit;
            }
        }
        BitIter(options)
    }

    /// How many cells must be added at least: a house or a digit of which one cell changes needs another.
    fn singletons(&self) -> usize {
        let alone = |set: CellSet| usize::from((set & self.changed).len() == 1);
        let mut kinds = [0; 4];
        for (i, house) in House::ALL.into_iter().enumerate() {
            kinds[i / 9] += alone(house.cells());
        }
        kinds[3] = self.places.into_iter().map(alone).sum();
        kinds.into_iter().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Search as Solving;

    const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn solution(line: &str) -> Solution {
        Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap()
    }

    /// Without these cells.
    fn without(solution: &Solution, cells: CellSet) -> Puzzle {
        Puzzle::from(*solution).restricted_to(!cells)
    }

    #[test]
    fn each_set_is_unavoidable_and_minimal() {
        let solution = solution(SOLUTION);
        let sets = solution.unavoidable_sets(12, Stop::never()).unwrap();
        assert!((200..600).contains(&sets.len()), "{} sets", sets.len());
        for set in sets {
            assert!(without(&solution, set).count_solutions(2) > 1, "{set}");
            for cell in set.iter() {
                assert_eq!(without(&solution, set.without(cell)).count_solutions(2), 1, "{set} without {cell}");
            }
        }
    }

    #[test]
    fn all_sets_of_four_are_found() {
        // Every set of four cells is tried.
        let solution = solution(SOLUTION);
        let mut expected = Vec::new();
        for a in 0..81 {
            let fours = |b: usize| (b + 1..81).flat_map(move |c| (c + 1..81).map(move |d| [a, b, c, d]));
            let sets: Vec<CellSet> =
                (a + 1..81).flat_map(fours).map(|four| four.into_iter().map(|i| Cell::ALL[i]).collect()).collect();
            let puzzles: Vec<Puzzle> = sets.iter().map(|set| without(&solution, *set)).collect();
            let reports = Solving::new().run_many(&puzzles);
            expected.extend(sets.iter().zip(reports).filter(|(_, report)| report.count > 1).map(|(set, _)| *set));
        }
        assert_eq!(solution.unavoidable_sets(4, Stop::never()).unwrap(), expected);
    }

    #[test]
    fn twelve_cells_hold_a_set_exactly_if_they_leave_a_choice() {
        // Cells of few digits, or of few boxes, often hold one.
        let solution = solution(SOLUTION);
        let sets = solution.unavoidable_sets(12, Stop::never()).unwrap();
        let mut seed = 1u64;
        let mut random = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % n
        };
        let mut several = 0;
        for round in 0..2000 {
            let (one, other) = (random(9), random(9));
            let near = |cell: &Cell| match round % 2 {
                0 => [one, other].contains(&solution.get(*cell).index()),
                _ => cell.box_().index() == one || cell.box_().index() == one / 3 * 3 + other % 3,
            };
            let mut pool: Vec<Cell> = Cell::ALL.into_iter().filter(near).collect();
            while pool.len() > 12 {
                pool.swap_remove(random(pool.len()));
            }
            let cells = pool.into_iter().collect();
            let choice = without(&solution, cells).count_solutions(2) > 1;
            several += usize::from(choice);
            assert_eq!(sets.iter().any(|set| set.is_subset(cells)), choice, "{cells}");
        }
        assert!(several > 40, "{several} of the trials are of use");
    }

    #[test]
    fn the_grid_with_the_most_rectangles_has_36() {
        let grid = solution("123568479864791352957243681218657934536489127749312865391825746472136598685974213");
        assert_eq!(grid.unavoidable_sets(4, Stop::never()).unwrap().len(), 36);
    }

    #[test]
    fn a_raised_handle_ends_the_search() {
        let raised = core::sync::atomic::AtomicBool::new(true);
        assert_eq!(solution(SOLUTION).unavoidable_sets(16, Stop::flag(&raised)), Err(Interrupted::Stopped));
    }
}
