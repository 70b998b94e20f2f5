//! Kraken fish: the page is `kraken-fish`.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ichidoku::{Candidate, CellSet, House};

use super::super::forcing::{self, Fork, nodes};
use super::super::{Info, Sink};
use super::line::Lines;
use super::{Fish, houses};
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, candidates_of};
use crate::explain::{Message, result, say};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const KRAKEN_FISH_1: Info = Info {
    slug: "kraken-fish-type-1",
    name: "Kraken fish type 1",
    aliases: &["Kraken fish"],
    page: "kraken-fish",
    difficulty: 82,
    hodoku: HodokuScore::some("0371", HodokuLevel::Extreme, 500),
    is_usual: false,
    find: |survey, sink| find(survey, Technique::KrakenFish1, sink),
    explain,
    marks,
    ..super::FAMILY
};

pub(crate) const KRAKEN_FISH_2: Info = Info {
    slug: "kraken-fish-type-2",
    name: "Kraken fish type 2",
    page: "kraken-fish",
    difficulty: 83,
    hodoku: HodokuScore::some("0372", HodokuLevel::Extreme, 500),
    is_usual: false,
    find: |survey, sink| find(survey, Technique::KrakenFish2, sink),
    explain,
    marks,
    ..super::FAMILY
};

/// The most fins.
const MOST: usize = 3;

/// How many fish with the same victim are compared.
const COMPARED: usize = 12;

/// Finds for each victim a fish of the fewest base lines, of several the one with the shortest chains.
fn find(survey: &Survey<'_>, technique: Technique, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (graph, at) = nodes(survey, Nodes::Grouped);
    let mut done: Vec<Candidate> = Vec::new();
    for size in survey.unless_stopped(2..=4) {
        let mut found: BTreeMap<Candidate, Vec<Evidence>> = BTreeMap::new();
        for kraken in krakens(survey, size, technique) {
            let Some(starts) = kraken.starts().map(&at).collect::<Option<Vec<usize>>>() else { continue };
            let fork = Fork { graph, starts };
            for victim in fork.refuted() {
                let Some(out) = graph.candidate(victim).filter(|c| survey.has(*c) && kraken.may_refute(survey, *c))
                else {
                    continue;
                };
                let all = found.entry(out).or_default();
                if all.len() < COMPARED && !done.contains(&out) {
                    all.extend(kraken.evidence(&fork, victim));
                }
            }
        }
        let length = |evidence: &Evidence| evidence.nodes().len();
        let best = found.into_iter().filter_map(|(out, all)| Some((out, all.into_iter().min_by_key(length)?)));
        let mut best: Vec<(Candidate, Evidence)> = best.collect();
        best.sort_by_key(|(_, evidence)| length(evidence));
        for (out, evidence) in best {
            done.push(out);
            sink(Step::new(technique, evidence).removing([out]))?;
        }
    }
    ControlFlow::Continue(())
}

/// A fish with fins, and a cover house if its body's cells there are to lead to the victim, too.
struct Kraken {
    fish: Fish,
    body: CellSet,
    fins: CellSet,
    /// What the fish would eliminate without its fins.
    prey: CellSet,
    cover: Option<House>,
    /// The body in it.
    covered: CellSet,
}

/// The fish of the size with few fins, for each type; those with the fewest fins first.
fn krakens(survey: &Survey<'_>, size: usize, technique: Technique) -> Vec<Kraken> {
    let mut krakens = Vec::new();
    let _ = Lines::each(survey, &mut |lines| {
        for fish in lines.bases(size, MOST).flat_map(|bases| lines.spoilt(bases)) {
            let catch = fish.haul(survey);
            if catch.fins.is_empty() || catch.fins.len() > MOST {
                continue;
            }
            let of = |cover: Option<House>| {
                let covered = cover.map_or(CellSet::EMPTY, |cover| catch.body & survey.house_cells(cover));
                Kraken { fish, body: catch.body, fins: catch.fins, prey: fish.prey(survey), cover, covered }
            };
            match technique {
                Technique::KrakenFish1 => krakens.push(of(None)),
                _ => krakens.extend(houses(fish.covers).map(Some).map(of)),
            }
        }
        ControlFlow::Continue(())
    });
    krakens.sort_by_key(|kraken| kraken.fins.len());
    krakens
}

impl Kraken {
    /// The cells of the digit of which one is true unless the fish is whole; of type 2 those of which one is true.
    fn start_cells(&self) -> CellSet {
        self.fins | self.covered
    }

    fn starts(&self) -> impl Iterator<Item = Candidate> {
        candidates_of(self.fish.digit, self.start_cells())
    }

    /// Whether the candidate is one for this type: one that the fish without fins eliminates, or of type 2 any other. What
    /// sees all starts is for a finned fish.
    fn may_refute(&self, geometry: &Geometry, victim: Candidate) -> bool {
        let is_digit = victim.digit() == self.fish.digit;
        let is_prey = is_digit && self.prey.contains(victim.cell());
        let is_finned = is_digit && self.start_cells().is_subset(geometry.peers(victim.cell()));
        self.cover.is_none() == is_prey && !is_finned
    }

    /// The fish and the chains to the victim.
    fn evidence(&self, fork: &Fork<'_>, victim: usize) -> Option<Evidence> {
        let Fish { digit, bases, covers } = self.fish;
        let bases: Vec<House> = houses(bases).collect();
        let (branches, links) = fork.ways(victim, false)?;
        Some(Evidence::Kraken {
            digit,
            bases,
            covers: houses(covers).collect(),
            body: self.body,
            fins: self.fins,
            of: self.cover,
            branches,
            links,
        })
    }
}

/// What the fish does without its fins, and the chain from each fin to the same end.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Kraken { digit, bases, covers, body, fins, of, branches, .. } = &step.evidence else {
        return Vec::new();
    };
    let digit = *digit;
    let (base_houses, cover_houses) = (bases.clone(), covers.clone());
    let mut messages = vec![say::KrakenFish { digit, fin_cells: *fins, base_houses, cover_houses }.into()];
    messages.push(match of {
        Some(cover) => say::KrakenCover { digit, house: *cover, cells: *body & state.house_cells(*cover) }.into(),
        None => say::KrakenPrey { digit, out_cells: result::cells_out(step, digit) }.into(),
    });
    messages.extend(branches.iter().map(|branch| forcing::way(state, branch)));
    messages.push(say::ForcingEnd { result_clauses: result::clauses(state, step) }.into());
    messages
}

/// The body and the fins, and the chains.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Kraken { digit, body, fins, branches, .. } = &step.evidence else { return Marks::default() };
    let nodes = |on: bool| {
        let nodes = branches.iter().flatten().filter(move |node| node.on == on);
        nodes.flat_map(|node| candidates_of(node.digit, node.cells))
    };
    let marks = Marks::default().named([say::MarkPattern::KEY, say::MarkFin::KEY, say::MarkOn::KEY, say::MarkOff::KEY]);
    let marks = marks.put(state, Part::Fourth, nodes(false)).put(state, Part::Third, nodes(true));
    let marks = marks.put(state, Part::First, candidates_of(*digit, *body));
    marks.put(state, Part::Second, candidates_of(*digit, *fins))
}
