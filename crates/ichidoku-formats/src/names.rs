//! Names of columns and keys that hold a puzzle, its solution, its name, its difficulty or its origin.

use crate::part::Part;

/// The names in use, the surest first; compared without regard to case.
const PUZZLE: &[&str] = &[
    "puzzle", "puzzles", "quiz", "quizzes", "board", "grid", "sudoku", "givens", "clues", "problem", "question",
    "unsolved", "start", "initial", "mission", "value", "values", "cells", "task",
];
const SOLUTION: &[&str] = &["solution", "solutions", "solved", "answer", "answers", "solution_board", "solved_board"];
const NAME: &[&str] = &["name", "title", "id"];
const RATING: &[&str] = &["rating", "er", "se", "score"];
const DIFFICULTY: &[&str] = &["difficulty", "level", "grade"];
const AUTHOR: &[&str] = &["author", "setter", "creator"];
const SOURCE: &[&str] = &["source"];
const RULES: &[&str] = &["rules"];
const RULES_TEXT: &[&str] = &["rules_text", "ruleset"];

/// What a column or key holds, as far as its name tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Puzzle,
    Solution,
    Name,
    Rating,
    Difficulty,
    Author,
    Source,
    /// The name of the rules.
    Rules,
    /// The rules in words.
    RulesText,
}

/// The name of the column of puzzles that tables are written with.
pub(crate) const PUZZLE_COLUMN: &str = PUZZLE[0];

/// The name of the column or key for a part of which there is one.
pub(crate) const fn of_part(part: Part) -> &'static str {
    match part {
        Part::Solution => SOLUTION[0],
        Part::Rating => RATING[0],
        Part::Difficulty => DIFFICULTY[0],
        Part::Author => AUTHOR[0],
        Part::Source => SOURCE[0],
        _ => NAME[0],
    }
}

/// True if a column has the name of a part that tables are written with: the solution, a label, the origin.
#[cfg(feature = "archives")]
pub(crate) fn is_part(name: &str) -> bool {
    [SOLUTION, NAME, RATING, DIFFICULTY, AUTHOR, SOURCE].iter().any(|names| names[0] == name)
}

/// The part of a document for which a column or key with the role is a label.
pub(crate) const fn part(role: Role) -> Option<Part> {
    match role {
        Role::Name => Some(Part::Name),
        Role::Rating => Some(Part::Rating),
        Role::Difficulty => Some(Part::Difficulty),
        Role::Author => Some(Part::Author),
        Role::Source => Some(Part::Source),
        Role::Puzzle | Role::Solution | Role::Rules | Role::RulesText => None,
    }
}

/// The index of the name that most surely is that of a column of puzzles, if any is: `puzzle`, `quiz`, `board` and others in use.
///
/// ```
/// use ichidoku_formats::puzzle_column;
/// assert_eq!(puzzle_column(["id", "clues", "Puzzle"].into_iter()), Some(2));
/// assert_eq!(puzzle_column(["id", "text"].into_iter()), None);
/// ```
pub fn puzzle_column<'a>(names: impl Iterator<Item = &'a str>) -> Option<usize> {
    find(names, Role::Puzzle)
}

/// The index of the name that most surely has the role.
pub(crate) fn find<'a>(names: impl Iterator<Item = &'a str>, role: Role) -> Option<usize> {
    names.enumerate().filter_map(|(i, name)| Some((rank(name, role)?, i))).min().map(|(_, i)| i)
}

/// The name, or else the first with a number behind it that isn't taken.
///
/// ```
/// use ichidoku_formats::apart;
/// assert_eq!(apart("grade", |name| name == "grade"), "grade (2)");
/// ```
pub fn apart(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = |n: usize| if n == 1 { name.to_owned() } else { format!("{name} ({n})") };
    let mut n = 1;
    while is_taken(&numbered(n)) {
        n += 1;
    }
    numbered(n)
}

/// True if the name has the role.
pub(crate) fn has(name: &str, role: Role) -> bool {
    rank(name, role).is_some()
}

/// How surely the name has the role, if it has; 0 is the surest.
fn rank(name: &str, role: Role) -> Option<usize> {
    let known = match role {
        Role::Puzzle => PUZZLE,
        Role::Solution => SOLUTION,
        Role::Name => NAME,
        Role::Rating => RATING,
        Role::Difficulty => DIFFICULTY,
        Role::Author => AUTHOR,
        Role::Source => SOURCE,
        Role::Rules => RULES,
        Role::RulesText => RULES_TEXT,
    };
    let name = name.trim();
    known.iter().position(|known| known.eq_ignore_ascii_case(name))
}
