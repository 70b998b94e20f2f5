//! Continuous nice loop, also grouped and with almost locked sets: the page is `continuous-nice-loop`.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, DigitSet};

use super::super::{Info, Sink};
use super::{Links, nodes};
use crate::chain::{Graph, Proof, common, ones};
use crate::evidence::{AlmostLockedSet, Evidence, Node, Truth, candidates_of};
use crate::explain::{Message, result, say};

use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const CONTINUOUS_LOOP: Info = Info {
    slug: "continuous-nice-loop",
    name: "continuous nice loop",
    page: "continuous-nice-loop",
    difficulty: 72,
    hodoku: HodokuScore::some("0706", HodokuLevel::Unfair, 280),
    explainer: Some(70),
    find: |survey, sink| find(survey, Technique::ContinuousLoop, survey.graph(Nodes::Plain), sink),
    explain,
    ..super::FAMILY
};

pub(crate) const GROUPED_CONTINUOUS_LOOP: Info = Info {
    slug: "grouped-continuous-nice-loop",
    name: "grouped continuous nice loop",
    page: "continuous-nice-loop",
    difficulty: 76,
    hodoku: HodokuScore::some("0709", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::GroupedContinuousLoop, survey.graph(Nodes::Grouped), sink),
    explain,
    ..super::FAMILY
};

pub(crate) const ALS_CONTINUOUS_LOOP: Info = Info {
    slug: "almost-locked-continuous-nice-loop",
    name: "almost locked continuous nice loop",
    page: "continuous-nice-loop",
    difficulty: 80,
    hodoku: HodokuScore::some("0709", HodokuLevel::Unfair, 300),
    find: |survey, sink| find(survey, Technique::AlsContinuousLoop, survey.graph(Nodes::AlmostLocked), sink),
    explain,
    ..super::FAMILY
};

/// How many links longer than the shortest a loop through a weak link may be.
const SLACK: usize = 2;

/// The most ways to choose the almost locked sets of a loop.
const MOST_CHOICES: usize = 64;

