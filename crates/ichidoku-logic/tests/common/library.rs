//! HoDoKu's library of technique tests.

#![allow(clippy::panic)] // A broken line is a broken test.

use ichidoku_logic::Technique;
use ichidoku_logic::position::Position;

/// Reads one line.
pub(crate) fn case(line: &str) -> Position {
    line.parse().unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// The technique that a position of the project's own names.
pub(crate) fn technique(position: &Position) -> Technique {
    position.code.replace('_', "-").parse().unwrap_or_else(|error| panic!("{error}: {position}"))
}
