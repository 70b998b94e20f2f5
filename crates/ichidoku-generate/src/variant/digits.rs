//! Which digits of a solution are given: as few as the one solution asks for, and as many as the grade does.

use ichidoku::symmetry::Symmetry;
use ichidoku::{Interrupted, Stop};
use ichidoku_logic::rate::Grade;
use ichidoku_variant_logic::{Rating, Setting, State, rate};
use ichidoku_variants::{Cell, Constraint, Problem, Puzzle, Shape};

use super::problem::{problem, setting};
use crate::Random;

/// Guesses that the proof may take that a digit can go; where it takes more, the digit stays.
const PROOF_GUESSES: u64 = 200;
/// Longest side of grids from which all digits go that can: larger ones would take minutes.
pub(super) const LONGEST_MINIMAL: usize = 16;

/// Cells that are given together, by the symmetry of the pattern.
type Orbit = Vec<Cell>;

/// The rules and the solution of a puzzle whose given digits are chosen.
pub(super) struct Digits<'a> {
    puzzle: Puzzle,
    problem: Problem<'a>,
    solution: &'a [i16],
    stop: Stop<'a>,
}

impl<'a> Digits<'a> {
    pub(super) fn new(
        shape: Shape,
        rules: Vec<Constraint>,
        solution: &'a [i16],
        stop: Stop<'a>,
    ) -> Result<Self, Interrupted> {
        let puzzle = Puzzle::new(shape, rules);
        let problem = problem(&puzzle)?.budget(PROOF_GUESSES).stop(stop);
        Ok(Self { puzzle, problem, solution, stop })
    }

    /// The digits that are left when as many have gone as can without another solution, or as are to go.
    pub(super) fn fewest(&self, symmetry: Symmetry, random: &mut Random) -> Result<Vec<Orbit>, Interrupted> {
        let shape = self.puzzle.shape();
        let fewest = if shape.side() > LONGEST_MINIMAL { shape.cells() * 9 / 20 } else { 0 };
        let mut given = orbits(shape, symmetry);
        random.shuffle(&mut given);
        let mut at = 0;
        while at < given.len() && given.iter().map(Vec::len).sum::<usize>() > fewest {
            let orbit = given.swap_remove(at);
            if self.are_needed(&orbit, &given)? {
                // They take their place back from the last ones, which had moved there.
                given.push(orbit);
                let last = given.len() - 1;
                given.swap(at, last);
                at += 1;
            }
        }
        Ok(given)
    }

    /// Whether there is another solution without these cells, or the proof that there is none takes too long. It would differ in
    /// one of them: with all of them, there is none.
    fn are_needed(&self, orbit: &Orbit, given: &[Orbit]) -> Result<bool, Interrupted> {
        let given = self.clues(given);
        for &cell in orbit {
            match self.problem.has_solution_without(&given, self.clue(cell)) {
                Ok(false) => {}
                Err(Interrupted::NodeBudget) => return Ok(true),
                outcome => return outcome,
            }
        }
        Ok(false)
    }

    /// The digits with others beside them, so that steps no harder than `most` solve the puzzle; those that are not needed for
    /// that have gone.
    pub(super) fn enough(
        &self,
        mut given: Vec<Orbit>,
        symmetry: Symmetry,
        most: u8,
        random: &mut Random,
    ) -> Result<Vec<Orbit>, Interrupted> {
        let setting = setting(&self.puzzle)?;
        let shape = self.puzzle.shape();
        let mut way = self.way(&setting, &given, most)?;
        let fewest = given.len();
        while !way.is_solved {
            let open = orbits(shape, symmetry)
                .into_iter()
                .filter(|orbit| orbit.iter().any(|&cell| !way.end.is_filled(cell)))
                .collect::<Vec<_>>();
            let orbit = random.pick(&open).cloned().ok_or(Interrupted::NodeBudget)?;
            let mut state = way.end;
            orbit.iter().for_each(|&cell| state.enter(&setting, cell, self.solution[usize::from(cell)]));
            given.push(orbit);
            way = rate(&setting, state, most, self.stop)?;
        }
        if given.len() > fewest && shape.side() <= LONGEST_MINIMAL {
            // Those that came last first: nothing is known of them yet.
            for at in (0..given.len()).rev() {
                let orbit = given.swap_remove(at);
                if !self.way(&setting, &given, most)?.is_solved {
                    given.push(orbit);
                }
            }
        }
        Ok(given)
    }

    /// Whether the puzzle with these digits is as hard as that.
    pub(super) fn are_of(&self, given: &[Orbit], grade: Grade) -> Result<bool, Interrupted> {
        Ok(grade_of(&self.way(&setting(&self.puzzle)?, given, most_difficulty(grade))?) == grade)
    }

    /// The way through the puzzle with these digits, by steps no harder than this.
    fn way(&self, setting: &Setting, given: &[Orbit], most: u8) -> Result<Rating, Interrupted> {
        let mut state = State::new(setting);
        self.clues(given).into_iter().for_each(|(cell, digit)| state.enter(setting, cell, digit));
        rate(setting, state, most, self.stop)
    }

    /// The puzzle with these digits.
    pub(super) fn puzzle(self, given: &[Orbit]) -> Puzzle {
        let mut clues = self.clues(given);
        ichidoku_variants::sort(&mut clues);
        if clues.is_empty() {
            return self.puzzle;
        }
        let given = clues.into_iter().map(|(cell, digit)| (cell, vec![digit])).collect();
        self.puzzle.and(Constraint::Given(given))
    }

    fn clues(&self, given: &[Orbit]) -> Vec<(Cell, i16)> {
        given.iter().flatten().map(|&cell| self.clue(cell)).collect()
    }

    fn clue(&self, cell: Cell) -> (Cell, i16) {
        (cell, self.solution[usize::from(cell)])
    }
}

/// How hard a puzzle is whose way this is.
pub(super) fn grade_of(way: &Rating) -> Grade {
    if way.is_solved { Grade::of(way.difficulty) } else { Grade::Beyond }
}

/// How hard the steps may be by which a puzzle of the grade is solved; for Beyond, by which it isn't.
pub(super) fn most_difficulty(grade: Grade) -> u8 {
    grade.min(Grade::Extreme).most_difficulty()
}

/// All cells, as lists of those that go together, in the order of their first cells.
fn orbits(shape: Shape, symmetry: Symmetry) -> Vec<Orbit> {
    let orbit = |cell: Cell| {
        let orbit = symmetry.orbit_in(shape.side(), shape.place(cell)).into_iter();
        orbit.map(|(row, column)| shape.cell(row, column)).collect::<Orbit>()
    };
    let is_first = |orbit: &Orbit| orbit.iter().all(|cell| orbit[0] <= *cell);
    (0..shape.cells() as Cell).map(orbit).filter(is_first).collect()
}
