//! HoDoKu's scale: the sum of what each step of a path costs, and the level of the hardest step or of the sum.
//!
//! The scores depend on the path, and the path on which of several steps is met first. So this follows HoDoKu 2.2.0 with its
//! default settings in its order of techniques and in the order in which it searches a grid for each of them.

mod als;
mod board;
mod forcing;
mod loops;
mod moves;
mod order;
mod tables;

use ichidoku::{Candidate, Interrupted, ProperPuzzle, Stop};

use crate::technique::{HodokuLevel, HodokuScore, Technique};
use board::Board;
pub use moves::HodokuMove;

/// A puzzle's level and score as HoDoKu counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HodokuRating {
    /// The level.
    pub level: HodokuLevel,
    /// The score.
    pub score: u32,
}

impl HodokuRating {
    /// The rating of a puzzle with this path.
    fn of(path: &[HodokuMove]) -> Self {
        let scores = || path.iter().filter_map(|step| step.technique.map_or(Some(GUESS), |t| t.info().hodoku));
        let score = scores().map(|score| u32::from(score.score)).sum();
        let hardest = scores().map(|score| score.level).max();
        Self { level: hardest.map_or(level_of(score), |level| level.max(level_of(score))), score }
    }
}

/// HoDoKu's score for a guess.
const GUESS: HodokuScore = HodokuScore { code: "", level: HodokuLevel::Extreme, score: 10_000 };

/// Rates the puzzle on HoDoKu's scale. Its score may differ between symmetric copies of a puzzle, as HoDoKu's does.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::{HodokuLevel, rate};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = rate::hodoku(&ProperPuzzle::new(puzzle).unwrap(), Stop::never())?;
/// assert_eq!((rating.level, rating.score), (HodokuLevel::Easy, 204));
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn hodoku(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<HodokuRating, Interrupted> {
    hodoku_path(puzzle, stop).map(|path| HodokuRating::of(&path))
}

/// The path from which the puzzle's rating on HoDoKu's scale is counted.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the path ends.
pub fn hodoku_path(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<Vec<HodokuMove>, Interrupted> {
    let mut board = Board::new(puzzle.puzzle());
    let mut path = Vec::new();
    while !board.state.is_solved() {
        let Some(step) = next(&mut board, puzzle, stop)? else { break };
        step.placements.iter().for_each(|c| board.place(*c));
        step.eliminations.iter().for_each(|c| board.eliminate(*c));
        path.push(step);
    }
    Ok(path)
}

fn next(board: &mut Board, puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<Option<HodokuMove>, Interrupted> {
    let logical = single(board).or_else(|| order::first(&board.state, stop));
    stop.check()?;
    Ok(logical.or_else(|| guess(board, puzzle)))
}

fn single(board: &mut Board) -> Option<HodokuMove> {
    let full_house = board.full_house().map(|c| HodokuMove::placing(Technique::FullHouse, c));
    let naked = || board.naked_single().map(|c| HodokuMove::placing(Technique::NakedSingle, c));
    let hidden = |board: &mut Board| board.hidden_single().map(|c| HodokuMove::placing(Technique::HiddenSingle, c));
    full_house.or_else(naked).or_else(|| hidden(board))
}

/// The digit of the middle one of the open cells.
fn guess(board: &Board, puzzle: &ProperPuzzle) -> Option<HodokuMove> {
    let open = board.state.open();
    let cell = open.iter().nth(open.len() / 2)?;
    let digit = puzzle.solution().get(cell);
    Some(HodokuMove { technique: None, placements: vec![Candidate::of(cell, digit)], eliminations: Vec::new() })
}

fn level_of(score: u32) -> HodokuLevel {
    match score {
        0..=800 => HodokuLevel::Easy,
        801..=1000 => HodokuLevel::Medium,
        1001..=1600 => HodokuLevel::Hard,
        1601..=1800 => HodokuLevel::Unfair,
        _ => HodokuLevel::Extreme,
    }
}
