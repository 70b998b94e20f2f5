//! What is asked for.

use std::ops::RangeInclusive;

use ichidoku::solve::Search;
use ichidoku::{CellSet, ProperPuzzle, Puzzle, Solution};
use ichidoku_logic::rate::Grade;
#[cfg(feature = "explainer")]
use ichidoku_logic::rate::{ExplainerDialect, ExplainerDifficulty};
use ichidoku_logic::{HodokuLevel, Technique};

use crate::few_clues::LOW;
use ichidoku::symmetry::Symmetry;

/// What kind of puzzle is wanted. Whatever is not asked for is left to chance.
///
/// ```
/// use ichidoku_generate::{Generator, Order, Symmetry};
/// use ichidoku_logic::rate::Grade;
///
/// let order = Order::new().grade(Grade::Medium).symmetry(Symmetry::HalfTurn);
/// let made = Generator::new(order)?.puzzle(7, 0).expect("such puzzles are common");
/// assert!(Symmetry::HalfTurn.holds(made.puzzle.puzzle().clue_cells()));
/// # Ok::<(), ichidoku_generate::BadOrder>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub(crate) clues: RangeInclusive<usize>,
    pub(crate) minimal: bool,
    pub(crate) symmetry: Symmetry,
    pub(crate) pattern: Option<CellSet>,
    pub(crate) solution: Option<Solution>,
    pub(crate) given: Puzzle,
    pub(crate) grade: Option<Grade>,
    pub(crate) hodoku: Option<HodokuLevel>,
    #[cfg(feature = "explainer")]
    pub(crate) er: Option<[ExplainerDifficulty; 2]>,
    #[cfg(feature = "explainer")]
    pub(crate) dialect: ExplainerDialect,
    pub(crate) needs: Option<Technique>,
    pub(crate) forbidden: Vec<Technique>,
    pub(crate) attempts: u64,
}

/// The fewest clues of a puzzle with one solution (McGuire, Tugemann and Civario 2012), and the most that leave a
/// cell to fill.
pub(crate) const CLUES: RangeInclusive<usize> = 17..=80;

impl Default for Order {
    fn default() -> Self {
        Self::new()
    }
}

impl Order {
    /// How many attempts are made at a puzzle where nothing else is said: more than ten times as many as the rarest half point of ER
    /// takes on average.
    pub const ATTEMPTS: u64 = 50_000;

    /// Any puzzle: clues are taken away as long as there is only one solution, so it is minimal as well.
    pub const fn new() -> Self {
        Self {
            clues: CLUES,
            minimal: false,
            symmetry: Symmetry::None,
            pattern: None,
            solution: None,
            given: Puzzle::EMPTY,
            grade: None,
            hodoku: None,
            #[cfg(feature = "explainer")]
            er: None,
            #[cfg(feature = "explainer")]
            dialect: ExplainerDialect::Se121,
            needs: None,
            forbidden: Vec::new(),
            attempts: Self::ATTEMPTS,
        }
    }

    /// So many clues: as few of them as the solution and the rest of the order allows.
    #[must_use]
    pub const fn clues(mut self, clues: RangeInclusive<usize>) -> Self {
        self.clues = clues;
        self
    }

    /// No clue can go without a second solution. Otherwise clues may stay to keep a puzzle easy, to keep their number, or
    /// because they could only go together with others of the symmetry.
    #[must_use]
    pub const fn minimal(mut self) -> Self {
        self.minimal = true;
        self
    }

