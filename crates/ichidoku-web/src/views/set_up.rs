//! Puts the positions of lessons on the board.

use super::app::App;
use crate::answers::{CandidateGrid, LessonExercise};
use crate::session::{Input, LessonPosition, Msg, Settings};

/// The position of an exercise.
pub(super) fn position_of(exercise: LessonExercise<'_>) -> Option<LessonPosition> {
    let grid = exercise.grid()?;
    Some(position_of_grid(grid, exercise.notes()))
}

/// The position of a board that an exercise shows.
pub(super) fn position_of_grid(grid: CandidateGrid<'_>, has_notes: bool) -> LessonPosition {
    let (givens, digits) = (grid.givens().unwrap_or_default(), grid.digits().unwrap_or_default());
    LessonPosition { givens, digits, candidates: grid.candidates(), has_notes }
}

/// Puts a position on the board, to be answered in this way.
pub(super) fn lay(app: App, board: &LessonPosition, input: Input, own: &Settings) {
    app.send(Msg::Set(input.settings(own)));
    app.send(Msg::Load(Box::new(board.game())));
    app.send(Msg::Choose(input.tool()));
    if input == Input::Cells {
        app.send(Msg::Hold(1));
    }
    if input == Input::Choice {
        // Nothing is to be filled.
        app.send(Msg::SelectNone);
    }
}
