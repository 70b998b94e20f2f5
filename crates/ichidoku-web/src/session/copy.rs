//! The position as a text, to be pasted elsewhere.

use ichidoku::text::{Boxed, CandidateGrid, Rows};
use ichidoku::{Candidate, Cell, Grid};

use super::game::Game;
use super::settings::{CopyForm, Settings};
use super::state::State;

/// The position in the form chosen last. Candidates are the player's notes; where there are none, what the digits leave.
///
/// ```
/// use ichidoku_web::session::{CopyForm, State, copied};
/// let mut state = State::default();
/// assert_eq!(copied(&state), ".".repeat(81));
/// state.settings.copy_form = CopyForm::Rows;
/// assert_eq!(copied(&state), ".........\n".repeat(9));
/// ```
pub fn copied(state: &State) -> String {
    let digits = state.game.digits();
    match state.settings.copy_form {
        CopyForm::Line => digits.to_string(),
        CopyForm::Rows => Rows(&digits).to_string(),
        CopyForm::Boxed => Boxed(&digits).to_string(),
        CopyForm::Candidates => CandidateGrid(&seen_grid(&state.game, &state.settings)).to_string(),
    }
}

/// The position with the candidates that the player sees; where there are none, with what the digits leave.
pub(crate) fn seen_grid(game: &Game, settings: &Settings) -> Grid {
    let candidates = |cell: Cell| {
        let digits = game.seen_candidates(cell, settings).unwrap_or_else(|| game.automatic(cell));
        digits.iter().map(move |digit| Candidate::of(cell, digit))
    };
    Grid::new(&game.puzzle(), &game.digits(), &Cell::ALL.into_iter().flat_map(candidates).collect())
}
