//! Finds the next step: each technique in turn, until those that are left have no easier step than was found.

mod combinations;
mod confined;
mod contradiction;
mod fish;
mod kept;
mod renewed;
mod rest;
mod rule_alone;
mod singles;
mod subsets;
mod supposition;

use contradiction::Found;
use ichidoku::{Interrupted, Stop};

use crate::setting::Setting;
use crate::state::State;
use crate::step::Step;
use crate::technique::Technique;

/// The easiest step.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_variant_logic::{Setting, State, Technique, next_step};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~4x4.Cage~7~R1C1~R1C2.~R1C3_1").unwrap()).unwrap();
/// let step = next_step(&setting, &State::new(&setting), Stop::never())?.unwrap().unwrap();
/// assert_eq!(step.technique, Technique::CageCombinations);
/// assert_eq!(step.eliminations, [(0, 0b0010), (1, 0b0010)]);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the end: most steps take a millisecond, but to follow candidates to contradictions may
/// take seconds. Inside of that, a [`Contradiction`](crate::Contradiction) that shows without a search: the puzzle has no
/// solution.
pub fn next_step(setting: &Setting, state: &State, stop: Stop<'_>) -> Result<Found, Interrupted> {
    next_step_within(u8::MAX, setting, state, stop)
}

/// The easiest step, if it is no harder than this.
pub(crate) fn next_step_within(
    most: u8,
    setting: &Setting,
    state: &State,
    stop: Stop<'_>,
) -> Result<Found, Interrupted> {
    if let Err(contradiction) = contradiction::check(setting, state) {
        return Ok(Err(contradiction));
    }
    let mut easiest: Option<(u8, Step)> = None;
    for &technique in Technique::ALL {
        let bound = easiest.as_ref().map_or(most.saturating_add(1), |(difficulty, _)| *difficulty);
        if technique.least_difficulty() >= bound {
            break;
        }
        let step = match step_of(technique, setting, state, stop)? {
            Ok(step) => step,
            Err(contradiction) => return Ok(Err(contradiction)),
        };
        if let Some(step) = step {
            let difficulty = step.difficulty(state);
            if difficulty < bound {
                easiest = Some((difficulty, step));
            }
        }
    }
    Ok(Ok(easiest.map(|(_, step)| step)))
}

/// The easiest step of a technique, of equal ones the first.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the end; inside of that, a [`Contradiction`](crate::Contradiction) that shows
/// without a search.
pub fn step_of(technique: Technique, setting: &Setting, state: &State, stop: Stop<'_>) -> Result<Found, Interrupted> {
    use Technique as T;
    stop.check()?;
    Ok(match technique {
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
        T::InniesOuties => Ok(rest::find(setting, state)),
        T::XWing => Ok(fish::find(technique, 2, setting, state)),
        T::Swordfish => Ok(fish::find(technique, 3, setting, state)),
        T::Jellyfish => Ok(fish::find(technique, 4, setting, state)),
        T::IncreasingDigits | T::CellPairs | T::ArrowSum | T::RenbanWindow => {
            rule_alone::find(technique, setting, state)
        }
        T::SumBounds | T::OutsideClue | T::RuleAlone => rule_alone::find(technique, setting, state),
        T::Contradiction => Ok(supposition::find(next_step_within, setting, state, stop)?),
    })
}
