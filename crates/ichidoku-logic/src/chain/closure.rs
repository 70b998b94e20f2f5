//! All that chains take out of a state, without the chains: for rating, where only the outcome counts.

use ichidoku::CandidateSet;

use super::Graph;
use super::bits::ones;

/// Every candidate that both ends of some chain exclude.
pub(crate) fn eliminations(graph: &Graph) -> CandidateSet {
    ones(graph.refuted()).filter_map(|node| graph.candidate(node)).collect()
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
}
