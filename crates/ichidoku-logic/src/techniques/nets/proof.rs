//! The reasons of a net, for the steps that are reported: breadth first, so that few lines are needed, and without the
//! lines that the end does not rest on.

use std::collections::VecDeque;

use ichidoku::{Candidate, Cell};

use crate::evidence::{Inference, Rule, Truth};
use crate::net::{Level, Nets, Planes, Strong};
use crate::state::State;
use crate::survey::Survey;
use crate::technique::Technique;

/// The proof that the candidate, taken to be true, empties a cell or a house by a net of this level.
pub(crate) fn refutation(state: &State, nets: &Nets<'_>, level: Level, candidate: Candidate) -> Option<Vec<Inference>> {
    let mut proof = Proof::new(state, nets.base());
    let line = proof.refute(candidate, Some(level), &Strong::ALL)?;
    Some(proof.only(line))
}

/// The proof that whatever makes the truth true also makes the goal true, or false.
pub(crate) fn verity(
    state: &State,
    nets: &Nets<'_>,
    level: Level,
    truth: Truth,
    goal: (Candidate, bool),
) -> Option<Vec<Inference>> {
    let mut proof = Proof::new(state, nets.base());
    let line = proof.show(truth, goal, Some(level), &Strong::ALL)?;
    Some(proof.only(line))
}

/// How a branch of a net ends.
enum End {
    /// Nothing is left that could make the truth true.
    Emptied(Truth),
    /// The line with what was to be shown.
    Goal(usize),
}

/// What holds at some point: the candidates that are left, and the lines that say which are true and which are false.
#[derive(Clone)]
struct Grid {
    planes: Planes,
    depth: u8,
    on: Vec<Option<usize>>,
    off: Vec<Option<usize>>,
    /// The lines whose consequences have not been looked at.
    fresh: VecDeque<usize>,
}

/// A proof in the making.
struct Proof<'a> {
    state: &'a State,
    /// The candidates before anything was assumed.
    base: Planes,
    grid: Grid,
    lines: Vec<Inference>,
}

impl<'a> Proof<'a> {
    fn new(state: &'a State, base: &Planes) -> Self {
        let none = vec![None; Candidate::COUNT];
        let grid = Grid { planes: *base, depth: 0, on: none.clone(), off: none, fresh: VecDeque::new() };
        Self { state, base: *base, grid, lines: Vec::new() }
    }

    /// Adds a line that holds now, and what it says.
    fn push(&mut self, candidate: Candidate, on: bool, rule: Rule, parents: Vec<usize>) -> usize {
        let line = self.lines.len();
        self.lines.push(Inference { candidate, on, depth: self.grid.depth, rule, parents });
        if on {
            self.grid.on[candidate.index()] = Some(line);
        } else {
            self.grid.off[candidate.index()] = Some(line);
            self.grid.planes.remove(candidate);
        }
        self.grid.fresh.push_back(line);
        line
    }

    /// Assumes the candidate; returns what held before, to return to.
    fn assume(&mut self, candidate: Candidate) -> Grid {
        let outside = self.grid.clone();
        self.grid.depth += 1;
        self.push(candidate, true, Rule::Assumed, Vec::new());
        outside
    }

    /// Shows that the candidate is false: assumed, it empties a truth.
    fn refute(&mut self, candidate: Candidate, level: Option<Level>, strong: &Strong) -> Option<usize> {
        let assumption = self.lines.len();
        let outside = self.assume(candidate);
        let Some(End::Emptied(truth)) = self.run(level, strong, None) else { return None };
        let mut parents = vec![assumption];
        parents.extend(self.gone(truth));
        self.grid = outside;
        Some(self.push(candidate, false, Rule::Refuted(truth), parents))
    }

    /// Shows the goal, a candidate that is true or false: whatever makes the truth true, when assumed, leads to it.
    fn show(&mut self, truth: Truth, goal: (Candidate, bool), level: Option<Level>, strong: &Strong) -> Option<usize> {
        let mut parents: Vec<usize> = self.gone(truth).collect();
        let starts: Vec<Candidate> = truth.options().filter(|c| self.grid.planes.has(*c)).collect();
        for start in starts {
            let outside = self.assume(start);
            let Some(End::Goal(line)) = self.run(level, strong, Some(goal)) else { return None };
            parents.push(line);
            self.grid = outside;
        }
        Some(self.push(goal.0, goal.1, Rule::Cases(truth), parents))
    }

    /// The lines that take out what could make the truth true.
    fn gone(&self, truth: Truth) -> impl Iterator<Item = usize> {
        truth.options().filter_map(|c| self.grid.off[c.index()])
    }

