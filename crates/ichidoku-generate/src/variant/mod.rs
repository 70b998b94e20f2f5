//! New variants: puzzles of other sizes and rules, always with one solution.
//!
//! A grid that keeps the rules is filled at random, and clues are read off it. Digits are then taken away, as long as there is no
//! other solution. A killer has no digits unless they are asked for: its cages are cut until there is only one solution.
//!
//! Most puzzles with so little given ask for a search. Where a grade is asked for, digits are added, or cages cut again, until
//! steps of that grade lead to the solution; what is easier than that is thrown away.

mod bad_order;
mod cages;
mod clues;
mod digits;
mod kind;
mod problem;
mod regions;

use ichidoku::symmetry::Symmetry;
use ichidoku::{Interrupted, Stop};
use ichidoku_logic::rate::Grade;
use ichidoku_variants::{Constraint, Puzzle, Shape};

pub use bad_order::BadVariantOrder;
pub use kind::VariantKind;

use crate::Random;
use cages::Cages;
use digits::Digits;
use problem::problem;

/// Guesses that the search for a grid may take at each attempt.
const FILL_GUESSES: u64 = 20_000;
/// A kind of variant, its size, and what more is asked of it.
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
    grade: Option<Grade>,
    symmetry: Symmetry,
    has_digits: bool,
    attempts: u64,
}

/// A new variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeVariant {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution: a digit per cell.
    pub solution: Vec<i16>,
}

impl VariantOrder {
    /// How many attempts at a puzzle are made where nothing else is said.
    pub const ATTEMPTS: u64 = 2_000;

    /// An order for a kind of puzzles in a size.
    ///
    /// # Errors
    /// A size in which the kind can't be made.
    pub fn new(kind: VariantKind, side: u8) -> Result<Self, BadVariantOrder> {
        let shape = Shape::square(side).filter(|_| kind.sides().contains(&side));
        let shape = shape.ok_or(BadVariantOrder::Side { kind, side })?;
        let has_digits = kind != VariantKind::Killer;
        Ok(Self { kind, shape, grade: None, symmetry: Symmetry::None, has_digits, attempts: Self::ATTEMPTS })
    }

    /// Only puzzles of this grade: what the hardest steps on the way through them are, as
    /// [`ichidoku_variant_logic::rate`] finds it; Beyond where they need contradictions or lead nowhere. Without a grade most
    /// puzzles are Beyond.
    ///
    /// ```
    /// use ichidoku::Stop;
    /// use ichidoku_generate::{VariantKind, VariantOrder};
    /// use ichidoku_logic::rate::Grade;
    /// use ichidoku_variant_logic::{Setting, State, rate};
    ///
    /// let order = VariantOrder::new(VariantKind::Thermo, 6)?.grade(Grade::Medium)?;
    /// let made = order.make(2026, 0, Stop::never())?;
    /// let setting = Setting::new(&made.puzzle)?;
    /// let way = rate(&setting, State::new(&setting), u8::MAX, Stop::never())?;
    /// assert!(way.is_solved);
    /// assert_eq!(Grade::of(way.difficulty), Grade::Medium);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A grade that no variant has that can be made: Trivial, Very hard and Extreme.
    pub fn grade(mut self, grade: Grade) -> Result<Self, BadVariantOrder> {
        if !matches!(grade, Grade::Easy | Grade::Medium | Grade::Hard | Grade::Beyond) {
            return Err(BadVariantOrder::Grade(grade));
        }
        self.grade = Some(grade);
        Ok(self)
    }

    /// Digits in a killer, too; every other kind has them anyway.
    #[must_use]
    pub const fn with_digits(mut self) -> Self {
        self.has_digits = true;
        self
    }

    /// Given digits in a symmetric pattern.
    ///
    /// # Errors
    /// A killer without digits has no such pattern: ask for digits before.
    pub fn symmetry(mut self, symmetry: Symmetry) -> Result<Self, BadVariantOrder> {
        if !self.has_digits && symmetry != Symmetry::None {
            return Err(BadVariantOrder::NoDigits(self.kind));
        }
        self.symmetry = symmetry;
        Ok(self)
    }

    /// Gives a puzzle up after so many attempts.
    #[must_use]
    pub const fn attempts(mut self, attempts: u64) -> Self {
        self.attempts = attempts;
        self
    }

    /// The puzzle of a seed and an index: the same on every machine.
    ///
    /// # Errors
    /// [`Interrupted::Stopped`] if the handle was raised, [`Interrupted::NodeBudget`] if all attempts were in vain.
    pub fn make(&self, seed: u64, index: u64, stop: Stop<'_>) -> Result<MadeVariant, Interrupted> {
        for attempt in 0..self.attempts {
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
        let puzzle = if self.has_digits {
            rules.extend(self.clues(&solution, random));
            self.give(Digits::new(self.shape, rules, &solution, stop)?, random)?
        } else {
            Cages::grow(self.shape, &solution, self.grade, random)?.cut(self.grade, random, stop)?
        };
        Ok(MadeVariant { puzzle, solution })
    }

    /// The clues of the kind that are no digits.
    fn clues(&self, solution: &[i16], random: &mut Random) -> Vec<Constraint> {
        match self.kind {
            VariantKind::Killer => {
                let grown = Cages::grow(self.shape, solution, self.grade, random);
                grown.map_or(Vec::new(), |cages| cages.rules())
            }
            kind => clues::Solved { shape: self.shape, digits: solution }.clues(kind, random),
        }
    }

    /// The puzzle with its given digits.
    fn give(&self, digits: Digits<'_>, random: &mut Random) -> Result<Puzzle, Interrupted> {
        let mut given = digits.fewest(self.symmetry, random)?;
        if let Some(grade) = self.grade {
            if grade != Grade::Beyond {
                given = digits.enough(given, self.symmetry, grade.most_difficulty(), random)?;
            }
            if !digits.are_of(&given, grade)? {
                return Err(Interrupted::NodeBudget);
            }
        }
        Ok(digits.puzzle(&given))
    }
}