    /// The clues lie in this symmetry.
    #[must_use]
    pub const fn symmetry(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// Clues like those of a puzzle: as many, or one more or less, in the same [symmetry](Symmetry::of), and if none of them can go, a
    /// [`minimal`](Self::minimal) puzzle, too. How hard it is stays open.
    ///
    /// ```
    /// use ichidoku::{ProperPuzzle, Puzzle};
    /// use ichidoku_generate::{Generator, Order, Symmetry};
    /// let model: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let order = Order::new().like(&ProperPuzzle::new(model).unwrap());
    /// let made = Generator::new(order)?.puzzle(7, 0).expect("such puzzles are common");
    /// let clues = made.puzzle.puzzle().clue_cells();
    /// assert!((29..=31).contains(&clues.len()) && Symmetry::HalfTurn.holds(clues));
    /// # Ok::<(), ichidoku_generate::BadOrder>(())
    /// ```
    #[must_use]
    pub fn like(self, model: &ProperPuzzle) -> Self {
        let cells = model.puzzle().clue_cells();
        let clues = (cells.len() - 1).max(*CLUES.start())..=(cells.len() + 1).min(*CLUES.end());
        let order = self.clues(clues).symmetry(Symmetry::of(cells));
        // The search has no limit that could end it.
        let is_minimal = Search::new().redundant_clues(model).is_ok_and(CellSet::is_empty);
        if is_minimal { order.minimal() } else { order }
    }

    /// The clues stand in exactly these cells.
    #[must_use]
    pub const fn pattern(mut self, cells: CellSet) -> Self {
        self.pattern = Some(cells);
        self
    }

    /// This is the solution.
    #[must_use]
    pub const fn solution(mut self, solution: Solution) -> Self {
        self.solution = Some(solution);
        self
    }

    /// These clues are among the clues.
    #[must_use]
    pub const fn given(mut self, clues: Puzzle) -> Self {
        self.given = clues;
        self
    }

    /// ichidoku's grade, as [`rate`](ichidoku_logic::rate::rate) finds it.
    #[must_use]
    pub const fn grade(mut self, grade: Grade) -> Self {
        self.grade = Some(grade);
        self
    }

    /// HoDoKu's level, as [`hodoku`](ichidoku_logic::rate::hodoku) finds it.
    #[cfg(feature = "hodoku")]
    #[must_use]
    pub const fn hodoku(mut self, level: HodokuLevel) -> Self {
        self.hodoku = Some(level);
        self
    }

    /// The rating ER lies between these, both included. It is that of Sudoku Explainer 1.2.1, as
    /// [`explainer`](ichidoku_logic::rate::explainer) finds it, unless [`dialect`](Self::dialect) names another program.
    #[cfg(feature = "explainer")]
    #[must_use]
    pub const fn er(mut self, least: ExplainerDifficulty, most: ExplainerDifficulty) -> Self {
        self.er = Some([least, most]);
        self
    }

    /// The program whose [`er`](Self::er) is meant.
    ///
    /// ```
    /// use ichidoku::Stop;
    /// use ichidoku_generate::{Generator, Order};
    /// use ichidoku_logic::{State, rate::{ExplainerDialect, ExplainerDifficulty}};
    ///
    /// // A skyscraper is 4.0 for Sukaku Explainer; Sudoku Explainer 1.2.1 doesn't know it.
    /// let skyscraper = ExplainerDifficulty(40);
    /// let order = Order::new().dialect(ExplainerDialect::Sukaku).er(skyscraper, skyscraper);
    /// let made = Generator::new(order)?.puzzle(7, 0).expect("one of the first 50,000 fits");
    /// let rating = ExplainerDialect::Sukaku.rating(&State::proper(&made.puzzle), Stop::never()).expect("nothing stops it");
    /// assert_eq!(rating.er, skyscraper);
    /// # Ok::<(), ichidoku_generate::BadOrder>(())
    /// ```
    #[cfg(feature = "explainer")]
    #[must_use]
    pub const fn dialect(mut self, dialect: ExplainerDialect) -> Self {
        self.dialect = dialect;
        self
    }

    /// The puzzle comes to a point where no easier technique helps on, and this one does; after it a person can solve it to
    /// the end, with any technique. In the first 2,000 attempts all steps before it are easier; later, so that rare techniques
    /// are found at all, harder ones may be among them.
    #[must_use]
    pub const fn needs(mut self, technique: Technique) -> Self {
        self.needs = Some(technique);
        self
    }

    /// A person can solve the puzzle without this technique, using any other.
    #[must_use]
    pub fn forbid(mut self, technique: Technique) -> Self {
        self.forbidden.push(technique);
        self
    }

    /// So many attempts are made at a puzzle before it is given up. An attempt is a solution made into a puzzle; it takes
    /// from 10 µs to some milliseconds, most where the puzzle has to be rated.
    #[must_use]
    pub const fn attempts(mut self, attempts: u64) -> Self {
        self.attempts = attempts;
        self
    }

    /// Whether the first attempt will often do.
    pub(crate) fn is_likely(&self) -> bool {
        let free = self.symmetry == Symmetry::None || !self.minimal;
        self.pattern.is_some() || self.clues == CLUES && free && !self.is_about_difficulty()
    }

    /// Whether so few clues are wanted that they have to be exchanged, and any may be.
    pub(crate) fn is_low(&self) -> bool {
        let free = self.symmetry == Symmetry::None && self.pattern.is_none();
        *self.clues.end() <= LOW && free && self.solution.is_none() && self.given == Puzzle::EMPTY
    }

    /// Whether puzzles have to be judged by how they are solved.
    pub(crate) fn is_about_difficulty(&self) -> bool {
        let is_graded = self.grade.is_some() || self.hodoku.is_some();
        #[cfg(feature = "explainer")]
        let is_graded = is_graded || self.er.is_some();
        is_graded || self.needs.is_some() || !self.forbidden.is_empty()
    }
}
