//! Puzzles with very few clues: thinning out seldom leaves less than 22, so clues are exchanged.
//!
//! When two clues are taken away, the puzzle has many solutions; a clue that stands in only one of them makes it proper
//! again, with one clue less. Where that does not succeed for any two clues, one clue is exchanged for another and it is tried
//! again. The players' forum writes these moves {-2+1} and {-1+1}. Puzzles with few clues lie close together under them, so a
//! short walk finds what thinning out of random grids hardly ever does. The solutions are only counted up to a bound: a clue that
//! must tell one of thousands apart seldom exists.

use ichidoku::solve::Search;
use ichidoku::{Candidate, Cell, Interrupted, Puzzle};

use crate::random::Random;

/// Above this, thinning out alone will do.
pub(crate) const LOW: usize = 21;
/// Among more solutions hardly a clue stands in only one of them.
const SOLUTIONS: u64 = 150;
/// So many clues are exchanged before it is given up.
const WALK: usize = 12;

/// Brings a proper puzzle down to so many clues, or as near as it comes.
pub(crate) fn lower(
    search: &Search<'_>,
    mut puzzle: Puzzle,
    most: usize,
    random: &mut Random,
) -> Result<Puzzle, Interrupted> {
    let mut walk = WALK;
    while puzzle.clue_count() > most {
        puzzle = match descend(search, &puzzle, random)? {
            Some(fewer) => fewer,
            None if walk == 0 => break,
            None => {
                walk -= 1;
                exchange(search, &puzzle, random)?
            }
        };
    }
    Ok(puzzle)
}

/// Two clues exchanged for one.
fn descend(search: &Search<'_>, puzzle: &Puzzle, random: &mut Random) -> Result<Option<Puzzle>, Interrupted> {
    let cells = shuffled(puzzle, random);
    for (i, first) in cells.iter().enumerate() {
        let without = puzzle.with(*first, None);
        for second in &cells[..i] {
            let fewer = without.with(*second, None);
            let once = in_one_solution(search, &fewer)?;
            if let Some(clue) = random.pick(&once) {
                return Ok(Some(fewer.with(clue.cell(), Some(clue.digit()))));
            }
        }
    }
    Ok(None)
}

/// One clue exchanged for another one.
fn exchange(search: &Search<'_>, puzzle: &Puzzle, random: &mut Random) -> Result<Puzzle, Interrupted> {
    for cell in shuffled(puzzle, random) {
        let fewer = puzzle.with(cell, None);
        let mut once = in_one_solution(search, &fewer)?;
        once.retain(|clue| clue.cell() != cell);
        if let Some(clue) = random.pick(&once) {
            return Ok(fewer.with(clue.cell(), Some(clue.digit())));
        }
    }
    Ok(*puzzle)
}

fn shuffled(puzzle: &Puzzle, random: &mut Random) -> Vec<Cell> {
    let mut cells: Vec<Cell> = puzzle.clue_cells().iter().collect();
    random.shuffle(&mut cells);
    cells
}

/// The candidates that stand in exactly one solution; none where there are too many solutions.
fn in_one_solution(search: &Search<'_>, puzzle: &Puzzle) -> Result<Vec<Candidate>, Interrupted> {
    let mut counts = [0_u8; Candidate::COUNT];
    for (found, solution) in search.limit(SOLUTIONS + 1).solutions(puzzle).enumerate() {
        let solution = solution?;
        if found as u64 == SOLUTIONS {
            return Ok(Vec::new());
        }
        for cell in Cell::ALL {
            counts[Candidate::of(cell, solution.get(cell)).index()] += 1;
        }
    }
    Ok(Candidate::all().filter(|candidate| counts[candidate.index()] == 1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_clues_and_still_proper() {
        let start: Puzzle =
            "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5......4.9..".parse().unwrap();
        let mut random = Random::new(1, 0, 0);
        let lower = lower(&Search::new(), start, 21, &mut random).unwrap();
        assert!(lower.clue_count() < start.clue_count() && lower.count_solutions(2) == 1, "{lower}");
    }
}
