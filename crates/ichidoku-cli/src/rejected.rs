//! Records that are not answered, and why.

use std::fmt;

use ichidoku_formats::{Document, EntryError, Record};

use crate::exit::Failure;
use crate::unreadable::unreadable;
use crate::words::{english, word};

/// A record that is not answered, with its place.
#[derive(Debug)]
pub(crate) enum Rejected {
    Unreadable(EntryError),
    /// A puzzle that its candidates alone say, where only givens are looked at.
    OfCandidates {
        source: String,
        line: u64,
    },
    /// A puzzle of other sizes and rules with a fault.
    Variant {
        source: String,
        line: u64,
        fault: String,
    },
}

impl Rejected {
    /// The record of a source, unless it can't be read or says nothing by its givens.
    #[inline]
    pub(crate) fn unless_of_givens(source: &str, record: Result<Document, EntryError>) -> Result<Document, Self> {
        match record {
            Ok(entry) if Record::of_document(&entry).is_of_candidates() => {
                Err(Self::OfCandidates { source: source.to_owned(), line: entry.line })
            }
            record => record.map_err(Self::Unreadable),
        }
    }

    /// The name of its source.
    pub(crate) fn source(&self) -> &str {
        match self {
            Self::Unreadable(error) => error.source_name(),
            Self::OfCandidates { source, .. } | Self::Variant { source, .. } => source,
        }
    }

    /// The 1-based line of the fault.
    pub(crate) fn line(&self) -> u64 {
        match self {
            Self::Unreadable(error) => error.line(),
            Self::OfCandidates { line, .. } | Self::Variant { line, .. } => *line,
        }
    }

    /// True if only this command has no use for it.
    pub(crate) fn is_readable(&self) -> bool {
        matches!(self, Self::OfCandidates { .. })
    }

    /// What is wrong, in English, where the place is clear.
    pub(crate) fn reason(&self) -> String {
        match self {
            Self::Unreadable(error) => error.without_source().to_string(),
            Self::OfCandidates { .. } => english("of-candidates").to_owned(),
            Self::Variant { fault, .. } => fault.clone(),
        }
    }

    /// Its place and what is wrong, in the language chosen.
    pub(crate) fn told(&self) -> String {
        match self {
            Self::Unreadable(error) => unreadable(error),
            Self::OfCandidates { source, line } => format!("{source}:{line}: {}", word("of-candidates")),
            Self::Variant { source, line, fault } => format!("{source}:{line}: {fault}"),
        }
    }
}

/// Its place and what is wrong, in English, for programs.
impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::OfCandidates { source, line } => write!(f, "{source}:{line}: {}", english("of-candidates")),
            Self::Variant { source, line, fault } => write!(f, "{source}:{line}: {fault}"),
        }
    }
}

impl From<Rejected> for Failure {
    fn from(rejected: Rejected) -> Self {
        Self::new(rejected.told())
    }
}
