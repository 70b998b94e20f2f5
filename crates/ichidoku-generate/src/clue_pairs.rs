//! Pairs of clues that a puzzle lacks.
//!
//! The neighbours of a puzzle by two clues are those pairs that occur together in exactly one of its solutions, since a puzzle
//! with the pair is proper if and only if that one solution is left.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use ichidoku::solve::{Report, Search};
use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, Interrupted, Puzzle, Solution};

/// The pairs of these candidates that occur together in just one solution of the puzzle, in the order of the candidates.
///
/// Of nearly all pairs there are several solutions or none. A solution that was found for one pair tells of all pairs in
/// it, some two thousand; so all solutions found are kept, and only those pairs are searched for that are not in two of
/// them. Those are, but for few, the pairs of which there is none, and that is found soon.
pub(crate) fn pairs_with_one_solution(
    search: &Search<'_>,
    puzzle: &Puzzle,
    candidates: impl Iterator<Item = Candidate>,
) -> Result<Vec<[Candidate; 2]>, Interrupted> {
    let mut asked = Asked { search: search.limit(2), known: BTreeSet::new() };
    let mut pairs = Vec::new();
    let candidates: Vec<Candidate> = asked.having(1..=2, puzzle, candidates.collect())?;
    for (i, one) in candidates.iter().enumerate() {
        let fuller = puzzle.with(one.cell(), Some(one.digit()));
        let several = asked.in_several(*one);
        let is_open = |other: &Candidate| !several.contains(*other) && !clash(*one, *other);
        let open = candidates[i + 1..].iter().copied().filter(is_open).collect();
        pairs.extend(asked.having(1..=1, &fuller, open)?.into_iter().map(|other| [*one, other]));
    }
    Ok(pairs)
}

/// Whether no solution has both.
fn clash(a: Candidate, b: Candidate) -> bool {
    a.cell() == b.cell() || (a.digit() == b.digit() && a.cell().sees(b.cell()))
}

/// The searches and what came of them.
struct Asked<'a> {
    search: Search<'a>,
    /// The solutions that were found.
    known: BTreeSet<CandidateSet>,
}

impl Asked<'_> {
    /// The candidates with which the puzzle has so many solutions; two stands for more.
    fn having(
        &mut self,
        solutions: RangeInclusive<u64>,
        puzzle: &Puzzle,
        mut candidates: Vec<Candidate>,
    ) -> Result<Vec<Candidate>, Interrupted> {
        let puzzles: Vec<Puzzle> = candidates.iter().map(|c| puzzle.with(c.cell(), Some(c.digit()))).collect();
        let reports = self.search.run_many(&puzzles);
        reports.iter().try_for_each(Report::complete)?;
        let found = reports.iter().flat_map(|report| report.solutions.iter().flatten());
        self.known.extend(found.map(candidates_of));
        let mut counts = reports.iter().map(|report| report.count);
        candidates.retain(|_| counts.next().is_some_and(|count| solutions.contains(&count)));
        Ok(candidates)
    }

    /// What occurs together with the candidate in two of the known solutions.
    fn in_several(&self, candidate: Candidate) -> CandidateSet {
        let (mut once, mut twice) = ([CellSet::EMPTY; 9], [CellSet::EMPTY; 9]);
        for solution in self.known.iter().filter(|solution| solution.contains(candidate)) {
            for digit in Digit::ALL {
                let (i, cells) = (digit.index(), solution.cells(digit));
                twice[i] = twice[i] | (once[i] & cells);
                once[i] = once[i] | cells;
            }
        }
        CandidateSet::from_cells(twice)
    }
}

fn candidates_of(solution: &Solution) -> CandidateSet {
    Cell::ALL.into_iter().map(|cell| Candidate::of(cell, solution.get(cell))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::Stop;

    /// Every pair is tried by hand.
    #[test]
    fn pairs_are_those_with_one_solution() {
        let lines = [
            "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5...........",
            "5.............5....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        ];
        let mut kinds = [0; 3];
        for puzzle in lines.map(|line| line.parse::<Puzzle>().unwrap()) {
            let candidates = Candidate::all().filter(|c| puzzle.unseen_digits(c.cell()).contains(c.digit()));
            let candidates: Vec<Candidate> = candidates.filter(|c| puzzle.get(c.cell()).is_none()).step_by(3).collect();
            let with = |puzzle: &Puzzle, c: Candidate| puzzle.with(c.cell(), Some(c.digit()));
            let mut expected = Vec::new();
            for (i, a) in candidates.iter().enumerate() {
                for b in candidates[i + 1..].iter().filter(|b| b.cell() != a.cell()) {
                    let count = with(&with(&puzzle, *a), *b).count_solutions(2);
                    kinds[count as usize] += 1;
                    expected.extend((count == 1).then_some([*a, *b]));
                }
            }
            assert_eq!(pairs_with_one_solution(&Search::new(), &puzzle, candidates.into_iter()), Ok(expected));
        }
        assert!(kinds.iter().all(|n| *n > 100), "{kinds:?}");
    }

    #[test]
    fn a_stopped_search_says_so() {
        let raised = true.into();
        let found = pairs_with_one_solution(&Search::new().stop(Stop::flag(&raised)), &Puzzle::EMPTY, Candidate::all());
        assert_eq!(found, Err(Interrupted::Stopped));
    }
}
