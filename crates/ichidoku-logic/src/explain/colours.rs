//! Strong links in two colours, in words.

use ichidoku::{Candidate, CandidateSet, CellSet, DigitSet};

use super::step::digits;
use super::{Arg, Key, Message};
use crate::state::State;
use crate::step::{Link, Node, Step, Strength, candidates_of};
use crate::technique::Technique;

/// The two colours of one cluster.
type Colours = [CandidateSet; 2];

/// The colours of every cluster, and what follows from them.
pub(super) fn colours(state: &State, step: &Step) -> Vec<Message> {
    if step.technique == Technique::RemotePair {
        let cells = step.evidence.cells;
        let turns = Message::new(Key::Turns, vec![Arg::Cells(cells), Arg::Digits(digits(state, cells))]);
        return vec![turns, Message::new(Key::BothWays, Vec::new())];
    }
    let clusters = clusters(&step.evidence.links);
    let mut messages: Vec<Message> = clusters.iter().map(about).collect();
    messages.push(conclusion(step, &clusters));
    messages
}

/// Why what goes, goes.
fn conclusion(step: &Step, clusters: &[Colours]) -> Message {
    let out: CandidateSet = step.eliminations.iter().copied().collect();
    let is_false = |colour: &CandidateSet| !out.is_empty() && out.iter().all(|c| colour.contains(c));
    match clusters.iter().flatten().find(|colour| is_false(colour)) {
        Some(_) => Message::new(Key::ColourFalse, vec![Arg::AllCandidates(out.iter().collect())]),
        None if clusters.len() > 1 => Message::new(Key::ColourMeets, Vec::new()),
        None => Message::new(Key::BothWays, Vec::new()),
    }
}

/// Either the one colour or the other.
fn about(colours: &Colours) -> Message {
    let all: Vec<Vec<Candidate>> = colours.iter().map(|colour| colour.iter().collect()).collect();
    let of: DigitSet = all.iter().flatten().map(|c| c.digit()).collect();
    let cells = |colour: &[Candidate]| Arg::Cells(colour.iter().map(|c| c.cell()).collect::<CellSet>());
    match of.only() {
        Some(digit) => Message::new(Key::Colours, vec![Arg::Digit(digit), cells(&all[0]), cells(&all[1])]),
        None => Message::new(Key::ColoursOf, all.into_iter().map(Arg::AllCandidates).collect()),
    }
}

/// The clusters that the strong links make: every link joins one colour to the other.
fn clusters(links: &[Link]) -> Vec<Colours> {
    let end = |node: Node| candidates_of(node.digit, node.cells).next();
    let strong = links.iter().filter(|link| link.strength == Strength::Strong);
    let pairs: Vec<(Candidate, Candidate)> = strong.filter_map(|link| end(link.from).zip(end(link.to))).collect();
    let mut clusters: Vec<Colours> = Vec::new();
    for (seed, _) in &pairs {
        if !clusters.iter().flatten().any(|colour| colour.contains(*seed)) {
            clusters.push(grown(*seed, &pairs));
        }
    }
    clusters
}

/// Everything that hangs together with the candidate.
fn grown(seed: Candidate, pairs: &[(Candidate, Candidate)]) -> Colours {
    let mut colours = [CandidateSet::from_iter([seed]), CandidateSet::EMPTY];
    loop {
        let before = colours;
        for (near, far) in pairs.iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
            for colour in 0..2 {
                if before[colour].contains(*near) {
                    colours[1 - colour].insert(*far);
                }
            }
        }
        if colours == before {
            return colours;
        }
    }
}
