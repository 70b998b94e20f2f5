//! What follows from each node being false, for all nodes at once.
//!
//! ```text
//!   ends          a node that is false, or that is true           a false -> b true -> c false -> ...
//!   components    ends that follow from each other: loops         {a false, b true}
//! ```
//!
//! This is the transitive closure of the implication graph. Tarjan's search for strongly connected components (*SIAM Journal
//! on Computing* 1, 1972) closes a component only when all that it leads to are closed. So the row of a component is the `or`
//! of the rows of its successors, made once and shared by its members (Nuutila, *Efficient transitive closure computation
//! in large digraphs*, 1995). With n ends, l links and w words a row, that costs O(n + l · w), where a search from each node
//! would cost n times as much. The search keeps its own stack, since chains can be hundreds of nodes long.

use super::bits::{add, ones, set};
use super::link_graph::LinkGraph;

/// For each node the nodes that are true if it is false.
pub(crate) struct Reachable {
    words: usize,
    /// By end, its component.
    component: Vec<u32>,
    /// By component, the nodes that are true if it holds.
    on: Vec<u64>,
}

/// The component of all ends from which nothing follows that is true.
const NOTHING: u32 = 0;
/// No component yet.
const NONE: u32 = u32::MAX;

/// The number of an end.
fn end(node: usize, on: bool) -> usize {
    2 * node + usize::from(on)
}

/// Whether the end is a node that is false; then its links lead to nodes that are true.
fn is_off(end: usize) -> bool {
    end & 1 == 0
}

impl Reachable {
    /// Everything that follows from each node of the graph being false.
    pub(super) fn new(graph: &LinkGraph) -> Self {
        let words = graph.words();
        let mut component = vec![NONE; 2 * graph.len()];
        let linked = |node: &usize| graph.strong(*node).iter().any(|word| *word != 0);
        for node in (0..graph.len()).filter(|node| !linked(node)) {
            component[end(node, false)] = NOTHING;
        }
        let reaches = Self { words, component, on: vec![0; words] };
        let order = vec![0; 2 * graph.len()];
        let mut search = Search { graph, reaches, order, met: 0, open: Vec::new(), path: Vec::new() };
        (0..graph.len()).filter(linked).for_each(|node| search.explore(end(node, false)));
        search.reaches
    }

    /// What is true if the node is false.
    pub(crate) fn on(&self, node: usize) -> &[u64] {
        &self.on[self.component(node) * self.words..][..self.words]
    }

    /// The number of the component of the node's being false.
    pub(crate) fn component(&self, off: usize) -> usize {
        self.component[end(off, false)] as usize
    }

    /// Whether the first node's being false and the second one's being true follow from each other.
    pub(crate) fn in_loop(&self, off: usize, on: usize) -> bool {
        self.component[end(off, false)] == self.component[end(on, true)]
    }
}

/// The search for components.
struct Search<'g> {
    graph: &'g LinkGraph,
    reaches: Reachable,
    /// By end, when it was met, from 1 on.
    order: Vec<u32>,
    met: u32,
    /// The ends that have been met and have no component yet, in order.
    open: Vec<usize>,
    path: Vec<Stage>,
}

/// An end on the path.
struct Stage {
    end: usize,
    /// The earliest open end that it leads to.
    low: u32,
    /// Where its links are gone through: the word of its row, and what is left of it.
    word: usize,
    rest: u64,
}

