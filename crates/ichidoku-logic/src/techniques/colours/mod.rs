//! Strong links coloured in two colours, of which one is true and one is false.

use ichidoku::{CandidateSet, Cell, CellSet, Digit};

use super::Info;
use crate::draw::{Marks, Part};
use crate::evidence::{Evidence, Link, candidates_of};
use crate::explain::say;
use crate::geometry::Geometry;
use crate::links::{StrongLink, bilocal};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Family;

pub(super) mod medusa;
pub(super) mod multi_colours;
pub(super) mod remote_pair;
pub(super) mod simple_colours;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Colours, |_, _| Vec::new(), marks) };

/// The places of one digit that hang together by strong links, in two colours.
struct Cluster {
    digit: Digit,
    colours: [CellSet; 2],
    links: Vec<StrongLink>,
}

/// The clusters of the digit.
fn clusters(survey: &Survey<'_>, digit: Digit) -> Vec<Cluster> {
    let links: Vec<StrongLink> = bilocal(survey, digit).collect();
    let mut clusters: Vec<Cluster> = Vec::new();
    for link in &links {
        let seen = |c: &Cluster| (c.colours[0] | c.colours[1]).contains(link.from.cell());
        if !clusters.iter().any(seen) {
            clusters.push(cluster(digit, &links, *link));
        }
    }
    clusters
}

/// Everything that hangs together with the link.
fn cluster(digit: Digit, links: &[StrongLink], seed: StrongLink) -> Cluster {
    let mut colours = [CellSet::single(seed.from.cell()), CellSet::EMPTY];
    loop {
        let mut grown = colours;
        for link in links {
            let (a, b) = (link.from.cell(), link.to.cell());
            for (near, far) in [(a, b), (b, a)] {
                for colour in 0..2 {
                    if grown[colour].contains(near) {
                        grown[1 - colour] = grown[1 - colour].with(far);
                    }
                }
            }
        }
        if grown == colours {
            break;
        }
        colours = grown;
    }
    let links = links.iter().filter(|l| (colours[0] | colours[1]).contains(l.from.cell())).copied().collect();
    Cluster { digit, colours, links }
}

impl Cluster {
    /// The evidence of one cluster or several.
    fn evidence(clusters: &[&Self]) -> Evidence {
        let links = || clusters.iter().flat_map(|c| &c.links);
        Evidence::Colours {
            clusters: clusters.iter().map(|c| c.colours.map(|cells| candidates_of(c.digit, cells).collect())).collect(),
            candidates: clusters.iter().flat_map(|c| candidates_of(c.digit, c.colours[0] | c.colours[1])).collect(),
            links: links().map(|l| Link::strong(l.from, l.to)).collect(),
            truths: links().map(|l| l.truth).collect(),
        }
    }
}

/// The colours by their numbers: two of each cluster, blue, green, orange, purple.
fn number(cluster: usize, colour: usize) -> usize {
    cluster * 2 + colour + 1
}

/// The first of the cells that the cell sees.
fn seen_from(geometry: &Geometry, cell: Cell, cells: CellSet) -> Option<Cell> {
    (cells & geometry.peers(cell)).iter().next()
}

/// The clusters and the digit of a step that is about one digit.
fn parts(step: &Step) -> Option<(&[[CandidateSet; 2]], Digit)> {
    let Evidence::Colours { clusters, .. } = &step.evidence else { return None };
    Some((clusters, step.eliminations.first()?.digit()))
}

/// The two colours of each cluster.
fn marks(state: &State, step: &Step) -> Marks {
    match &step.evidence {
        Evidence::Colours { clusters, .. } => coloured(state, clusters.as_flattened()),
        _ => Marks::default(),
    }
}

/// Each colour as a part.
fn coloured(state: &State, colours: &[CandidateSet]) -> Marks {
    let keys =
        [say::MarkColour::KEY, say::MarkOtherColour::KEY, say::MarkSecondColour::KEY, say::MarkOtherSecondColour::KEY];
    let parts = Part::ALL.into_iter().zip(colours);
    parts.fold(Marks::default().named(keys), |marks, (part, colour)| marks.put(state, part, colour.iter()))
}
