//! What is the matter with a puzzle: the clues that contradict each other, the clues it could do without, or the cells
//! that it leaves open.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::clash::InvalidClues;
use crate::puzzle::Puzzle;
use crate::solution::Solution;
use crate::solve::{Outcome, Search};
use crate::stop::Interrupted;

/// What there is to say about a puzzle beyond its solution; made by [`Diagnosis::of`].
///
/// ```
/// use ichidoku::{Diagnosis, Puzzle, solve::Search};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let Ok(Diagnosis::Proper { redundant, .. }) = Diagnosis::of(&puzzle, &Search::new()) else { panic!("not proper") };
/// assert_eq!(redundant.len(), 22, "any one of these clues could go");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Diagnosis {
    /// A digit stands twice in a house.
    Clashing {
        /// Every clash.
        clashes: InvalidClues,
        /// Two clues that clash.
        contradiction: CellSet,
    },
    /// The clues obey the rules, but no solution agrees with them.
    Unsolvable {
        /// Clues that already admit no solution, and would admit one without any one of them.
        contradiction: CellSet,
    },
    /// There is exactly one solution.
    Proper {
        /// It.
        solution: Solution,
        /// Each clue without which the solution would still be the only one; none if the puzzle is minimal.
        ///
        /// Each of them could go, but not always several at once.
        redundant: CellSet,
    },
    /// There is more than one solution.
    Several {
        /// How many solutions were found; if that is the limit of the search, there may be more.
        count: u64,
        /// Two of them.
        examples: [Solution; 2],
        /// The cells in which not all solutions agree.
        open: CellSet,
    },
}

impl Diagnosis {
    /// Diagnoses the puzzle; solutions are counted up to the limit of the search, two at least.
    ///
    /// ```
    /// use ichidoku::{Diagnosis, Puzzle, solve::Search};
    /// // Row 1 and the 9 in column 9 leave no digit for r1c9.
    /// let puzzle: Puzzle = format!("12345678.{}9{}", ".".repeat(35), ".".repeat(36)).parse().unwrap();
    /// let diagnosis = Diagnosis::of(&puzzle, &Search::new()).unwrap();
    /// assert_eq!(diagnosis.contradiction().unwrap().len(), 9);
    /// ```
    ///
    /// # Errors
    /// [`Interrupted`] if one of the searches that this takes ended early.
    pub fn of(puzzle: &Puzzle, search: &Search<'_>) -> Result<Self, Interrupted> {
        if let Err(clashes) = puzzle.check() {
            let contradiction = clashing_pair(&clashes);
            return Ok(Self::Clashing { clashes, contradiction });
        }
        match search.limit(2).run(puzzle).outcome()? {
            Outcome::Unsolvable => Ok(Self::Unsolvable { contradiction: contradiction(search, puzzle)? }),
            Outcome::Unique(solution) => {
                let redundant = search.redundant_among(puzzle, puzzle.clue_cells())?;
                Ok(Self::Proper { solution, redundant })
            }
            Outcome::Several(examples) => {
                Ok(Self::Several { count: count(search, puzzle)?, examples, open: open_cells(search, puzzle)? })
            }
        }
    }

    /// Whether the puzzle is proper and none of its clues can go.
    pub fn is_minimal(&self) -> bool {
        matches!(self, Self::Proper { redundant, .. } if redundant.is_empty())
    }

    /// The clues that contradict each other, where there is no solution.
    pub const fn contradiction(&self) -> Option<CellSet> {
        match self {
            Self::Clashing { contradiction, .. } | Self::Unsolvable { contradiction } => Some(*contradiction),
            _ => None,
        }
    }
}

/// Two cells of the first clash. One clue alone never contradicts anything, so the pair is minimal.
fn clashing_pair(clashes: &InvalidClues) -> CellSet {
    clashes.clashes.iter().take(1).flat_map(|clash| clash.cells.iter().take(2)).collect()
}

/// A minimal set of clues without a solution, found by leaving out one clue after another for as long as there is none.
///
/// A clue is kept when without it (and without those left out before) there is a solution. What is left out later only
/// takes clues away, so there is still one then: at the end, leaving out any one of the kept clues gives a solution.
///
/// The clues go in reading order. Taking the smallest of the sets that 8 shuffled orders lead to makes them hardly smaller
/// (14.5 clues instead of 15.8, over 400 puzzles with one wrong clue) and takes 200 times as long: clues left all over the
/// grid are much harder to refute than those left at its bottom.
fn contradiction(search: &Search<'_>, puzzle: &Puzzle) -> Result<CellSet, Interrupted> {
    let mut kept = *puzzle;
    for (cell, _) in puzzle.clues() {
        let without = kept.with(cell, None);
        let report = search.limit(1).run(&without);
        if report.count == 0 {
            report.complete()?;
            kept = without;
        }
    }
    Ok(kept.clue_cells())
}

