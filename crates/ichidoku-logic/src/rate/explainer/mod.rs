//! Sudoku Explainer's scale, by which collections, forums and papers name difficulty: ER, EP and ED.
//!
//! The ratings depend on which of several steps is applied first, so this follows the programs in their order of
//! techniques, and each technique in its order of search: version 1.2.1, and Sukaku Explainer 1.18.1, which goes on from it. Only the
//! first hint is applied, then all starts again. How they behave was found by giving the originals many puzzles and
//! comparing paths step by step, and in Sukaku Explainer's source; their texts are not used. Each file says what it
//! reproduces, and [`dialect`] in what they differ.

mod aligned;
mod board;
mod bug;
mod chain;
mod dialect;
mod fish;
mod hint;
mod houses;
mod locking;
mod long_wings;
mod loops;
mod names;
mod singles;
mod strong_links;
mod subsets;
mod uniqueness;
mod walk;
mod wings;

use std::fmt;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, Digit, Interrupted, ProperPuzzle, Stop};

use board::Board;
use dialect::Dialect;
use hint::Hint;
use names::Name;
use walk::{ANY, Walked, walk};

use crate::state::State;

/// A difficulty on Sudoku Explainer's scale, in tenths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ExplainerDifficulty(pub u16);

impl ExplainerDifficulty {
    /// The least that a puzzle can have: that of the last digit of a house.
    pub const LEAST: Self = Self(10);
}

impl fmt::Display for ExplainerDifficulty {
    /// `7.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// What Sudoku Explainer calls a step: `Unique Rectangle type 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExplainerTechnique(Name);

impl ExplainerTechnique {
    /// Its name for programs: that of Sudoku Explainer in small letters, with hyphens for everything between words.
    ///
    /// ```
    /// use ichidoku::{ProperPuzzle, Stop};
    /// use ichidoku_logic::rate;
    /// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let puzzle = ProperPuzzle::new(line.parse().unwrap()).unwrap();
    /// let hardest = rate::explainer(&puzzle, Stop::never()).unwrap().hardest.unwrap();
    /// assert_eq!((hardest.slug().as_str(), hardest.to_string().as_str()), ("hidden-single", "Hidden Single"));
    /// ```
    pub fn slug(self) -> String {
        let name = self.to_string().to_lowercase();
        let words = name.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '+');
        words.filter(|word| !word.is_empty()).map(|word| word.replace('+', "plus")).collect::<Vec<_>>().join("-")
    }
}

impl fmt::Display for ExplainerTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A puzzle's ratings on Sudoku Explainer's scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExplainerRating {
    /// ER, the hardest step of the path; 20.0 if no technique solves the puzzle.
    pub er: ExplainerDifficulty,
    /// EP, the hardest step up to the first that places a digit.
    pub ep: ExplainerDifficulty,
    /// ED, the first step.
    pub ed: ExplainerDifficulty,
    /// The technique of the first of the hardest steps.
    pub hardest: Option<ExplainerTechnique>,
}

impl fmt::Display for ExplainerRating {
    /// `7.1/1.2/1.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

const UNSOLVED: ExplainerDifficulty = ExplainerDifficulty(200);

/// A step of the path on which the ratings rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainerStep {
    /// The technique.
    pub technique: ExplainerTechnique,
    /// How hard it is.
    pub difficulty: ExplainerDifficulty,
    /// The digit it places.
    pub placement: Option<Candidate>,
    /// The candidates it takes out, by cell and digit.
    pub eliminations: Vec<Candidate>,
}

impl ExplainerStep {
    fn of(hint: &Hint) -> Self {
        let candidate = |cell: u8, digit: usize| {
            let (cell, digit) = (Cell::new(cell.into())?, Digit::from_index(digit)?);
            Some(Candidate::of(cell, digit))
        };
        let digits = |(cell, digits): &(u8, u16)| {
            let cell = *cell;
            houses::bits(*digits).filter_map(move |digit| candidate(cell, digit))
        };
        Self {
            technique: ExplainerTechnique(hint.name),
            difficulty: ExplainerDifficulty(hint.tenths()),
            placement: hint.placement.and_then(|(cell, digit)| candidate(cell, digit.into())),
            eliminations: hint.removals.iter().flat_map(digits).collect(),
        }
    }
}

