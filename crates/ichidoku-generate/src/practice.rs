//! A puzzle brought to the point where a technique is needed.

use ichidoku::{Interrupted, ProperPuzzle, Stop};
use ichidoku_logic::{Ending, Family, Path, Solver, State, Step, Technique};

use crate::verdict::Verdict;

/// A puzzle brought to the point where a technique is needed: to practise it.
#[derive(Clone, PartialEq, Debug)]
pub struct Practice {
    /// The steps that lead there, each the easiest; in the end they leave the state before the technique.
    pub path: Path,
    /// The technique's first step there.
    pub step: Step,
}

/// Brings the puzzle to the first point where no easier technique helps on and this one does; `None` if there is none.
///
/// Where no easier technique helps on and this one neither, the way goes on by a harder step, but not by a net.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_generate::{Generator, Order, practice};
/// use ichidoku_logic::Technique;
/// let generator = Generator::new(Order::new().needs(Technique::XWing))?;
/// let made = generator.puzzle(1, 0).expect("not rare");
/// let practice = practice(&made.puzzle, Technique::XWing, Stop::never())?.expect("it was asked for");
/// assert_eq!(practice.step.technique, Technique::XWing);
/// assert!(practice.path.steps.iter().all(|step| step.technique != Technique::XWing));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before the point is found.
pub fn practice(puzzle: &ProperPuzzle, technique: Technique, stop: Stop<'_>) -> Result<Option<Practice>, Interrupted> {
    Ok(Need::new(technique, &Solver::default()).practice(State::proper(puzzle), true, stop)?.ok())
}

impl Practice {
    /// The state after the technique's step.
    pub(crate) fn after(self) -> State {
        let mut state = self.path.state;
        state.apply(&self.step);
        state
    }
}

/// A technique that is needed, all that are easier, and all others.
#[derive(Clone, Debug)]
pub(crate) struct Need {
    pub(crate) technique: Technique,
    only: Solver,
    easier: Solver,
    others: Solver,
}

impl Need {
    /// The need for a technique, if all others that are used are the solver's.
    pub(crate) fn new(technique: Technique, of: &Solver) -> Self {
        let is_easier = |other: &Technique| other.difficulty() < technique.difficulty();
        let (easier, mut others): (Vec<_>, Vec<_>) = of.order().iter().copied().partition(is_easier);
        // Nets are slow, and who needs one has other things to practise.
        others.retain(|other| *other != technique && other.info().family != Family::Nets);
        let [only, easier, others] = [vec![technique], easier, others].map(Solver::with_order);
        Self { technique, only, easier, others }
    }

    /// Where no easier technique helps on and this one does; with detours, after harder steps too.
    pub(crate) fn practice(
        &self,
        state: State,
        detours: bool,
        stop: Stop<'_>,
    ) -> Result<Result<Practice, Verdict>, Interrupted> {
        let mut path = self.easier.path(state, stop)?;
        loop {
            if path.ending == Ending::Solved {
                return Ok(Err(Verdict::TooEasy));
            }
            if let Some(step) = self.only.next(&path.state, stop)? {
                return Ok(Ok(Practice { path, step }));
            }
            let detour = if detours { self.others.next(&path.state, stop)? } else { None };
            let Some(step) = detour else { return Ok(Err(Verdict::TooHard)) };
            path.state.apply(&step);
            path.steps.push(step);
            let easier = self.easier.path(path.state, stop)?;
            path.steps.extend(easier.steps);
            (path.state, path.ending) = (easier.state, easier.ending);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RARE: Technique = Technique::AvoidableRectangle1;

    fn need() -> (Need, State) {
        let puzzle =
            ".....46.51.3.68........2...21..7....5.9...8.6...1.........9..68.2....3.7...6...9.".parse().unwrap();
        let need = Need::new(RARE, &Solver::default());
        (need, State::proper(&ProperPuzzle::new(puzzle).unwrap()))
    }

    #[test]
    fn harder_steps_come_before_a_technique_only_on_detours() {
        let (need, state) = need();
        assert_eq!(need.practice(state.clone(), false, Stop::never()), Ok(Err(Verdict::TooHard)));
        let practice = need.practice(state, true, Stop::never()).unwrap().unwrap();
        let is_harder = |step: &Step| step.technique.difficulty() > RARE.difficulty();
        assert!(practice.path.steps.iter().any(is_harder));
        assert_eq!(practice.step.technique, RARE);
    }

    #[test]
    fn the_path_of_a_practice_leads_to_its_state() {
        let (need, mut state) = need();
        let practice = need.practice(state.clone(), true, Stop::never()).unwrap().unwrap();
        assert!(practice.path.steps.iter().all(|step| state.apply(step)));
        assert_eq!(state, practice.path.state);
    }
}
