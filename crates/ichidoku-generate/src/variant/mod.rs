//! New variants: puzzles of other sizes and rules, always with one solution.
//!
//! A grid that keeps the rules is filled at random, and clues are read off it. Digits are then taken away one by one, as long as
//! there is no other solution. A killer has no digits: its cages are cut until there is only one solution.

mod cages;
mod clues;
mod kind;
mod problem;
mod regions;

use std::fmt;

use ichidoku::{Interrupted, Stop};
use ichidoku_variants::{Cell, Constraint, Puzzle, Shape};

pub use kind::VariantKind;

use crate::Random;
use problem::problem;

/// Guesses that the search for a grid may take at each attempt.
const FILL_GUESSES: u64 = 20_000;
/// Guesses that the proof may take that a digit can go; where it takes more, the digit stays.
const PROOF_GUESSES: u64 = 200;
/// Attempts at a puzzle.
const ATTEMPTS: u64 = 200;
/// Longest side of grids from which all digits go that can: larger ones would take minutes.
const LONGEST_MINIMAL: usize = 16;

/// A kind of variant and its size.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_generate::{VariantKind, VariantOrder};
/// use ichidoku_variants::{Problem, Verdict};
///
/// let order = VariantOrder::new(VariantKind::Killer, 6)?;
/// let made = order.make(2026, 0, Stop::never())?;
/// assert_eq!(Problem::new(&made.puzzle)?.verdict()?, Verdict::Unique(made.solution));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantOrder {
    kind: VariantKind,
    shape: Shape,
}

/// A size in which a kind can't be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSide {
    /// The kind.
    pub kind: VariantKind,
    /// The side that was asked for.
    pub side: u8,
}

impl fmt::Display for BadSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = self.kind.sides().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        write!(f, "{} puzzles can be made in the sizes {sides}, not {}", self.kind.name(), self.side)
    }
}

impl std::error::Error for BadSide {}

/// A new variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeVariant {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution: a digit per cell.
    pub solution: Vec<i16>,
}

impl VariantOrder {
    /// An order for a kind of puzzles in a size.
    ///
    /// # Errors
    /// A size in which the kind can't be made.
    pub fn new(kind: VariantKind, side: u8) -> Result<Self, BadSide> {
        let shape = Shape::square(side).filter(|_| kind.sides().contains(&side));
        shape.map(|shape| Self { kind, shape }).ok_or(BadSide { kind, side })
    }

    /// The puzzle of a seed and an index: the same on every machine.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle was raised, or if 200 attempts were in vain.
    pub fn make(&self, seed: u64, index: u64, stop: Stop<'_>) -> Result<MadeVariant, Interrupted> {
        for attempt in 0..ATTEMPTS {
            match self.attempt(&mut Random::new(seed, index, attempt), stop) {
                Err(Interrupted::NodeBudget) => {}
                outcome => return outcome,
            }
        }
        Err(Interrupted::NodeBudget)
    }

    fn attempt(&self, random: &mut Random, stop: Stop<'_>) -> Result<MadeVariant, Interrupted> {
        let mut rules = self.kind.rules();
        if self.kind == VariantKind::Jigsaw {
            rules = vec![Constraint::Jigsaw(regions::random_layout(self.shape, random)), Constraint::NoBoxes];
        }
        // What must not be marked would have to be unmarked while there are no marks yet.
        let is_negative = matches!(self.kind, VariantKind::Kropki | VariantKind::Xv);
        let frame = Puzzle::new(self.shape, if is_negative { Vec::new() } else { rules.clone() });
        let filled = problem(&frame)?.budget(FILL_GUESSES).stop(stop);
        let solution = filled.random_solution(&mut |bound| random.below(bound))?.ok_or(Interrupted::NodeBudget)?;
        if self.kind == VariantKind::Killer {
            let puzzle = cages::Cages::grow(self.shape, &solution, random).cut(random, stop)?;
            return Ok(MadeVariant { puzzle, solution });
        }
        rules.extend(clues::Solved { shape: self.shape, digits: &solution }.clues(self.kind, random));
        let given = self.given(&rules, &solution, random, stop)?;
        if !given.is_empty() {
            rules.push(Constraint::Given(given));
        }
        Ok(MadeVariant { puzzle: Puzzle::new(self.shape, rules), solution })
    }

    /// The digits that are left when as many have gone as can without another solution, or as are to go.
    fn given(
        &self,
        rules: &[Constraint],
        solution: &[i16],
        random: &mut Random,
        stop: Stop<'_>,
    ) -> Result<Vec<(Cell, Vec<i16>)>, Interrupted> {
        let problem = problem(&Puzzle::new(self.shape, rules.to_vec()))?.budget(PROOF_GUESSES).stop(stop);
        let cells = self.shape.cells();
        let fewest = if self.shape.side() > LONGEST_MINIMAL { cells * 9 / 20 } else { 0 };
        let mut given = (0..).zip(solution.iter().copied()).collect::<Vec<(Cell, i16)>>();
        random.shuffle(&mut given);
        let mut at = 0;
        while at < given.len() && given.len() > fewest {
            let digit = given.swap_remove(at);
            let is_needed = match problem.has_solution_without(&given, digit) {
                Err(Interrupted::NodeBudget) => true,
                outcome => outcome?,
            };
            if is_needed {
                // It takes its place back from the last one, which had moved there.
                given.push(digit);
                let last = given.len() - 1;
                given.swap(at, last);
                at += 1;
            }
        }
        ichidoku_variants::sort(&mut given);
        Ok(given.into_iter().map(|(cell, digit)| (cell, vec![digit])).collect())
    }
}
