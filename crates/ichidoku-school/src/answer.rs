//! Judging what a learner answers, by all steps that the lesson's techniques find.

use ichidoku::{Candidate, CellSet, Grid, Interrupted, Solution, Stop};
use ichidoku_logic::explain::{Message, Name, say};
use ichidoku_logic::hint::state;
use ichidoku_logic::judge::{self, judge_by};
use ichidoku_logic::{State, Technique};

use crate::claim::Claim;
use crate::kind::Kind;
use crate::lesson::{Lesson, Topic};
use crate::near_miss::{nearest, steps_without};
use crate::task::breaks;
use crate::{links, notes, rules, sets};

/// What was asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'q> {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The kind of exercise.
    pub kind: Kind,
    /// The board before the answer, as it was shown.
    pub grid: &'q Grid,
    /// The solution of its puzzle.
    pub solution: &'q Solution,
    /// What the exercise claims.
    pub claims: &'q [Claim],
}

/// What the learner answered: one of these, as the exercise's [`Input`](crate::Input) says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answer {
    /// Digits placed.
    pub placements: Vec<Candidate>,
    /// Candidates eliminated.
    pub eliminations: Vec<Candidate>,
    /// Cells.
    pub cells: CellSet,
    /// One of the claims, from 0.
    pub choice: Option<usize>,
    /// One candidate.
    pub candidate: Option<Candidate>,
}

/// What an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing is answered yet.
    Nothing,
    /// It is proved.
    Right,
    /// It is true, but another technique shows it.
    Otherwise,
    /// It is true, but no technique up to this lesson shows it.
    Unproved,
    /// It is false, or not what was asked for.
    Wrong,
}

/// What an answer is worth, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// Number of candidates that the same step eliminates besides.
    pub more: usize,
    /// The verdict in a sentence, which names what fails.
    pub sentence: Message,
}

impl Judged {
    fn new(verdict: Verdict, sentence: impl Into<Message>) -> Self {
        Self { verdict, more: 0, sentence: sentence.into() }
    }

    fn right() -> Self {
        Self::new(Verdict::Right, say::JudgedRight)
    }

    fn wrong(sentence: impl Into<Message>) -> Self {
        Self::new(Verdict::Wrong, sentence)
    }

    fn nothing() -> Self {
        Self::new(Verdict::Nothing, say::JudgedNoAnswer)
    }
}

/// Judges an answer.
///
/// # Errors
/// [`Interrupted`] if the handle is raised before there is a verdict.
pub fn judge(question: &Question<'_>, answer: &Answer, stop: Stop<'_>) -> Result<Judged, Interrupted> {
    let Question { lesson, kind, grid, .. } = question;
    match (kind, lesson.topic) {
        (Kind::Which | Kind::NearMiss, topic) if topic != Topic::Notes => choose(question, answer.choice, stop),
        (Kind::Pattern, _) => tap_pattern(question, answer.cells, stop),
        (Kind::WhyNot, Topic::Notes) => Ok(tap_blocker(question, answer.cells)),
        (_, Topic::Notes) => Ok(tap_note(grid, answer.candidate)),
        (Kind::WhyNot, _) => spoil(question, answer, stop),
        _ => find(question, answer, stop),
    }
}

impl Question<'_> {
    /// The state of the board; candidates that a digit excludes are no part of it.
    fn state(&self) -> State {
        state(self.grid).assume_unique()
    }

    /// The lesson's technique, if it has only one.
    fn technique(&self) -> Option<Technique> {
        if let [only] = self.lesson.techniques { Some(*only) } else { None }
    }
}

/// Judges placements and eliminations.
fn find(question: &Question<'_>, answer: &Answer, stop: Stop<'_>) -> Result<Judged, Interrupted> {
    let (lesson, state) = (question.lesson, question.state());
    let claim = judge::Claim { placements: answer.placements.clone(), eliminations: answer.eliminations.clone() };
    let mut steps = lesson.steps(&state, stop)?;
    if question.kind == Kind::FindCell || question.kind == Kind::Scan {
        steps.retain(|step| !step.placements.is_empty());
    }
    let verdict = judge_by(&state, &steps, &lesson.known(), &claim, question.solution, stop)?;
    let named = |verdict: &judge::Verdict| question.technique().map(|technique| verdict.tell(technique));
    Ok(match &verdict {
        judge::Verdict::Nothing => Judged::nothing(),
        judge::Verdict::Right { more: 0 } => Judged::right(),
        judge::Verdict::Right { more } => {
            let sentence = say::JudgedRightMore { more_count: *more };
            Judged { more: *more, ..Judged::new(Verdict::Right, sentence) }
        }
        judge::Verdict::Otherwise(other) if lesson.techniques.contains(other) => {
            Judged::new(Verdict::Unproved, say::JudgedUnproved)
        }
        judge::Verdict::Otherwise(other) => {
            let other_technique = Name(other.slug());
            let told = named(&verdict).unwrap_or_else(|| say::JudgedOtherwiseLesson { other_technique }.into());
            Judged::new(Verdict::Otherwise, told)
        }
        judge::Verdict::Unproved(_) => {
            Judged::new(Verdict::Unproved, named(&verdict).unwrap_or_else(|| say::JudgedUnproved.into()))
        }
        judge::Verdict::Wrong(wrong) => {
            let told = why_wrong(question, &state, wrong, stop)?.or_else(|| named(&verdict));
            Judged::wrong(told.unwrap_or_else(|| say::JudgedFalse.into()))
        }
    })
}

