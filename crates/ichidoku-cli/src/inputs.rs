//! What stands in the place of the puzzles on the command line: files, `-`, or puzzles themselves.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use ichidoku_formats::Document;

use crate::destination::Destination;
use crate::exit::Failure;
use crate::input::Input;
use crate::input_stream::InputStream;
use crate::rejected::Rejected;
use crate::variant_inputs::{self, Opening};
use crate::words::{say, word};

/// The puzzles to work on.
#[derive(Args, Debug)]
pub(crate) struct Inputs {
    #[arg(value_name = "FILE|PUZZLE")]
    inputs: Vec<OsString>,
}

impl Inputs {
    /// Decides what each argument is, before anything is read or written. They hold classic puzzles: a command that takes variants
    /// too looks for these first.
    pub(crate) fn resolve(&self) -> Result<Vec<Input>, Failure> {
        if let Some(place) = variant_inputs::first_place(&self.inputs) {
            return Err(Failure::new(say!("command-classic-only", place)));
        }
        self.resolve_any()
    }

    fn resolve_any(&self) -> Result<Vec<Input>, Failure> {
        if self.inputs.is_empty() {
            return if io::stdin().is_terminal() { Err(nothing_given()) } else { Ok(vec![Input::Stdin]) };
        }
        self.inputs.iter().enumerate().map(|(i, argument)| Input::new(i + 1, argument)).collect()
    }

    /// The arguments as they were given; none stands for standard input.
    pub(crate) fn arguments(&self) -> &[OsString] {
        &self.inputs
    }

    /// A failure if the output would take the place of one of these files without holding all of it.
    pub(crate) fn check_apart(&self, output: &Destination) -> Result<(), Failure> {
        let Some(path) = output.file() else { return Ok(()) };
        let Some(target) = place_of(path) else { return Ok(()) };
        let from_stdin = self.inputs.is_empty();
        let is_target = |input: &OsString| {
            let path = if input == "-" { Path::new(STDIN) } else { Path::new(input) };
            place_of(path).as_ref() == Some(&target)
        };
        match self.inputs.iter().any(is_target) || from_stdin && is_target(&"-".into()) {
            true => Err(Failure::new(say!("output-is-input", name = path.display()))),
            false => Ok(()),
        }
    }

    /// The records of all inputs, in order.
    pub(crate) fn stream(&self) -> Result<InputStream, Failure> {
        Ok(InputStream::new(self.resolve()?))
    }

    /// True if inputs begin with variants, and these are in the column of puzzles of a table.
    pub(crate) fn has_variants_in_table(&self) -> bool {
        variant_inputs::opening(&self.inputs) == Opening::InTable
    }

    /// The records of all inputs that may be rows of a table, some with variants; `None` if there are variants elsewhere.
    pub(crate) fn rows(&self) -> Result<Option<Rows>, Failure> {
        let has_variants = match variant_inputs::opening(&self.inputs) {
            Opening::Elsewhere => return Ok(None),
            opening => opening == Opening::InTable,
        };
        Ok(Some(Rows { stream: InputStream::new(self.resolve_any()?), has_variants }))
    }
}

/// Records that may be rows of a table.
pub(crate) struct Rows {
    pub(crate) stream: InputStream,
    /// True if there is a variant among the first of them. A grid of another size may be a classic one that is cut off otherwise.
    pub(crate) has_variants: bool,
}

/// The one puzzle of some inputs, and the name of its source.
///
/// # Errors
/// The text named where there are several.
pub(crate) fn only(mut stream: InputStream, several: &'static str) -> Result<(String, Document), Failure> {
    let mut only = None;
    while let Some(chunk) = stream.next_chunk(None)? {
        for record in chunk.entries() {
            let entry = Rejected::unless_of_givens(chunk.source_name(), record)?;
            if only.replace((chunk.source_name().to_owned(), entry)).is_some() {
                return Err(Failure::new(word(several)));
            }
        }
    }
    only.ok_or_else(|| Failure::new(word("no-puzzle")))
}

/// Where some systems show what standard input is.
const STDIN: &str = "/dev/stdin";

/// Where a file is, however its name is spelt; `None` if there is none, or it is a device or a pipe.
fn place_of(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok().filter(|place| place.is_file())
}

fn nothing_given() -> Failure {
    Failure::new(word("nothing-given"))
}
