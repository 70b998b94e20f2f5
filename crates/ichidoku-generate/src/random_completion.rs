//! A random solution of given clues.
//!
//! Given clues rule out the construction that makes every solution equally likely (`solution/`), and to list all solutions may
//! take for ever. So digits are set at random, each checked by a search to leave a solution: at most 81 · 9 searches for two
//! solutions, no dead ends, but cells set early weigh more than they should.

use ichidoku::solve::Search;
use ichidoku::{Cell, Interrupted, Puzzle, Solution};

use crate::random::Random;

/// One of the solutions of the clues, which have one; not each is as likely as any other.
///
/// Random digits are set in random cells, each checked to leave a solution, until only one is left.
pub(crate) fn random_completion(
    search: &Search<'_>,
    clues: &Puzzle,
    random: &mut Random,
) -> Result<Option<Solution>, Interrupted> {
    let search = search.limit(2);
    let mut puzzle = *clues;
    let mut report = search.run(&puzzle);
    report.complete()?;
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        if report.count < 2 {
            break;
        }
        if puzzle.get(cell).is_some() {
            continue;
        }
        let mut digits: Vec<_> = puzzle.unseen_digits(cell).iter().collect();
        random.shuffle(&mut digits);
        for digit in digits {
            let fuller = puzzle.with(cell, Some(digit));
            let found = search.run(&fuller);
            found.complete()?;
            if found.count > 0 {
                (puzzle, report) = (fuller, found);
                break;
            }
        }
    }
    Ok(report.solutions[0])
}
