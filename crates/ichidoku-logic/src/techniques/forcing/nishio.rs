//! # Nishio forcing chain
//!
//! Assume a candidate to be true. If one chain from it shows that some second candidate is true, and another chain that
//! this same candidate is false, the assumption was wrong: the candidate goes.
//!
//! ## Why it is true
//! What leads to a contradiction is not so.
//!
//! ## How to find it
//! Choose a candidate of which much follows at once, in a bivalue cell or a house with two places, and pursue its
//! consequences in two pencils until they collide. What is needed here are two plain chains, not a whole net of
//! consequences.
//!
//! ## Near miss
//! A third place or a third candidate where one of the two chains needs a strong link: that chain stops, and no
//! contradiction is left.
//!
//! ## References
//! - Named after the puzzle author Tetsuya Nishio.
//! - [SudokuWiki: Nishio forcing chains](https://www.sudokuwiki.org/Nishio_Forcing_Chains)
//! - [HoDoKu: last resort](https://hodoku.sourceforge.net/en/tech_last.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::{branch, strong_truths};
use crate::chain::{Branch, Graph, ones};
use crate::evidence::{Evidence, Link};
use crate::explain::{Key, Message, links};
use crate::state::State;
use crate::step::Step;
use crate::survey::{Nodes, Survey};
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const NISHIO: Info = Info {
    slug: "nishio-forcing-chain",
    name: "nishio forcing chain",
    aliases: &["nishio", "contradiction chain"],
    page: "nishio-forcing-chain",
    difficulty: 78,
    hodoku: HodokuScore::some("1301", HodokuLevel::Extreme, 500),
    explainer: Some(75),
    find,
    explain,
    ..super::FAMILY
};

/// Finds candidates that lead to a contradiction, each once, by the shortest pair of chains.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = survey.graph(Nodes::Plain);
    for (start, reached) in graph.branches().iter().enumerate() {
        let Some(candidate) = graph.candidate(start) else { continue };
        let both: Vec<u64> = reached.on.iter().zip(&reached.off).map(|(a, b)| a & b).collect();
        let pairs = ones(&both).filter_map(|goal| pair(graph, start, goal));
        if let Some(ways) = pairs.min_by_key(|ways| ways[0].len() + ways[1].len()) {
            let truths = strong_truths(graph, &ways);
            let evidence = Evidence::Contradiction { ways: ways.map(|way| branch(graph, &way)), truths };
            sink(Step::new(Technique::Nishio, evidence).removing([candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// The shortest chains to the goal being true and to its being false.
fn pair(graph: &Graph, start: usize, goal: usize) -> Option<[Vec<usize>; 2]> {
    Some([Branch::way(graph, start, goal, true)?, Branch::way(graph, start, goal, false)?])
}

/// The two chains, and what they come to.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Contradiction { ways: [one, other], .. } = &step.evidence else { return Vec::new() };
    let [first, second] = [one, other].map(|way| Link::between(way).map(|link| links::about(state, &link)));
    let (mut messages, second): (Vec<Message>, Vec<Message>) = (first.collect(), second.collect());
    if !messages.is_empty() && !second.is_empty() {
        messages.push(Message::new(Key::AndYet, Vec::new()));
    }
    messages.extend(second);
    messages.extend(one.last().map(|end| Message::new(Key::Contradiction, links::digit_and_place(*end).into())));
    messages
}
