//! The path: the first hint of the first technique that has one is applied, then all starts again.

use std::ops::ControlFlow;

use ichidoku::{Interrupted, Stop};

use super::board::Board;
use super::chain::{self, Kind, Pool, pool};
use super::dialect::Dialect;
use super::hint::Hint;

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Walked {
    Solved,
    /// No technique finds anything.
    Stuck,
    /// Whoever saw the last step wants no more.
    Left,
}

/// As hard as may be, in tenths.
pub(super) const ANY: u16 = u16::MAX;

/// Applies hint after hint, as long as whoever sees them goes on. What is harder than `most`, in tenths,
/// throughout is not looked for.
pub(super) fn walk(
    dialect: &Dialect,
    mut board: Board,
    most: u16,
    stop: Stop<'_>,
    mut see: impl FnMut(&Hint) -> ControlFlow<()>,
) -> Result<Walked, Interrupted> {
    let mut pool = pool(dialect.chains, stop);
    while board.open != 0 {
        let Some(hint) = first(dialect, &board, most, &mut pool, stop)? else { return Ok(Walked::Stuck) };
        hint.apply(&mut board);
        if see(&hint).is_break() {
            return Ok(Walked::Left);
        }
    }
    Ok(Walked::Solved)
}

/// The first hint of the first technique that has one.
fn first(
    dialect: &Dialect,
    board: &Board,
    most: u16,
    pool: &mut Pool<'_>,
    stop: Stop<'_>,
) -> Result<Option<Hint>, Interrupted> {
    stop.check()?;
    match dialect.before_chains(board) {
        Some(hint) => Ok(Some(hint)),
        None => chained(dialect, board, most, pool, stop),
    }
}

fn chained(
    dialect: &Dialect,
    board: &Board,
    most: u16,
    pool: &mut Pool<'_>,
    stop: Stop<'_>,
) -> Result<Option<Hint>, Interrupted> {
    let simple = if most < 65 { None } else { chain::simple(board, stop)? };
    if simple.is_some() || most < 75 {
        return Ok(simple);
    }
    if let Some(hint) = dialect.between_chains(board) {
        return Ok(Some(hint));
    }
    for kind in [Kind::NISHIO, Kind::MULTIPLE] {
        if let Some(hint) = chain::forcing(board, kind, pool)? {
            return Ok(Some(hint));
        }
    }
    chain::dynamic(board, most, pool)
}

/// The board after so many steps of a puzzle's path.
#[cfg(test)]
pub(super) fn board_after(steps: usize, dialect: &Dialect, puzzle: &str) -> Board {
    let puzzle = ichidoku::ProperPuzzle::new(puzzle.parse().expect("81 characters")).expect("one solution");
    let mut board = Board::new(&crate::State::proper(&puzzle));
    let mut pool = pool(dialect.chains, Stop::never());
    for _ in 0..steps {
        let hint = first(dialect, &board, ANY, &mut pool, Stop::never()).ok().flatten();
        hint.expect("a step").apply(&mut board);
    }
    board
}
