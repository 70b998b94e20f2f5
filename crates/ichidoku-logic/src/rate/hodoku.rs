//! HoDoKu's scale: the sum of what each step of a path costs, and the level of the hardest step or of the sum.

use ichidoku::{Interrupted, ProperPuzzle, Stop};

use crate::solve::{Ending, Solver};
use crate::state::State;
use crate::technique::{HodokuLevel, Technique};

/// A puzzle's level and score as HoDoKu counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HodokuRating {
    /// The level.
    pub level: HodokuLevel,
    /// The score.
    pub score: u32,
}

/// What HoDoKu counts for a guess.
const GUESS: u32 = 10_000;

/// The order in which HoDoKu tries techniques.
const ORDER: &[Technique] = &[
    Technique::FullHouse,
    Technique::NakedSingle,
    Technique::HiddenSingle,
    Technique::LockedPair,
    Technique::LockedTriple,
    Technique::Pointing,
    Technique::Claiming,
    Technique::NakedPair,
    Technique::NakedTriple,
    Technique::HiddenPair,
    Technique::HiddenTriple,
    Technique::NakedQuad,
    Technique::HiddenQuad,
    Technique::XWing,
    Technique::Swordfish,
    Technique::Jellyfish,
    Technique::RemotePair,
    Technique::Bug1,
    Technique::Skyscraper,
    Technique::WWing,
    Technique::TwoStringKite,
    Technique::XyWing,
    Technique::XyzWing,
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle2,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle4,
    Technique::UniqueRectangle5,
    Technique::UniqueRectangle6,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
    Technique::HiddenRectangle,
    Technique::AvoidableRectangle1,
    Technique::AvoidableRectangle2,
    Technique::FinnedXWing,
    Technique::SashimiXWing,
    Technique::SimpleColoursTrap,
    Technique::SimpleColoursWrap,
    Technique::MultiColours1,
    Technique::MultiColours2,
    Technique::FinnedSwordfish,
    Technique::SashimiSwordfish,
    Technique::FinnedJellyfish,
    Technique::SashimiJellyfish,
    Technique::SueDeCoq,
    Technique::XChain,
    Technique::XyChain,
    Technique::ContinuousLoop,
    Technique::DiscontinuousLoop,
    Technique::Aic,
    Technique::GroupedContinuousLoop,
    Technique::GroupedDiscontinuousLoop,
    Technique::GroupedAic,
    Technique::AlsXz,
    Technique::AlsXyWing,
    Technique::AlsChain,
    Technique::FrankenXWing,
    Technique::FrankenSwordfish,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenSwordfish,
];

/// Rates the puzzle on HoDoKu's scale, by the first step that each technique finds, as HoDoKu does. Its score may differ
/// between symmetric copies of a puzzle, as HoDoKu's does.
///
/// ```
/// use ichidoku::{ProperPuzzle, Puzzle, Stop};
/// use ichidoku_logic::{HodokuLevel, rate};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let rating = rate::hodoku(&ProperPuzzle::new(puzzle).unwrap(), Stop::never())?;
/// assert_eq!(rating.level, HodokuLevel::Easy);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the rating is known.
pub fn hodoku(puzzle: &ProperPuzzle, stop: Stop<'_>) -> Result<HodokuRating, Interrupted> {
    let solver = Solver::with_order(ORDER.iter().copied());
    let path = solver.path(State::proper(puzzle), stop)?;
    let mut rating = HodokuRating { level: HodokuLevel::Easy, score: 0 };
    for score in path.steps.iter().filter_map(|step| step.technique.info().hodoku) {
        rating.score += u32::from(score.score);
        rating.level = rating.level.max(score.level);
    }
    if path.ending != Ending::Solved {
        rating.score += GUESS;
    }
    rating.level = rating.level.max(level_of(rating.score));
    Ok(rating)
}

fn level_of(score: u32) -> HodokuLevel {
    match score {
        0..=800 => HodokuLevel::Easy,
        801..=1000 => HodokuLevel::Medium,
        1001..=1600 => HodokuLevel::Hard,
        1601..=1800 => HodokuLevel::Unfair,
        _ => HodokuLevel::Extreme,
    }
}
