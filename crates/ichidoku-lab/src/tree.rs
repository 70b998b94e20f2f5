//! The tree of guesses that a run makes, in bounded memory however long the run is.

use ichidoku::{Candidate, Cell};

use crate::observe::{Contradiction, Event, Observer};

/// Grows the tree of a run: a node for each guess, below the guess it was made after. At most a given number of nodes is
/// kept: when there are more, the smallest subtrees that are done with are folded into the nodes above them, which
/// remember how many nodes went. So what stays is where the work was, and the guesses that are open.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_lab::{Algorithm, Limits, Method, SearchTree};
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
/// let mut tree = SearchTree::new(300);
/// let run = Method::ROW_BY_ROW.run(&puzzle, &Limits::new(), &mut tree);
/// let nodes = tree.finish();
/// assert!(nodes.len() <= 300);
/// assert_eq!(nodes[0].nodes, run.counts.assignments + 1);
/// assert_eq!(nodes.iter().map(|node| 1 + node.folded).sum::<u64>(), nodes[0].nodes);
/// assert_eq!(nodes.iter().filter(|node| node.ended.is_none()).count(), 52);
/// ```
#[derive(Clone, Debug)]
pub struct SearchTree {
    limit: usize,
    /// Subtrees of at most this many nodes are folded as soon as they are done with.
    folded: u64,
    /// Each node before those below it, so that what is folded at once is always at the end.
    nodes: Vec<TreeNode>,
    /// The places of the open nodes, the root first: one for each depth.
    path: Vec<usize>,
    written: u64,
    clash: Option<(Candidate, Cell)>,
}

/// A guess, what followed from it, and what came of it. The root stands for the clues.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TreeNode {
    /// The place of the node above it in the list, always an earlier one; `None` for the root.
    pub parent: Option<usize>,
    /// Number of open guesses, itself included: 0 for the root.
    pub depth: u32,
    /// The guess; `None` for the root.
    pub guess: Option<Candidate>,
    /// Digits written because they follow from the guess, each cell's last one.
    pub placed: Vec<Candidate>,
    /// Number of digits written when it was made, its own included.
    pub begun: u64,
    /// Number of digits written when it was taken back; `None` if it never was.
    pub ended: Option<u64>,
    /// Number of nodes from here down, itself included.
    pub nodes: u64,
    /// Number of nodes from here down with none below them that were taken back.
    pub dead_ends: u64,
    /// Number of nodes below it that are not in the list, nor below another node of the list.
    pub folded: u64,
    /// Number of digits that were refused here since they conflicted: guesses that were not made.
    pub refused: u64,
    /// Whether a solution was found right here.
    pub is_solved: bool,
    /// What showed that it is a dead end, where the algorithm told.
    pub dead: Option<DeadEnd>,
}

/// What showed that a guess leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// A cell without a digit or a digit without a place.
    Contradiction(Contradiction),
    /// The digit written in a cell conflicts with another cell.
    Clash(Candidate, Cell),
}

impl SearchTree {
    /// The fewest nodes that a tree can be held to: the longest path, and something beside it.
    pub const FEWEST_NODES: usize = 200;

    /// Begins with the root, and keeps at most this many nodes, or [`SearchTree::FEWEST_NODES`].
    pub fn new(limit: usize) -> Self {
        let root = TreeNode { nodes: 1, ..TreeNode::default() };
        let limit = limit.max(Self::FEWEST_NODES);
        Self { limit, folded: 0, nodes: vec![root], path: vec![0], written: 0, clash: None }
    }

    /// The nodes that were kept, each after the one above it, the root first.
    pub fn finish(mut self) -> Vec<TreeNode> {
        // Open nodes hear from those below them now only.
        for depth in (1..self.path.len()).rev() {
            let (parent, node) = (self.path[depth - 1], self.path[depth]);
            self.count(parent, node);
        }
        self.nodes
    }

    fn top(&mut self) -> &mut TreeNode {
        let top = self.path.last().copied().unwrap_or_default();
        &mut self.nodes[top]
    }

