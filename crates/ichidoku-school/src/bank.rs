//! Names of puzzles in which rare positions are known to be, so that an exercise costs one attempt.

use crate::kind::Kind;
use crate::lesson::Lesson;

/// A line for each lesson and sort of exercise: the lesson, `near` if the exercises need a near miss, the numbers of puzzles.
/// `cargo run --release --example bank` writes it.
const BANKS: &str = include_str!("banks.txt");

/// The numbers of the puzzles of the banks' seed that serve the lesson's exercises of the kind; none where such positions are
/// quickly found.
pub(crate) fn numbers(lesson: &Lesson, kind: Kind) -> Vec<u64> {
    let sort = if matches!(kind, Kind::Which | Kind::NearMiss) { " near" } else { "" };
    let named = format!("{}{sort}", lesson.slug);
    let line = BANKS.lines().find_map(|line| line.split_once(": ").filter(|(name, _)| *name == named));
    line.into_iter().flat_map(|(_, numbers)| numbers.split(' ')).filter_map(|number| number.parse().ok()).collect()
}
