//! What can be wrong with a record: each kind of fault with what it speaks of and its English words.

use std::fmt::Display;

use ichidoku::Digit;
use ichidoku::text::PuzzleFault;

/// Makes the kinds of fault: the name, the fields, the key, and in English what was found and what was expected. There
/// `{found}` is the field, and `{found|cell}` counts.
macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),* })? = $key:literal, $found:literal, $expected:literal;)*) => {
        /// The kinds of fault, for programs that say in words of their own what is wrong.
        ///
        /// ```
        /// use ichidoku_formats::{Fault, Source};
        /// let mut source = Source::from_text("typed", "53..7....6..195");
        /// let chunk = source.next_chunk().unwrap().unwrap();
        /// let error = chunk.entries().next().unwrap().unwrap_err();
        /// assert_eq!(error.fault(), &Fault::Cells { found: 15, expected: 81 });
        /// assert_eq!(error.fault().key(), "cells");
        /// assert_eq!(error.fault().arguments(), [("found", "15".to_owned()), ("expected", "81".to_owned())]);
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Fault {
            $($(#[$doc])* $name $({ $(
                #[doc = concat!("`", stringify!($field), "` in [`arguments`](Self::arguments).")]
                $field: $type
            ),* })?,)*
        }

        impl Fault {
            /// The key of each kind with the names of its arguments.
            pub const KEYS: &[(&str, &[&str])] = &[$(($key, &[$($(stringify!($field)),*)?])),*];

            fn facts(&self) -> Facts<'_> {
                match self {
                    $(Self::$name $({ $($field),* })? => {
                        const KIND: &Kind =
                            &Kind { key: $key, found: $found, expected: $expected, names: &[$($(stringify!($field)),*)?] };
                        Facts::new(KIND, &[$($($field as &dyn Display),*)?])
                    })*
                }
            }
        }
    };
}

/// What all faults of a kind have in common: the key, the words in English, and the names of what they speak of.
struct Kind {
    key: &'static str,
    found: &'static str,
    expected: &'static str,
    names: &'static [&'static str],
}

/// A fault's kind and what it speaks of. The words are made from these in one place, since each module of the browser carries
/// them.
struct Facts<'f> {
    kind: &'static Kind,
    values: [Option<&'f dyn Display>; 2],
}

impl<'f> Facts<'f> {
    fn new(kind: &'static Kind, values: &[&'f dyn Display]) -> Self {
        Self { kind, values: [values.first().copied(), values.get(1).copied()] }
    }

    fn arguments(&self) -> impl Iterator<Item = (&'static str, &'f dyn Display)> {
        self.kind.names.iter().copied().zip(self.values.into_iter().flatten())
    }

    fn words(&self, pattern: &str) -> String {
        let mut words = String::new();
        for (place, piece) in pattern.split(['{', '}']).enumerate() {
            let (name, noun) = piece.split_once('|').unwrap_or((piece, ""));
            match self.arguments().find(|(own, _)| *own == name) {
                Some((_, value)) if place % 2 == 1 => {
                    let value = value.to_string();
                    let plural = if value == "1" { "" } else { "s" };
                    words.push_str(&value);
                    if !noun.is_empty() {
                        words.extend([" ", noun, plural]);
                    }
                }
                _ => words.push_str(piece),
            }
        }
        words
    }
}

impl Fault {
    /// The name of the kind: `not-a-cell`.
    pub fn key(&self) -> &'static str {
        self.facts().kind.key
    }

    /// What it speaks of, each by its name.
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        self.facts().arguments().map(|(name, value)| (name, value.to_string())).collect()
    }

    /// What was found, in English: `'q'`, `80 cells`.
    pub(crate) fn found(&self) -> String {
        let facts = self.facts();
        facts.words(facts.kind.found)
    }

    /// What was expected, in English: `a digit or a blank`, `81 cells`.
    pub(crate) fn expected(&self) -> String {
        let facts = self.facts();
        facts.words(facts.kind.expected)
    }
}

