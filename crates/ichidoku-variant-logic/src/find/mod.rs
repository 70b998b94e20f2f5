//! Finds the next step: each technique in turn, the easiest first.

mod combinations;
mod confined;
mod contradiction;
mod fish;
mod kept;
mod rest;
mod rule_alone;
mod singles;
mod subsets;

pub use contradiction::Contradiction;

use contradiction::Found;

use crate::setting::Setting;
use crate::state::State;
use crate::technique::Technique;

/// The first step of the easiest technique that finds one.
///
/// ```
/// use ichidoku_variant_logic::{Setting, State, Technique, next_step};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~4x4.Cage~7~R1C1~R1C2.~R1C3_1").unwrap()).unwrap();
/// let step = next_step(&setting, &State::new(&setting)).unwrap().unwrap();
/// assert_eq!(step.technique, Technique::CageCombinations);
/// assert_eq!(step.eliminations, [(0, 0b0010), (1, 0b0010)]);
/// ```
///
/// # Errors
/// A [`Contradiction`] that shows without a search: the puzzle has no solution.
pub fn next_step(setting: &Setting, state: &State) -> Found {
    contradiction::check(setting, state)?;
    for &technique in Technique::ALL {
        if let Some(step) = step_of(technique, setting, state)? {
            return Ok(Some(step));
        }
    }
    Ok(None)
}

/// The first step of a technique.
///
/// # Errors
/// A [`Contradiction`] that shows without a search.
pub fn step_of(technique: Technique, setting: &Setting, state: &State) -> Found {
    use Technique as T;
    match technique {
        T::NakedSingle => Ok(singles::naked(state)),
        T::HiddenSingle => Ok(singles::hidden(setting, state)),
        T::LockedCandidates => Ok(confined::find(setting, state)),
        T::NakedPair => Ok(subsets::naked(technique, 2, setting, state)),
        T::NakedTriple => Ok(subsets::naked(technique, 3, setting, state)),
        T::NakedQuad => Ok(subsets::naked(technique, 4, setting, state)),
        T::HiddenPair => Ok(subsets::hidden(technique, 2, setting, state)),
        T::HiddenTriple => Ok(subsets::hidden(technique, 3, setting, state)),
        T::HiddenQuad => Ok(subsets::hidden(technique, 4, setting, state)),
        T::CageCombinations => combinations::find(setting, state),
        T::RequiredDigit => combinations::required(setting, state),
        T::InniesOuties => rest::find(setting, state),
        T::XWing => Ok(fish::find(technique, 2, setting, state)),
        T::Swordfish => Ok(fish::find(technique, 3, setting, state)),
        T::Jellyfish => Ok(fish::find(technique, 4, setting, state)),
        T::IncreasingDigits | T::CellPairs | T::ArrowSum | T::RenbanWindow => {
            rule_alone::find(technique, setting, state)
        }
        T::SumBounds | T::OutsideClue | T::RuleAlone => rule_alone::find(technique, setting, state),
    }
}
