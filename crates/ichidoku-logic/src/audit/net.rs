//! Checks nets: each line must follow from earlier ones, by its rule and nothing else.

use ichidoku::Candidate;

use super::flaw::Flaw;
use super::truths::{agree, options, satisfiable};
use crate::evidence::{Inference, Rule, Truth};
use crate::state::State;
use crate::step::Step;

/// Checks every line of the step's net, and that the net ends in what the step says.
pub(super) fn prove(state: &State, step: &Step) -> Result<(), Flaw> {
    let net = step.evidence.net();
    let mut replay = Replay { state, net, scopes: Vec::new() };
    for (i, line) in net.iter().enumerate() {
        if !replay.follows(i, line) {
            return Err(Flaw::Unfounded(i));
        }
    }
    let shown = |c: Candidate, on: bool| net.iter().any(|l| l.depth == 0 && l.candidate == c && l.on == on);
    let placed = step.placements.iter().find(|c| !shown(**c, true));
    let unproved = placed.or_else(|| step.eliminations.iter().find(|c| !shown(**c, false)));
    unproved.map_or(Ok(()), |c| Err(Flaw::Unproved(*c)))
}

/// The lines that have been checked.
struct Replay<'a> {
    state: &'a State,
    net: &'a [Inference],
    /// For each line the assumptions that it holds under, by their places, the outermost first.
    scopes: Vec<Vec<usize>>,
}

impl Replay<'_> {
    /// Whether the line follows from those before it; notes under which assumptions it holds.
    fn follows(&mut self, place: usize, line: &Inference) -> bool {
        let Some(scope) = self.scope(place, line) else { return false };
        let sound = line.parents.iter().all(|parent| *parent < place)
            && self.state.has(line.candidate)
            && match &line.rule {
                Rule::Assumed => line.on && line.parents.is_empty(),
                Rule::Excluded => self.excluded(line, &scope),
                Rule::Only(truth) => self.only(line, *truth, &scope),
                Rule::Pattern(_, truths) => self.pattern(line, truths, &scope),
                Rule::Refuted(truth) => self.refuted(line, *truth, &scope),
                Rule::Cases(truth) => self.cases(line, *truth, &scope),
            };
        self.scopes.push(scope);
        sound
    }

    /// The assumptions that the line is made under: those of the line before it, of which it closes some or opens one.
    fn scope(&self, place: usize, line: &Inference) -> Option<Vec<usize>> {
        let mut scope = self.scopes.last().cloned().unwrap_or_default();
        let assumed = line.rule == Rule::Assumed;
        let outside = usize::from(line.depth).checked_sub(usize::from(assumed))?;
        scope.truncate(outside);
        let within = scope.len() == outside;
        scope.extend(assumed.then_some(place));
        within.then_some(scope)
    }

    /// Whether the line holds wherever these assumptions do.
    fn holds(&self, line: usize, scope: &[usize]) -> bool {
        scope.starts_with(&self.scopes[line])
    }

    /// What could still make the truth true if the lines are so; nothing if the truth is already, or if one of the
    /// lines does not hold under these assumptions or takes nothing out.
    fn left(&self, truth: Truth, lines: &[usize], scope: &[usize]) -> Option<Vec<Candidate>> {
        let usable = |line: &usize| self.holds(*line, scope) && !self.net[*line].on;
        let out = |c: &Candidate| lines.iter().any(|line| self.net[*line].candidate == *c);
        let open = match truth {
            Truth::Cell(cell) => self.state.open().contains(cell),
            Truth::Digit(house, digit) => {
                self.state.values().clues().all(|(cell, d)| d != digit || !self.state.house_cells(house).contains(cell))
            }
        };
        let left = || options(self.state, truth).into_iter().filter(|c| !out(c)).collect();
        (open && lines.iter().all(usable)).then(left)
    }

    fn excluded(&self, line: &Inference, scope: &[usize]) -> bool {
        let [parent] = line.parents[..] else { return false };
        let by = &self.net[parent];
        !line.on && by.on && self.holds(parent, scope) && !agree(self.state, by.candidate, line.candidate)
    }

    fn only(&self, line: &Inference, truth: Truth, scope: &[usize]) -> bool {
        line.on && self.left(truth, &line.parents, scope).is_some_and(|left| left == [line.candidate])
    }

    fn pattern(&self, line: &Inference, truths: &[Truth], scope: &[usize]) -> bool {
        let left: Option<Vec<_>> = truths.iter().map(|truth| self.left(*truth, &line.parents, scope)).collect();
        !line.on && left.is_some_and(|options| !satisfiable(self.state, &options, &mut vec![line.candidate]))
    }

    fn refuted(&self, line: &Inference, truth: Truth, scope: &[usize]) -> bool {
        let Some((assumption, out)) = line.parents.split_first() else { return false };
        let inside = &self.scopes[*assumption];
        let opposite = &self.net[*assumption];
        !line.on
            && opposite.rule == Rule::Assumed
            && opposite.candidate == line.candidate
            && inside.split_last() == Some((assumption, scope))
            && self.left(truth, out, inside).is_some_and(|left| left.is_empty())
    }

    /// Each way to make the truth true must be false already, by a parent, or be assumed directly under the line's own
    /// assumptions and lead to the line.
    fn cases(&self, line: &Inference, truth: Truth, scope: &[usize]) -> bool {
        let is_end = |parent: &&usize| {
            let parent = &self.net[**parent];
            (parent.candidate, parent.on) == (line.candidate, line.on)
        };
        let (ends, out): (Vec<usize>, Vec<usize>) = line.parents.iter().partition(is_end);
        let leads = |case: Candidate| {
            ends.iter().any(|end| match self.scopes[*end].split_last() {
                Some((assumption, outside)) => outside == scope && self.net[*assumption].candidate == case,
                None => false,
            })
        };
        self.left(truth, &out, scope).is_some_and(|cases| cases.into_iter().all(leads))
    }
}
