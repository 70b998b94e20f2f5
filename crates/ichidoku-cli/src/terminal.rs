//! Messages on standard error, and whether to use colour.

use std::env;
use std::fmt;
use std::io::{self, IsTerminal, Write};

use clap::ValueEnum;
use ichidoku_logic::draw::Style;

/// When to use colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl ColorChoice {
    fn wants(self, on_terminal: bool) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => on_terminal && !no_color() && env::var_os("TERM").is_none_or(|term| term != "dumb"),
        }
    }
}

/// Whether NO_COLOR asks for none (<https://no-color.org>: present and not empty).
fn no_color() -> bool {
    env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// Where messages go, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    quiet: bool,
    color: ColorChoice,
}

impl Terminal {
    pub(crate) fn new(color: ColorChoice, quiet: bool) -> Self {
        Self { quiet, color }
    }

    /// Whether what is written to standard output should be coloured.
    pub(crate) fn colours_stdout(&self) -> bool {
        self.color.wants(stdout_is_terminal())
    }

    /// Whether what is written to standard error should be coloured.
    pub(crate) fn colours_stderr(&self) -> bool {
        self.color.wants(io::stderr().is_terminal())
    }

    /// How grids are drawn on standard output: as wide as a terminal has room for.
    pub(crate) fn drawing_style(&self) -> Style {
        let columns = || crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
        let width = if stdout_is_terminal() { columns() } else { None };
        Style { width, colour: self.colours_stdout() }
    }

    /// Whether messages beside the data are wanted at all.
    pub(crate) fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Something that went wrong.
    pub(crate) fn error(&self, message: impl fmt::Display) {
        self.say("error", "1;31", message);
    }

    /// Something to know; left out with `--quiet`.
    pub(crate) fn note(&self, message: impl fmt::Display) {
        if !self.quiet {
            self.say("note", "1;36", message);
        }
    }

    fn say(&self, kind: &str, style: &str, message: impl fmt::Display) {
        if self.colours_stderr() {
            write_stderr(format_args!("\x1b[{style}m{kind}:\x1b[0m {message}\n"));
        } else {
            write_stderr(format_args!("{kind}: {message}\n"));
        }
    }
}

/// Writes to standard error. If that is closed, there is nobody left to tell.
pub(crate) fn write_stderr(text: fmt::Arguments<'_>) {
    let _ = io::stderr().lock().write_fmt(text);
}

/// Whether the data go to a terminal.
pub(crate) fn stdout_is_terminal() -> bool {
    io::stdout().is_terminal()
}
