//! An input: a file, standard input, or a puzzle on the command line.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ichidoku_formats::{ReadError, Source};

use crate::exit::Failure;
use crate::stdin;
use crate::unreadable::{unread, unreadable};
use crate::words::{say, word};

/// One input, not yet opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    File(PathBuf),
    Stdin,
    Text { name: String, text: String },
}

impl Input {
    /// The argument at a 1-based position.
    pub(crate) fn new(position: usize, argument: &OsString) -> Result<Self, Failure> {
        Self::named(&format!("argument {position}"), argument)
    }

    /// An argument by the name of its place, such as the option that it is the value of.
    pub(crate) fn named(name: &str, argument: &OsString) -> Result<Self, Failure> {
        if argument == "-" {
            return Ok(Self::Stdin);
        }
        let path = Path::new(argument);
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_dir() => Err(Failure::new(say!("is-a-directory", path = path.display()))),
            Ok(_) => Ok(Self::File(path.to_path_buf())),
            Err(error) => Self::text(name, argument, &error),
        }
    }

    /// The argument as a puzzle, since it is no file for the reason given.
    fn text(name: &str, argument: &OsString, no_file: &io::Error) -> Result<Self, Failure> {
        let text = argument.to_string_lossy().into_owned();
        match first_fault(name, &text) {
            None => Ok(Self::Text { name: name.to_owned(), text }),
            Some(no_puzzle) => Err(Failure::new(format!(
                "{}\n  {}\n  {}",
                say!("neither", text = format!("{text:?}")),
                say!("neither-file", reason = no_file),
                say!("neither-puzzle", reason = no_puzzle),
            ))),
        }
    }

    /// Opens the input.
    pub(crate) fn open(self) -> Result<Source, ReadError> {
        match self {
            Self::File(path) => Source::open(&path),
            Self::Stdin => Ok(Source::from_reader("stdin", stdin::reader())),
            Self::Text { name, text } => Ok(Source::from_text(name, text)),
        }
    }

    /// True if it says the same when it is read again.
    pub(crate) fn can_be_read_twice(&self) -> bool {
        match self {
            Self::File(path) => path.is_file(),
            Self::Stdin => false,
            Self::Text { .. } => true,
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
        Ok(Some(Err(error))) => Some(unreadable(&error)),
        Ok(None) => Some(word("empty-text").to_owned()),
        Err(error) => Some(unread(&error)),
    }
}