    fn guess(&mut self, candidate: Candidate, depth: u32) {
        self.close(depth);
        if self.nodes.len() >= self.limit {
            self.fold();
        }
        let parent = self.path.last().copied();
        let (begun, guess) = (self.written, Some(candidate));
        self.path.push(self.nodes.len());
        self.nodes.push(TreeNode { parent, depth, guess, begun, nodes: 1, ..TreeNode::default() });
        self.clash = None;
    }

    fn place(&mut self, candidate: Candidate, depth: u32) {
        let node = self.path.get(depth as usize).copied().unwrap_or_default();
        let placed = &mut self.nodes[node].placed;
        match placed.iter_mut().find(|other| other.cell() == candidate.cell()) {
            Some(other) => *other = candidate,
            None => placed.push(candidate),
        }
    }

    /// Ends all open nodes at this depth or deeper.
    fn close(&mut self, depth: u32) {
        while self.path.len() > depth.max(1) as usize {
            let Some(place) = self.path.pop() else { return };
            let parent = self.path.last().copied().unwrap_or_default();
            let is_leaf = self.nodes[place].nodes == 1;
            let is_dead = is_leaf && !self.nodes[place].is_solved;
            self.nodes[place].ended = Some(self.written);
            self.nodes[place].dead_ends += u64::from(is_dead);
            if self.nodes[place].nodes <= self.folded {
                self.count(parent, place);
                self.nodes[parent].folded += self.nodes[place].nodes;
                self.nodes.truncate(place);
            } else {
                if is_dead && self.nodes[place].dead.is_none() {
                    self.nodes[place].dead = self.clash.map(|(candidate, with)| self.why(candidate, with));
                }
                self.count(parent, place);
            }
        }
        self.clash = None;
    }

    /// Counts what is below a node for the one above it.
    fn count(&mut self, parent: usize, node: usize) {
        self.nodes[parent].nodes += self.nodes[node].nodes;
        self.nodes[parent].dead_ends += self.nodes[node].dead_ends;
    }

    /// What the last conflict means: an open cell that conflicted with every digit has none left.
    fn why(&self, candidate: Candidate, with: Cell) -> DeadEnd {
        let is_written = |node: &usize| {
            let node = &self.nodes[*node];
            node.guess.iter().chain(&node.placed).any(|other| other.cell() == candidate.cell())
        };
        if self.path.iter().any(is_written) || self.nodes.last().is_some_and(|last| last.guess == Some(candidate)) {
            DeadEnd::Clash(candidate, with)
        } else {
            DeadEnd::Contradiction(Contradiction::Cell(candidate.cell()))
        }
    }

    /// Folds ever larger subtrees that are done with, until there is room for as many nodes as are left.
    fn fold(&mut self) {
        while self.nodes.len() > self.limit / 2 && self.nodes.iter().any(|node| node.ended.is_some()) {
            self.folded = (2 * self.folded).max(1);
            self.drop_folded();
        }
    }

    fn drop_folded(&mut self) {
        let nodes = std::mem::take(&mut self.nodes);
        let mut places = Vec::with_capacity(nodes.len());
        for mut node in nodes {
            // A node is before those below it, so it is known where it went; what is below a node that goes, goes too.
            let parent = node.parent.and_then(|parent| places.get(parent).copied().flatten());
            let goes = node.ended.is_some() && node.nodes <= self.folded;
            places.push((!goes).then_some(self.nodes.len()));
            if goes {
                if let Some(parent) = parent {
                    self.nodes[parent].folded += node.nodes;
                }
            } else {
                node.parent = parent;
                self.nodes.push(node);
            }
        }
        self.path.iter_mut().for_each(|place| *place = places[*place].unwrap_or_default());
    }
}

