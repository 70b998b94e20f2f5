//! How hard a puzzle is: what the easiest way through it asks for.

use ichidoku::{Interrupted, Stop};

use crate::find::next_step_within;
use crate::setting::Setting;
use crate::state::State;
use crate::technique::Technique;

/// How hard a way through a puzzle is.
///
/// The easiest step is taken each time. A step stays where other candidates go, so the order in which equally easy ones are
/// taken makes no difference to how hard the hardest must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// How hard the hardest steps are, as [`Step::difficulty`](crate::Step::difficulty) counts; 0 without any.
    pub difficulty: u8,
    /// The technique of the first of them.
    pub hardest: Option<Technique>,
    /// How many of them there are.
    pub times: usize,
    /// How many steps of each technique there are, the easiest technique first.
    pub steps: Vec<(Technique, usize)>,
    /// True if the way leads to the solution: otherwise a search is left.
    pub is_solved: bool,
    /// Where it ends.
    pub end: State,
}

/// Goes the easiest way through a puzzle, with steps no harder than `most`.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_variant_logic::{Setting, State, Technique, rate};
/// use ichidoku_variants::read_iss;
/// let text = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4";
/// let setting = Setting::new(&read_iss(text).unwrap()).unwrap();
/// let rating = rate(&setting, State::new(&setting), u8::MAX, Stop::never())?;
/// assert!(rating.is_solved);
/// assert_eq!((rating.difficulty, rating.hardest), (18, Some(Technique::IncreasingDigits)));
/// assert!(!rate(&setting, State::new(&setting), 15, Stop::never())?.is_solved);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the end.
pub fn rate(setting: &Setting, state: State, most: u8, stop: Stop<'_>) -> Result<Rating, Interrupted> {
    let mut rating = Rating { difficulty: 0, hardest: None, times: 0, steps: Vec::new(), is_solved: false, end: state };
    let mut counts = vec![0; Technique::ALL.len()];
    while !rating.end.is_solved() {
        // A contradiction ends the way as well as having no step.
        let Ok(Some(step)) = next_step_within(most, setting, &rating.end, stop)? else { break };
        rating.note(step.technique, step.difficulty(&rating.end));
        counts[step.technique as usize] += 1;
        rating.end.apply(setting, &step);
    }
    rating.is_solved = rating.end.is_solved() && rating.end.empty_cell().is_none();
    let used = Technique::ALL.iter().copied().zip(counts).filter(|(_, count)| *count > 0);
    rating.steps = used.collect();
    Ok(rating)
}

impl Rating {
    fn note(&mut self, technique: Technique, difficulty: u8) {
        if difficulty > self.difficulty {
            (self.difficulty, self.hardest, self.times) = (difficulty, Some(technique), 0);
        }
        self.times += usize::from(difficulty == self.difficulty);
    }
}