/// What spoils the nearest near miss of what is false. Chains and sets have hundreds of them: they would take too long.
fn why_wrong(
    question: &Question<'_>,
    state: &State,
    wrong: &judge::Claim,
    stop: Stop<'_>,
) -> Result<Option<Message>, Interrupted> {
    if question.lesson.part > 'e' {
        return Ok(None);
    }
    let claimed = [&wrong.placements[..], &wrong.eliminations].concat();
    let near = nearest(question.lesson, state, &claimed, question.solution, stop)?;
    Ok(near.map(|near| breaks(near.spoiler, &near.step)))
}

/// Judges the choice of a claim: the one that is true, or the near miss among those that are.
fn choose(question: &Question<'_>, choice: Option<usize>, stop: Stop<'_>) -> Result<Judged, Interrupted> {
    let Some(claim) = choice.and_then(|choice| question.claims.get(choice)) else { return Ok(Judged::nothing()) };
    let state = question.state();
    let fault = fault(question, &state, claim, stop)?;
    Ok(match (question.kind == Kind::NearMiss, fault) {
        (false, None) | (true, Some(_)) => Judged::right(),
        (false, Some(fault)) => Judged::wrong(fault),
        (true, None) => Judged::wrong(say::JudgedWorks),
    })
}

/// Why the claim fails, if it does.
fn fault(
    question: &Question<'_>,
    state: &State,
    claim: &Claim,
    stop: Stop<'_>,
) -> Result<Option<Message>, Interrupted> {
    if let Some(board) = &claim.board {
        return Ok(rules::tell_clash(board));
    }
    if !claim.link.is_empty() {
        return Ok((!links::is_link(state, &claim.link)).then(|| say::JudgedNoLink.into()));
    }
    let steps = question.lesson.steps(state, stop)?;
    if !claim.is_idle() && steps.iter().any(|step| claim.is_done_by(step)) {
        return Ok(None);
    }
    let near = match claim.spoiler {
        Some(spoiler) => steps_without(question.lesson, state, spoiler, stop)?
            .into_iter()
            .find(|step| claim.is_done_by(step))
            .map(|step| breaks(spoiler, &step)),
        None => None,
    };
    Ok(Some(near.unwrap_or_else(|| say::JudgedFalse.into())))
}

/// Judges the cells of a pattern: those of any step count.
fn tap_pattern(question: &Question<'_>, cells: CellSet, stop: Stop<'_>) -> Result<Judged, Interrupted> {
    if cells.is_empty() {
        return Ok(Judged::nothing());
    }
    let state = question.state();
    let (is_right, wrong): (bool, Message) = match question.lesson.topic {
        Topic::Links => (cells.len() == 2 && links::joins(&state, cells), say::JudgedNoLink.into()),
        Topic::Sets => {
            let digits = state.digits_of(cells);
            (sets::is_set(&state, cells), say::JudgedNoSet { cells, digits }.into())
        }
        _ => {
            let steps = question.lesson.steps(&state, stop)?;
            (steps.iter().any(|step| step.evidence.cells() == cells), say::JudgedNoPattern.into())
        }
    };
    Ok(if is_right { Judged::right() } else { Judged::wrong(wrong) })
}

/// Judges the candidate that is said to spoil the claim: without it, the claim must be a step. Where there are no notes, the cell
/// in which the claimed digit could also be.
fn spoil(question: &Question<'_>, answer: &Answer, stop: Stop<'_>) -> Result<Judged, Interrupted> {
    let Some(claim) = question.claims.first() else { return Ok(Judged::nothing()) };
    let digit = claim.placements.first().map(|placed| placed.digit());
    let in_cell = answer.cells.only().zip(digit).map(|(cell, digit)| Candidate::of(cell, digit));
    let Some(spoiler) = answer.candidate.or(in_cell) else { return Ok(Judged::nothing()) };
    let state = question.state();
    let is_there = state.has(spoiler);
    let steps = if is_there { steps_without(question.lesson, &state, spoiler, stop)? } else { Vec::new() };
    Ok(if steps.iter().any(|step| claim.is_done_by(step)) {
        Judged::right()
    } else {
        Judged::wrong(say::JudgedNotSpoiling { candidate: spoiler })
    })
}

/// Judges the cell whose digit is said to rule out a note.
fn tap_blocker(question: &Question<'_>, cells: CellSet) -> Judged {
    let out = question.claims.first().and_then(|claim| claim.eliminations.first());
    let (Some(cell), Some(out)) = (cells.only(), out) else { return Judged::nothing() };
    let rules_out = question.grid.value(cell) == Some(out.digit()) && cell.peers().contains(out.cell());
    if rules_out { Judged::right() } else { Judged::wrong(say::JudgedNotRuledOut { cell, candidate: *out }) }
}

/// Judges the note that is said to be missing or out of date.
fn tap_note(grid: &Grid, candidate: Option<Candidate>) -> Judged {
    let Some(candidate) = candidate else { return Judged::nothing() };
    let is_shown = grid.candidate_set().contains(candidate);
    if is_shown == notes::is_note(grid, candidate) {
        Judged::wrong(say::JudgedNoteFine { candidate })
    } else {
        Judged::new(Verdict::Right, notes::tell(grid, candidate))
    }
}
