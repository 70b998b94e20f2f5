//! All that chains take out of a state, without the chains: for rating, where only the outcome counts.
//!
//! A candidate falls to a chain exactly if its being true makes two nodes false of which one follows from the other's being
//! false. That is a question about rows of reachable nodes, so it costs a few words per weak link. How long the shortest
//! such chain is comes from a breadth-first search from each of them, all in step, which stops at the first that returns.

use ichidoku::CandidateSet;

use super::bits::{has, ones, set};
use super::graph::Graph;
use super::shortest::advance;

/// Every candidate that both ends of some chain exclude.
pub(crate) fn eliminations(graph: &Graph) -> CandidateSet {
    ones(graph.refuted()).filter_map(|node| graph.candidate(node)).collect()
}

/// Those of these candidates whose refutation is shortest, and how many links it has from the candidate's being true to its
/// being false; none and 0 if there are none.
pub(crate) fn soonest(graph: &Graph) -> (CandidateSet, usize) {
    let mut waves: Vec<Wave> = ones(graph.refuted()).map(|node| Wave::new(graph, node)).collect();
    let mut links = 0;
    while !waves.is_empty() {
        links += 1;
        let on = links % 2 == 0;
        waves.iter_mut().for_each(|wave| wave.advance(graph, on));
        if !on {
            let back = waves.iter().filter(|wave| wave.is_back());
            let back: CandidateSet = back.filter_map(|wave| graph.candidate(wave.start)).collect();
            if !back.is_empty() {
                return (back, links);
            }
        }
    }
    (CandidateSet::EMPTY, 0)
}

/// What follows from a node's being true, link by link.
struct Wave {
    start: usize,
    /// The nodes met so far that are false, and those that are true.
    met: [Vec<u64>; 2],
    /// The nodes met last.
    last: Vec<u64>,
}

impl Wave {
    fn new(graph: &Graph, start: usize) -> Self {
        let mut last = vec![0; graph.words()];
        set(&mut last, start);
        Self { start, met: [vec![0; graph.words()], last.clone()], last }
    }

    /// Goes on by one link, to nodes that are true or to nodes that are false.
    fn advance(&mut self, graph: &Graph, on: bool) {
        self.last = advance(&self.last, &mut self.met[usize::from(on)], |node| graph.leading(on, node));
    }

    /// True if the node has turned out false.
    fn is_back(&self) -> bool {
        has(&self.last, self.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::survey::{Nodes, Survey};
    use crate::{State, Technique};
    use ichidoku::{Grid, Puzzle};

    /// The closure takes out exactly what the chains and the discontinuous loops of the same graph take out.
    #[test]
    fn the_closure_is_the_union_of_the_chains() {
        for line in [
            "4.53..8.......9.36..2..........25.4..9...82..7......1..8....1......9..6.....46...",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ] {
            let state = State::new(&Grid::from(line.parse::<Puzzle>().unwrap()));
            let survey = Survey::new(&state);
            for (nodes, chains, loops) in [
                (Nodes::Plain, Technique::Aic, Technique::DiscontinuousLoop),
                (Nodes::Grouped, Technique::GroupedAic, Technique::GroupedDiscontinuousLoop),
            ] {
                let steps = [chains.all(&survey), loops.all(&survey)].concat();
                let union: CandidateSet = steps.iter().flat_map(|s| s.eliminations.iter().copied()).collect();
                let closure = eliminations(survey.graph(nodes));
                assert_eq!(closure, union, "{nodes:?} in {line}");
            }
        }
    }

    /// The soonest candidates are those with the shortest refutation, link by link.
    #[test]
    fn the_soonest_have_the_shortest_loops() {
        for line in [
            "4.53..8.......9.36..2..........25.4..9...82..7......1..8....1......9..6.....46...",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ] {
            let state = State::new(&Grid::from(line.parse::<Puzzle>().unwrap()));
            let survey = Survey::new(&state);
            for nodes in [Nodes::Plain, Nodes::Grouped, Nodes::AlmostLocked] {
                let graph = survey.graph(nodes);
                // From the node's being true, along the way, and back to its being false.
                let links = |node| graph.refutation(node).map_or(0, |way| way.len() + 1);
                let fewest = ones(graph.refuted()).map(links).min().unwrap_or(0);
                let shortest = ones(graph.refuted()).filter(|node| links(*node) == fewest);
                let shortest: CandidateSet = shortest.filter_map(|node| graph.candidate(node)).collect();
                assert_eq!(soonest(graph), (shortest, fewest), "{nodes:?} in {line}");
            }
        }
    }
}
