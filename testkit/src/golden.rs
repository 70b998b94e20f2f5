//! The golden suite: puzzles of which the truth is known, read from `testdata/golden/*.toml`.
//!
//! The truth is written in plain text and owes nothing to the crates under test; reading a case checks that it does not
//! contradict itself or its category.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fmt, fs};

use serde::Deserialize;

use crate::data::testdata;
use crate::rules;

/// One puzzle and what is true of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// A short name, unique in the suite.
    pub name: String,
    /// What the case is an example of: the name of its file.
    #[serde(skip)]
    pub category: Category,
    /// Where the puzzle comes from.
    pub origin: Origin,
    /// 81 characters: digits, and a dot for a blank.
    pub puzzle: String,
    /// How many solutions there are.
    pub solutions: Count,
    /// The solution, given exactly where there is only one.
    pub solution: Option<String>,
    /// Every clash of the clues, rows first, then columns, then boxes, digits ascending in each.
    #[serde(default)]
    pub clashes: Vec<Clash>,
    /// Remarks that a test may act on; `slow`: the engines take seconds.
    #[serde(default)]
    pub tags: Vec<String>,
}

/// What a case is an example of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Category {
    /// The boards of the write-ups that the project grew out of.
    Ancestors,
    /// Clues that break the rules.
    Clashing,
    /// No clues.
    Empty,
    /// 81 clues.
    Full,
    /// Puzzles famous for being hard.
    Hard,
    /// Legal clues without a solution.
    None,
    /// Exactly one solution.
    #[default]
    Proper,
    /// 17 clues, the fewest that a proper puzzle can have.
    Seventeen,
    /// More than one solution.
    Several,
}

impl Category {
    /// Every category with the name of its file.
    const ALL: [(Self, &'static str); 9] = [
        (Self::Ancestors, "ancestors"),
        (Self::Clashing, "clashing"),
        (Self::Empty, "empty"),
        (Self::Full, "full"),
        (Self::Hard, "hard"),
        (Self::None, "none"),
        (Self::Proper, "proper"),
        (Self::Seventeen, "seventeen"),
        (Self::Several, "several"),
    ];
}

/// Where a puzzle comes from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Who made or published it.
    pub source: String,
    /// On what terms it may be used.
    pub licence: String,
}

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Count {
    /// This many.
    Exactly(u64),
    /// This many or more.
    AtLeast {
        /// The lower bound.
        at_least: u64,
    },
}

impl Count {
    /// Whether a search up to a limit may report this count.
    pub fn agrees(self, counted: u64, limit: u64) -> bool {
        match self {
            Self::Exactly(n) => counted == n.min(limit),
            Self::AtLeast { at_least } => counted >= at_least.min(limit) && counted <= limit,
        }
    }

    /// The count or its lower bound.
    pub const fn least(self) -> u64 {
        match self {
            Self::Exactly(n) | Self::AtLeast { at_least: n } => n,
        }
    }
}

/// A digit that stands more than once in a house.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clash {
    /// The digit.
    pub digit: u8,
    /// The house, such as `row 4` or `box 9`.
    pub house: String,
    /// The cells in reading order, such as `r4c1 r4c7`.
    pub cells: String,
}

/// What is wrong with the golden suite itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoldenError(String);

impl fmt::Display for GoldenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "golden suite: {}", self.0)
    }
}

impl std::error::Error for GoldenError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

/// Reads the whole suite.
///
/// # Errors
/// [`GoldenError`] names a file that cannot be read, a case that contradicts itself, or a name used twice.
pub fn golden() -> Result<Vec<Case>, GoldenError> {
    let mut suite = Vec::new();
    for (category, stem) in Category::ALL {
        let path = testdata("golden").join(stem).with_extension("toml");
        suite.extend(read(&path, category)?);
    }
    let mut names = BTreeSet::new();
    match suite.iter().find(|case| !names.insert(&case.name)) {
        Some(twice) => Err(GoldenError(format!("the name {} is used twice", twice.name))),
        None => Ok(suite),
    }
}