/// Finds loops that take something out, the shortest and almost shortest through every weak link, each set of victims once.
fn find(survey: &Survey<'_>, technique: Technique, graph: &Graph, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let reaches = graph.reaches();
    let fruitful = fruitful(survey, graph);
    let mut seen = HashSet::new();
    for from in survey.unless_stopped(0..graph.len()).filter(|from| fruitful.contains(&reaches.component(*from))) {
        for to in common(reaches.on(from), graph.weak(from)) {
            for way in survey.unless_stopped(graph.ways(survey.stop(), from, to, SLACK)) {
                for (out, sets) in outcomes(survey, graph, &way) {
                    if way.len() > 2 && !out.is_empty() && seen.insert(out.clone()) {
                        sink(step(technique, graph, &way, &sets, out))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The components that hold a link by which a loop takes something out: no loop leaves its component.
fn fruitful(survey: &Survey<'_>, graph: &Graph) -> HashSet<usize> {
    let reaches = graph.reaches();
    let mut all = HashSet::new();
    for from in 0..graph.len() {
        let mut weak = common(reaches.on(from), graph.weak(from)).peekable();
        if weak.peek().is_none() || all.contains(&reaches.component(from)) {
            continue;
        }
        let mut strong = ones(graph.strong(from)).filter(|to| reaches.in_loop(from, *to));
        let has_victims = |to| graph.victims(from, to).next().is_some();
        let has_locked = |to| locked(graph, [from, to]).any(|set| !set.victims(survey).is_empty());
        if weak.any(has_victims) || strong.any(has_locked) {
            all.insert(reaches.component(from));
        }
    }
    all
}

/// What the loop takes out, and the sets that it needs for it, for each way to choose the sets of its links.
fn outcomes(survey: &Survey<'_>, graph: &Graph, way: &[usize]) -> Vec<(Vec<Candidate>, Vec<Locked>)> {
    let linked = victims(graph, way);
    let with_sets = |sets: Vec<Locked>| {
        let locked = sets.iter().flat_map(|set| set.victims(survey));
        (sorted(linked.iter().copied().chain(locked).collect()), sets)
    };
    each_choice(&sets(graph, way)).into_iter().map(with_sets).collect()
}

fn step(technique: Technique, graph: &Graph, way: &[usize], sets: &[Locked], out: Vec<Candidate>) -> Step {
    let mut links = Links::of(graph, way);
    for locked in sets {
        links.truths.extend(locked.set.cells.iter().map(Truth::Cell));
        links.sets.push(locked.set);
    }
    links.truths.sort_unstable();
    links.truths.dedup();
    let evidence =
        Evidence::Chain { nodes: nodes(graph, way), truths: links.truths, sets: links.sets, ends: Vec::new() };
    Step::new(technique, evidence).removing(out)
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

/// What both ends of a weak link exclude, the one that closes the loop included: inside a cell its other digits, else
/// cells outside the loop.
fn victims(graph: &Graph, way: &[usize]) -> Vec<Candidate> {
    let cells = way.iter().fold(CellSet::EMPTY, |all, node| all | graph.node(*node, true).cells);
    let weak: Vec<usize> = way[1..].iter().copied().chain([way[0]]).collect();
    let outside = |pair: &[usize]| {
        let inside = graph.node(pair[0], true).digit != graph.node(pair[1], true).digit;
        let victims = graph.victims(pair[0], pair[1]);
        victims.filter(|c| inside || !cells.contains(c.cell())).collect::<Vec<_>>()
    };
    weak.chunks_exact(2).flat_map(outside).collect()
}

/// The almost locked sets of the loop: for each link that is one, every set that it may be.
fn sets(graph: &Graph, way: &[usize]) -> Vec<Vec<Locked>> {
    let link = |pair: &[usize]| locked(graph, [pair[0], pair[1]]).collect::<Vec<_>>();
    way.chunks_exact(2).map(link).filter(|sets| !sets.is_empty()).collect()
}

/// The almost locked sets that link the nodes.
fn locked(graph: &Graph, [from, to]: [usize; 2]) -> impl Iterator<Item = Locked> {
    let [a, b] = [from, to].map(|node| graph.node(node, true).digit);
    graph.proofs(from, to).filter_map(move |proof| match proof {
        Proof::Set(set) => Some(Locked { set: *set, rest: set.digits.without(a).without(b) }),
        Proof::Truth(_) => None,
    })
}

/// A set in a loop that uses two of its digits; it holds the rest.
#[derive(Clone, Copy)]
struct Locked {
    set: AlmostLockedSet,
    rest: DigitSet,
}

impl Locked {
    /// What sees all places of a digit that the set holds.
    fn victims(&self, survey: &Survey<'_>) -> Vec<Candidate> {
        let seen = |digit| (digit, self.set.seen(survey, digit));
        self.rest.iter().map(seen).flat_map(|(digit, cells)| candidates_of(digit, cells)).collect()
    }
}

/// One set for each link, in every way; no sets at all if there are too many ways.
fn each_choice(sets: &[Vec<Locked>]) -> Vec<Vec<Locked>> {
    let ways: usize = sets.iter().map(Vec::len).product();
    if ways > MOST_CHOICES {
        return vec![Vec::new()];
    }
    sets.iter().fold(vec![Vec::new()], |all, link| {
        all.iter().flat_map(|some: &Vec<Locked>| link.iter().map(|set| [some.as_slice(), &[*set]].concat())).collect()
    })
}

/// The nodes around the loop, and what each weak link and each set then takes out.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let (nodes, sets) = (step.evidence.nodes(), step.evidence.almost_locked());
    let named = |node: &Node| say::Node { digit: node.digit, cells: node.cells }.into();
    let mut messages: Vec<Message> =
        vec![say::LoopNodes { node_clauses: nodes.iter().map(named).collect() }.into(), say::LoopSo.into()];
    let mut left: Vec<Candidate> = step.eliminations.clone();
    let weak = nodes.iter().skip(1).chain(nodes.first()).copied().collect::<Vec<Node>>();
    for pair in weak.chunks_exact(2) {
        messages.extend(weak_link(state, [pair[0], pair[1]], &mut left));
    }
    let locked = |set: &AlmostLockedSet| locked_set(state, *set, &mut left);
    messages.extend(sets.iter().filter_map(locked));
    messages
}

/// What exactly one of the two nodes being true takes out, of what is left.
fn weak_link(state: &State, [a, b]: [Node; 2], left: &mut Vec<Candidate>) -> Option<Message> {
    let excluded =
        |node: Node, c: Candidate| candidates_of(node.digit, node.cells).all(|n| n == c || state.exclude(n, c));
    let is_node = |c: Candidate| [a, b].iter().any(|node| node.digit == c.digit() && node.cells.contains(c.cell()));
    let (out, rest): (Vec<Candidate>, Vec<Candidate>) =
        left.iter().partition(|c| !is_node(**c) && excluded(a, **c) && excluded(b, **c));
    *left = rest;
    if out.is_empty() {
        return None;
    }
    if let (Some(cell), true) = (a.cells.only(), a.cells == b.cells) {
        let digits = DigitSet::single(a.digit).with(b.digit);
        return Some(say::LoopCell { cell, digits, out_digits: out.iter().map(|c| c.digit()).collect() }.into());
    }
    let out_cells = out.iter().map(|c| c.cell()).collect();
    Some(say::LoopHouse { digit: a.digit, cells: a.cells | b.cells, out_cells }.into())
}

/// What a set of the loop takes out, of what is left.
fn locked_set(state: &State, set: AlmostLockedSet, left: &mut Vec<Candidate>) -> Option<Message> {
    let places = |digit| state.cells(digit) & set.cells;
    let sees = |c: &Candidate| set.digits.contains(c.digit()) && places(c.digit()).is_subset(state.peers(c.cell()));
    let (out, rest): (Vec<Candidate>, Vec<Candidate>) = left.iter().partition(|c| sees(c));
    *left = rest;
    let digits = out.iter().map(|c| c.digit()).collect();
    let result_clauses = result::eliminated(&out);
    (!out.is_empty()).then(|| say::LoopSet { cells: set.cells, digits, result_clauses }.into())
}