    /// Follows everything until a truth is emptied or the goal is shown; nothing if neither happens. Without a level
    /// only singles are used, by the strong links that are allowed.
    fn run(&mut self, level: Option<Level>, strong: &Strong, goal: Option<(Candidate, bool)>) -> Option<End> {
        if self.grid.depth == 1
            && let Some(truth) = self.seed(strong)
        {
            return Some(End::Emptied(truth));
        }
        loop {
            let shown = goal.and_then(|(c, on)| if on { self.grid.on[c.index()] } else { self.grid.off[c.index()] });
            if let Some(line) = shown {
                return Some(End::Goal(line));
            }
            let Some(line) = self.grid.fresh.pop_front() else {
                let level = level?;
                let more = level >= Level::Plus && self.patterns() || level >= Level::Chains && self.inside(level)?;
                if !more {
                    return None;
                }
                continue;
            };
            if let Some(truth) = self.follow(line, strong) {
                return Some(End::Emptied(truth));
            }
        }
    }

    /// Looks at what the line leads to at once; returns a truth that it empties.
    fn follow(&mut self, line: usize, strong: &Strong) -> Option<Truth> {
        let Inference { candidate, on, .. } = self.lines[line];
        if on {
            self.exclude(candidate, line);
            return None;
        }
        Truth::of(self.state, candidate).into_iter().find(|truth| self.settle(*truth, strong))
    }

    /// Takes out what a true candidate excludes.
    fn exclude(&mut self, candidate: Candidate, line: usize) {
        let all = Truth::of(self.state, candidate).into_iter().flat_map(Truth::options);
        for other in all.filter(|other| *other != candidate).collect::<Vec<_>>() {
            if self.grid.planes.has(other) {
                self.push(other, false, Rule::Excluded, vec![line]);
            }
        }
    }

    /// Places what alone could make the truth true; returns whether nothing could.
    fn settle(&mut self, truth: Truth, strong: &Strong) -> bool {
        let mut left = truth.options().filter(|c| self.grid.planes.has(*c));
        let (first, second) = (left.next(), left.next());
        drop(left);
        if let (Some(last), None) = (first, second)
            && self.grid.on[last.index()].is_none()
            && self.is_open(last.cell())
            && strong.allows(truth)
        {
            let parents = self.gone(truth).collect();
            self.push(last, true, Rule::Only(truth), parents);
        }
        first.is_none()
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.state.open().contains(cell)
    }

    /// Places the singles that were there before the last assumption; returns a truth that is empty.
    fn seed(&mut self, strong: &Strong) -> Option<Truth> {
        let open: Vec<Candidate> = self.state.candidates().iter().collect();
        open.into_iter()
            .flat_map(|candidate| Truth::of(self.state, candidate))
            .find(|truth| self.settle(*truth, strong))
    }

    /// Adds what the easiest kind of basic pattern takes out; whether there was one.
    fn patterns(&mut self) -> bool {
        const KINDS: [Technique; 5] =
            [Technique::Pointing, Technique::Claiming, Technique::NakedPair, Technique::HiddenPair, Technique::XWing];
        let state = self.inner_state();
        let survey = Survey::new(&state);
        let steps = KINDS.iter().map(|kind| kind.all(&survey)).find(|steps| !steps.is_empty()).unwrap_or_default();
        for step in &steps {
            for out in step.eliminations.iter().filter(|c| state.has(**c)) {
                if self.grid.planes.has(*out) {
                    self.push_pattern(step.technique, &step.evidence.truths(), *out);
                }
            }
        }
        !steps.is_empty()
    }

    fn push_pattern(&mut self, technique: Technique, truths: &[Truth], out: Candidate) {
        let options = truths.iter().flat_map(|truth| truth.options());
        let mut parents: Vec<usize> =
            options.filter(|c| !self.state.exclude(*c, out)).filter_map(|c| self.grid.off[c.index()]).collect();
        parents.sort_unstable();
        parents.dedup();
        self.push(out, false, Rule::Pattern(technique, truths.to_vec()), parents);
    }

    /// The state as it is under the assumptions.
    fn inner_state(&self) -> State {
        let mut state = self.state.clone();
        for candidate in self.state.candidates().iter() {
            if self.grid.on[candidate.index()].is_some() {
                state.place(candidate.cell(), candidate.digit());
            } else if self.grid.off[candidate.index()].is_some() {
                state.eliminate(candidate);
            }
        }
        state
    }

