//! Near misses: patterns that one candidate spoils.

use ichidoku::{Candidate, Interrupted, Solution, Stop};
use ichidoku_logic::{State, Step};

use crate::lesson::Lesson;

/// A pattern that is complete but for one candidate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearMiss {
    /// The candidate that spoils it: without it the step would follow.
    pub spoiler: Candidate,
    /// The step that would follow.
    pub step: Step,
    /// True if the step contradicts the solution; otherwise it is true, but not for this reason.
    pub is_refuted: bool,
}

/// The near misses of the lesson's techniques in the state, at most one for each candidate that spoils one, and no more than
/// this many. Those that the solution refutes come first, and of them those whose candidate is in a cell of the pattern.
///
/// Each candidate is taken out of a copy of the state, and the steps that only then exist are collected. Only a candidate that is
/// true can spoil a step that is false: so the true ones are tried first, at most one for each open cell.
///
/// ```
/// use ichidoku::{ProperPuzzle, Stop};
/// use ichidoku_logic::State;
/// use ichidoku_school::{Lesson, near_misses};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = ProperPuzzle::new(line.parse().unwrap()).unwrap();
/// let (lesson, state) = (Lesson::named("pointing").unwrap(), State::proper(&puzzle));
/// let near = near_misses(lesson, &state, puzzle.solution(), 1, Stop::never())?;
/// assert!(near[0].is_refuted && state.has(near[0].spoiler));
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before they are found.
pub fn near_misses(
    lesson: &Lesson,
    state: &State,
    solution: &Solution,
    most: usize,
    stop: Stop<'_>,
) -> Result<Vec<NearMiss>, Interrupted> {
    let mut found = refuted(lesson, state, solution, most, stop)?;
    if found.len() < most {
        let steps = lesson.steps(state, stop)?;
        for spoiler in state.candidates().iter().filter(|c| solution.get(c.cell()) != c.digit()) {
            let is_new = |step: &Step| !steps.iter().any(|other| does(other, step));
            let of_spoiler = steps_without(lesson, state, spoiler, stop)?.into_iter().find(is_new);
            found.extend(of_spoiler.map(|step| NearMiss { spoiler, step, is_refuted: false }));
            if found.len() >= most {
                break;
            }
        }
    }
    Ok(found)
}

/// The near misses that the solution refutes.
pub(crate) fn refuted(
    lesson: &Lesson,
    state: &State,
    solution: &Solution,
    most: usize,
    stop: Stop<'_>,
) -> Result<Vec<NearMiss>, Interrupted> {
    let mut found = Vec::new();
    for spoiler in true_candidates(state, solution) {
        let mut steps = steps_without(lesson, state, spoiler, stop)?;
        steps.retain(|step| contradicts(step, solution));
        let in_pattern = steps.iter().position(|step| is_in_pattern(spoiler, step));
        if !steps.is_empty() {
            let step = steps.swap_remove(in_pattern.unwrap_or(0));
            found.push(NearMiss { spoiler, step, is_refuted: true });
        }
        if found.len() >= most {
            break;
        }
    }
    found.sort_by_key(|near| !is_in_pattern(near.spoiler, &near.step));
    Ok(found)
}

/// The number of candidates that are tried for the nearest near miss, so that a verdict comes within milliseconds.
const TRIED: usize = 8;

/// A near miss whose step would do some of what is claimed, although it is false. Only the true candidates of the claimed digits, and
/// then some others, are tried.
pub(crate) fn nearest(
    lesson: &Lesson,
    state: &State,
    claimed: &[Candidate],
    solution: &Solution,
    stop: Stop<'_>,
) -> Result<Option<NearMiss>, Interrupted> {
    let (mut spoilers, others): (Vec<Candidate>, Vec<_>) =
        true_candidates(state, solution).partition(|spoiler| claimed.iter().any(|c| c.digit() == spoiler.digit()));
    spoilers.extend(others);
    for spoiler in spoilers.into_iter().take(TRIED) {
        let does_it =
            |step: &Step| claimed.iter().any(|c| step.eliminations.contains(c) || step.placements.contains(c));
        let step = steps_without(lesson, state, spoiler, stop)?.into_iter().find(does_it);
        if let Some(step) = step {
            return Ok(Some(NearMiss { spoiler, step, is_refuted: true }));
        }
    }
    Ok(None)
}

/// The steps of the lesson's techniques that the state would have without the candidate.
pub(crate) fn steps_without(
    lesson: &Lesson,
    state: &State,
    spoiler: Candidate,
    stop: Stop<'_>,
) -> Result<Vec<Step>, Interrupted> {
    let mut without = state.clone();
    without.eliminate(spoiler);
    if without.digits(spoiler.cell()).is_empty() {
        return Ok(Vec::new());
    }
    lesson.steps(&without, stop)
}

/// True if the one step does all that the other does.
pub(crate) fn does(step: &Step, other: &Step) -> bool {
    other.placements.iter().all(|c| step.placements.contains(c))
        && other.eliminations.iter().all(|c| step.eliminations.contains(c))
}

/// True if the step says something false.
pub(crate) fn contradicts(step: &Step, solution: &Solution) -> bool {
    let is_true = |c: &Candidate| solution.get(c.cell()) == c.digit();
    step.eliminations.iter().any(is_true) || !step.placements.iter().all(is_true)
}

/// The candidates of the solution in the open cells.
fn true_candidates(state: &State, solution: &Solution) -> impl Iterator<Item = Candidate> {
    state.open().iter().map(|cell| Candidate::of(cell, solution.get(cell)))
}

fn is_in_pattern(spoiler: Candidate, step: &Step) -> bool {
    step.evidence.cells().contains(spoiler.cell())
}
