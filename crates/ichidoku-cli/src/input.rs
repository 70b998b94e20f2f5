//! What stands in the place of the puzzles on the command line: files, `-`, or puzzles themselves.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use ichidoku_formats::{ReadError, Source};

use crate::exit::Failure;
use crate::input_stream::InputStream;

/// The puzzles to work on.
#[derive(Args, Debug)]
pub(crate) struct Inputs {
    /// Files of puzzles, `-` for standard input, or puzzles themselves; by default, standard input
    ///
    /// An argument is read as a file if one with that name exists, otherwise as a puzzle. Write `--` before a puzzle or a
    /// name that begins with `-`.
    #[arg(value_name = "FILE|PUZZLE")]
    inputs: Vec<OsString>,
}

/// One input, not yet opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    File(PathBuf),
    Stdin,
    Text { name: String, text: String },
}

impl Inputs {
    /// Decides what each argument is, before anything is read or written.
    pub(crate) fn resolve(&self) -> Result<Vec<Input>, Failure> {
        if self.inputs.is_empty() {
            return if io::stdin().is_terminal() { Err(nothing_given()) } else { Ok(vec![Input::Stdin]) };
        }
        self.inputs.iter().enumerate().map(|(i, argument)| Input::new(i + 1, argument)).collect()
    }

    /// The records of all inputs, in order.
    pub(crate) fn stream(&self) -> Result<InputStream, Failure> {
        Ok(InputStream::new(self.resolve()?))
    }
}

fn nothing_given() -> Failure {
    Failure::new("no puzzles: give files, puzzles, or `-` to type them in; see --help")
}

impl Input {
    /// The argument at a 1-based position.
    fn new(position: usize, argument: &OsString) -> Result<Self, Failure> {
        if argument == "-" {
            return Ok(Self::Stdin);
        }
        let path = Path::new(argument);
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => Err(Failure::new(format!("{}: is a directory", path.display()))),
            Ok(_) => Ok(Self::File(path.to_path_buf())),
            Err(error) => Self::text(position, argument, &error),
        }
    }

    /// The argument as a puzzle, since it is no file for the reason given.
    fn text(position: usize, argument: &OsString, no_file: &io::Error) -> Result<Self, Failure> {
        let text = argument.to_string_lossy().into_owned();
        let name = format!("argument {position}");
        match first_fault(&name, &text) {
            None => Ok(Self::Text { name, text }),
            Some(no_puzzle) => Err(Failure::new(format!(
                "{text:?} is neither a file nor a puzzle\n  as a file: {no_file}\n  as a puzzle: {no_puzzle}"
            ))),
        }
    }

    /// Opens the input.
    pub(crate) fn open(self) -> Result<Source, ReadError> {
        match self {
            Self::File(path) => Source::open(&path),
            Self::Stdin => Ok(Source::stdin()),
            Self::Text { name, text } => Ok(Source::from_text(name, text)),
        }
    }

    /// The size on disk, where there is one.
    pub(crate) fn total_bytes(&self) -> Option<u64> {
        match self {
            Self::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len()),
            Self::Stdin => None,
            Self::Text { text, .. } => Some(text.len() as u64),
        }
    }
}

/// Why the text does not begin with a puzzle; `None` if it does.
fn first_fault(name: &str, text: &str) -> Option<String> {
    let mut source = Source::from_text(name, text);
    let first = source.next_chunk().map(|chunk| chunk.and_then(|chunk| chunk.entries().next()));
    match first {
        Ok(Some(Ok(_))) => None,
        Ok(Some(Err(error))) => Some(error.to_string()),
        Ok(None) => Some("it is empty".into()),
        Err(error) => Some(error.to_string()),
    }
}
