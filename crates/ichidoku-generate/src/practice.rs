//! A puzzle brought to the point where a technique is needed.

use ichidoku::ProperPuzzle;
use ichidoku_logic::{Path, Solver, State, Step, Survey, Technique};

use crate::judge::easier_than;

/// A puzzle brought to the point where a technique is needed: to practise it.
#[derive(Clone, PartialEq, Debug)]
pub struct Practice {
    /// The steps that lead there, all of them easier; in the end they leave the state before the technique.
    pub path: Path,
    /// The technique's first step there.
    pub step: Step,
}

/// Brings the puzzle to the first point where no easier technique helps on; `None` if there is none, or the technique does
/// not help there.
///
/// ```
/// use ichidoku_generate::{Generator, Order, practice};
/// use ichidoku_logic::Technique;
/// let generator = Generator::new(Order::new().needs(Technique::XWing))?;
/// let made = generator.puzzle(1, 0).expect("not rare");
/// let practice = practice(&made.puzzle, Technique::XWing).expect("it was asked for");
/// assert_eq!(practice.step.technique, Technique::XWing);
/// assert!(practice.path.steps.iter().all(|step| step.technique != Technique::XWing));
/// # Ok::<(), ichidoku_generate::BadOrder>(())
/// ```
pub fn practice(puzzle: &ProperPuzzle, technique: Technique) -> Option<Practice> {
    practice_unless(puzzle, technique, &|| false)
}

/// The same, unless it is told to stop, which is asked now and then: what comes then is worth nothing.
pub fn practice_unless(puzzle: &ProperPuzzle, technique: Technique, stopped: &dyn Fn() -> bool) -> Option<Practice> {
    let easier = easier_than(technique, &Solver::default());
    Practice::after(easier.path_unless(State::proper(puzzle), usize::MAX, stopped), technique, stopped)
}

impl Practice {
    /// The practice at the end of a path, if the technique helps on there.
    pub(crate) fn after(path: Path, technique: Technique, stopped: &dyn Fn() -> bool) -> Option<Self> {
        let step = technique.first(&Survey::unless(&path.state, stopped))?;
        Some(Self { path, step })
    }
}