impl Search<'_> {
    /// Finds the components of all that the end leads to.
    fn explore(&mut self, root: usize) {
        if self.order[root] == 0 {
            self.enter(root);
        }
        while let Some(mut stage) = self.path.pop() {
            match self.next(&mut stage) {
                Some(next) => {
                    self.path.push(stage);
                    if self.order[next] == 0 {
                        self.enter(next);
                    }
                }
                None => self.leave(&stage),
            }
        }
    }

    fn enter(&mut self, end: usize) {
        self.met += 1;
        self.order[end] = self.met;
        self.open.push(end);
        let rest = self.leading(end)[0];
        self.path.push(Stage { end, low: self.met, word: 0, rest });
    }

    /// Where the end's links lead to.
    fn leading(&self, end: usize) -> &[u64] {
        self.graph.leading(is_off(end), end / 2)
    }

    /// The next end that it leads to and that has not been met.
    fn next(&self, stage: &mut Stage) -> Option<usize> {
        let row = self.leading(stage.end);
        loop {
            while stage.rest == 0 {
                stage.word += 1;
                stage.rest = *row.get(stage.word)?;
            }
            let next = end(stage.word * 64 + stage.rest.trailing_zeros() as usize, is_off(stage.end));
            stage.rest &= stage.rest - 1;
            match (self.reaches.component[next], self.order[next]) {
                (NONE, 0) => return Some(next),
                (NONE, order) => stage.low = stage.low.min(order),
                _ => {}
            }
        }
    }

    /// Goes back from an end; if it leads to no earlier open one, those open from it on are a component.
    fn leave(&mut self, stage: &Stage) {
        if let Some(parent) = self.path.last_mut() {
            parent.low = parent.low.min(stage.low);
        }
        let first = self.order[stage.end];
        if stage.low == first {
            let start = self.open.iter().rposition(|end| self.order[*end] == first).unwrap_or_default();
            self.close(start);
        }
    }

    /// Makes a component of the open ends from this one on.
    fn close(&mut self, start: usize) {
        let Reachable { words, component, on } = &mut self.reaches;
        let number = on.len() / *words;
        on.resize(on.len() + *words, 0);
        let (closed, row) = on.split_at_mut(number * *words);
        for member in &self.open[start..] {
            let leads_on = is_off(*member);
            for node in ones(self.graph.leading(leads_on, member / 2)) {
                if leads_on {
                    set(row, node);
                }
                let next = component[end(node, leads_on)];
                if next != NONE && next != NOTHING {
                    add(row, &closed[next as usize * *words..][..*words]);
                }
            }
        }
        let nothing = row.iter().all(|word| *word == 0);
        if nothing {
            on.truncate(number * *words);
        }
        let number = if nothing { NOTHING } else { number as u32 };
        self.open.drain(start..).for_each(|end| component[end] = number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chain::shortest::{End, layers};
    use crate::chain::{Branch, has};
    use crate::survey::{Nodes, Survey};
    use crate::{Solver, State};
    use ichidoku::Stop;

    /// What is false and what is true if the node is as it says, layer by layer.
    fn met(graph: &LinkGraph, node: usize, on: bool) -> [Vec<u64>; 2] {
        let mut met = [vec![0; graph.words()], vec![0; graph.words()]];
        for (depth, layer) in layers(graph, End { node, on }, None).iter().enumerate() {
            add(&mut met[usize::from(on != (depth % 2 == 1))], layer);
        }
        met
    }

    #[test]
    fn all_at_once_is_each_by_itself() {
        let mut loops = 0;
        for line in [
            "4.53..8.......9.36..2..........25.4..9...82..7......1..8....1......9..6.....46...",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ] {
            let mut state = State::from_puzzle(&line.parse().unwrap());
            while let Some(step) = Solver::nets().next(&state, Stop::never()).unwrap() {
                let survey = Survey::new(&state);
                for nodes in [Nodes::Plain, Nodes::Grouped, Nodes::AlmostLocked] {
                    let graph = survey.graph(nodes);
                    let reaches = Reachable::new(graph);
                    let after: Vec<[Vec<u64>; 2]> = (0..graph.len()).map(|node| met(graph, node, true)).collect();
                    for node in 0..graph.len() {
                        let Branch { on, off } = &graph.branches()[node];
                        assert_eq!([off, on], [&after[node][0], &after[node][1]]);
                        let [_, on] = met(graph, node, false);
                        assert_eq!(reaches.on(node), on);
                        for other in ones(&on) {
                            let back = has(&after[other][0], node);
                            assert_eq!(reaches.in_loop(node, other), back);
                            loops += usize::from(back);
                        }
                    }
                }
                state.apply(&step);
            }
        }
        assert!(loops > 0);
    }
}
