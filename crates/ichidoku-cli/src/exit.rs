//! How the program ends.

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::terminal::Terminal;
use crate::words::say;

/// The status of a program that Ctrl-C ended, as shells report it.
pub(crate) const INTERRUPTED: u8 = 130;

/// The exit status of a command that ran to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// All is well.
    Fine,
    /// Some puzzle has no solution.
    NoSolution,
    /// Wrong usage, or input that cannot be read.
    BadInput,
    /// Some puzzle has several solutions, and that was the question.
    Several,
    /// The run came to its budget, or the algorithm gave up, or a puzzle was not found.
    Unfinished,
    /// Ctrl-C ended the run early; what was done is written.
    Interrupted,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Fine => 0,
            Exit::NoSolution => 1,
            Exit::BadInput => 2,
            Exit::Several => 3,
            Exit::Unfinished => 4,
            Exit::Interrupted => INTERRUPTED,
        })
    }
}

/// Why a command cannot go on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the reader of the messages is told.
    Message(String),
    /// Nobody reads the output any more.
    ClosedPipe,
}

impl Failure {
    /// A failure to tell about.
    pub(crate) fn new(message: impl fmt::Display) -> Self {
        Self::Message(message.to_string())
    }

    /// A failure to write to the place with this name.
    pub(crate) fn writing(place: impl fmt::Display, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Message(say!("cannot-write", place, reason = error)),
        }
    }

    /// Tells about it.
    pub(crate) fn report(&self, terminal: &Terminal) -> Exit {
        match self {
            Self::Message(message) => {
                terminal.error(message);
                Exit::BadInput
            }
            Self::ClosedPipe => Exit::Fine,
        }
    }
}