impl Observer for SearchTree {
    #[inline]
    fn see(&mut self, event: Event, depth: u32) {
        match event {
            Event::Place { cell, digit, guess } => {
                self.written += 1;
                let candidate = Candidate::of(cell, digit);
                if guess { self.guess(candidate, depth) } else { self.place(candidate, depth) }
            }
            Event::Clash { cell, digit, with } => {
                self.top().refused += 1;
                self.clash = Some((Candidate::of(cell, digit), with));
            }
            Event::Contradiction(contradiction) => {
                self.top().dead = Some(DeadEnd::Contradiction(contradiction));
            }
            Event::Backtrack { .. } => self.close(depth),
            Event::Solved => self.top().is_solved = true,
            Event::Try { .. } | Event::Eliminate { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm::Algorithm;
    use crate::limits::Limits;
    use crate::method::Method;
    use crate::replay::Replay;
    use crate::run::Run;
    use ichidoku::Puzzle;

    const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// Inkala's puzzle of 2010.
    const HARD: &str = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

    fn grow(name: &str, puzzle: &str, limit: usize) -> (Vec<TreeNode>, Run) {
        let mut tree = SearchTree::new(limit);
        let limits = Limits::new().steps(300_000);
        let run = Method::named(name).unwrap().run(&puzzle.parse().unwrap(), &limits, &mut tree);
        (tree.finish(), run)
    }

    #[test]
    fn every_guess_is_counted_once_whatever_is_folded() {
        for name in ["row-by-row", "candidate-lists", "fewest-first", "dancing-links", "brute-force"] {
            for limit in [200, 1000, 1_000_000] {
                let (nodes, run) = grow(name, HARD, limit);
                assert!(nodes.len() <= limit, "{name}, {limit}: {}", nodes.len());
                assert_eq!(nodes[0].nodes, run.counts.assignments + 1, "{name}, {limit}");
                let listed: u64 = nodes.iter().map(|node| 1 + node.folded).sum();
                assert_eq!(listed, nodes[0].nodes, "{name}, {limit}");
                let back = nodes[0].nodes - 1 - nodes.iter().filter(|node| node.ended.is_none()).count() as u64 + 1;
                assert_eq!(back, run.counts.backtracks, "{name}, {limit}");
            }
        }
    }

    #[test]
    fn a_node_counts_what_is_below_it() {
        let (nodes, _) = grow("row-by-row", HARD, 300);
        for (place, node) in nodes.iter().enumerate() {
            let below: Vec<&TreeNode> = nodes.iter().filter(|other| other.parent == Some(place)).collect();
            assert_eq!(node.nodes, 1 + node.folded + below.iter().map(|other| other.nodes).sum::<u64>());
            assert!(below.iter().all(|other| other.depth == node.depth + 1 && other.begun > node.begun));
            assert!(node.parent.is_none_or(|parent| parent < place));
            assert!(node.dead_ends < node.nodes + u64::from(node.nodes == 1));
        }
    }

    #[test]
    fn the_open_path_is_the_grid_at_the_end() {
        for name in ["row-by-row", "fewest-first", "eliminate-first", "eliminate-fewest", "dancing-links", "sat"] {
            let puzzle: Puzzle = HARD.parse().unwrap();
            let (mut tree, mut replay) = (SearchTree::new(250), Replay::new(&puzzle));
            Method::named(name).unwrap().run(&puzzle, &Limits::new(), &mut (&mut tree, &mut replay));
            let mut grid = puzzle;
            for node in tree.finish().iter().filter(|node| node.ended.is_none()) {
                let digits = node.guess.iter().chain(&node.placed);
                digits.for_each(|candidate| grid.set(candidate.cell(), Some(candidate.digit())));
            }
            assert_eq!(grid, *replay.grid(), "{name}");
        }
    }

    #[test]
    fn a_dead_end_says_why() {
        for (name, puzzle) in [("row-by-row", EASY), ("fewest-first", HARD), ("eliminate-first", HARD)] {
            let (nodes, _) = grow(name, puzzle, 1_000_000);
            let dead: Vec<&TreeNode> = nodes.iter().filter(|node| node.nodes == 1 && node.ended.is_some()).collect();
            assert!(!dead.is_empty() && dead.iter().all(|node| node.dead.is_some()), "{name}");
            assert_eq!(dead.len() as u64, nodes[0].dead_ends, "{name}");
        }
        let (nodes, _) = grow("brute-force", EASY, 1_000_000);
        assert!(nodes.iter().any(|node| matches!(node.dead, Some(DeadEnd::Clash(..)))));
    }

    #[test]
    fn what_never_guesses_has_no_more_than_a_root() {
        for name in ["annealing", "engine"] {
            let (nodes, _) = grow(name, EASY, 200);
            assert_eq!(nodes.len(), 1, "{name}");
            assert!(nodes[0].placed.len() <= 81);
        }
    }
}
