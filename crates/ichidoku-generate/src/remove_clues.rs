//! Clues taken away as long as there is only one solution, for many puzzles at once.
//!
//! Each [`Thinning`] says what it wants to know next; [`Crew::thin`] collects the questions of all, has them searched in
//! lock step, and hands the answers back, round by round. What comes out of a thinning depends on its own solution and
//! order only.
//!
//! The first forty or so clues nearly always may go, the last thirty seldom: so the first question is about many clues
//! at once, and a refusal narrows it down. A second solution that comes to light says more than "no": where it differs
//! from the right one, one of the clues must stay. If that is just one clue of those in question, it is that one; if
//! there are more, the question is asked again about those before the last of them.
//!
//! The outcome is that of the plain way, which asks about each clue in turn: a clue that must stay while others are there must
//! stay when they are gone. So the result is minimal, with fewer questions.

use ichidoku::solve::{Report, Search};
use ichidoku::{Candidate, Cell, CellSet, Interrupted, Puzzle, Solution};

/// A puzzle on its way from its solution to few clues.
#[derive(Clone, Debug)]
pub(crate) struct Thinning {
    solution: Solution,
    /// Proper, whatever is still to be decided.
    puzzle: Puzzle,
    clues: usize,
    /// What may go, in this order, each of them as a whole.
    parts: Vec<CellSet>,
    /// So many clues stay at least.
    fewest: usize,
    /// The first part that is not yet decided.
    next: usize,
    /// Parts known to be needed, by index.
    needed: u128,
    /// About so many parts to ask at once.
    at_once: usize,
    /// The indices of the parts in question.
    asked: Vec<usize>,
    /// What went, in order.
    gone: Vec<CellSet>,
}

/// So many single cells may go at the start, more often than not.
const FIRST_GUESS: usize = 42;
/// Below this many, parts are asked about one by one.
const FEW: usize = 4;

/// What a thinning wants to know: whether the puzzle is proper.
enum Question {
    /// The puzzle has lost one clue, this one.
    One(Puzzle, Candidate),
    /// It has lost several.
    Many(Puzzle),
}

impl Thinning {
    /// Takes the parts away from the puzzle, which is proper, in this order, down to so many clues.
    pub(crate) fn new(puzzle: Puzzle, solution: Solution, parts: Vec<CellSet>, fewest: usize) -> Self {
        let at_once = FIRST_GUESS * parts.len() / 81;
        let (asked, gone) = (Vec::with_capacity(parts.len()), Vec::with_capacity(parts.len()));
        let clues = puzzle.clue_count();
        Self { solution, puzzle, clues, parts, fewest, next: 0, needed: 0, at_once, asked, gone }
    }

    /// The puzzle that is left.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Its solution.
    pub(crate) fn solution(&self) -> &Solution {
        &self.solution
    }

    /// What went, in order.
    pub(crate) fn gone(&self) -> &[CellSet] {
        &self.gone
    }

    /// The next question; `None` at the end.
    fn ask(&mut self) -> Option<Question> {
        self.asked.clear();
        let mut left = self.clues;
        for i in self.next..self.parts.len() {
            let size = self.parts[i].len();
            if self.needed >> i & 1 != 0 || left < self.fewest + size {
                continue;
            }
            left -= size;
            self.asked.push(i);
            if self.asked.len() >= self.at_once {
                break;
            }
        }
        let (first, others) = self.asked.split_first()?;
        let part = self.parts[*first];
        let mut puzzle = self.puzzle;
        clear(&mut puzzle, part);
        match part.only() {
            Some(cell) if others.is_empty() => {
                Some(Question::One(puzzle, Candidate::of(cell, self.solution.get(cell))))
            }
            _ => {
                others.iter().for_each(|i| clear(&mut puzzle, self.parts[*i]));
                Some(Question::Many(puzzle))
            }
        }
    }

    /// Takes in the answer to the last question.
    fn hear(&mut self, other: Option<&Solution>) {
        match other {
            None => self.agree(),
            Some(other) => self.refuse(other),
        }
    }