faults! {
    /// Something that is neither a digit nor a blank, in a cell.
    NotACell { found: String } = "not-a-cell", "{found}", "a digit or a blank";
    /// A wrong number of cells, in a row or in all.
    Cells { found: usize, expected: usize } = "cells", "{found|cell}", "{expected|cell}";
    /// A wrong number of rows.
    Rows { found: usize, expected: usize } = "rows", "{found|row}", "{expected|row}";
    /// A wrong number of columns in a table.
    Columns { found: usize, expected: usize } = "columns", "{found|column}", "{expected|column}";
    /// Several puzzles in the place of one.
    Puzzles { found: usize } = "puzzles", "{found|puzzle}", "one puzzle";
    /// Nothing but blanks and comments.
    Nothing = "nothing", "nothing", "a puzzle";
    /// The regions of a jigsaw in the place of a puzzle.
    JigsawAlone = "regions", "the regions of a jigsaw", "a puzzle";
    /// A row with the candidates of nine cells in the place of a puzzle.
    CandidateRow = "candidate-row", "a row of candidates", "a puzzle";
    /// A puzzle with irregular regions.
    Jigsaw = "jigsaw", "a jigsaw", "a classic puzzle";
    /// A record that is too long to be one.
    TooLong { limit: usize } = "too-long", "more than {limit} bytes", "a puzzle";
    /// A game in progress without the puzzle that it began with.
    StateAlone = "state-alone", "a section [State]", "a section [Puzzle]";
    /// Text that is not JSON where it should be. The reason is in the words of the reader of JSON.
    NotJson { reason: String } = "not-json", "broken JSON ({reason})", "a puzzle";
    /// A list or an object in JSON that doesn't end.
    Unclosed = "unclosed", "the end of the text", "the end of a list";
    /// An object in JSON without a puzzle.
    WithoutPuzzle = "no-board", "an object without a board", "a puzzle";
    /// Rules that are not known.
    Rules { found: String } = "rules", "the rules \"{found}\"", "the rules \"classic\"";
    /// A value in the place of a puzzle.
    NotAPuzzle { found: String } = "not-a-puzzle", "{found}", "a puzzle";
    /// A value in the place of a row.
    NotARow { found: String } = "not-a-row", "{found}", "a row of 9 cells";
    /// A value in the place of the marks of a cell.
    NotDigits { found: String } = "not-digits", "{found}", "digits such as \"257\"";
    /// Something in the place of a game of OpenSudoku.
    NotAGame { found: String } = "not-a-game", "{found}", "a game";
    /// A game of OpenSudoku without its cells.
    GameWithoutData = "game-without-data", "a game without data", "a puzzle";
    /// Cells of OpenSudoku, written in a way that is not known.
    DataVersion { found: String } = "data-version", "version \"{found}\" of the data", "a version from 1 to 4";
    /// Something in the place of a digit in a game of OpenSudoku.
    NotADigit { found: String } = "not-a-digit", "{found}", "a digit or 0";
    /// Something in the place of what says whether a cell may be changed.
    NotAFlag { found: String } = "not-a-flag", "{found}", "0 or 1";
    /// Something in the place of a cell's notes.
    NotNotes { found: String } = "not-notes", "{found}", "notes";
    /// A cell that is blank in a game in progress, where its puzzle has a given.
    GivenMissing { given: Digit } = "given-missing", "a blank", "the given {given}";
    /// Another digit in the cell of a given.
    GivenReplaced { found: Digit, given: Digit } = "given-replaced", "{found}", "the given {given}";
    /// An address without a puzzle in it.
    NoPuzzleInLink = "no-puzzle-in-link", "a link without a puzzle in it", "a link that holds its puzzle";
    /// An address of a site that keeps the puzzle to itself.
    ShortLink { site: String } = "short-link", "a short link whose puzzle is on the server of {site}", "a link that holds its puzzle";
    /// A web page or a text in XML that holds no puzzle.
    PageWithoutPuzzle = "page-without-puzzle", "a web page without a Sudoku", "a puzzle";
    /// A picture in SVG that isn't one of ours.
    Picture = "picture", "a picture", "a puzzle as text";
    /// A text in LaTeX that holds no puzzle.
    LatexWithoutPuzzle = "latex-without-puzzle", "LaTeX without a Sudoku", "a puzzle";
    /// A code whose contents can't be unpacked.
    DamagedCode = "damaged-code", "a damaged code", "a puzzle";
    /// Something in a code that doesn't belong there.
    NotOfCode { found: String } = "not-of-code", "{found}", "a part of this code";
    /// A puzzle with other rules, which the code names.
    OtherRules { names: String } = "other-rules", "a puzzle with other rules ({names})", "a classic puzzle";
    /// Another digit in a cell that has an entry.
    EntryReplaced { found: Digit, entry: Digit } = "entry-replaced", "{found}", "the entry {entry}";
}

impl From<PuzzleFault> for Fault {
    fn from(fault: PuzzleFault) -> Self {
        match fault {
            PuzzleFault::Symbol(found) => Self::NotACell { found: format!("{found:?}") },
            PuzzleFault::Cells(found, expected) => Self::Cells { found, expected },
            PuzzleFault::Solution(found) => Self::Cells { found, expected: 81 },
            PuzzleFault::Rows(found) => Self::Rows { found, expected: 9 },
            PuzzleFault::Puzzles(found) => Self::Puzzles { found },
            PuzzleFault::JigsawAlone => Self::JigsawAlone,
            PuzzleFault::Candidates => Self::CandidateRow,
            // The kinds are those of one version of both crates.
            _ => Self::Nothing,
        }
    }
}