/// The path on which the ratings rest: of each technique's hints the first, as long as there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainerPath {
    /// The steps.
    pub steps: Vec<ExplainerStep>,
    /// Whether they solve the puzzle.
    pub solves: bool,
}

impl ExplainerPath {
    /// The puzzle's ratings.
    pub fn rating(&self) -> ExplainerRating {
        let mut tally = Tally::default();
        self.steps.iter().for_each(|step| tally.add(step.difficulty, step.technique, step.placement.is_some()));
        tally.rating(self.solves)
    }
}

/// A program that rates on this scale.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::{State, rate::ExplainerDialect};
/// let puzzle: Puzzle =
///     "..21....8.68....4.71...9...8..2.17......6......59.8..3...6...17.7....83.2....79..".parse().unwrap();
/// let state = State::proper(&ProperPuzzle::new(puzzle).unwrap());
/// let rating = |dialect: ExplainerDialect| dialect.rating(&state, Stop::never());
/// assert_eq!(rating(ExplainerDialect::Se121)?.to_string(), "7.5/1.2/1.2");
/// assert_eq!(rating(ExplainerDialect::Sukaku)?.to_string(), "7.5/1.2/1.2");
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ExplainerDialect {
    /// Version 1.2.1 of Sudoku Explainer, by which most collections are rated.
    #[default]
    Se121,
    /// Version 1.18.1 of Sukaku Explainer, which goes on from it and knows more patterns that are easier than chains.
    Sukaku,
}