    /// The parts in question may go.
    fn agree(&mut self) {
        for i in &self.asked {
            let part = self.parts[*i];
            clear(&mut self.puzzle, part);
            self.clues -= part.len();
            self.gone.push(part);
            self.next = i + 1;
        }
    }

    /// The parts in question may not all go: there is another solution.
    fn refuse(&mut self, other: &Solution) {
        let differs = |part: CellSet| part.iter().any(|cell| self.solution.get(cell) != other.get(cell));
        let mut hit = (0..self.asked.len()).filter(|k| differs(self.parts[self.asked[*k]]));
        let (first, last) = (hit.next(), hit.next_back());
        match (first, last) {
            (Some(only), None) => self.needed |= 1 << self.asked[only],
            (_, Some(last)) => self.at_once = last.min(self.asked.len() / 2),
            // Not another solution, then; nothing is lost by asking less.
            (None, None) => self.at_once = self.asked.len() / 2,
        }
        if self.at_once < FEW {
            self.at_once = 1;
        }
    }
}

/// Blanks the cells.
fn clear(puzzle: &mut Puzzle, cells: CellSet) {
    cells.iter().for_each(|cell| puzzle.set(cell, None));
}

/// The cells one by one, in the order given.
pub(crate) fn singly(cells: &[Cell]) -> Vec<CellSet> {
    cells.iter().map(|cell| CellSet::single(*cell)).collect()
}

/// Searches for many thinnings at once; keeps its memory.
#[derive(Debug)]
pub(crate) struct Crew<'a> {
    search: Search<'a>,
    ones: Asked,
    without: Vec<Candidate>,
    many: Asked,
    reports: Vec<Report>,
}

/// Questions of one kind, and who asked.
#[derive(Debug, Default)]
struct Asked {
    puzzles: Vec<Puzzle>,
    from: Vec<usize>,
}

impl Asked {
    fn clear(&mut self) {
        self.puzzles.clear();
        self.from.clear();
    }

    fn push(&mut self, puzzle: Puzzle, from: usize) {
        self.puzzles.push(puzzle);
        self.from.push(from);
    }
}

impl<'a> Crew<'a> {
    /// Searches as this search does: with its engine, until its handle is raised.
    pub(crate) fn new(search: Search<'a>) -> Self {
        Self { search, ones: Asked::default(), without: Vec::new(), many: Asked::default(), reports: Vec::new() }
    }

    /// Thins all of them out.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised.
    pub(crate) fn thin(&mut self, all: &mut [Thinning]) -> Result<(), Interrupted> {
        while self.collect(all) {
            self.reports.resize(all.len(), Report::default());
            self.search.limit(1).run_without(&self.ones.puzzles, &self.without, &mut self.reports);
            for (from, report) in self.ones.from.iter().zip(&self.reports) {
                report.complete()?;
                all[*from].hear(report.solutions[0].as_ref());
            }
            self.search.limit(2).run_into(&self.many.puzzles, &mut self.reports);
            for (from, report) in self.many.from.iter().zip(&self.reports) {
                report.complete()?;
                let thinning = &mut all[*from];
                let other = report.solutions.iter().flatten().find(|found| **found != thinning.solution);
                thinning.hear(other);
            }
        }
        Ok(())
    }

    /// Collects the next question of each; whether there is any.
    fn collect(&mut self, all: &mut [Thinning]) -> bool {
        self.ones.clear();
        self.without.clear();
        self.many.clear();
        for (from, thinning) in all.iter_mut().enumerate() {
            match thinning.ask() {
                Some(Question::One(puzzle, clue)) => {
                    self.ones.push(puzzle, from);
                    self.without.push(clue);
                }
                Some(Question::Many(puzzle)) => self.many.push(puzzle, from),
                None => {}
            }
        }
        !(self.ones.from.is_empty() && self.many.from.is_empty())
    }
}
