//! All algorithms in one type, by name.

use std::fmt;
use std::str::FromStr;

use ichidoku::Puzzle;

use crate::algorithm::{About, Algorithm};
use crate::algorithms::{
    Annealing, Backtracking, BruteForce, DancingLinks, Elimination, Engine, FewestFirst, Guess, Sat,
};
use crate::limits::Reason;
use crate::notebook::Notebook;
use crate::observe::Observer;
use crate::order::{CellOrder, DigitOrder};

/// One of the algorithms with its options.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Limits, Method, Outcome, Silent};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let run = Method::named("row-by-row").unwrap().run(&puzzle, &Limits::new(), &mut Silent);
/// assert_eq!(run.outcome, Outcome::Solved);
/// assert_eq!((run.counts.assignments, run.counts.tests), (4208, 37652));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// Writes every filling.
    BruteForce(BruteForce),
    /// Backtracking in a fixed order, with or without candidate lists.
    Backtracking(Backtracking),
    /// Backtracking in the cell with the fewest candidates.
    FewestFirst(FewestFirst),
    /// Two deductions, then a guess.
    Elimination(Elimination),
    /// Exact cover.
    DancingLinks(DancingLinks),
    /// A SAT solver.
    Sat(Sat),
    /// Simulated annealing.
    Annealing(Annealing),
    /// The engine of `ichidoku`.
    Engine(Engine),
}

/// Calls the algorithm inside a method.
macro_rules! each {
    ($method:expr, $algorithm:ident => $call:expr) => {
        match $method {
            Method::BruteForce($algorithm) => $call,
            Method::Backtracking($algorithm) => $call,
            Method::FewestFirst($algorithm) => $call,
            Method::Elimination($algorithm) => $call,
            Method::DancingLinks($algorithm) => $call,
            Method::Sat($algorithm) => $call,
            Method::Annealing($algorithm) => $call,
            Method::Engine($algorithm) => $call,
        }
    };
}

impl Method {
    /// Every algorithm with its usual options, the simplest first and the engine last.
    pub const ALL: [Self; 10] = [
        Self::BruteForce(BruteForce),
        Self::ROW_BY_ROW,
        Self::Backtracking(Backtracking { lists: true, ..PLAIN }),
        Self::FewestFirst(FewestFirst),
        Self::Elimination(Elimination { guess: Guess::First }),
        Self::Elimination(Elimination { guess: Guess::Fewest }),
        Self::DancingLinks(DancingLinks),
        Self::Sat(Sat),
        Self::Annealing(Annealing { seed: 1, starts: 10 }),
        Self::Engine(Engine),
    ];

    /// Backtracking in reading order with the digits ascending.
    pub const ROW_BY_ROW: Self = Self::Backtracking(PLAIN);

    /// The algorithm with this name and its usual options.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.about().name == name)
    }

    /// This algorithm with other options.
    ///
    /// # Errors
    /// [`OptionError`] if it does not have such an option.
    ///
    /// ```
    /// use ichidoku_lab::{CellOrder, Method, Options};
    /// let turned = Options { cells: Some(CellOrder::Rotated), ..Options::default() };
    /// assert_eq!(Method::ROW_BY_ROW.with(&turned).unwrap().to_string(), "row-by-row, cells rotated");
    /// assert_eq!(
    ///     Method::named("sat").unwrap().with(&turned).unwrap_err().to_string(),
    ///     "sat has no order of cells; row-by-row and candidate-lists have one"
    /// );
    /// ```
    pub fn with(self, options: &Options) -> Result<Self, OptionError> {
        let refused = |option, those_that_do| OptionError { name: self.about().name, option, those_that_do };
        match (self, *options) {
            (_, Options { cells: None, digits: None, seed: None }) => Ok(self),
            (Self::Backtracking(usual), Options { cells, digits, seed: None }) => {
                let (cells, digits) = (cells.unwrap_or(usual.cells), digits.unwrap_or(usual.digits));
                Ok(Self::Backtracking(Backtracking { cells, digits, ..usual }))
            }
            (Self::Annealing(usual), Options { cells: None, digits: None, seed: Some(seed) }) => {
                Ok(Self::Annealing(Annealing { seed, ..usual }))
            }
            (_, Options { seed: Some(_), .. }) => Err(refused("seed of its own", "annealing has")),
            (_, Options { cells: Some(_), .. }) => {
                Err(refused("order of cells", "row-by-row and candidate-lists have"))
            }
            _ => Err(refused("order of digits", "row-by-row and candidate-lists have")),
        }
    }

    /// The step budget that suits it: enough for all but a few famous puzzles, little for what cannot finish, so that a
    /// comparison stays short.
    pub const fn usual_steps(&self) -> u64 {
        match self {
            Self::BruteForce(_) => 10_000_000,
            Self::Backtracking(Backtracking { cells: CellOrder::Random(_), .. }) => 30_000_000,
            Self::FewestFirst(_) => 1_500_000_000,
            _ => 750_000_000,
        }
    }

    /// The step budget that suits a run for its own sake: enough for every famous puzzle.
    pub const fn patient_steps(&self) -> u64 {
        20 * self.usual_steps()
    }
}

/// Backtracking as everybody writes it first.
const PLAIN: Backtracking = Backtracking { cells: CellOrder::Rows, digits: DigitOrder::Ascending, lists: false };

impl Algorithm for Method {
    fn about(&self) -> &'static About {
        each!(self, algorithm => algorithm.about())
    }

    fn source(&self) -> &'static str {
        each!(self, algorithm => algorithm.source())
    }

    fn full_cost(&self, puzzle: &Puzzle) -> Option<f64> {
        each!(self, algorithm => algorithm.full_cost(puzzle))
    }

    fn search<O: Observer>(&self, puzzle: &Puzzle, notes: &mut Notebook<'_, O>) -> Result<(), Reason> {
        each!(self, algorithm => algorithm.search(puzzle, notes))
    }
}

/// The name, and the options that are not the usual ones.
impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.about().name)?;
        match self {
            Self::Backtracking(Backtracking { cells, digits, .. }) => {
                if *cells != CellOrder::Rows {
                    write!(f, ", cells {cells}")?;
                }
                if *digits != DigitOrder::Ascending {
                    write!(f, ", digits {digits}")?;
                }
                Ok(())
            }
            Self::Annealing(annealing) if annealing.seed != Annealing::default().seed => {
                write!(f, ", seed {}", annealing.seed)
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Self, UnknownMethod> {
        Self::named(name).ok_or_else(|| UnknownMethod { name: name.to_owned() })
    }
}

/// What can be chosen about an algorithm; `None` leaves the usual.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// In which order backtracking visits the cells.
    pub cells: Option<CellOrder>,
    /// In which order backtracking tries the digits.
    pub digits: Option<DigitOrder>,
    /// The seed of annealing.
    pub seed: Option<u64>,
}

/// A name that no algorithm has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownMethod {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no algorithm is named '{}'; expected", self.name)?;
        for (i, method) in Method::ALL.iter().enumerate() {
            let gap = if i == 0 { "" } else { "," };
            write!(f, "{gap} {}", method.about().name)?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownMethod {}

/// An option that the algorithm does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    name: &'static str,
    option: &'static str,
    those_that_do: &'static str,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has no {}; {} one", self.name, self.option, self.those_that_do)
    }
}

impl std::error::Error for OptionError {}
