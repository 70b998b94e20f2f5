//! All that chains take out of a state, without the chains: for rating, where only the outcome counts.

use ichidoku::{Candidate, CandidateSet};

use super::Graph;
use super::bits::{add, common, has, meet, ones, set};
use crate::survey::Survey;

/// Every candidate that both ends of some chain exclude.
///
/// `follows[a]` are the nodes that are false if `a` is (one strong and one weak link at a time, closed under
/// repetition); one strong link on from these lie the nodes that are true. A candidate goes if it excludes two nodes of
/// which one must be true.
pub(crate) fn eliminations(survey: &Survey<'_>, graph: &Graph) -> CandidateSet {
    let words = graph.words();
    let linked: Vec<usize> = (0..graph.len()).filter(|node| graph.strong(*node).iter().any(|w| *w != 0)).collect();
    let follows = close(graph, &linked);
    let mut on = vec![0; graph.len() * words];
    for a in &linked {
        let row = &mut on[a * words..][..words];
        add(row, graph.strong(*a));
        ones(&follows[a * words..][..words]).for_each(|b| add(row, graph.strong(b)));
    }
    let ends = mask(&linked, words);
    let excluded = |candidate: &(usize, Candidate)| {
        let near = graph.weak(candidate.0);
        common(near, &ends).any(|a| meet(&on[a * words..][..words], near))
    };
    let candidates = (0..graph.len()).filter_map(|node| graph.candidate(node).map(|c| (node, c)));
    candidates.filter(excluded).map(|(_, c)| c).filter(|c| survey.has(*c)).collect()
}

/// The nodes that are false if the node is, by Warshall's closure over the nodes with strong links.
fn close(graph: &Graph, linked: &[usize]) -> Vec<u64> {
    let words = graph.words();
    let ends = mask(linked, words);
    let mut follows = vec![0; graph.len() * words];
    for a in linked {
        let row = &mut follows[a * words..][..words];
        ones(graph.strong(*a)).for_each(|b| add(row, graph.weak(b)));
        row.iter_mut().zip(&ends).for_each(|(word, end)| *word &= end);
    }
    let mut through = vec![0; words];
    for k in linked {
        through.copy_from_slice(&follows[k * words..][..words]);
        for a in linked {
            if has(&follows[a * words..], *k) {
                add(&mut follows[a * words..][..words], &through);
            }
        }
    }
    follows
}

fn mask(nodes: &[usize], words: usize) -> Vec<u64> {
    let mut mask = vec![0; words];
    nodes.iter().for_each(|node| set(&mut mask, *node));
    mask
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::survey::Nodes;
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
                let closure = eliminations(&survey, survey.graph(nodes));
                assert_eq!(closure, union, "{nodes:?} in {line}");
            }
        }
    }
}
