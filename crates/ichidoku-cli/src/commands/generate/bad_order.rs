//! Why an order can't be met, in the language chosen.

use std::fmt::Display;
use std::ops::RangeInclusive;

use ichidoku::NotProper;
use ichidoku_api::Grade;
use ichidoku_generate::{BadOrder, Shortfall};
use ichidoku_logic::rate::ExplainerDifficulty;
use ichidoku_logic::{HodokuLevel, Technique, rate};

use crate::words::{house, of_hints, say, words_of_grades};

/// What is wrong with an order.
pub(super) fn said(error: &BadOrder) -> String {
    match error {
        BadOrder::Clues(clues) if clues.is_empty() => say!("order-clues-reversed", clues = count(clues)),
        BadOrder::Clues(clues) => say!("order-clues", clues = count(clues)),
        BadOrder::MinimalWithManyClues(clues) => say!("order-minimal", count = clues),
        BadOrder::CluesOfSymmetry(clues, symmetry) => say!("order-symmetry", clues = count(clues), symmetry),
        BadOrder::PatternSize(81) => say!("order-pattern-full"),
        BadOrder::PatternSize(cells) => say!("order-pattern-small", count = cells),
        BadOrder::PatternClues(cells, clues) => say!("order-pattern-clues", count = cells, clues = count(clues)),
        BadOrder::PatternSymmetry(symmetry) => say!("order-pattern-symmetry", symmetry),
        BadOrder::PatternLines(a, b) => say!("order-pattern-lines", one = house(*a), other = house(*b)),
        BadOrder::GivenOutsidePattern => say!("order-given-outside"),
        BadOrder::GivenNotInSolution => say!("order-given-not-in-solution"),
        BadOrder::Given(NotProper::Unsolvable) => say!("order-given-unsolvable"),
        BadOrder::Given(error) => say!("order-given", reason = error),
        BadOrder::GivenClues(given, clues) => say!("order-given-clues", count = given, clues = count(clues)),
        BadOrder::PatternOfSolution => say!("order-pattern-of-solution"),
        BadOrder::NeededAndForbidden(technique) => say!("order-needed-and-forbidden", technique = name(*technique)),
        BadOrder::TooHardForGrade(technique, grade) => {
            let needed = graded(rate::Grade::of(technique.difficulty()));
            say!("order-too-hard", technique = name(*technique), grade = graded(grade), needed)
        }
        BadOrder::TooHardForLevel(technique, level) => {
            say!("order-too-hard-for-level", technique = name(*technique), level = leveled(*level))
        }
        BadOrder::GradeAboveLevel(grade, level) => {
            say!("order-grade-above-level", grade = graded(grade), level = leveled(*level))
        }
        BadOrder::BelowScale(er) => say!("order-below-scale", er, least = ExplainerDifficulty::LEAST),
        BadOrder::AllForbidden => say!("order-all-forbidden"),
        BadOrder::NoAttempts => say!("order-no-attempts"),
        other => other.to_string(),
    }
}

/// Why there is no puzzle.
pub(super) fn not_made(shortfall: &Shortfall) -> String {
    match shortfall {
        Shortfall::Exhausted { attempts, .. } => say!("order-exhausted", count = attempts),
        Shortfall::Interrupted { attempts, .. } => say!("order-interrupted", count = attempts),
    }
}

/// `23 clues` or `20 to 23 clues`.
fn count(clues: &RangeInclusive<usize>) -> String {
    let (from, to) = (clues.start(), clues.end());
    if from == to { say!("clue-count", count = from) } else { say!("clue-range", from, to) }
}

fn name(technique: Technique) -> String {
    of_hints().name(technique.info().slug)
}

/// The grade of this name.
fn graded(grade: impl Display) -> String {
    let name = grade.to_string();
    let mut own = Grade::ALL.into_iter().zip(words_of_grades());
    own.find(|(grade, _)| grade.name() == name).map_or(name, |(_, own)| own.to_owned())
}

fn leveled(level: HodokuLevel) -> String {
    graded(format_args!("{level:?}"))
}

#[cfg(test)]
mod tests {
    use ichidoku::symmetry::Symmetry;

    use super::*;

    #[test]
    fn orders_are_refused_in_english_as_the_library_says_it() {
        let x_wing = Technique::ALL.iter().copied().find(|technique| technique.info().slug == "x-wing").unwrap();
        let houses = ichidoku::House::ALL;
        let (easy, level) = (rate::Grade::Easy, HodokuLevel::Easy);
        let all = [
            BadOrder::Clues(12..=12),
            BadOrder::Clues(12..=20),
            #[allow(clippy::reversed_empty_ranges, reason = "that is what is wrong with it")]
            BadOrder::Clues(30..=20),
            BadOrder::MinimalWithManyClues(45),
            BadOrder::CluesOfSymmetry(17..=17, Symmetry::Full),
            BadOrder::PatternSize(81),
            BadOrder::PatternSize(12),
            BadOrder::PatternClues(24, 25..=26),
            BadOrder::PatternSymmetry(Symmetry::Full),
            BadOrder::PatternLines(houses[0], houses[1]),
            BadOrder::GivenOutsidePattern,
            BadOrder::GivenNotInSolution,
            BadOrder::Given(NotProper::Unsolvable),
            BadOrder::GivenClues(30, 20..=24),
            BadOrder::PatternOfSolution,
            BadOrder::NeededAndForbidden(x_wing),
            BadOrder::TooHardForGrade(x_wing, easy),
            BadOrder::TooHardForLevel(x_wing, level),
            BadOrder::GradeAboveLevel(easy, level),
            BadOrder::BelowScale(rate::ExplainerDifficulty(5)),
            BadOrder::AllForbidden,
            BadOrder::NoAttempts,
        ];
        for order in all {
            assert_eq!(said(&order), order.to_string());
        }
        let exhausted = Shortfall::Exhausted { attempts: 7, nearest: None };
        assert_eq!(not_made(&exhausted), exhausted.to_string());
    }
}
