//! Judging what a learner says a technique does in a position: by all steps that the technique finds there.

use ichidoku::{Candidate, Interrupted, Solution, Stop};

use crate::explain::{Message, Name, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// What a learner says that a technique does.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Claim {
    /// The digits that it places.
    pub placements: Vec<Candidate>,
    /// The candidates that it takes out.
    pub eliminations: Vec<Candidate>,
}

/// What a claim is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is claimed yet.
    Nothing,
    /// Steps of the technique do all of it.
    Right {
        /// Number of candidates that the same step takes out besides.
        more: usize,
    },
    /// It is true, but this easier technique does it.
    Otherwise(Technique),
    /// No step of the technique does these parts of the claim, though they are true.
    Unproved(Claim),
    /// No step of the technique does these parts of the claim, and some of them are false.
    Wrong(Claim),
}

impl Claim {
    /// Whether nothing is claimed.
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    /// The part of the claim that the steps don't do.
    fn beyond(&self, state: &State, steps: &[Step]) -> Self {
        let is_placed = |c: &&Candidate| steps.iter().any(|step| places(state, step, **c));
        let is_out = |c: &&Candidate| steps.iter().any(|step| takes_out(step, **c));
        Self {
            placements: self.placements.iter().filter(|c| !is_placed(c)).copied().collect(),
            eliminations: self.eliminations.iter().filter(|c| !is_out(c)).copied().collect(),
        }
    }

    fn is_true_in(&self, solution: &Solution) -> bool {
        let is_digit = |c: &Candidate| solution.get(c.cell()) == c.digit();
        self.placements.iter().all(is_digit) && !self.eliminations.iter().any(is_digit)
    }
}

/// True if the step places the candidate or takes out every other one of its cell.
fn places(state: &State, step: &Step, candidate: Candidate) -> bool {
    let others = state.digits(candidate.cell()).without(candidate.digit());
    let is_left = others.iter().all(|digit| step.eliminations.contains(&Candidate::of(candidate.cell(), digit)));
    step.placements.contains(&candidate) || is_left && state.has(candidate)
}

/// True if the step takes the candidate out or places another digit in its cell.
fn takes_out(step: &Step, candidate: Candidate) -> bool {
    let is_replaced = |placed: &Candidate| placed.cell() == candidate.cell() && placed.digit() != candidate.digit();
    step.eliminations.contains(&candidate) || step.placements.iter().any(is_replaced)
}

/// Judges what is claimed of the technique in the state, whose puzzle has this solution.
///
/// ```
/// use ichidoku::{Puzzle, Stop};
/// use ichidoku_logic::judge::{Claim, Verdict, judge};
/// use ichidoku_logic::{State, Technique};
/// let puzzle: Puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let proper = ichidoku::ProperPuzzle::new(puzzle).unwrap();
/// let claim = |cell: &str| Claim { placements: vec![cell.parse().unwrap()], ..Claim::default() };
/// let state = State::from_puzzle(&puzzle);
/// let verdict = |name: &str| judge(&state, Technique::NakedSingle, &claim(name), proper.solution(), Stop::never()).unwrap();
/// assert_eq!(verdict("r5c5=5"), Verdict::Right { more: 0 });
/// assert_eq!(verdict("r1c6=8"), Verdict::Otherwise(Technique::HiddenSingle));
/// assert!(matches!(verdict("r1c3=1"), Verdict::Wrong(_)));
/// # Ok::<(), ichidoku::ParsePuzzleError>(())
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle is raised before there is a verdict.
pub fn judge(
    state: &State,
    technique: Technique,
    claim: &Claim,
    solution: &Solution,
    stop: Stop<'_>,
) -> Result<Verdict, Interrupted> {
    if claim.is_empty() {
        return Ok(Verdict::Nothing);
    }
    let steps = technique.all(&Survey::under(state, stop));
    stop.check()?;
    judge_by(state, &steps, &easier(technique), claim, solution, stop)
}

/// Judges what is claimed in the state by these steps; of the other techniques, the first one that does all of it is named.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before there is a verdict.
pub fn judge_by(
    state: &State,
    steps: &[Step],
    others: &[Technique],
    claim: &Claim,
    solution: &Solution,
    stop: Stop<'_>,
) -> Result<Verdict, Interrupted> {
    if claim.is_empty() {
        return Ok(Verdict::Nothing);
    }
    let beyond = claim.beyond(state, steps);
    if beyond.is_empty() {
        return Ok(Verdict::Right { more: more(claim, steps) });
    }
    if !beyond.is_true_in(solution) {
        return Ok(Verdict::Wrong(beyond));
    }
    let survey = Survey::under(state, stop);
    let does_all = |other: &Technique| claim.beyond(state, &other.all(&survey)).is_empty();
    let other = survey.unless_stopped(others.iter().copied()).find(does_all);
    stop.check().map(|()| other.map_or(Verdict::Unproved(beyond), Verdict::Otherwise))
}

/// The usual techniques below this one, easiest first.
fn easier(technique: Technique) -> Vec<Technique> {
    let mut easier: Vec<Technique> = Technique::ALL.to_vec();
    easier.retain(|other| other.info().is_usual && other.difficulty() < technique.difficulty());
    easier.sort_by_key(|other| other.difficulty());
    easier
}

/// Number of candidates that the step which does most of the claim takes out besides.
fn more(claim: &Claim, steps: &[Step]) -> usize {
    let claimed = |step: &&Step| step.eliminations.iter().filter(|c| claim.eliminations.contains(c)).count();
    let most = steps.iter().filter(|step| claimed(step) > 0).max_by_key(claimed);
    most.map_or(0, |step| step.eliminations.len() - claimed(&step))
}

/// True if the first step of the technique in the state places a digit; not if the handle is raised before it is found.
pub fn places_digits(state: &State, technique: Technique, stop: Stop<'_>) -> bool {
    technique.first(&Survey::under(state, stop)).is_some_and(|step| !step.placements.is_empty())
}

/// What is to be done in an exercise on the technique: place a digit, or remove candidates.
pub fn task(technique: Technique, places: bool) -> Message {
    let technique = Name(technique.slug());
    if places { say::TaskPlace { technique }.into() } else { say::TaskRemove { technique }.into() }
}

impl Verdict {
    /// The verdict in a sentence.
    pub fn tell(&self, technique: Technique) -> Message {
        let technique = Name(technique.slug());
        match self {
            Self::Nothing => say::JudgedNothing.into(),
            Self::Right { more: 0 } => say::JudgedRight.into(),
            Self::Right { more } => say::JudgedRightMore { more_count: *more }.into(),
            Self::Otherwise(other) => say::JudgedOtherwise { other_technique: Name(other.slug()), technique }.into(),
            Self::Unproved(claim) if claim.eliminations.is_empty() => {
                say::JudgedNotPlaced { technique, candidates: claim.placements.clone() }.into()
            }
            Self::Unproved(claim) => say::JudgedNotOut { technique, candidates: claim.eliminations.clone() }.into(),
            Self::Wrong(claim) if claim.eliminations.is_empty() => {
                say::JudgedWronglyPlaced { technique, candidates: claim.placements.clone() }.into()
            }
            Self::Wrong(claim) => say::JudgedWronglyOut { technique, candidates: claim.eliminations.clone() }.into(),
        }
    }
}