/// Reads one file of the suite.
fn read(path: &Path, category: Category) -> Result<Vec<Case>, GoldenError> {
    let at = |what: &dyn fmt::Display| GoldenError(format!("{}: {what}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| at(&error))?;
    parse(&text, category).map_err(|error| at(&error))
}

/// The cases of a file's text, each checked.
fn parse(text: &str, category: Category) -> Result<Vec<Case>, String> {
    let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
    let checked = |case: Case| {
        let case = Case { category, ..case };
        match contradiction(&case) {
            Some(reason) => Err(format!("{}: {reason}", case.name)),
            None => Ok(case),
        }
    };
    file.case.into_iter().map(checked).collect()
}

/// Why a case cannot be true as it is written.
fn contradiction(case: &Case) -> Option<&'static str> {
    let Some(puzzle) = rules::parse(&case.puzzle) else {
        return Some("the puzzle is not 81 digits and dots");
    };
    if clashes(&puzzle) != case.clashes {
        return Some("the clashes are not those of the clues");
    }
    if !case.clashes.is_empty() && case.solutions != Count::Exactly(0) {
        return Some("clashing clues have no solution");
    }
    let clues = puzzle.iter().filter(|v| **v != 0).count();
    if !fits(case, clues) {
        return Some("the case does not fit its category");
    }
    match (&case.solution, case.solutions == Count::Exactly(1)) {
        (None, false) => None,
        (Some(line), true) if solves(&puzzle, line) => None,
        (Some(_), true) => Some("the solution is not one"),
        _ => Some("a solution is given exactly where there is only one"),
    }
}

/// Whether the case is an example of its category.
fn fits(case: &Case, clues: usize) -> bool {
    let only_one = case.solutions == Count::Exactly(1);
    match case.category {
        Category::Ancestors | Category::Proper | Category::Hard => only_one,
        Category::Clashing => !case.clashes.is_empty(),
        Category::Empty => clues == 0,
        Category::Full => clues == 81,
        Category::None => case.clashes.is_empty() && case.solutions == Count::Exactly(0),
        Category::Seventeen => clues == 17 && only_one,
        Category::Several => case.solutions.least() > 1,
    }
}

/// Whether the line is a solution that agrees with the clues.
fn solves(puzzle: &[u8; 81], line: &str) -> bool {
    rules::parse(line).is_some_and(|values| {
        rules::is_solution(&values) && puzzle.iter().zip(&values).all(|(clue, digit)| *clue == 0 || clue == digit)
    })
}

/// Every digit that stands more than once in a house.
fn clashes(puzzle: &[u8; 81]) -> Vec<Clash> {
    let in_house = |(house, cells): (String, [usize; 9])| {
        (1..=9).filter_map(move |digit| {
            let twice: Vec<usize> = cells.iter().copied().filter(|cell| puzzle[*cell] == digit).collect();
            let name = |cell: &usize| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1);
            let cells = twice.iter().map(name).collect::<Vec<_>>().join(" ");
            (twice.len() > 1).then(|| Clash { digit, house: house.clone(), cells })
        })
    };
    rules::houses().flat_map(in_house).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_is_read_whole_and_has_every_category() {
        let suite = golden().unwrap();
        assert!(suite.len() >= 60, "{} cases", suite.len());
        for (category, stem) in Category::ALL {
            assert!(suite.iter().any(|case| case.category == category), "no case in {stem}");
        }
    }

    #[test]
    fn every_file_belongs_to_a_category() {
        for entry in fs::read_dir(testdata("golden")).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_str().unwrap();
            assert!(Category::ALL.iter().any(|(_, name)| *name == stem), "{stem} is never read");
        }
    }

    #[test]
    fn a_case_that_contradicts_itself_is_refused() {
        let case = |puzzle: &str, rest: &str| {
            format!(
                "[[case]]\nname = \"x\"\norigin = {{ source = \"s\", licence = \"l\" }}\npuzzle = \"{puzzle}\"\n{rest}"
            )
        };
        let reason = |puzzle: &str, rest: &str, category| parse(&case(puzzle, rest), category).unwrap_err();
        let blank = ".".repeat(81);
        let two_ones = format!("11{}", ".".repeat(79));
        assert!(parse(&case(&blank, "solutions = { at_least = 2 }"), Category::Empty).is_ok());
        assert!(reason("...", "solutions = 2", Category::Several).contains("81 digits"));
        assert!(reason(&two_ones, "solutions = 0", Category::Clashing).contains("the clashes are not"));
        assert!(reason(&blank, "solutions = 2", Category::Full).contains("category"));
        assert!(reason(&blank, "solutions = 1", Category::Empty).contains("only one"));
        let wrong = format!("solutions = 1\nsolution = \"{}\"", "1".repeat(81));
        assert!(reason(&blank, &wrong, Category::Empty).contains("is not one"));
        assert!(reason(&blank, "solutions = 2\nhint = 1", Category::Empty).contains("unknown field"));
    }

    #[test]
    fn counts_agree_up_to_the_limit() {
        assert!(Count::Exactly(13).agrees(13, 100) && Count::Exactly(13).agrees(2, 2));
        assert!(!Count::Exactly(13).agrees(12, 100) && !Count::Exactly(0).agrees(1, 2));
        let many = Count::AtLeast { at_least: 50 };
        assert!(many.agrees(60, 100) && many.agrees(2, 2) && !many.agrees(49, 100) && !many.agrees(101, 100));
    }
}
