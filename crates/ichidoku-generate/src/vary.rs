//! Puzzles made from a puzzle: copies that look different, and others that differ by a clue or two.

use ichidoku::solve::Search;
use ichidoku::symmetry::Transform;
use ichidoku::{Candidate, Cell, Interrupted, ProperPuzzle, Puzzle};

use crate::clue_pairs::pairs_with_one_solution;
use crate::random::Random;

/// A copy of the puzzle that is solved in the same way but looks different: its rows, columns and digits exchanged at random,
/// each of 1,218,998,108,160 ways as likely. Also returns which way it was.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_generate::{Random, variation};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let (copy, transform) = variation(&puzzle, &mut Random::new(1, 0, 0));
/// assert_ne!(copy, puzzle);
/// assert_eq!(transform.inverse().puzzle(&copy), puzzle);
/// ```
pub fn variation(puzzle: &Puzzle, random: &mut Random) -> (Puzzle, Transform) {
    // Two draws, since the count of all transforms is above 2³².
    let cells = u64::from(random.below(Transform::GEOMETRIC as u32));
    let names = u64::from(random.below((Transform::COUNT / Transform::GEOMETRIC) as u32));
    let transform = Transform::nth(names * Transform::GEOMETRIC + cells).unwrap_or(Transform::IDENTITY);
    (transform.puzzle(puzzle), transform)
}

/// The proper puzzles that come from a proper puzzle when some of its clues are exchanged for as many others.
///
/// Each comes once, in an order that depends on the puzzle only. Exchanging one clue (`{-1+1}`) gives some hundreds of puzzles, exchanging
/// two (`{-2+2}`) often a hundred thousand and more: they are found as they are asked for.
#[derive(Debug)]
pub struct Neighbours<'a> {
    search: Search<'a>,
    puzzle: Puzzle,
    /// Which clues to take away next, ascending.
    removals: Choices,
    /// What was found and not yet given, the last first.
    found: Vec<Puzzle>,
    /// What to look into: a puzzle with some of the new clues, the least place for the next one, how many are missing.
    open: Vec<Partial>,
    interrupted: bool,
}

#[derive(Debug)]
struct Partial {
    puzzle: Puzzle,
    from: usize,
    missing: usize,
    removed: Vec<Cell>,
}

impl<'a> Neighbours<'a> {
    /// The neighbours by this many clues.
    pub fn new(puzzle: &ProperPuzzle, clues: usize, search: Search<'a>) -> Self {
        Self {
            search,
            puzzle: *puzzle.puzzle(),
            removals: Choices::new(puzzle.puzzle().clue_cells().iter().collect(), clues),
            found: Vec::new(),
            open: Vec::new(),
            interrupted: false,
        }
    }

    /// Adds a clue to the partial puzzle in all ways, or its last two.
    fn grow(&mut self, partial: &Partial) -> Result<(), Interrupted> {
        let Partial { puzzle, from, missing, removed } = partial;
        let fits = |c: &Candidate| puzzle.get(c.cell()).is_none() && puzzle.unseen_digits(c.cell()).contains(c.digit());
        // A clue goes back to its own cell only as another digit: else fewer would have been exchanged.
        let new = |c: &Candidate| !removed.contains(&c.cell()) || self.puzzle.get(c.cell()) != Some(c.digit());
        let wanted = Candidate::all().filter(|c| c.cell().index() >= *from && fits(c) && new(c));
        let with = |puzzle: &Puzzle, c: Candidate| puzzle.with(c.cell(), Some(c.digit()));
        if *missing == 2 {
            let pairs = pairs_with_one_solution(&self.search, puzzle, wanted)?;
            self.found.extend(pairs.into_iter().map(|[a, b]| with(&with(puzzle, a), b)));
            return Ok(());
        }
        let counts = self.search.true_candidates(puzzle, 2)?;
        for candidate in wanted.filter(|c| counts.count(*c) > 0) {
            let fuller = with(puzzle, candidate);
            if *missing > 1 {
                let from = candidate.cell().index() + 1;
                self.open.push(Partial { puzzle: fuller, from, missing: missing - 1, removed: removed.clone() });
            } else if counts.count(candidate) == 1 {
                self.found.push(fuller);
            }
        }
        Ok(())
    }

    /// The next thing to look into.
    fn next_partial(&mut self) -> Option<Partial> {
        self.open.pop().or_else(|| {
            let removed = self.removals.next()?;
            let puzzle = removed.iter().fold(self.puzzle, |puzzle, cell| puzzle.with(*cell, None));
            Some(Partial { puzzle, from: 0, missing: removed.len(), removed })
        })
    }
}

impl Iterator for Neighbours<'_> {
    type Item = Result<Puzzle, Interrupted>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.found.is_empty() && !self.interrupted {
            let partial = self.next_partial()?;
            if let Err(why) = self.grow(&partial) {
                self.interrupted = true;
                return Some(Err(why));
            }
        }
        self.found.pop().map(Ok)
    }
}

