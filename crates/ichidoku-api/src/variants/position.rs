//! How far a player has come in a variant: digits that were entered, and candidates that are ruled out.

use ichidoku_variant_logic::{Setting, State};
use ichidoku_variants::{Cell, Puzzle};

use super::grid::{cell_name, cell_named};
use crate::error::Error;

/// The cells and digits of names such as `r1c2=5`.
pub(super) fn candidates_named(puzzle: &Puzzle, names: &[String]) -> Result<Vec<(Cell, i16)>, Error> {
    let shape = puzzle.shape();
    let candidate = |name: &String| {
        let read = name.split_once('=').and_then(|(cell, digit)| {
            let digit = digit.parse().ok().filter(|digit| shape.has_digit(*digit))?;
            Some((cell_named(puzzle, cell)?, digit))
        });
        read.ok_or_else(|| Error::argument(format_args!("'{name}' is no digit of a cell; expected one such as r1c2=5")))
    };
    names.iter().map(candidate).collect()
}

/// The digits that a player entered. None contradicts a given one or another entry.
pub(super) fn entries_named(puzzle: &Puzzle, names: &[String]) -> Result<Vec<(Cell, i16)>, Error> {
    let entries = candidates_named(puzzle, names)?;
    for (at, &(cell, digit)) in entries.iter().enumerate() {
        let other = |&(of, other): &(Cell, i16)| of == cell && other != digit;
        if let Some((_, given)) = puzzle.givens().find(other) {
            return Err(Error::entry_in_given(&names[at], given, cell_name(puzzle, cell)));
        }
        if let Some((_, earlier)) = entries[..at].iter().find(|entry| other(entry)) {
            return Err(Error::entered_twice(cell_name(puzzle, cell), earlier, digit));
        }
    }
    Ok(entries)
}

/// The beginning of a puzzle, gone on by what the player knows.
pub(super) fn position(setting: &Setting, entries: &[(Cell, i16)], ruled_out: &[(Cell, i16)]) -> State {
    let mut state = State::new(setting);
    ruled_out.iter().for_each(|&(cell, digit)| state.rule_out(setting, cell, digit));
    entries.iter().for_each(|&(cell, digit)| state.enter(setting, cell, digit));
    state
}
