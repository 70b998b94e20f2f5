//! Sudoku Explainer's scale, by which collections, forums and papers name difficulty: ER, EP and ED.
//!
//! The ratings depend on which of several steps is applied first, so this follows version 1.2.1 in its order of
//! techniques, and each technique in its order of search. Only the first hint is applied, then all starts again. How it
//! behaves was found by giving the original many puzzles and comparing paths step by step; its text is not used. Each file
//! says what it reproduces.

mod aligned;
mod board;
mod bug;
mod chain;
mod fish;
mod hint;
mod houses;
mod locking;
mod loops;
mod names;
mod singles;
mod subsets;
mod wings;

use std::fmt;
use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, Digit, Interrupted, ProperPuzzle, Stop};

use board::Board;
use chain::{Kind, Pool, pool};
use hint::Hint;
use names::Name;

use crate::state::State;

/// A difficulty on Sudoku Explainer's scale, in tenths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ExplainerDifficulty(pub u16);

impl fmt::Display for ExplainerDifficulty {
    /// `7.1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.0 / 10, self.0 % 10))
    }
}

/// What Sudoku Explainer calls a step: `Unique Rectangle type 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExplainerTechnique(Name);

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

/// Rates what is left from this state, of which the houses should be the classic ones.
///
/// A state with candidates of its own is rated as a puzzle that is given by its candidates (a sukaku). Before the original
/// begins, it places the candidates that are alone in their cells, which is left to the caller.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn explainer_from(state: &State, stop: Stop<'_>) -> Result<ExplainerRating, Interrupted> {
    let mut tally = Tally::default();
    let solves = walk(Board::new(state), ANY, stop, |hint| {
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
pub fn explainer_reaches(state: &State, least: ExplainerDifficulty, stop: Stop<'_>) -> Result<bool, Interrupted> {
    let walked = walk(Board::new(state), ANY, stop, |hint| match hint.tenths() >= least.0 {
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
pub fn explainer_within(
    puzzle: &ProperPuzzle,
    most: ExplainerDifficulty,
    stop: Stop<'_>,
) -> Result<Option<ExplainerDifficulty>, Interrupted> {
    let mut er = ExplainerDifficulty::default();
    let walked = walk(Board::new(&State::proper(puzzle)), most, stop, |hint| {
        er = er.max(ExplainerDifficulty(hint.tenths()));
        if er > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    Ok(match walked {
        Walked::Solved => Some(er),
        Walked::Stuck => Some(UNSOLVED).filter(|er| *er <= most),
        Walked::Left => None,
    })
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

/// The path on which the rating from this state rests; see [`explainer_from`]. It ends early where no technique finds anything.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the path ends.
pub fn explainer_path(state: &State, stop: Stop<'_>) -> Result<ExplainerPath, Interrupted> {
    let mut steps = Vec::new();
    let solves = explainer_each(state, stop, |step| steps.push(step))?;
    Ok(ExplainerPath { steps, solves })
}

/// Shows the steps of that path one by one, as they are found. True if they solve the puzzle.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the path ends.
pub fn explainer_each(state: &State, stop: Stop<'_>, mut see: impl FnMut(ExplainerStep)) -> Result<bool, Interrupted> {
    let walked = walk(Board::new(state), ANY, stop, |hint| {
        see(ExplainerStep::of(hint));
        ControlFlow::Continue(())
    })?;
    Ok(walked == Walked::Solved)
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Walked {
    Solved,
    /// No technique finds anything.
    Stuck,
    /// Whoever saw the last step wants no more.
    Left,
}

/// As hard as may be.
const ANY: ExplainerDifficulty = ExplainerDifficulty(u16::MAX);

/// Applies hint after hint, as long as whoever sees them goes on. What is harder than `most` throughout is not looked for.
fn walk(
    mut board: Board,
    most: ExplainerDifficulty,
    stop: Stop<'_>,
    mut see: impl FnMut(&Hint) -> ControlFlow<()>,
) -> Result<Walked, Interrupted> {
    let mut pool = pool(stop);
    while board.open != 0 {
        let Some(hint) = first(&board, most, &mut pool, stop)? else { return Ok(Walked::Stuck) };
        hint.apply(&mut board);
        if see(&hint).is_break() {
            return Ok(Walked::Left);
        }
    }
    Ok(Walked::Solved)
}

/// The first hint of the first technique that has one.
fn first(
    board: &Board,
    most: ExplainerDifficulty,
    pool: &mut Pool<'_>,
    stop: Stop<'_>,
) -> Result<Option<Hint>, Interrupted> {
    stop.check()?;
    match direct(board).or_else(|| indirect(board)) {
        Some(hint) => Ok(Some(hint)),
        None => chained(board, most, pool, stop),
    }
}

fn direct(board: &Board) -> Option<Hint> {
    singles::hidden(board)
        .or_else(|| locking::direct(board))
        .or_else(|| subsets::direct(board, 2))
        .or_else(|| singles::naked(board))
        .or_else(|| subsets::direct(board, 3))
}

fn indirect(board: &Board) -> Option<Hint> {
    locking::locking(board)
        .or_else(|| subsets::naked(board, 2))
        .or_else(|| fish::fish(board, 2))
        .or_else(|| subsets::hidden(board, 2))
        .or_else(|| subsets::naked(board, 3))
        .or_else(|| fish::fish(board, 3))
        .or_else(|| subsets::hidden(board, 3))
        .or_else(|| wings::wing(board, 2))
        .or_else(|| wings::wing(board, 3))
        .or_else(|| loops::loops(board))
        .or_else(|| subsets::naked(board, 4))
        .or_else(|| fish::fish(board, 4))
        .or_else(|| subsets::hidden(board, 4))
        .or_else(|| bug::bug(board))
        .or_else(|| aligned::pair(board))
}

fn chained(
    board: &Board,
    ExplainerDifficulty(most): ExplainerDifficulty,
    pool: &mut Pool<'_>,
    stop: Stop<'_>,
) -> Result<Option<Hint>, Interrupted> {
    let simple = if most < 65 { None } else { chain::simple(board, stop)? };
    if simple.is_some() || most < 75 {
        return Ok(simple);
    }
    if let Some(hint) = aligned::triplet(board) {
        return Ok(Some(hint));
    }
    for kind in [Kind::NISHIO, Kind::MULTIPLE] {
        if let Some(hint) = chain::forcing(board, kind, pool)? {
            return Ok(Some(hint));
        }
    }
    chain::dynamic(board, most, pool)
}