    /// Takes out a candidate by inner nets: of those that one assumption refutes, or else of those that all candidates of
    /// a cell exclude, the one that leaves the least when it is gone. Whether there is one.
    fn inside(&mut self, level: Level) -> Option<bool> {
        let planes = Planes { done: self.done(), ..self.grid.planes };
        let strong = level.inner(&planes);
        let left = |candidate: &Candidate| {
            let mut rest = planes;
            rest.remove(*candidate);
            rest.close_with_patterns(&planes.cells).map_or(0, |_| rest.len())
        };
        let candidates = planes.undecided().flat_map(|cell| planes.candidates(cell));
        if let Some(refuted) = candidates.filter(|c| planes.refutes(&strong, *c)).min_by_key(left) {
            return self.refute(refuted, None, &strong).map(|_| true);
        }
        let gone =
            |cell: Cell| planes.beyond(&planes.common(&strong, cell)).map(move |c| (cell, c)).collect::<Vec<_>>();
        let excluded = planes.undecided().flat_map(gone).min_by_key(|(_, c)| left(c));
        let Some((cell, candidate)) = excluded else { return Some(false) };
        self.show(Truth::Cell(cell), (candidate, false), None, &strong).map(|_| true)
    }

    /// The cells that are filled under the assumptions.
    fn done(&self) -> u128 {
        self.base.done | self.grid.planes.filled()
    }

    /// The assumption that the line is made under, if there is one.
    fn assumption(&self, line: usize) -> Option<usize> {
        let outside = |line: &Inference| line.depth - u8::from(line.rule == Rule::Assumed);
        let depth = outside(&self.lines[line]);
        let opens = |earlier: &usize| self.lines[*earlier].rule == Rule::Assumed && self.lines[*earlier].depth == depth;
        (0..line).rev().find(opens)
    }

    /// The lines that this one rests on, and itself.
    fn only(self, last: usize) -> Vec<Inference> {
        let mut needed = vec![false; self.lines.len()];
        needed[last] = true;
        for (i, line) in self.lines.iter().enumerate().rev() {
            if needed[i] {
                let reasons = line.parents.iter().copied().chain(self.assumption(i));
                reasons.for_each(|reason| needed[reason] = true);
            }
        }
        let place: Vec<usize> =
            needed.iter().scan(0, |count, n| Some(std::mem::replace(count, *count + usize::from(*n)))).collect();
        let kept = self.lines.into_iter().zip(&needed).filter(|(_, n)| **n).map(|(line, _)| line);
        kept.map(|mut line| {
            line.parents.iter_mut().for_each(|parent| *parent = place[*parent]);
            line
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Evidence, Solver, Step, audit};
    use ichidoku::Stop;

    const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

    /// A state in which singles, subsets and locked candidates find nothing.
    fn stuck() -> State {
        let solver = Solver::nets().without(crate::Family::Nets);
        solver.path(State::from_puzzle(&HARD.parse().unwrap()), Stop::never()).unwrap().state
    }

    #[test]
    fn everything_that_bits_find_is_proved() {
        let state = stuck();
        let nets = Nets::new(&state, Stop::never());
        let mut count = [0; 2];
        for level in Level::ALL {
            for candidate in nets.refuted(level) {
                let net = refutation(&state, &nets, level, candidate);
                assert!(net.is_some_and(|net| net.len() > 2), "{candidate} by {level:?}");
                count[0] += 1;
            }
            for truth in nets.cells().chain(nets.places()) {
                let Some(conclusions) = nets.conclusions(level, truth) else { continue };
                let goals = conclusions.off.iter().map(|c| (c, false)).chain(conclusions.on.iter().map(|c| (c, true)));
                for goal in goals.collect::<Vec<_>>() {
                    assert!(verity(&state, &nets, level, truth, goal).is_some(), "{goal:?} from {truth} by {level:?}");
                    count[1] += 1;
                }
            }
        }
        assert!(count[0] > 20 && count[1] > 20, "{count:?}");
    }

    #[test]
    fn a_net_without_one_of_its_lines_or_reasons_is_no_proof() {
        let state = stuck();
        let step = Technique::DynamicContradiction.first(&Survey::new(&state)).unwrap();
        assert_eq!(audit::prove(&state, &step), Ok(()));
        let net = step.evidence.net();
        let spoilt = |spoil: &dyn Fn(&mut Vec<Inference>)| {
            let mut lines = net.to_vec();
            spoil(&mut lines);
            audit::prove(&state, &Step { evidence: Evidence::Net { of: None, lines }, ..step.clone() })
        };
        for line in 0..net.len() {
            if !net[line].parents.is_empty() {
                let without = spoilt(&|lines| _ = lines[line].parents.pop());
                assert_eq!(without, Err(audit::Flaw::Unfounded(line)));
            }
            let flipped = spoilt(&|lines| lines[line].on ^= true);
            assert!(flipped.is_err(), "line {line}");
        }
        let unclosed = spoilt(&|lines| _ = lines.pop());
        assert_eq!(unclosed, Err(audit::Flaw::Unproved(step.eliminations[0])));
        let outside = spoilt(&|lines| lines[1].depth = 0);
        assert_eq!(outside, Err(audit::Flaw::Unfounded(1)));
    }
}
