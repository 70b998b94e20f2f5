//! Messages on standard error, and whether to use colour.

use std::env;
use std::fmt;
use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;
use anstream::stream::RawStream;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use ichidoku_render::Style;

use crate::words::word;

/// When to use colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

impl ValueEnum for ColorChoice {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Auto, Self::Always, Self::Never]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Self::Auto => PossibleValue::new("auto").help(word("color-auto")),
            Self::Always => PossibleValue::new("always").help(word("color-always")),
            Self::Never => PossibleValue::new("never").help(word("color-never")),
        })
    }
}

impl ColorChoice {
    /// The last choice among values that may be none.
    pub(crate) fn among(values: &[String]) -> Self {
        values.iter().rev().find_map(|name| Self::from_str(name, false).ok()).unwrap_or(Self::Auto)
    }

    /// The choice as clap has it, for its help and its errors.
    pub(crate) fn of_clap(self) -> clap::ColorChoice {
        match self {
            Self::Auto if !is_dumb() => clap::ColorChoice::Auto,
            Self::Always => clap::ColorChoice::Always,
            Self::Auto | Self::Never => clap::ColorChoice::Never,
        }
    }

    /// The choice for a stream, as anstream has it.
    pub(crate) fn of_stream(self, stream: &impl RawStream) -> anstream::ColorChoice {
        if self.wants(stream) { anstream::ColorChoice::Always } else { anstream::ColorChoice::Never }
    }

    /// True if the stream gets colours. Left to itself, that depends on NO_COLOR, CLICOLOR, CLICOLOR_FORCE and TERM, as in
    /// clap's help.
    fn wants(self, stream: &impl RawStream) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => !is_dumb() && AutoStream::choice(stream) != anstream::ColorChoice::Never,
        }
    }
}

/// True if the terminal shows no colours and CLICOLOR_FORCE doesn't ask for them. Asked apart, because a variable `CI` makes
/// `AutoStream` colour any terminal.
fn is_dumb() -> bool {
    let is_forced = env::var_os("CLICOLOR_FORCE").is_some_and(|value| value != "0");
    !is_forced && env::var_os("TERM").is_some_and(|term| term == "dumb")
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
        self.color.wants(&io::stdout())
    }

    /// Whether what is written to standard error should be coloured.
    pub(crate) fn colours_stderr(&self) -> bool {
        self.color.wants(&io::stderr())
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
        self.say(word("label-error"), "1;31", message);
    }

    /// Something to know; left out with `--quiet`.
    pub(crate) fn note(&self, message: impl fmt::Display) {
        if !self.quiet {
            self.say(word("label-note"), "1;36", message);
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
