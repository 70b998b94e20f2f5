//! Strong links coloured in two colours, of which one is true and one is false.

use ichidoku::{CellSet, Digit};

use super::Info;
use crate::links::{StrongLink, bilocal};
use crate::step::{Evidence, candidates_of};
use crate::survey::Survey;
use crate::technique::Family;

pub(super) mod medusa;
pub(super) mod multi_colours;
pub(super) mod remote_pair;
pub(super) mod simple_colours;

/// What the techniques of the family have in common.
const FAMILY: Info = Info::of(Family::Colours);

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

/// The cells that see some cell of the set.
fn seen_by(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.peers())
}

impl Cluster {
    /// The evidence of one cluster or several.
    fn evidence(clusters: &[&Self]) -> Evidence {
        let cells = clusters.iter().fold(CellSet::EMPTY, |all, c| all | c.colours[0] | c.colours[1]);
        let links = || clusters.iter().flat_map(|c| &c.links);
        Evidence {
            cells,
            candidates: clusters.iter().flat_map(|c| candidates_of(c.digit, c.colours[0] | c.colours[1])).collect(),
            truths: links().map(|l| l.truth).collect(),
            links: links().map(|l| l.evidence()).collect(),
            ..Evidence::default()
        }
    }
}
