//! The lines of a trace as JSON objects.

use serde::{Deserialize, Serialize};

use ichidoku::{Cell, Digit, House};

use crate::observe::{Contradiction, Event};
use crate::run::Run;

/// The first line of a trace: who solves what.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Start {
    /// [`FORMAT`](super::FORMAT).
    pub format: String,
    /// [`VERSION`](super::VERSION).
    pub version: u32,
    /// The algorithm and its options.
    pub algorithm: String,
    /// The puzzle as 81 characters.
    pub puzzle: String,
}

/// The last line of a trace: what came of the run.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct End {
    /// [`Outcome::name`](crate::Outcome::name).
    pub outcome: String,
    /// [`Reason::name`](crate::Reason::name), if the run did not finish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether everything was searched.
    pub complete: bool,
    /// How many solutions were found.
    pub solutions: u64,
    /// Digits written.
    pub assignments: u64,
    /// Questions whether a digit conflicts.
    pub tests: u64,
    /// Guesses taken back.
    pub backtracks: u64,
    /// The largest number of guesses that were open at once.
    pub max_depth: u32,
    /// The most bytes that the search held at once.
    pub memory: u64,
}

impl End {
    pub(super) fn of(run: &Run) -> Self {
        Self {
            outcome: run.outcome.name().to_owned(),
            reason: run.outcome.reason().map(|reason| reason.name().to_owned()),
            complete: run.complete,
            solutions: run.solutions,
            assignments: run.counts.assignments,
            tests: run.counts.tests,
            backtracks: run.counts.backtracks,
            max_depth: run.counts.max_depth,
            memory: run.counts.memory,
        }
    }
}

/// A line of a trace.
#[derive(Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub(super) enum Line {
    Start(Start),
    Try(Candidate),
    Clash {
        depth: u32,
        #[serde(with = "cell")]
        cell: Cell,
        #[serde(with = "digit")]
        digit: Digit,
        #[serde(with = "cell")]
        with: Cell,
    },
    Place {
        depth: u32,
        #[serde(with = "cell")]
        cell: Cell,
        #[serde(with = "digit")]
        digit: Digit,
        guess: bool,
    },
    Eliminate(Candidate),
    Contradiction(Unmet),
    Backtrack(Candidate),
    Solved {
        depth: u32,
    },
    End(End),
}

/// A cell and a digit.
#[derive(Serialize, Deserialize)]
pub(super) struct Candidate {
    depth: u32,
    #[serde(with = "cell")]
    cell: Cell,
    #[serde(with = "digit")]
    digit: Digit,
}

/// What shows that something is wrong.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Unmet {
    House {
        depth: u32,
        #[serde(with = "house")]
        house: House,
        #[serde(with = "digit")]
        digit: Digit,
    },
    Cell {
        depth: u32,
        #[serde(with = "cell")]
        cell: Cell,
    },
}

impl Line {
    pub(super) const fn of_event(event: Event, depth: u32) -> Self {
        match event {
            Event::Try { cell, digit } => Self::Try(Candidate { depth, cell, digit }),
            Event::Clash { cell, digit, with } => Self::Clash { depth, cell, digit, with },
            Event::Place { cell, digit, guess } => Self::Place { depth, cell, digit, guess },
            Event::Eliminate { cell, digit } => Self::Eliminate(Candidate { depth, cell, digit }),
            Event::Contradiction(Contradiction::Cell(cell)) => Self::Contradiction(Unmet::Cell { depth, cell }),
            Event::Contradiction(Contradiction::House(house, digit)) => {
                Self::Contradiction(Unmet::House { depth, house, digit })
            }
            Event::Backtrack { cell, digit } => Self::Backtrack(Candidate { depth, cell, digit }),
            Event::Solved => Self::Solved { depth },
        }
    }

    /// The event and its depth; `None` for the first and the last line.
    pub(super) fn event(&self) -> Option<(Event, u32)> {
        Some(match *self {
            Self::Try(Candidate { depth, cell, digit }) => (Event::Try { cell, digit }, depth),
            Self::Clash { depth, cell, digit, with } => (Event::Clash { cell, digit, with }, depth),
            Self::Place { depth, cell, digit, guess } => (Event::Place { cell, digit, guess }, depth),
            Self::Eliminate(Candidate { depth, cell, digit }) => (Event::Eliminate { cell, digit }, depth),
            Self::Contradiction(Unmet::Cell { depth, cell }) => {
                (Event::Contradiction(Contradiction::Cell(cell)), depth)
            }
            Self::Contradiction(Unmet::House { depth, house, digit }) => {
                (Event::Contradiction(Contradiction::House(house, digit)), depth)
            }
            Self::Backtrack(Candidate { depth, cell, digit }) => (Event::Backtrack { cell, digit }, depth),
            Self::Solved { depth } => (Event::Solved, depth),
            Self::Start(_) | Self::End(_) => return None,
        })
    }
}

/// A cell as `r4c7`.
mod cell {
    use super::*;

    pub(super) fn serialize<S: serde::Serializer>(cell: &Cell, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(cell)
    }

    pub(super) fn deserialize<'a, D: serde::Deserializer<'a>>(from: D) -> Result<Cell, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A house as `b3`; older traces have `box 3`.
mod house {
    use super::*;

    pub(super) fn serialize<S: serde::Serializer>(house: &House, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(house.id())
    }

    pub(super) fn deserialize<'a, D: serde::Deserializer<'a>>(from: D) -> Result<House, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A digit as a number.
mod digit {
    use super::*;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(super) fn serialize<S: serde::Serializer>(digit: &Digit, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(digit.get())
    }

    pub(super) fn deserialize<'a, D: serde::Deserializer<'a>>(from: D) -> Result<Digit, D::Error> {
        let value = u8::deserialize(from)?;
        Digit::new(value).ok_or_else(|| serde::de::Error::custom("expected a digit from 1 to 9"))
    }
}
