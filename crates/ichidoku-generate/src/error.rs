//! Why an order cannot be met: at once, or after its attempts.

use std::fmt;
use std::ops::RangeInclusive;

use ichidoku::{House, NotProper};
#[cfg(feature = "explainer")]
use ichidoku_logic::rate::ExplainerDifficulty;
use ichidoku_logic::rate::Grade;
use ichidoku_logic::{HodokuLevel, Technique};

use crate::made::Made;
use ichidoku::symmetry::Symmetry;

/// An order that no puzzle can meet; found out without search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadOrder {
    /// Not a range between 17 and 80.
    Clues(RangeInclusive<usize>),
    /// More clues than any minimal puzzle is known to have.
    MinimalWithManyClues(usize),
    /// No symmetric pattern has this many clues.
    CluesOfSymmetry(RangeInclusive<usize>, Symmetry),
    /// A pattern with fewer than 17 cells, or all of them.
    PatternSize(usize),
    /// A pattern that does not have as many cells as clues are wanted.
    PatternClues(usize, RangeInclusive<usize>),
    /// A pattern that does not have the symmetry.
    PatternSymmetry(Symmetry),
    /// A pattern without a clue in two lines that can be exchanged.
    PatternLines(House, House),
    /// Given clues outside the pattern.
    GivenOutsidePattern,
    /// Given clues that are not part of the solution that is asked for.
    GivenNotInSolution,
    /// Given clues without solution.
    Given(NotProper),
    /// More given clues than clues wanted, or their symmetric copies.
    GivenClues(usize, RangeInclusive<usize>),
    /// The one puzzle with this solution and this pattern has other solutions.
    PatternOfSolution,
    /// A technique both needed and forbidden.
    NeededAndForbidden(Technique),
    /// A technique that puzzles of the grade do not need.
    TooHardForGrade(Technique, Grade),
    /// A technique that puzzles of HoDoKu's level do not need.
    TooHardForLevel(Technique, HodokuLevel),
    /// A grade that no puzzle of HoDoKu's level reaches.
    GradeAboveLevel(Grade, HodokuLevel),
    /// A rating below the least that Sudoku Explainer gives.
    #[cfg(feature = "explainer")]
    BelowScale(ExplainerDifficulty),
    /// Every technique that people solve with is forbidden.
    AllForbidden,
    /// No attempts at all.
    NoAttempts,
}

/// `23 clues` or `20 to 23 clues`.
fn count(clues: &RangeInclusive<usize>) -> String {
    let (from, to) = (clues.start(), clues.end());
    if from == to { format!("{from} clues") } else { format!("{from} to {to} clues") }
}

impl fmt::Display for BadOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clues(clues) if clues.is_empty() => {
                write!(f, "{}: the first must not be above the last", count(clues))
            }
            Self::Clues(clues) => write!(
                f,
                "{}: a puzzle with one solution has at least 17, and 81 leave nothing to solve; expected 17 to 80",
                count(clues)
            ),
            Self::MinimalWithManyClues(clues) => {
                write!(f, "a minimal puzzle with {clues} clues: none with more than 40 is known")
            }
            Self::CluesOfSymmetry(clues, symmetry) => {
                write!(f, "{}: no pattern with the symmetry {symmetry} has this many", count(clues))
            }
            Self::PatternSize(81) => write!(f, "a pattern of all 81 cells leaves nothing to solve"),
            Self::PatternSize(cells) => {
                write!(f, "a pattern of {cells} cells: a puzzle with one solution has at least 17 clues")
            }
            Self::PatternClues(cells, clues) => write!(f, "a pattern of {cells} cells cannot have {}", count(clues)),
            Self::PatternSymmetry(symmetry) => write!(f, "the pattern does not have the symmetry {symmetry}"),
            Self::PatternLines(a, b) => {
                write!(f, "the pattern has no clue in {a} and {b}: they could be exchanged in any solution")
            }
            Self::GivenOutsidePattern => write!(f, "given clues stand outside the pattern"),
            Self::GivenNotInSolution => write!(f, "the given clues are not part of the solution that is asked for"),
            Self::Given(error) => write!(f, "the given clues: {error}"),
            Self::GivenClues(given, clues) => {
                write!(
                    f,
                    "{given} clues are given or follow by symmetry; that does not leave room for {}",
                    count(clues)
                )
            }
            Self::PatternOfSolution => write!(f, "the clues of this solution in this pattern have other solutions too"),
            Self::NeededAndForbidden(technique) => write!(f, "{technique} cannot be needed and forbidden"),
            Self::TooHardForGrade(technique, grade) => {
                let needed = Grade::of(technique.difficulty());
                write!(f, "a puzzle of grade {grade} does not need {technique}: that makes a puzzle {needed} at least")
            }
            Self::TooHardForLevel(technique, level) => {
                write!(f, "a puzzle of HoDoKu's level {level:?} does not need {technique}: easier techniques solve it")
            }
            Self::GradeAboveLevel(grade, level) => {
                write!(f, "a puzzle of HoDoKu's level {level:?} is never of grade {grade}: easier techniques solve it")
            }
            #[cfg(feature = "explainer")]
            Self::BelowScale(er) => write!(f, "an ER of {er}: the scale begins at {}", ExplainerDifficulty::LEAST),
            Self::AllForbidden => write!(f, "all techniques are forbidden: none is left to solve the puzzle with"),
            Self::NoAttempts => write!(f, "no attempts: expected at least 1"),
        }
    }
}

impl std::error::Error for BadOrder {}

/// Why there is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shortfall {
    /// All attempts are used up.
    Exhausted {
        /// So many attempts were made.
        attempts: u64,
        /// Of the puzzles that came up the one that came nearest, where there is one.
        nearest: Option<Box<Made>>,
    },
    /// The generator's handle was raised before the puzzle was made.
    Interrupted {
        /// This many attempts were made.
        attempts: u64,
        /// Of the puzzles that came up the one that came nearest, where there is one.
        nearest: Option<Box<Made>>,
    },
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exhausted { attempts, .. } => write!(f, "no such puzzle in {attempts} attempts"),
            Self::Interrupted { attempts: 1, .. } => write!(f, "stopped after 1 attempt"),
            Self::Interrupted { attempts, .. } => write!(f, "stopped after {attempts} attempts"),
        }
    }
}

impl std::error::Error for Shortfall {}
