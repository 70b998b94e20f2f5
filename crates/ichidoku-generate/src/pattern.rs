//! Clues for cells that are given: digits changed one by one until there is only one solution.
//!
//! The clues that a random solution has in a pattern of 25 cells are proper once in many thousand solutions. So a few dozen
//! changes of a digit are tried at a time, all in lock step, and the one that leaves the fewest solutions is made: hill
//! climbing, where the number of solutions is what is to fall to one. A search stops counting at what is known already, so
//! bad changes are cheap. If nothing is better several times in a row, the attempt ends there.

use ichidoku::solve::{Report, Search};
use ichidoku::{Cell, CellSet, Interrupted, Puzzle};

use crate::random::Random;

/// Solutions are counted no further than this.
const COUNTED: u64 = 5000;
/// So many changes are tried at a time.
const WIDTH: usize = 48;
/// So many times in a row, if none is better.
const PATIENCE: usize = 4;

/// Changes clues in these cells until the puzzle, which has a solution, is proper; `None` if that comes to a dead end.
pub(crate) fn climb(
    search: &Search<'_>,
    mut puzzle: Puzzle,
    free: CellSet,
    random: &mut Random,
) -> Result<Option<Puzzle>, Interrupted> {
    let cells: Vec<Cell> = free.iter().collect();
    let report = search.limit(COUNTED).run(&puzzle);
    let (mut count, mut failures) = (report.count, 0);
    report.complete()?;
    while count > 1 && failures < PATIENCE {
        let changes: Vec<Puzzle> = (0..WIDTH).filter_map(|_| change(&puzzle, &cells, random)).collect();
        // What reaches the count is no better.
        let reports = search.limit(count).run_many(&changes);
        reports.iter().try_for_each(Report::complete)?;
        let solvable = reports.iter().zip(&changes).filter(|(report, _)| report.count > 0);
        match solvable.min_by_key(|(report, _)| report.count) {
            Some((report, better)) if report.count < count => {
                (puzzle, count, failures) = (*better, report.count, 0);
            }
            _ => failures += 1,
        }
    }
    Ok((count == 1).then_some(puzzle))
}

/// The puzzle with another digit in one of the cells.
fn change(puzzle: &Puzzle, cells: &[Cell], random: &mut Random) -> Option<Puzzle> {
    let cell = *random.pick(cells)?;
    let others = puzzle.get(cell).map_or(puzzle.unseen_digits(cell), |digit| puzzle.unseen_digits(cell).without(digit));
    let others: Vec<_> = others.iter().collect();
    Some(puzzle.with(cell, Some(*random.pick(&others)?)))
}