impl ExplainerDialect {
    fn table(self) -> &'static Dialect {
        match self {
            Self::Se121 => &dialect::SE121,
            Self::Sukaku => &dialect::SUKAKU,
        }
    }

    /// Rates what is left from this state, of which the houses should be the classic ones.
    ///
    /// A state with candidates of its own is rated as a puzzle that is given by its candidates (a sukaku). Before the original
    /// begins, it places the candidates that are alone in their cells, which is left to the caller.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the rating is known.
    pub fn rating(self, state: &State, stop: Stop<'_>) -> Result<ExplainerRating, Interrupted> {
        let mut tally = Tally::default();
        let solves = self.walk(state, ANY, stop, |hint| {
            tally.add(ExplainerDifficulty(hint.tenths()), ExplainerTechnique(hint.name), hint.placement.is_some());
            ControlFlow::Continue(())
        })?;
        Ok(tally.rating(solves == Walked::Solved))
    }

    /// True if the ER is at least this. A puzzle that is so hard is left at the first step that shows it, which takes a part of
    /// the time of a rating; any other takes as long.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before that is known.
    pub fn reaches(self, state: &State, least: ExplainerDifficulty, stop: Stop<'_>) -> Result<bool, Interrupted> {
        let walked = self.walk(state, ANY, stop, |hint| match hint.tenths() >= least.0 {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })?;
        Ok(match walked {
            Walked::Solved => least == ExplainerDifficulty::default(),
            Walked::Stuck => least <= UNSOLVED,
            Walked::Left => true,
        })
    }

    /// The ER, if it is at most this. That a puzzle is harder is known as soon as a step is, or nothing easier is left, which takes
    /// a part of the time of a rating.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before that is known.
    pub fn within(
        self,
        state: &State,
        most: ExplainerDifficulty,
        stop: Stop<'_>,
    ) -> Result<Option<ExplainerDifficulty>, Interrupted> {
        let mut er = ExplainerDifficulty::default();
        let walked = self.walk(state, most.0, stop, |hint| {
            er = er.max(ExplainerDifficulty(hint.tenths()));
            if er > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(match walked {
            Walked::Solved => Some(er),
            Walked::Stuck => Some(UNSOLVED).filter(|er| *er <= most),
            Walked::Left => None,
        })
    }

    /// The path on which the rating from this state rests. It ends early where no technique finds anything.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the path ends.
    pub fn path(self, state: &State, stop: Stop<'_>) -> Result<ExplainerPath, Interrupted> {
        let mut steps = Vec::new();
        let solves = self.each(state, stop, |step| steps.push(step))?;
        Ok(ExplainerPath { steps, solves })
    }

    /// Shows the steps of that path one by one, as they are found. True if they solve the puzzle.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before the path ends.
    pub fn each(self, state: &State, stop: Stop<'_>, mut see: impl FnMut(ExplainerStep)) -> Result<bool, Interrupted> {
        let walked = self.walk(state, ANY, stop, |hint| {
            see(ExplainerStep::of(hint));
            ControlFlow::Continue(())
        })?;
        Ok(walked == Walked::Solved)
    }

    fn walk(
        self,
        state: &State,
        most: u16,
        stop: Stop<'_>,
        see: impl FnMut(&Hint) -> ControlFlow<()>,
    ) -> Result<Walked, Interrupted> {
        walk(self.table(), Board::new(state), most, stop, see)
    }
}

/// Rates the puzzle as version 1.2.1 of Sudoku Explainer does. The ratings may differ between symmetric copies of a puzzle.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::rate;
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = rate::explainer(&ProperPuzzle::new(puzzle).unwrap(), Stop::never())?;
/// assert_eq!(rating.to_string(), "1.2/1.2/1.2");
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn explainer(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<ExplainerRating, Interrupted> {
    explainer_from(&State::proper(puzzle), stop)
}

/// [`ExplainerDialect::rating`] of version 1.2.1.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn explainer_from(state: &State, stop: Stop<'_>) -> Result<ExplainerRating, Interrupted> {
    ExplainerDialect::Se121.rating(state, stop)
}

/// [`ExplainerDialect::reaches`] of version 1.2.1.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before that is known.
pub fn explainer_reaches(state: &State, least: ExplainerDifficulty, stop: Stop<'_>) -> Result<bool, Interrupted> {
    ExplainerDialect::Se121.reaches(state, least, stop)
}

/// [`ExplainerDialect::within`] of version 1.2.1, from the puzzle on.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before that is known.
pub fn explainer_within(
    puzzle: &ProperPuzzle,
    most: ExplainerDifficulty,
    stop: Stop<'_>,
) -> Result<Option<ExplainerDifficulty>, Interrupted> {
    ExplainerDialect::Se121.within(&State::proper(puzzle), most, stop)
}

/// [`ExplainerDialect::path`] of version 1.2.1.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the path ends.
pub fn explainer_path(state: &State, stop: Stop<'_>) -> Result<ExplainerPath, Interrupted> {
    ExplainerDialect::Se121.path(state, stop)
}

/// [`ExplainerDialect::each`] of version 1.2.1.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the path ends.
pub fn explainer_each(state: &State, stop: Stop<'_>, see: impl FnMut(ExplainerStep)) -> Result<bool, Interrupted> {
    ExplainerDialect::Se121.each(state, stop, see)
}

/// The ratings up to a step of the path.
#[derive(Default)]
struct Tally {
    er: ExplainerDifficulty,
    ep: Option<ExplainerDifficulty>,
    ed: Option<ExplainerDifficulty>,
    hardest: Option<ExplainerTechnique>,
}

impl Tally {
    fn add(&mut self, difficulty: ExplainerDifficulty, technique: ExplainerTechnique, places: bool) {
        if difficulty > self.er {
            (self.er, self.hardest) = (difficulty, Some(technique));
        }
        self.ed.get_or_insert(self.er);
        if places {
            self.ep.get_or_insert(self.er);
        }
    }

    fn rating(&self, solves: bool) -> ExplainerRating {
        let er = if solves { self.er } else { UNSOLVED };
        ExplainerRating { er, ep: self.ep.unwrap_or_default(), ed: self.ed.unwrap_or_default(), hardest: self.hardest }
    }
}
