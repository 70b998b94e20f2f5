//! What can be wrong with a text: each kind with what it speaks of and its English words.

use std::fmt;

use crate::Shape;

/// What is wrong with a text. Programs that say it in words of their own go by [`key`](Self::key) and
/// [`arguments`](Self::arguments).
///
/// ```
/// use ichidoku_variants::{TextFault, read_puzzle};
/// let fault = read_puzzle(".Teleport~R1C1").unwrap_err().fault;
/// assert_eq!(fault, TextFault::UnknownRule { rule: "Teleport".into() });
/// assert_eq!((fault.key(), fault.arguments()), ("variant-rule", vec![("rule", "Teleport".to_owned())]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TextFault {
    /// Nothing but blanks.
    Nothing,
    /// A text of no form that is known.
    NoPuzzle,
    /// JSON without a puzzle that can be read.
    Json,
    /// A link without a puzzle that can be read.
    Link,
    /// As many cells as no square grid from 4×4 to 49×49 has.
    CellCount {
        /// The number of cells.
        found: usize,
    },
    /// A grid that is too large, or has too few digits.
    Size,
    /// A wrong number of cells, in a row or in all.
    Cells {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A symbol that is no digit of the grid.
    Symbol {
        /// The symbol.
        found: char,
        /// How many rows and columns the grid has.
        side: usize,
    },
    /// A value of a cell that is no digit of the grid.
    NoDigit {
        /// The value as it is written.
        found: String,
        /// The least value that can be.
        lowest: i16,
        /// The highest value that can be.
        highest: i16,
        /// How many columns the grid has.
        columns: usize,
    },
    /// A rule with a name that is not known.
    UnknownRule {
        /// The name.
        rule: String,
    },
    /// Something else than a cell of the grid, where a rule has one.
    NoCell {
        /// The name of the rule.
        rule: String,
        /// What is there.
        found: String,
    },
    /// Something that a rule can't have in this place.
    Argument {
        /// The name of the rule.
        rule: String,
        /// What is there.
        found: String,
        /// What could be there.
        example: &'static str,
    },
    /// A rule with cells or values that can't be read.
    Unreadable {
        /// The name of the rule.
        rule: String,
    },
    /// Lines and signs of which nothing says what they mean.
    Drawn {
        /// Their names.
        names: String,
    },
    /// A rule that links of f-puzzles and SudokuPad have no place for.
    NoPlace {
        /// The rule in the words of the Interactive Sudoku Solver.
        rule: String,
    },
    /// What is seldom met, in English.
    Other(String),
}

impl From<String> for TextFault {
    fn from(words: String) -> Self {
        Self::Other(words)
    }
}

impl From<&str> for TextFault {
    fn from(words: &str) -> Self {
        Self::Other(words.to_owned())
    }
}

/// The key of a kind and its English words, with the names of what it speaks of in braces.
type Words = (&'static str, &'static str);