/// How many solutions a puzzle with at least two has, up to the limit of the search.
fn count(search: &Search<'_>, puzzle: &Puzzle) -> Result<u64, Interrupted> {
    let report = search.run(puzzle);
    report.complete().map(|()| report.count.max(2))
}

/// The cells with more than one digit among all solutions.
fn open_cells(search: &Search<'_>, puzzle: &Puzzle) -> Result<CellSet, Interrupted> {
    let occurring = search.true_candidates(puzzle, 1)?.set();
    Ok(Cell::ALL.into_iter().filter(|cell| occurring.digits(*cell).len() > 1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digit::Digit;

    const PROPER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn diagnose(puzzle: &Puzzle) -> Diagnosis {
        Diagnosis::of(puzzle, &Search::new()).unwrap()
    }

    fn puzzle(line: &str) -> Puzzle {
        line.parse().unwrap()
    }

    /// No solution with these clues, some without any one of them.
    fn assert_minimal_contradiction(puzzle: &Puzzle, clues: CellSet) {
        let solvable = |clues| puzzle.restricted_to(clues).count_solutions(1) > 0;
        assert!(clues.is_subset(puzzle.clue_cells()), "{clues}");
        assert!(!solvable(clues), "{clues} contradict nothing");
        for cell in clues.iter() {
            assert!(solvable(clues.without(cell)), "{cell} is not needed for the contradiction");
        }
    }

    #[test]
    fn every_wrong_clue_gives_a_minimal_contradiction() {
        let proper = puzzle(PROPER);
        let solution = puzzle(SOLUTION);
        let (mut clashing, mut unsolvable) = (0, 0);
        for (i, cell) in Cell::ALL.into_iter().filter(|cell| proper.get(*cell).is_none()).enumerate() {
            let digit = Digit::ALL[i % 9];
            if solution.get(cell) == Some(digit) {
                continue;
            }
            let broken = proper.with(cell, Some(digit));
            let diagnosis = diagnose(&broken);
            match diagnosis {
                Diagnosis::Clashing { contradiction, .. } => {
                    clashing += 1;
                    assert_eq!(contradiction.len(), 2);
                }
                Diagnosis::Unsolvable { .. } => unsolvable += 1,
                _ => panic!("{broken} should be broken: {diagnosis:?}"),
            }
            assert_minimal_contradiction(&broken, diagnosis.contradiction().unwrap());
        }
        assert!(clashing > 10 && unsolvable > 10, "{clashing} {unsolvable}");
    }

    #[test]
    fn redundant_clues_are_those_that_can_go() {
        let proper = puzzle(PROPER);
        let Diagnosis::Proper { solution, redundant } = diagnose(&proper) else { panic!("not proper") };
        assert_eq!(Puzzle::from(solution), puzzle(SOLUTION));
        for (cell, _) in proper.clues() {
            let still_proper = matches!(proper.with(cell, None).solve(), Outcome::Unique(_));
            assert_eq!(redundant.contains(cell), still_proper, "{cell}");
        }
        assert!(!diagnose(&proper).is_minimal());
    }

    #[test]
    fn a_puzzle_without_redundant_clues_is_minimal() {
        let mut minimal = puzzle(PROPER);
        while let Diagnosis::Proper { redundant, .. } = diagnose(&minimal) {
            let Some(cell) = redundant.iter().next() else { break };
            minimal.set(cell, None);
        }
        assert!(diagnose(&minimal).is_minimal());
    }

    #[test]
    fn several_solutions_leave_cells_open() {
        // 1 and 3 stand crosswise in two rows, two columns and two boxes: they can be swapped, and nothing else.
        let rectangle: CellSet =
            ["r4c6", "r4c9", "r5c6", "r5c9"].map(|cell| cell.parse::<Cell>().unwrap()).into_iter().collect();
        let two = puzzle(SOLUTION).restricted_to(!rectangle);
        let Diagnosis::Several { count, examples: [a, b], open } = diagnose(&two) else { panic!("not several") };
        assert_eq!((count, open), (2, rectangle));
        assert!(a != b && a.solves(&two) && b.solves(&two));
    }

    #[test]
    fn the_limit_bounds_the_count() {
        let band: CellSet = Cell::ALL.into_iter().take(27).collect();
        let loose = puzzle(SOLUTION).restricted_to(!band);
        let counted = |limit| match Diagnosis::of(&loose, &Search::new().limit(limit)).unwrap() {
            Diagnosis::Several { count, open, .. } => {
                assert_eq!(open, band, "no cell of the blank band is settled");
                count
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(counted(1), 2);
        assert_eq!(counted(3), 3);
        assert_eq!(counted(1000), loose.count_solutions(1000));
    }

    #[test]
    fn a_stopped_search_gives_no_diagnosis() {
        use crate::stop::Stop;
        use core::sync::atomic::AtomicBool;
        let raised = AtomicBool::new(true);
        let search = Search::new().stop(Stop::flag(&raised));
        assert_eq!(Diagnosis::of(&puzzle(PROPER), &search), Err(Interrupted::Stopped));
    }
}