/// All sets of a number of cells, in ascending order; made one by one, because there may be millions.
#[derive(Debug)]
struct Choices {
    cells: Vec<Cell>,
    /// Positions of the cells of the next set, ascending; empty at the end.
    places: Vec<usize>,
}

impl Choices {
    fn new(cells: Vec<Cell>, n: usize) -> Self {
        let places = if n <= cells.len() { (0..n).collect() } else { Vec::new() };
        Self { cells, places }
    }

    /// Moves the last place that has room by one, and those after it close behind it.
    fn advance(&mut self) {
        let room = self.cells.len() - self.places.len();
        match (0..self.places.len()).rev().find(|i| self.places[*i] < room + i) {
            Some(i) => {
                let moved = self.places[i] + 1;
                self.places[i..].iter_mut().zip(moved..).for_each(|(place, to)| *place = to);
            }
            None => self.places.clear(),
        }
    }
}

impl Iterator for Choices {
    type Item = Vec<Cell>;

    fn next(&mut self) -> Option<Vec<Cell>> {
        let set: Vec<Cell> = self.places.iter().map(|place| self.cells[*place]).collect();
        self.advance();
        (!set.is_empty()).then_some(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// 17 clues: few neighbours.
    const MINIMAL: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    /// 23 clues: many.
    const MANY: &str = "......73.1.3.87.2.....5...128......6..54......3.6....4.28.9......91..5......4.9..";

    fn neighbours(line: &str, clues: usize, most: usize) -> Vec<Puzzle> {
        let puzzle = ProperPuzzle::new(line.parse().unwrap()).unwrap();
        Neighbours::new(&puzzle, clues, Search::new()).take(most).map(|found| found.unwrap()).collect()
    }

    #[test]
    fn neighbours_are_proper_distinct_and_as_far_as_asked() {
        for (line, clues, most) in [(MINIMAL, 1, usize::MAX), (MANY, 1, usize::MAX), (MANY, 2, 300), (MANY, 3, 300)] {
            let puzzle: Puzzle = line.parse().unwrap();
            let found = neighbours(line, clues, most);
            let all = puzzle.clue_count();
            assert!(!found.is_empty());
            assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len());
            for other in found {
                let kept = puzzle.clues().filter(|(cell, digit)| other.get(*cell) == Some(*digit)).count();
                assert_eq!((other.clue_count(), kept, other.count_solutions(2)), (all, all - clues, 1), "{other}");
            }
        }
    }

    /// Every puzzle that differs by one clue is tried by hand.
    #[test]
    fn no_neighbour_is_missing() {
        let puzzle: Puzzle = MINIMAL.parse().unwrap();
        let mut expected = BTreeSet::new();
        for (cell, digit) in puzzle.clues().take(3) {
            let fewer = puzzle.with(cell, None);
            for candidate in Candidate::all().filter(|c| fewer.get(c.cell()).is_none()) {
                let other = fewer.with(candidate.cell(), Some(candidate.digit()));
                if candidate != Candidate::of(cell, digit) && other.count_solutions(2) == 1 {
                    expected.insert(other);
                }
            }
        }
        let first: Vec<Cell> = puzzle.clue_cells().iter().take(3).collect();
        let lost = |other: &Puzzle| first.iter().any(|cell| other.get(*cell) != puzzle.get(*cell));
        let found: BTreeSet<Puzzle> = neighbours(MINIMAL, 1, usize::MAX).into_iter().filter(lost).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn choices_are_all_sets_in_ascending_order() {
        let sets = |cells: usize, n| -> Vec<Vec<Cell>> { Choices::new(Cell::ALL[..cells].to_vec(), n).collect() };
        let four_of_seven = sets(7, 4);
        assert!(four_of_seven.is_sorted() && four_of_seven.iter().all(|set| set.is_sorted()));
        assert_eq!(four_of_seven.iter().collect::<BTreeSet<_>>().len(), 35);
        assert_eq!((sets(5, 5).len(), sets(5, 6).len(), sets(5, 0).len(), sets(0, 0).len()), (1, 0, 0, 0));
        assert_eq!(Choices::new(Cell::ALL.to_vec(), 4).count(), 1_663_740);
    }

    #[test]
    fn variations_are_spread_over_all_transforms() {
        let puzzle: Puzzle = MINIMAL.parse().unwrap();
        let mut random = Random::new(5, 0, 0);
        let copies: BTreeSet<Puzzle> = (0..500).map(|_| variation(&puzzle, &mut random).0).collect();
        assert_eq!(copies.len(), 500);
        assert!(copies.iter().all(|copy| copy.clue_count() == 17 && copy.count_solutions(2) == 1));
    }
}