impl TextFault {
    /// The name of the kind, `variant-rule`; empty for what is only said in English.
    pub fn key(&self) -> &'static str {
        self.words().0
    }

    fn words(&self) -> Words {
        match self {
            Self::Nothing => ("nothing", "nothing where a puzzle was expected"),
            Self::NoPuzzle => {
                ("variant-text", "a link, a grid of digits, JSON or rules such as .Cage~9~R1C1~R1C2 was expected")
            }
            Self::Json => ("variant-json", "this JSON holds no puzzle that can be read"),
            Self::Link => ("variant-link", "this link holds no puzzle that can be read"),
            Self::CellCount { .. } => {
                ("variant-cells", "a square grid from 4×4 to 49×49 was expected; the number of cells here is {found}")
            }
            Self::Size => ("variant-grid", "a grid of at most 49×49 cells with enough digits was expected"),
            Self::Cells { found: 1, .. } => ("cells", "1 cell where {expected} were expected"),
            Self::Cells { .. } => ("cells", "{found} cells where {expected} were expected"),
            Self::Symbol { .. } => ("variant-symbol", "'{found}' doesn't belong in a {side}×{side} grid"),
            Self::NoDigit { .. } => ("variant-value", "'{found}' is not a number from {lowest} to {highest}"),
            Self::UnknownRule { .. } => ("variant-rule", "'{rule}' is not a known rule"),
            Self::NoCell { .. } => ("variant-cell", "'{rule}' names '{found}', which isn't a cell of the grid"),
            Self::Argument { .. } => {
                ("variant-argument", "'{rule}' needs something like {example} there, not '{found}'")
            }
            Self::Unreadable { .. } => ("variant-unreadable", "'{rule}' has cells or a value that can't be read"),
            Self::Drawn { .. } => ("variant-drawn", "what {names} may mean can't be checked"),
            Self::NoPlace { .. } => ("variant-no-place", "f-puzzles has no rule like {rule}"),
            Self::Other(_) => ("", ""),
        }
    }

    /// What it speaks of, each by its name.
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Nothing | Self::NoPuzzle | Self::Json | Self::Link | Self::Size | Self::Other(_) => Vec::new(),
            Self::CellCount { found } => vec![("found", found.to_string())],
            Self::Cells { found, expected } => vec![("found", found.to_string()), ("expected", expected.to_string())],
            Self::Symbol { found, side } => vec![("found", found.to_string()), ("side", side.to_string())],
            Self::NoDigit { found, lowest, highest, .. } => {
                vec![("found", found.clone()), ("lowest", lowest.to_string()), ("highest", highest.to_string())]
            }
            Self::UnknownRule { rule } | Self::Unreadable { rule } | Self::NoPlace { rule } => {
                vec![("rule", rule.clone())]
            }
            Self::NoCell { rule, found } => vec![("rule", rule.clone()), ("found", found.clone())],
            Self::Argument { rule, found, example } => {
                vec![("rule", rule.clone()), ("found", found.clone()), ("example", (*example).to_owned())]
            }
            Self::Drawn { names } => vec![("names", names.clone())],
        }
    }

    /// A value of a cell that is no digit of a grid of this shape.
    pub(super) fn no_digit_of(shape: Shape, found: String) -> Self {
        Self::NoDigit { found, lowest: shape.lowest(), highest: shape.highest(), columns: shape.columns() }
    }

    /// How many columns the grid has, where the fault lies in a cell.
    pub(super) fn columns(&self) -> Option<usize> {
        match self {
            Self::Symbol { side: columns, .. } | Self::NoDigit { columns, .. } => Some(*columns),
            _ => None,
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Other(words) = self {
            return f.write_str(words);
        }
        let arguments = self.arguments();
        self.words().1.split(['{', '}']).enumerate().try_for_each(|(place, piece)| {
            let named = arguments.iter().find(|(name, _)| place % 2 == 1 && *name == piece);
            f.write_str(named.map_or(piece, |(_, text)| text))
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::read_puzzle;

    fn message(text: &str) -> String {
        read_puzzle(text).unwrap_err().to_string()
    }

    #[test]
    fn what_is_no_puzzle_is_told_by_its_form() {
        let none = "a link, a grid of digits, JSON or rules such as .Cage~9~R1C1~R1C2 was expected";
        for text in ["hello", "Hello, world.", "nonsensenonsense", "Sudoku of the day: 7"] {
            assert_eq!(message(text), none, "{text}");
        }
        assert_eq!(message(" \n"), "nothing where a puzzle was expected");
        for text in
            ["https://f-puzzles.com/?load=abc", "http://example.org", "www.example.org/1.2.", "sudokupad.app/x1"]
        {
            assert_eq!(message(text), "this link holds no puzzle that can be read", "{text}");
        }
        for text in ["{\"givens\":\"123\"}", "{\"a\":1}", "{", "[1,2,{}]", "{\"puzzle\":\"hello\"}"] {
            assert_eq!(message(text), "this JSON holds no puzzle that can be read", "{text}");
        }
    }

    #[test]
    fn grids_are_told_what_is_wrong_with_them() {
        let cells = "a square grid from 4×4 to 49×49 was expected; the number of cells here is";
        assert_eq!(message("12345"), format!("{cells} 5"));
        assert_eq!(message("1..2\n....\n....\n..."), format!("{cells} 15"));
        assert_eq!(message("1..2......#....."), "row 3, column 3: '#' doesn't belong in a 4×4 grid");
        assert_eq!(message(&format!("30{}", " 0".repeat(15))), "row 1, column 1: '30' is not a number from 0 to 4");
    }
}
