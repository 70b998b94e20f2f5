//! Minimal puzzles: which clues could go, and to which minimal puzzles that leads.

use alloc::vec::Vec;

use crate::cell_set::CellSet;
use crate::proper_puzzle::ProperPuzzle;
use crate::puzzle::Puzzle;
use crate::solve::Search;
use crate::stop::Interrupted;

impl Search<'_> {
    /// Each clue of a proper puzzle without which it is still proper; none if the puzzle is minimal.
    ///
    /// Each of them could go, but not always several at once. All clues are tried in lock step; the limit of the search does
    /// not matter, and the node budget is for each clue.
    ///
    /// ```
    /// use ichidoku::{ProperPuzzle, Puzzle, solve::Search};
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let proper = ProperPuzzle::new(puzzle).unwrap();
    /// assert_eq!(Search::new().redundant_clues(&proper).unwrap().len(), 22);
    /// ```
    ///
    /// # Errors
    /// [`Interrupted`] if a search ended early.
    pub fn redundant_clues(&self, puzzle: &ProperPuzzle) -> Result<CellSet, Interrupted> {
        let puzzle = puzzle.puzzle();
        self.redundant_among(puzzle, puzzle.clue_cells())
    }

    /// Those of the given clues of a proper puzzle without which it is still proper.
    pub(crate) fn redundant_among(&self, puzzle: &Puzzle, clues: CellSet) -> Result<CellSet, Interrupted> {
        let without: Vec<Puzzle> = clues.iter().map(|cell| puzzle.with(cell, None)).collect();
        let mut redundant = CellSet::EMPTY;
        for (cell, report) in clues.iter().zip(self.limit(2).run_many(&without)) {
            if report.count < 2 {
                report.complete()?;
                redundant = redundant.with(cell);
            }
        }
        Ok(redundant)
    }

    /// All minimal puzzles among the clues of a proper puzzle, each once, found as they are asked for.
    ///
    /// There may be very many. An interrupted search yields the reason and ends.
    ///
    /// ```
    /// use ichidoku::{ProperPuzzle, Puzzle, solve::Search};
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let proper = ProperPuzzle::new(puzzle).unwrap();
    /// let minimal = Search::new().minimal_subpuzzles(&proper).next().unwrap().unwrap();
    /// assert!(minimal.clue_cells().is_subset(puzzle.clue_cells()));
    /// let minimal = ProperPuzzle::new(minimal).unwrap();
    /// assert!(Search::new().redundant_clues(&minimal).unwrap().is_empty());
    /// ```
    pub fn minimal_subpuzzles(&self, puzzle: &ProperPuzzle) -> MinimalSubpuzzles<'_> {
        MinimalSubpuzzles { search: self, open: alloc::vec![(*puzzle.puzzle(), CellSet::EMPTY)] }
    }
}

/// The minimal puzzles among the clues of a puzzle; made by [`Search::minimal_subpuzzles`].
#[derive(Clone, Debug)]
pub struct MinimalSubpuzzles<'a> {
    search: &'a Search<'a>,
    /// Proper puzzles still to be looked through, the next one last, and the clues of each that are to stay.
    open: Vec<(Puzzle, CellSet)>,
}

impl MinimalSubpuzzles<'_> {
    /// Puts the proper puzzles with one clue less on the stack. Each is to keep the clues that those before it lack, so that
    /// no puzzle is come to on two ways. Returns whether there is none because no clue can go.
    fn split(&mut self, puzzle: &Puzzle, kept: CellSet) -> Result<bool, Interrupted> {
        let redundant = self.search.redundant_among(puzzle, puzzle.clue_cells())?;
        let mut kept = kept;
        let first = self.open.len();
        for cell in (redundant - kept).iter() {
            self.open.push((puzzle.with(cell, None), kept));
            kept = kept.with(cell);
        }
        self.open[first..].reverse();
        Ok(redundant.is_empty())
    }
}

impl Iterator for MinimalSubpuzzles<'_> {
    type Item = Result<Puzzle, Interrupted>;

    fn next(&mut self) -> Option<Self::Item> {
        while let Some((puzzle, kept)) = self.open.pop() {
            match self.split(&puzzle, kept) {
                Ok(true) => return Some(Ok(puzzle)),
                Ok(false) => {}
                Err(why) => {
                    self.open.clear();
                    return Some(Err(why));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;
    use alloc::collections::BTreeSet;

    const PROPER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn is_proper(puzzle: &Puzzle) -> bool {
        puzzle.count_solutions(2) == 1
    }

    fn is_minimal(puzzle: &Puzzle) -> bool {
        is_proper(puzzle) && puzzle.clues().all(|(cell, _)| !is_proper(&puzzle.with(cell, None)))
    }

    #[test]
    fn minimal_subpuzzles_are_all_that_there_are() {
        // A minimal puzzle and a few clues more: all sets of clues can be tried.
        let proper = ProperPuzzle::new(PROPER.parse().unwrap()).unwrap();
        let minimal = Search::new().minimal_subpuzzles(&proper).next().unwrap().unwrap();
        let more = proper.puzzle().clue_cells() - minimal.clue_cells();
        let puzzle = proper.puzzle().restricted_to(minimal.clue_cells() | more.iter().take(3).collect());
        let cells: Vec<Cell> = puzzle.clue_cells().iter().collect();
        let proper = ProperPuzzle::new(puzzle).unwrap();
        let found: Vec<Puzzle> = Search::new().minimal_subpuzzles(&proper).map(Result::unwrap).collect();
        let different: BTreeSet<Puzzle> = found.iter().copied().collect();
        assert_eq!(found.len(), different.len());
        let mut expected = BTreeSet::new();
        let mut open = alloc::vec![puzzle];
        while let Some(puzzle) = open.pop() {
            if is_minimal(&puzzle) {
                expected.insert(puzzle);
            } else {
                let fewer = cells.iter().map(|cell| puzzle.with(*cell, None));
                open.extend(fewer.filter(|fewer| *fewer != puzzle && is_proper(fewer)));
            }
        }
        assert_eq!(different, expected);
    }

    #[test]
    fn a_stopped_search_says_so_and_ends() {
        use crate::stop::Stop;
        use core::sync::atomic::AtomicBool;
        let proper = ProperPuzzle::new(PROPER.parse().unwrap()).unwrap();
        let raised = AtomicBool::new(true);
        let search = Search::new().stop(Stop::flag(&raised));
        assert_eq!(search.redundant_clues(&proper), Err(Interrupted::Stopped));
        assert!(search.minimal_subpuzzles(&proper).eq([Err(Interrupted::Stopped)]));
    }
}
