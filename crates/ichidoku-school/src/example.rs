//! Worked examples: positions that were chosen by hand from generated puzzles.

use ichidoku::{Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_generate::{Order, Random, practice};
use ichidoku_logic::rate::Grade;
use ichidoku_logic::{State, Technique};

use crate::exercise::Exercise;
use crate::kind::Kind;
use crate::lesson::Lesson;
use crate::make::{exercise, make};
use crate::position::{BANK_SEED, Name, Spot, first_point};

/// A line for each: the number of the lesson, the technique or grade, the index among the puzzles of seed 2026, the givens. After
/// the index comes `:` and the attempt, where the order means another puzzle since there are more techniques.
const EXAMPLES: &str = include_str!("examples.txt");

/// The puzzle of a lesson's worked example.
///
/// ```
/// use ichidoku_school::{Example, Lesson, Source};
/// let example = Example::of(Lesson::named("x-wing").unwrap()).unwrap();
/// assert_eq!(example.source, Source::Needs(ichidoku_logic::Technique::XWing));
/// assert_eq!(example.index, 21);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// What was ordered.
    pub source: Source,
    /// Its index among the puzzles of seed 2026 to that order.
    pub index: u64,
    /// The attempt at the puzzle that makes it whatever was ordered, where the order means another one by now.
    pub attempt: Option<u64>,
    /// The puzzle.
    pub givens: Puzzle,
}

/// What an example's puzzle was ordered by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The technique that it needs.
    Needs(Technique),
    /// Its grade.
    Graded(Grade),
}

impl Source {
    fn named(name: &str) -> Option<Self> {
        let grades = [Grade::Trivial, Grade::Easy];
        let grade = grades.into_iter().find(|grade| grade.to_string().eq_ignore_ascii_case(name));
        grade.map(Self::Graded).or_else(|| name.parse().ok().map(Self::Needs))
    }

    /// The order for such a puzzle.
    pub fn order(self) -> Order {
        match self {
            Self::Needs(technique) => Order::new().needs(technique),
            Self::Graded(grade) => Order::new().grade(grade),
        }
    }
}

impl Example {
    /// The example of the lesson; `None` where any exercise serves.
    pub fn of(lesson: &Lesson) -> Option<Self> {
        EXAMPLES.lines().find_map(|line| {
            let mut words = line.split_whitespace();
            (words.next()?.parse() == Ok(lesson.number)).then_some(())?;
            let source = Source::named(words.next()?)?;
            let name = words.next()?;
            let (index, attempt) = name.split_once(':').unwrap_or((name, ""));
            let (index, attempt) = (index.parse().ok()?, attempt.parse().ok());
            Some(Self { source, index, attempt, givens: words.next()?.parse().ok()? })
        })
    }

    /// The position in which the step is shown.
    fn state(&self, lesson: &Lesson, puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<Option<State>, Interrupted> {
        match self.source {
            Source::Needs(technique) => Ok(practice(puzzle, technique, stop)?.map(|practice| practice.path.state)),
            Source::Graded(_) => first_point(lesson, State::proper(puzzle), stop),
        }
    }
}

impl Exercise {
    /// The worked example of the lesson, as an exercise in which its step is to be found.
    ///
    /// # Errors
    /// [`Interrupted`] if the handle is raised before it is made.
    pub fn example(lesson: &'static Lesson, stop: Stop<'_>) -> Result<Option<Self>, Interrupted> {
        let finds = |kind: &Kind| matches!(kind, Kind::FindCell | Kind::Eliminate);
        let kinds = || lesson.set.iter().map(|(kind, _)| *kind);
        let Some(kind) = kinds().find(finds).or_else(|| kinds().next()) else { return Ok(None) };
        let puzzle = Example::of(lesson).and_then(|example| Some((example, ProperPuzzle::new(example.givens).ok()?)));
        let Some((example, puzzle)) = puzzle else { return exercise(lesson, kind, Name::new(BANK_SEED, 0), stop) };
        let Some(state) = example.state(lesson, &puzzle, stop)? else { return Ok(None) };
        let random = Random::new(BANK_SEED, 0, 0);
        make(Spot { lesson, kind, state, solution: *puzzle.solution(), random, stop })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let read = Lesson::all().iter().filter_map(Example::of).count();
        assert_eq!(read, EXAMPLES.lines().count());
    }
}
