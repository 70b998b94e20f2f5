//! How hard a puzzle is.

#[cfg(feature = "explainer")]
mod explainer;
#[cfg(feature = "hodoku")]
mod hodoku;
mod rounds;
mod singles;

use std::fmt;

use ichidoku::{Interrupted, ProperPuzzle, Stop};

use crate::solve::Solver;
use crate::state::State;
use crate::technique::Technique;
#[cfg(feature = "explainer")]
pub use explainer::{
    ExplainerDialect, ExplainerDifficulty, ExplainerPath, ExplainerRating, ExplainerStep, ExplainerTechnique,
    explainer, explainer_each, explainer_from, explainer_path, explainer_reaches, explainer_within,
};
#[cfg(feature = "hodoku")]
pub use hodoku::{HodokuMove, HodokuRating, hodoku, hodoku_path};
use rounds::{Effort, Tally};

/// ichidoku's grades, defined by the techniques that a puzzle needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Last digits of a house, and digits with one place in a box.
    Trivial,
    /// Singles of all kinds.
    Easy,
    /// Locked candidates, pairs, triples, X-wing and swordfish.
    Medium,
    /// Wings, unique rectangles, quads, and patterns of one digit.
    Hard,
    /// Chains of single candidates.
    VeryHard,
    /// Chains of groups and of almost locked sets.
    Extreme,
    /// Nets, or more than all of these.
    Beyond,
}

impl Grade {
    /// The grade of a puzzle whose hardest technique has this difficulty.
    pub fn of(difficulty: u8) -> Self {
        match difficulty {
            0..=12 => Self::Trivial,
            13..=23 => Self::Easy,
            24..=41 => Self::Medium,
            42..=66 => Self::Hard,
            67..=72 => Self::VeryHard,
            73..=84 => Self::Extreme,
            _ => Self::Beyond,
        }
    }

    /// The difficulty of the hardest techniques that a puzzle of the grade may need.
    ///
    /// ```
    /// use ichidoku_logic::rate::Grade;
    /// assert_eq!(Grade::Easy.most_difficulty(), 23);
    /// ```
    pub fn most_difficulty(self) -> u8 {
        (0..=u8::MAX).rfind(|&difficulty| Self::of(difficulty) == self).unwrap_or(u8::MAX)
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Trivial => "Trivial",
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::VeryHard => "Very hard",
            Self::Extreme => "Extreme",
            Self::Beyond => "Beyond",
        })
    }
}

/// The score of a puzzle that no technique solves.
const UNSOLVED: u16 = 1200;

/// ichidoku's rating of a puzzle; the same for all of its symmetric copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating {
    /// The grade.
    pub grade: Grade,
    /// Orders puzzles within the grade and across grades: ten times the difficulty of the hardest technique, and up to 9
    /// for how often it is needed; for chains up to 29, first for how long they are.
    pub score: u16,
}

impl fmt::Display for Rating {
    /// `Hard 6.24`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}.{:02}", self.grade, self.score / 100, self.score % 100)
    }
}

/// Rates the puzzle.
///
/// In each round the easiest technique that finds anything is chosen, and all of its steps are done at once, of chains the
/// shortest ones: so the rating does not depend on the order in which a grid is searched.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::rate::{Grade, rate};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// assert_eq!(rate(&ProperPuzzle::new(puzzle).unwrap(), Stop::never())?.grade, Grade::Trivial);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn rate(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<Rating, Interrupted> {
    Ok(rating(&rounds::solve(State::proper(puzzle), false, stop)?))
}

/// Rates the puzzle as [`rate`] does, and names its hardest technique: the one that a hint names where the hardest round
/// begins. Where that is a last digit, which is the easiest of all, it is a hidden single unless last digits fill the whole grid.
/// `None` if no technique finds anything.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before both are known.
pub fn rate_with_hardest(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<(Rating, Option<Technique>), Interrupted> {
    let tally = rounds::solve(State::proper(puzzle), true, stop)?;
    let step = match &tally.before_hardest {
        Some(state) => Solver::default().next(state, stop)?,
        None => None,
    };
    let hardest = match step.map(|step| step.technique) {
        Some(Technique::FullHouse) if !is_filled_by_last_digits(puzzle, stop)? => Some(Technique::HiddenSingle),
        named => named,
    };
    Ok((rating(&tally), hardest))
}

/// True if there is always a house that lacks one digit only.
fn is_filled_by_last_digits(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<bool, Interrupted> {
    let path = Solver::with_order([Technique::FullHouse]).path(State::proper(puzzle), stop)?;
    Ok(path.state.is_solved())
}

fn rating(tally: &Tally) -> Rating {
    if !tally.solved {
        return Rating { grade: Grade::Beyond, score: UNSOLVED };
    }
    Rating { grade: Grade::of(tally.hardest.difficulty), score: score(tally.hardest, tally.hardest_rounds) }
}

/// Ten times the difficulty, and what chains or rounds add.
fn score(hardest: Effort, rounds: u32) -> u16 {
    let added = match hardest.links {
        Some(links) => 3 * length(links) + rounds.min(3) as u16 - 1,
        None => rounds.min(9) as u16,
    };
    u16::from(hardest.difficulty) * 10 + added
}

/// The steps from the shortest chain there is to one of so many links, from 0 to 9: each adds one strong and one weak link.
fn length(links: usize) -> u16 {
    (links.saturating_sub(3) / 2).min(9) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_written_as_its_grade_and_hundredths() {
        assert_eq!(Rating { grade: Grade::Hard, score: 604 }.to_string(), "Hard 6.04");
    }

    #[test]
    fn longer_chains_score_more_and_stay_in_their_grade() {
        for easiest in [Technique::XyChain, Technique::GroupedAic, Technique::AlsAic] {
            let difficulty = easiest.difficulty();
            let of = |links, rounds| score(Effort { difficulty, links: Some(links) }, rounds);
            for links in (3..21).step_by(2) {
                assert!(of(links, 9) < of(links + 2, 1), "{links} links");
                assert!(of(links, 1) < of(links, 2), "{links} links");
            }
            assert_eq!(of(3, 1), u16::from(difficulty) * 10);
            assert_eq!(Grade::of((of(99, 99) / 10) as u8), Grade::of(difficulty));
        }
    }
}
